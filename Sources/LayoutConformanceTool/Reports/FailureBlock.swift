import LayoutConformance

/// A finding as the person reads it who has to act on it.
struct FailureBlock {
  private let finding: Finding
  private let subject: String
  private let style: ConsoleStyle

  init(_ finding: Finding, subject: String, style: ConsoleStyle) {
    self.finding = finding
    self.subject = subject
    self.style = style
  }

  /// The whole block, ending with an empty line.
  var text: String {
    var lines = ["\(mark) \(finding.rule.id)  \(finding.headline(of: subject))", ""]
    lines += section("Case", caseLines)
    lines += section("Calls", callLines)
    lines += section("Printed", printed)
    lines += section("Check first", finding.rule.checkFirst.map { "• \($0)" })
    lines += section("Explain", ["layout-conformance explain \(finding.rule.id)"])
    return lines.joined(separator: "\n")
  }

  private var mark: String {
    switch finding.status {
    case .warning, .expected: style.paint("⚠", .yellow)
    default: style.paint("✘", .red)
    }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return lines.enumerated().map { index, line in
      let head = index == 0 ? title : ""
      return "  \(head)\(String(repeating: " ", count: 14 - head.count))\(line)"
    } + [""]
  }

  private var caseLines: [String] {
    let layoutCase = finding.layoutCase
    let count = layoutCase.subviews.count
    let origin = finding.caseIndex.map { "   (case \($0); \(finding.count) cases failed)" } ?? ""
    var lines = ["\(count) subview\(count == 1 ? "" : "s")\(origin)"]
    lines += layoutCase.json.pretty(width: 80).split(separator: "\n").map(String.init)
    return lines
  }

  private var callLines: [String] {
    let shown = finding.exhibit.calls.prefix(40)
    var lines = shown.map { line in
      let who = line.subview.map { "  subview \($0)  " } ?? ""
      return who + line.text
    }
    let more = finding.exhibit.calls.count - shown.count
    if more > 0 { lines.append("… and \(more) more") }
    return lines
  }

  private var printed: [String] {
    guard let output = finding.exhibit.output else { return [] }
    return output.split(separator: "\n").suffix(6).map(String.init)
  }
}
