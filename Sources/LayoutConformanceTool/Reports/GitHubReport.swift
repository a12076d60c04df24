import Foundation
import LayoutConformance
import LayoutConformanceWorkers

/// The run for GitHub Actions: annotations, worst first, and the summary of the step.
struct GitHubReport: Report {
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
  init(to output: Output, summary: Output?) {
    self.output = output
    self.summary = summary
  }

  mutating func take(_ event: RunEvent) {
    record.take(event)
    guard case .runFinished = event else { return }
    for (finding, subject) in record.worstFirst {
      output.write(Self.annotation(finding, subject, .of(subject)) + "\n")
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
    let message = escaped("\(finding.headline(of: subject))\n\(advice)")
    return "::\(command) \(properties.joined(separator: ","))::\(message)"
  }

  private static func escaped(_ text: String) -> String {
    // By scalars: a carriage return and the line feed behind it are one character.
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// The summary of the step.
  static func markdown(_ record: RunRecord) -> String {
    let seed = record.start?.seed.hex ?? ""
    var text = """
      ## layout-conformance

      \(counted(record.cases, "case")), seed \(seed), \(record.end?.stoppedBecause ?? "not finished")

      | subject | rules kept | failed | errors | warnings | expected | not judged |
      |---|---|---|---|---|---|---|

      """
    for subject in record.subjects {
      let counts = [
        subject.count(.passed), subject.count(.failed), subject.count(.error),
        subject.count(.warned), subject.count(.expected), subject.count(.skipped),
      ]
      text += "| \(cell(subject.name)) | \(counts.map(String.init).joined(separator: " | ")) |\n"
    }
    for (finding, subject) in record.worstFirst {
      let fence = "~~~~~~"
      let more = """

        <details><summary>\(finding.headline(of: subject).markupEscaped)</summary>

        \(fence)
        \(record.block(finding, of: subject).replacing(fence, with: "~~~~~"))
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

  private static func cell(_ text: String) -> String {
    text.markupEscaped.replacing("|", with: "\\|")
  }
}
