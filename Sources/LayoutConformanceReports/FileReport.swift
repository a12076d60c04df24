import CConformanceSupport
package import LayoutConformanceRunning

/// A report that is one document: it is written anew while the run goes on, and once more at the end.
///
/// Whatever ends the run, the file holds what was known a second before.
package struct FileReport: Report {
  private let output: Output
  private let document: @Sendable (RunRecord) -> String
  private var record = RunRecord()
  private var last: Int64 = 0
  // Whether something was told that the file does not hold yet.
  private var isBehind = false

  /// How long the file may be behind, in microseconds.
  private static let interval: Int64 = 1_000_000

  /// Sets up a report.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - document: Writes the document of a run as far as it has come.
  package init(to output: Output, _ document: @escaping @Sendable (RunRecord) -> String) {
    self.output = output
    self.document = document
  }

  package mutating func take(_ event: RunEvent) {
    record.take(event)
    switch event {
    case .subjectStarted: return
    case .finding, .savedCase, .subjectFinished: isBehind = true
    case .progressed, .observed: break
    case .runStarted, .runFinished:
      rewrite()
      return
    }
    // Cases run all the time: what came too soon after the last writing is written by and by.
    if isBehind, conformance_now() - last >= Self.interval { rewrite() }
  }

  private mutating func rewrite() {
    output.rewrite(document(record))
    last = conformance_now()
    isBehind = false
  }
}
