import LayoutConformance
import LayoutConformanceRunning

/// What a check tells, as failures of the test.
final class CheckFailures: RunListener {
  /// The failures so far, in order.
  private(set) var all: [CheckFailure] = []
  // The files that the call names: one of them that cannot be used is a mistake of the call.
  private let named: Set<String>

  /// Listens to the check of a call.
  init(of options: CheckOptions = CheckOptions()) {
    named = Set(options.replayed)
  }

  func take(_ event: RunEvent) {
    switch event {
    case .finding(let finding, let subject):
      all.append(CheckFailure(finding, subject: subject))
    case .savedCase(let news):
      guard case .unusable(let problem) = news.outcome else { return }
      if named.contains(news.file) { fail(problem) } else { leaveOut(problem) }
    case .runStarted, .subjectStarted, .observed, .progressed, .subjectFinished, .runFinished: break
    }
  }

  func fail(_ text: String) { all.append(CheckFailure(.failure, text)) }

  func finish() {}

  /// Tells of a saved case that is not run, for a reason that names its file.
  func leaveOut(_ problem: String) {
    all.append(CheckFailure(.warning, "saved case left out: \(problem)"))
  }
}
