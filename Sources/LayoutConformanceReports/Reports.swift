package import LayoutConformance
package import LayoutConformanceRunning

/// All reports of a run.
package final class Reports: RunListener {
  private var reports: [any Report] = []
  private let outputs: [Output]
  private let places: [String: SourcePlace]
  private let errors = Output.error()

  /// Sets up the reports.
  ///
  /// - Parameters:
  ///   - reports: The reports, in the order in which they are told.
  ///   - outputs: Where they write, to be asked at the end whether it arrived.
  ///   - places: Where each layout is declared, by its name.
  package init(
    _ reports: [any Report], outputs: [Output] = [], places: [String: SourcePlace] = [:]
  ) {
    self.reports = reports
    self.outputs = outputs
    self.places = places
  }

  /// Tells all reports what happened.
  package func take(_ event: RunEvent) {
    var event = event
    if case .finding(var finding, let subject) = event {
      finding.locate(declaredAt: places[subject])
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
  package func fail(_ text: String) {
    errors.complain(text)
  }

  /// Looks whether all that was written has arrived.
  ///
  /// - Throws: `ToolError` with the first failure.
  package func finish() throws(ToolError) {
    if let failure = outputs.lazy.compactMap(\.failure).first {
      throw ToolError(.software, failure)
    }
  }
}
