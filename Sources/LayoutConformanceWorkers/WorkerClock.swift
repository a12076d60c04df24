import CConformanceSupport

/// Measures what a piece of work takes a worker, and leaves out what a busy machine keeps it waiting.
///
/// On a machine under load a worker can stand still for seconds between two instructions. A layout
/// that is accused of a hang for that is a false alarm: what counts is the time that it computes, and
/// the time that it sleeps by itself.
package struct WorkerClock {
  private let worker: Worker
  private let start: Int64
  // -1 where the system does not tell.
  private let processorStart: Int64

  /// However a process stands still, after so many times its limit it is given up.
  private static let lastResort: Int64 = 20

  /// Starts to measure.
  package init(_ worker: Worker) {
    self.worker = worker
    start = conformance_now()
    processorStart = worker.processorTime
  }

  /// Whether the work has taken more than a time in microseconds.
  package func isOver(_ limit: Int64) -> Bool {
    let passed = conformance_now() - start
    guard passed > limit else { return false }
    let computed = worker.processorTime - processorStart
    return processorStart < 0 || computed > limit || worker.isAsleep
      || passed > limit * Self.lastResort
  }
}
