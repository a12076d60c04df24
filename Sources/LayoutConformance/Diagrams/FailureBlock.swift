import LayoutAPI

/// A finding as the person reads it who has to act on it.
///
/// What happened comes first, the next command last; colour is never the only signal.
package struct FailureBlock {
  private let finding: Finding
  private let subject: String
  private let style: TextStyle

  /// Sets up the block.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - subject: The name of the layout.
  ///   - style: How the text looks.
  package init(_ finding: Finding, subject: String, style: TextStyle = TextStyle()) {
    self.finding = finding
    self.subject = subject
    self.style = style
  }

  /// The whole block, ending with an empty line.
  package var text: String {
    var lines = ["\(finding.rule.id)  \(finding.headline(of: subject))", ""]
    lines += section("Also breaks", finding.alsoBreaksText.map { [$0] } ?? [])
    lines += section("Saved cases", finding.otherFiles)
    if !finding.hasCase {
      lines += section("Printed", printed)
      lines += section("Reproduce", reproduction)
      lines += section("Explain", explanation)
      return finish(lines)
    }
    lines += section("Expected", finding.exception.map { [$0] } ?? [])
    lines += section(caseTitle, caseLines)
    lines += section("Calls", callLines)
    lines += section("Picture", pictureLines)
    lines += section("Printed", printed)
    lines += section("Check first", finding.rule.checkFirst.map { "• \($0)" })
    lines += section("As a test", RuleCatalogue.rule(finding.rule.id) == nil ? [] : testLines)
    lines += section("Reproduce", reproduction)
    lines += section("Explain", explanation)
    return finish(lines)
  }

  private func finish(_ lines: [String]) -> String {
    style.text(lines.joined(separator: "\n"), behind: finding.status.fails ? .bad : .warning)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    // What a layout made may have lines of its own.
    let lines = lines.flatMap {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    guard !lines.isEmpty else { return [] }
    return lines.enumerated().map { index, line in
      let head = index == 0 ? title : ""
      let text = "  \(head)\(String(repeating: " ", count: 16 - head.count))\(line)"
      return String(text.reversed().drop { $0 == " " }.reversed())
    } + [""]
  }

  /// What the case is called: whether a smaller one was looked for.
  package var caseTitle: String { finding.shrinking == nil ? "Case" : "Smallest case" }

  /// The case in words and numbers, with what it was found as.
  package var caseLines: [String] {
    let layoutCase = finding.layoutCase
    let count = layoutCase.subviews.count
    var first = counted(count, "subview")
    if let shrinking = finding.shrinking, let index = finding.caseIndex {
      first += "   (found as case \(index) with \(shrinking.from); "
      first += "\(counted(shrinking.steps, "step")), \(shrinking.evaluations) tried"
      first += shrinking.isExhausted ? ", where the budget ended)" : ")"
    }
    var lines = [first]
    lines += layoutCase.subviews.prefix(12).enumerated().map { "subview \($0)   \($1.words)" }
    if count > 12 { lines.append("… and \(count - 12) more") }
    lines.append("proposal    \(layoutCase.proposal)      origin \(layoutCase.originText)")
    if layoutCase.readsRightToLeft { lines.append("direction   right to left") }
    if !layoutCase.configuration.isEmpty {
      let values = layoutCase.configuration.sorted { $0.key < $1.key }
      lines.append("parameters  \(values.map { "\($0.key): \($0.value)" }.joined(separator: ", "))")
    }
    lines += layoutCase.script.enumerated().map { "call \($0 + 1)      \($1.words)" }
    if let before = layoutCase.before {
      if let earlier = before.subviews {
        let words = earlier.map(\.words).joined(separator: ", ")
        lines.append("before      \(words.isEmpty ? "no subviews" : words)")
      }
      if let values = before.configuration?.sorted(by: { $0.key < $1.key }) {
        lines.append(
          "before      \(values.map { "\($0.key): \($0.value)" }.joined(separator: ", "))")
      }
    }
    return lines
  }

  /// The calls that show the failure, the one that is wrong marked.
  package var callLines: [String] {
    let exhibit = finding.exhibit
    let shown = exhibit.calls.prefix(24)
    let culprit = shown.lastIndex { $0.subview == exhibit.subview && $0.text.hasPrefix("place") }
    var lines = shown.enumerated().map { index, line in
      let number = "\(index + 1)".padding(toLength: 4, withPad: " ", startingAt: 0)
      var text = number + (line.subview.map { "  subview \($0)  " } ?? "layout  ") + line.text
      if index == culprit, exhibit.subview != nil { text += "   ← \(remark)" }
      return text
    }
    let more = exhibit.calls.count - shown.count
    if more > 0 { lines.append("… and \(more) more") }
    return lines
  }

  /// What would have been right for the call that is marked.
  private var remark: String {
    guard let subview = finding.exhibit.subview, let expected = finding.exhibit.expected,
      expected.indices.contains(subview)
    else { return "here" }
    return "expected \(expected[subview].text)"
  }

  private var pictureLines: [String] {
    guard let bounds = finding.exhibit.bounds, !finding.exhibit.frames.isEmpty else { return [] }
    let actual = Picture(bounds: bounds, frames: finding.exhibit.frames)
    guard let frames = finding.exhibit.expected else {
      return TextDiagram(actual, isASCII: style.isASCII).lines + actual.notes
    }
    let expected = Picture(bounds: bounds, frames: frames)
    let lines = TextDiagram.sideBySide(
      ("expected", expected), ("actual", actual), isASCII: style.isASCII)
    let others = expected.notes.filter { !actual.notes.contains($0) }.map { "expected: \($0)" }
    return lines + others + actual.notes
  }

  private var printed: [String] {
    guard let output = finding.exhibit.output else { return [] }
    return output.split(whereSeparator: \.isNewline).suffix(6).map(String.init)
  }

  private var testLines: [String] {
    finding.testSource(of: subject).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private var reproduction: [String] { finding.reproduction.map { [$0.commandLine] } ?? [] }

  /// A rule that a test makes up is in no catalogue.
  private var explanation: [String] {
    guard RuleCatalogue.rule(finding.rule.id) != nil else { return [] }
    return ["layout-conformance explain \(finding.rule.id)"]
  }
}
