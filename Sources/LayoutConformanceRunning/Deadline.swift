import CConformanceSupport

/// When a run ends before all its cases ran: at a time, or because somebody asks for it.
package struct Deadline: Sendable {
  /// The time, by the clock that only grows, in microseconds; `nil` for no limit.
  package let time: Int64?

  /// Why a run stopped before its cases were at an end.
  package enum Reason: String, Sendable {
    case time = "the time was over"
    case interruption = "it was interrupted"
    case silence = "the engine gave no answer to five scenes in a row"
  }

  /// Sets a deadline some microseconds from now, or none.
  package init(after duration: Int64?) {
    time = duration.map { conformance_now() + $0 }
  }

  /// Why the run has to stop now, `nil` if it has not.
  package var reason: Reason? {
    if Self.isInterrupted { return .interruption }
    guard let time, conformance_now() >= time else { return nil }
    return .time
  }

  /// Whether somebody asked this process to stop.
  package static var isInterrupted: Bool { conformance_interrupted_at() != 0 }

  /// Whether somebody asked, and what was found until then has had its time to be shrunk.
  package static var isGraceOver: Bool {
    let start = conformance_interrupted_at()
    return start != 0 && conformance_now() - start > 1_000_000
  }
}
