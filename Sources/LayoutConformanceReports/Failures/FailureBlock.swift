import LayoutAPI
package import LayoutConformance

/// A finding as the person reads it who has to act on it: on one screen.
///
/// What happened comes first, the next command last; colour is never the only signal.
package struct FailureBlock {
  let finding: Finding
  let style: TextStyle
  let isVerbose: Bool
  private let subject: String

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
    let text =
      "\(finding.rule.id.padded(to: 9)) "
      + PlainNumbers(in: [message]).shortened(message).inOneLine
    let mark: TextStyle.Mark = finding.status.fails ? .bad : .warning
    return style.text(style.width.map { text.cut(to: $0 - 10) } ?? text, behind: mark)
  }

  /// How much of what may be long is told.
  private struct Room {
    var subviews = 8
    var calls = 10
    var printed = 20
    var rows = 9

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
      return head + [""] + at + printed
        + alsoLines + section("Next", [next])
    }
    let texts = [caseLines(most: room.subviews), callLines(most: room.calls)]
    let numbers = PlainNumbers(in: texts.flatMap(\.self))
    let parts =
      at + section("Expected", finding.exception.map { [$0] } ?? [])
      + section(caseTitle, texts[0].map(numbers.shortened))
      + section("Calls", texts[1].map(numbers.shortened))
      + section("Picture", pictureLines(rows: room.rows))
      + printed + [""] + section("Check first", causeLines)
      + alsoLines
    return head + [""] + parts + section("Next", [next])
  }

  /// What else the defect breaks, and the files of those cases.
  private var alsoLines: [String] {
    let rules = finding.alsoBreaksText?.wrapped(to: style.width.map { $0 - Self.indent })
    return section("Also breaks", rules ?? []) + section("Saved cases", finding.otherFiles)
  }

  private var verboseLines: [String] {
    let test = RuleCatalogue.rule(finding.rule.id) == nil ? [] : testLines
    return section("Shrinking", passLines) + section("As a test", test)
      + section("Reproduce", reproduction)
  }

  /// What the passes of the shrinker did.
  private var passLines: [String] {
    let passes = finding.shrinking?.passes ?? []
    let words = passes.map { "\($0.name) \($0.kept) of \($0.tried)" }
    return words.isEmpty
      ? []
      : "kept of tried: \(words.joined(separator: ", "))"
        .wrapped(to: style.width.map { $0 - Self.indent })
  }

  /// The columns before the text of a section.
  static let indent = 18

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
    let text = finding.testSource(of: subject)?.text
    return text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  private var reproduction: [String] { finding.reproduction.map { [$0.commandLine] } ?? [] }

  /// The commands that lead on.
  private var next: String {
    // A rule that a test makes up is in no catalogue.
    let explain =
      RuleCatalogue.rule(finding.rule.id) == nil
      ? [] : ["layout-conformance explain \(finding.rule.id)"]
    return
      (explain
      + (finding.reproduction?.next(
        showsTest: finding.counterexample.layoutCase != nil) ?? []))
      .joined(separator: " · ")
  }
}

extension String {
  /// The text with spaces behind it, up to so many columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
