import Foundation
import LayoutConformance
package import LayoutConformanceRunning

/// The run for GitHub Actions: annotations, worst first, and the summary of the step.
package struct GitHubReport: Report {
  private let output: Output
  private let summary: Output?
  private var record = RunRecord()

  /// The summary of a step may not be larger; the rest is cut off.
  private static let limit = 1_000_000

  /// Sets up the report.
  ///
  /// - Parameters:
  ///   - output: The stream that the runner reads.
  ///   - summary: The file of the step's summary, `nil` if there is none.
  package init(to output: Output, summary: Output?) {
    self.output = output
    self.summary = summary
  }

  package mutating func take(_ event: RunEvent) {
    record.take(event)
    guard case .runFinished = event else { return }
    for (finding, subject) in record.worstFirst {
      let place = finding.sourcePlace
      output.write(Self.annotation(finding, subject, place) + "\n")
    }
    for news in record.subjects.flatMap(\.savedCases) {
      output.write(Self.annotation(news) + "\n")
    }
    summary?.write(Self.markdown(record))
  }

  /// The annotation of a finding.
  static func annotation(_ finding: Finding, _ subject: String, _ place: SourcePlace?) -> String {
    let command =
      switch finding.status {
      case .warning: "warning"
      case .expected: "notice"
      default: "error"
      }
    var properties: [String] = []
    if let place {
      properties += ["file=\(property(place.file))", "line=\(place.line)"]
    }
    properties.append("title=\(property("\(finding.rule.id) \(subject)"))")
    let advice = "layout-conformance explain \(finding.rule.id)"
    let also = finding.alsoBreaksText.map { "also breaks \($0)\n" } ?? ""
    let message = escaped("\(finding.headline(of: subject))\n\(also)\(advice)")
    return "::\(command) \(properties.joined(separator: ","))::\(message)"
  }

  /// The annotation of a saved case that is not what it was.
  static func annotation(_ news: RunEvent.SavedCaseNews) -> String {
    var command = "notice"
    if case .unusable = news.outcome { command = "warning" }
    let place = "file=\(property(news.file)),title=\(property(news.subject))"
    return "::\(command) \(place)::\(escaped(news.text))"
  }

  /// A text as the runner reads it, by scalars: what joins one to a letter is no part of a sign.
  private static func escaped(_ text: String, _ signs: Set<Unicode.Scalar> = ["%", "\n"]) -> String
  {
    text.inert.replacingScalars { scalar in
      guard signs.contains(scalar) else { return nil }
      return (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
    }
  }

  private static func property(_ text: String) -> String { escaped(text, ["%", "\n", ":", ","]) }

  /// The summary of the step.
  static func markdown(_ record: RunRecord) -> String {
    let seed = record.start?.seed.hex ?? ""
    var text = """
      ## layout-conformance

      \(counted(record.cases, "case")), seed \(seed), \(record.end?.stoppedBecause ?? "not finished")

      | subject | rules kept | failed | errors | warnings | explained | expected | not judged |
      |---|---|---|---|---|---|---|---|

      """
    for subject in record.subjects {
      let counts = [
        subject.count(.passed), subject.count(.failed), subject.count(.error),
        subject.count(.warned), subject.count(.explained), subject.count(.expected),
        subject.count(.skipped),
      ]
      text += "| \(cell(subject.name)) | \(counts.map(String.init).joined(separator: " | ")) |\n"
    }
    for (finding, subject) in record.worstFirst {
      let block = record.block(finding, of: subject)
      // Longer than what the block could end it with.
      let fence =
        block.matches(of: /~+/).map(\.output).max { $0.count < $1.count }
        .map { "~~~~~~\($0)" } ?? "~~~~~~"
      let more = """

        <details><summary>\(finding.headline(of: subject).markupEscaped)</summary>

        \(fence)
        \(block)
        \(fence)

        </details>

        """
      guard text.utf8.count + more.utf8.count < limit else {
        return text + "\nThe summary ends here: there is no room for more findings.\n"
      }
      text += more
    }
    return text
  }

  /// A name as a cell shows it: no sign of it is taken for Markdown.
  private static func cell(_ text: String) -> String {
    text.inOneLine.inert.replacingScalars { scalar in
      "&<>\"\\`*_{}[]()#!|~:@".unicodeScalars.contains(scalar) ? "&#\(scalar.value);" : nil
    }
  }
}

extension String {
  /// The text with what a function gives for some of its scalars in their place.
  fileprivate func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
