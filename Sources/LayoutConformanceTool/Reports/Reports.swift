import Foundation
import LayoutConformanceWorkers

/// All reports of a run.
final class Reports: RunListener {
  private var reports: [any Report] = []
  private let outputs: [Output]
  private let errors = Output.error()

  /// Opens the reports that a command line asks for.
  ///
  /// - Throws: `ToolError` if a file cannot be written.
  init(_ arguments: Arguments) throws(ToolError) {
    var outputs: [Output] = []
    // Before the others: its line has to be gone when they write.
    if errors.isTerminal, !arguments.has(.quiet) { reports.append(ProgressReport(to: errors)) }
    if let path = arguments.value(.json) {
      let output = try Output.file(path)
      outputs.append(output)
      reports.append(JSONReport(to: output))
    }
    let documents: [(Flag, @Sendable (RunRecord) -> String)] = [
      (.xunit, JUnitReport.document), (.sarif, SARIFReport.document), (.html, HTMLReport.document),
    ]
    for (flag, document) in documents where !arguments.has(.observe) {
      // A file of settings may name them for every run; they are about cases.
      guard let path = arguments.value(flag) else { continue }
      // It is written more than once, which a stream cannot take back.
      guard path != "-" else { throw ToolError(.usage, "'\(flag.name) -': expected a file") }
      let output = try Output.file(path)
      outputs.append(output)
      reports.append(FileReport(to: output, document))
    }
    // JSON on the standard output has it for itself.
    if arguments.value(.json) != "-" {
      let output = Output.standard()
      outputs.append(output)
      reports.append(ConsoleReport(to: output, style: try ConsoleStyle(arguments, output)))
    }
    let environment = ProcessInfo.processInfo.environment
    if arguments.has(.github) || environment["GITHUB_ACTIONS"] == "true" {
      // The runner reads both streams.
      let output = arguments.value(.json) == "-" ? errors : Output.standard()
      let path = environment["GITHUB_STEP_SUMMARY"] ?? ""
      let summary = path.isEmpty ? nil : try Output.appending(to: path)
      outputs += [output] + (summary.map { [$0] } ?? [])
      reports.append(GitHubReport(to: output, summary: summary))
    }
    self.outputs = outputs
  }

  /// Tells some reports, and writes no files.
  init(_ reports: [any Report]) {
    self.reports = reports
    outputs = []
  }

  /// Tells all reports what happened.
  func take(_ event: RunEvent) {
    var event = event
    if case .finding(var finding, let subject) = event {
      finding.locatePlace(of: subject)
      event = .finding(finding, subject: subject)
    }
    // What waits to be told stands before the line of the progress, which stays the last one.
    var order = Array(reports.indices)
    if case .progressed = event { order.reverse() }
    for index in order { reports[index].take(event) }
    // What keeps a case from running is to be seen whatever the reports are.
    if case .savedCase(let news) = event, case .unusable = news.outcome {
      errors.write("Warning: \(news.text)\n")
    }
  }

  /// Tells of an error that does not end the run.
  func fail(_ text: String) {
    errors.complain(text)
  }

  /// Looks whether all that was written has arrived.
  ///
  /// - Throws: `ToolError` with the first failure.
  func finish() throws(ToolError) {
    if let failure = outputs.lazy.compactMap(\.failure).first {
      throw ToolError(.software, failure)
    }
  }
}
