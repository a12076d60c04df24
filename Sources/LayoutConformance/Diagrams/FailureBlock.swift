import LayoutAPI

/// A finding as the person reads it who has to act on it: on one screen.
///
/// What happened comes first, the next command last; colour is never the only signal.
package struct FailureBlock {
  private let finding: Finding
  private let subject: String
  private let style: TextStyle
  private let isVerbose: Bool

  /// The lines of a block that has no test to paste in it.
  package static let most = 40

  /// Sets up the block.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - subject: The name of the layout.
  ///   - style: How the text looks.
  ///   - isVerbose: Whether the test to paste and the whole commands are part of it, and how the case was
  ///     shrunk.
  package init(
    _ finding: Finding, subject: String, style: TextStyle = TextStyle(), isVerbose: Bool = false
  ) {
    self.finding = finding
    self.subject = subject
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The whole block, ending with an empty line.
  package var text: String {
    // What is long in itself is told in part, so that the rest stays in sight.
    let drafts = Room.all.lazy.map { lines(in: $0) }
    let fitting = drafts.first { $0.count <= Self.most - 1 } ?? lines(in: Room.all.last ?? Room())
    let all = fitting + (isVerbose ? verboseLines : []) + [""]
    return style.text(all.joined(separator: "\n"), behind: finding.status.fails ? .bad : .warning)
  }

  /// The finding in one line of a list.
  package var outline: String {
    let message = finding.exhibit.message
    let text = "\(finding.rule.id.padded(to: 9)) "
      + PlainNumbers(in: [message]).shortened(message).inOneLine
    let mark: TextStyle.Mark = finding.status.fails ? .bad : .warning
    return style.text(style.width.map { text.cut(to: $0 - 10) } ?? text, behind: mark)
  }

  /// How much of what may be long is told.
  private struct Room {
    var subviews = 8
    var calls = 10
    var printed = 20
    var rows = 8

    static let all = [
      Room(), Room(subviews: 6, calls: 8, printed: 12, rows: 7),
      Room(subviews: 4, calls: 6, printed: 6, rows: 6),
      Room(subviews: 3, calls: 5, printed: 3, rows: 4),
    ]
  }

  private func lines(in room: Room) -> [String] {
    let head = "\(finding.rule.id)  \(finding.headline(of: subject))"
      .wrapped(to: style.width, after: 2, indent: String(repeating: " ", count: 12))
    let at = section("At", placeLines)
    let printed = section("Printed", printed(room.printed))
    guard finding.hasCase else {
      return head + [""] + at + printed + section("Next", [next])
    }
    let texts = [caseLines(most: room.subviews), callLines(most: room.calls)]
    let numbers = PlainNumbers(in: texts.flatMap(\.self))
    let parts =
      at + section("Expected", finding.exception.map { [$0] } ?? [])
      + section(caseTitle, texts[0].map(numbers.shortened))
      + section("Calls", texts[1].map(numbers.shortened))
      + section("Picture", pictureLines(rows: room.rows))
      + printed + [""] + section("Check first", causeLines)
    return head + [""] + parts + section("Next", [next])
  }

  private var verboseLines: [String] {
    let test = RuleCatalogue.rule(finding.rule.id) == nil || !finding.hasCase ? [] : testLines
    return section("As a test", test) + section("Reproduce", reproduction)
  }

  private static let indent = 18

  private func section(_ title: String, _ lines: [String]) -> [String] {
    // What a layout made may have lines of its own.
    let lines = lines.flatMap {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    guard !lines.isEmpty else { return [] }
    return lines.enumerated().map { index, line in
      let text = "  \((index == 0 ? title : "").padded(to: Self.indent - 2))\(line)"
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var placeLines: [String] {
    guard let place = finding.exhibit.place,
      !(place.text.map(finding.exhibit.message.contains) ?? false)
    else { return [] }
    return ["\(place.file):\(place.line)" + (place.text.map { "   \($0)" } ?? "")]
  }

  private func printed(_ most: Int) -> [String] {
    let lines = finding.exhibit.printedLines
    guard lines.count > most else { return lines }
    return ["… \(lines.count - most + 1) lines before"] + lines.suffix(most - 1)
  }

  private var causeLines: [String] {
    finding.causes.prefix(3).flatMap {
      "• \($0)".wrapped(to: style.width.map { $0 - Self.indent }, indent: "  ")
    }
  }

  private var testLines: [String] {
    finding.testSource(of: subject).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private var reproduction: [String] { finding.reproduction.map { [$0.commandLine] } ?? [] }

  /// The commands that lead on.
  private var next: String {
    // A rule that a test makes up is in no catalogue.
    let explain =
      RuleCatalogue.rule(finding.rule.id) == nil
      ? [] : ["layout-conformance explain \(finding.rule.id)"]
    return (explain + (finding.reproduction?.next(showsTest: finding.hasCase) ?? []))
      .joined(separator: " · ")
  }
}

extension FailureBlock {
  /// What the case is called: whether a smaller one was looked for.
  package var caseTitle: String { finding.shrinking == nil ? "Case" : "Smallest case" }

  /// The case in words and numbers, with what it was found as, and `any` for what does not matter.
  package var caseLines: [String] {
    let lines = caseLines(most: 12)
    return lines.map(PlainNumbers(in: lines).shortened)
  }

  /// The calls that show the failure, the one that is wrong marked.
  package var callLines: [String] {
    let lines = callLines(most: 24)
    return lines.map(PlainNumbers(in: lines).shortened)
  }

  private func caseLines(most: Int) -> [String] {
    let layoutCase = finding.layoutCase
    let count = layoutCase.subviews.count
    var lines = [counted(count, "subview") + origin]
    lines += layoutCase.subviews.prefix(most).enumerated().map {
      "subview \($0)   \(finding.latitude.words(of: $1, at: $0))"
    }
    if count > most { lines.append("… and \(count - most) more") }
    let proposal = finding.latitude.words(of: layoutCase.proposal)
    lines.append("proposal    \(proposal)      origin \(layoutCase.originText)")
    if layoutCase.readsRightToLeft { lines.append("direction   right to left") }
    if !layoutCase.configuration.isEmpty {
      lines.append("parameters  \(layoutCase.configuration.words)")
    }
    lines += layoutCase.script.enumerated().map { "call \($0 + 1)      \($1.words)" }
    if let before = layoutCase.before {
      if let earlier = before.subviews {
        let words = earlier.map(\.words).joined(separator: ", ")
        lines.append("before      \(words.isEmpty ? "no subviews" : words)")
      }
      if let values = before.configuration { lines.append("before      \(values.words)") }
    }
    return lines
  }

  /// What the case was found as.
  private var origin: String {
    guard let shrinking = finding.shrinking, let index = finding.caseIndex else { return "" }
    var text = "   (found as case \(index) with \(shrinking.from)"
    if isVerbose {
      text += "; \(counted(shrinking.steps, "step")), \(shrinking.evaluations) tried"
    }
    return text + (shrinking.isExhausted ? ", where the budget ended)" : ")")
  }

  /// The calls up to the one that is wrong, in so many lines: the first and the last are told.
  private func callLines(most: Int) -> [String] {
    let exhibit = finding.exhibit
    let placed = exhibit.calls.lastIndex {
      $0.subview == exhibit.subview && $0.text.hasPrefix("place")
    }
    let culprit = exhibit.unreturned ?? (exhibit.subview == nil ? nil : placed)
    let end = exhibit.unreturned == nil ? culprit ?? exhibit.calls.count - 1 : exhibit.calls.count - 1
    let groups = Self.groups(of: exhibit.calls.prefix(end + 1), culprit)
    let lines = groups.map { group in
      let call = exhibit.calls[group.lowerBound]
      var text = "\(group.lowerBound + 1)".padded(to: 4)
      switch (call.subview, group.count) {
      case (nil, _): text += "layout  "
      case (let subview?, 1): text += "  subview \(subview)  "
      case (let subview?, let count): text += "  subviews \(subview)–\(subview + count - 1)  "
      }
      text += call.text
      if let culprit, group.contains(culprit) { text += "   ← \(remark)" }
      return text
    }
    guard lines.count > most else { return lines }
    // The one that did not return may have asked much since.
    let marked = culprit.flatMap { index in groups.firstIndex { $0.contains(index) } }
    let last = most - 1 - most / 3
    let kept = lines.suffix(last)
    let isHidden = marked.map { $0 >= most / 3 && $0 < kept.startIndex } ?? false
    let middle = isHidden ? marked.map { [lines[$0]] } ?? [] : []
    let left = lines.count - most / 3 - last
    return lines.prefix(most / 3) + middle + ["…   \(counted(left, "line")) more"] + kept
  }

  /// The calls that are told in one line: the same question to one subview after the other, with the same
  /// answer.
  private static func groups(
    of calls: ArraySlice<Exhibit.Line>, _ culprit: Int?
  ) -> [ClosedRange<Int>] {
    var groups: [ClosedRange<Int>] = []
    for index in calls.indices {
      guard let group = groups.last, let subview = calls[index].subview, index != culprit,
        group.upperBound != culprit, calls[group.upperBound].subview == subview - 1,
        calls[group.upperBound].text == calls[index].text
      else {
        groups.append(index...index)
        continue
      }
      groups[groups.count - 1] = group.lowerBound...index
    }
    return groups
  }

  /// What would have been right for the call that is marked.
  private var remark: String {
    if finding.exhibit.unreturned != nil {
      return finding.exhibit.place.map { "did not return: \($0.name):\($0.line)" }
        ?? "did not return"
    }
    guard let subview = finding.exhibit.subview, let expected = finding.exhibit.expected,
      expected.indices.contains(subview)
    else { return "here" }
    return "expected \(expected[subview].text)"
  }

  private func pictureLines(rows: Int) -> [String] {
    guard let bounds = finding.exhibit.bounds,
      finding.exhibit.frames.contains(where: { !$0.isUnplaced })
    else { return [] }
    let actual = Picture(bounds: bounds, frames: finding.exhibit.frames)
    guard let frames = finding.exhibit.expected else {
      let lines = TextDiagram(actual, isASCII: style.isASCII, rows: rows).lines + actual.notes
      return lines.map(PlainNumbers(in: lines).shortened)
    }
    let expected = Picture(bounds: bounds, frames: frames)
    // Both, with a title each, stand beside each other.
    let columns = style.width.map { min(max(($0 - Self.indent - 19) / 2, 12), 32) } ?? 32
    let lines = TextDiagram.sideBySide(
      ("expected", expected), ("actual", actual), isASCII: style.isASCII, columns: columns,
      rows: rows)
    let others = expected.notes.filter { !actual.notes.contains($0) }.map { "expected: \($0)" }
    let all = lines + others + actual.notes
    return all.map(PlainNumbers(in: all).shortened)
  }
}

extension Exhibit {
  /// What the layout printed, without the message that the finding begins with and the runtime's own
  /// list of addresses.
  package var printedLines: [String] {
    let lines = output?.split(whereSeparator: \.isNewline).map(String.init) ?? []
    return lines.map { $0.replacing(#/UserSource_[0-9a-f]{6,16}[.\/]/#, with: "") }.filter { line in
      !line.hasPrefix("Current stack trace:") && line.prefixMatch(of: Self.address) == nil
        && !line.hasSuffix(": Precondition failed") && !line.hasSuffix(": Assertion failed")
        && !Self.openings.contains { line.contains($0) && isTold(line, behind: $0) }
    }
  }

  private static var address: Regex<Substring> { #/[0-9]+ +\S+ +0x[0-9a-f]{8,16} /# }

  private static let openings = [
    "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "Could not cast value of type",
    "Simultaneous accesses to", "Fatal access conflict detected.", "Previous access (",
    "Current access (",
  ]

  private func isTold(_ line: String, behind opening: String) -> Bool {
    guard opening.hasSuffix(": "), let reason else { return reason != nil }
    let text = line.firstRange(of: opening).map { line[$0.upperBound...] } ?? ""
    return text.hasPrefix(reason.prefix(20))
  }
}

extension Exhibit.Place {
  /// The name of the file, without its folder.
  package var name: String { file.split(separator: "/").last.map(String.init) ?? file }
}

extension Configuration {
  /// The parameters in one line, by name.
  fileprivate var words: String {
    sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

extension String {
  /// The text with spaces behind it, up to so many columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
