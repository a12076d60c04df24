import CConformanceSupport
import LayoutConformance
package import LayoutConformanceRunning

/// One line on a terminal that says how far the run has come, and is gone when anything else is said.
package struct ProgressReport: Report {
  private let output: Output
  private var isShown = false
  private var last: Int64 = 0
  private var findings = 0

  /// A person does not read faster.
  private static let interval: Int64 = 200_000

  package init(to output: Output) {
    self.output = output
  }

  package mutating func take(_ event: RunEvent) {
    switch event {
    case .progressed(let progress): show(progress)
    case .finding:
      findings += 1
      clear()
    case .subjectStarted:
      findings = 0
      clear()
    default: clear()
    }
  }

  private mutating func show(_ progress: RunEvent.Progress) {
    let now = conformance_now()
    guard now - last >= Self.interval else { return }
    last = now
    var text = "\(progress.subject)  \(progress.cases)"
    if let limit = progress.limit { text += " of \(limit)" }
    let rate = progress.seconds > 0 ? Int(Double(progress.cases) / progress.seconds) : 0
    text += " cases, \(rate) a second"
    if findings > 0 { text += ", \(findings) finding\(findings == 1 ? "" : "s")" }
    if let until = progress.until { text += ", \(max(0, until - now) / 1_000_000) s left" }
    output.write("\r\u{1B}[K\(text.inOneLine.inert.prefix(79))")
    isShown = true
  }

  private mutating func clear() {
    guard isShown else { return }
    output.write("\r\u{1B}[K")
    isShown = false
  }
}
