import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Reports {
  /// Opens the reports that a command line asks for.
  ///
  /// - Throws: `ToolError` if a file cannot be written.
  convenience init(_ arguments: Arguments) throws(ToolError) {
    let errors = Output.error()
    var reports: [any Report] = []
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
    self.init(reports, outputs: outputs, places: SourceCheck.manifest?.places ?? [:])
  }
}

extension ConsoleStyle {
  /// Chooses by the command line, the environment and the stream.
  ///
  /// - Throws: `ToolError` for an unknown value of `--color`.
  init(_ arguments: Arguments, _ output: Output) throws(ToolError) {
    let environment = ProcessInfo.processInfo.environment
    let usesColor: Bool
    let color = arguments.value(.color) ?? "auto"
    switch color {
    case "always": usesColor = true
    case "never": usesColor = false
    case "auto":
      usesColor =
        output.isTerminal && environment["TERM"] != "dumb"
        && (environment["NO_COLOR"] ?? "").isEmpty
    default: throw arguments.error(.color, color, "auto, always or never")
    }
    self.init(
      verbosity: arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal,
      text: TextStyle(
        usesColor: usesColor, isASCII: arguments.has(.ascii) || !Self.isUTF8(environment),
        width: Self.width(environment, ofTerminal: output.columns)))
  }
}
