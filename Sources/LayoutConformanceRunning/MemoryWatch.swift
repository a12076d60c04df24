import CConformanceSupport

/// Looks after the memory of a worker from inside: ends it where a case took too much, or where it is
/// full.
///
/// To ask the system takes as long as a rule does. So it is asked only where enough time has passed
/// for the memory to have grown that much.
package struct MemoryWatch {
  private let limits: Limits
  private let page: WorkerPage
  private let atStart: Int64
  // The most memory that the worker had when it was last looked at, in bytes.
  private var peak: Int64
  private var lastLook: Int64
  private var caseStart: Int64

  // No system clears memory faster, in bytes a microsecond.
  private static let growth: Int64 = 1 << 16

  /// Starts to watch this process.
  package init(_ limits: Limits, _ page: WorkerPage) {
    self.limits = limits
    self.page = page
    atStart = conformance_peak_memory()
    peak = atStart
    lastLook = conformance_now()
    caseStart = lastLook
  }

  /// Notes that a case begins.
  package mutating func begin() {
    caseStart = conformance_now()
  }

  /// Looks at the memory now: what there is belongs to no case.
  package mutating func charge() {
    (peak, lastLook) = (conformance_peak_memory(), conformance_now())
  }

  /// Ends the worker with `tookTooMuch` if it may be that the case took too much memory.
  ///
  /// The cases before may have taken a part of it since the last look: run again as the first case of
  /// a worker, it is the case.
  package mutating func check() {
    let now = conformance_now()
    guard (now - caseStart) * Self.growth >= Int64(limits.caseMemory) else { return }
    guard !limits.isInProcess else { return }
    let before = peak
    charge()
    if peak - before > Int64(limits.caseMemory) { end(.tookTooMuch) }
  }

  /// Ends the worker with `full` if the next cases need one of their own.
  ///
  /// What little each case leaks is no case's fault, and no reason to end the run.
  package mutating func makeRoom() {
    guard !limits.isInProcess else { return }
    let now = conformance_now()
    if (now - lastLook) * Self.growth >= Int64(limits.memory / 8) {
      (peak, lastLook) = (conformance_peak_memory(), now)
    }
    if peak - atStart > limits.memory / 2 { end(.full) }
  }

  private func end(_ reason: WorkerPage.End) {
    page.end = reason
    conformance_exit(0)
  }
}
