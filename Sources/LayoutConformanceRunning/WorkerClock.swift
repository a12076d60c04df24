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
    let computed = processorStart < 0 ? nil : worker.processorTime - processorStart
    return Self.isOver(limit, passed: passed, computed: computed) { worker.isAsleep }
  }

  /// Whether the work has computed for more than a time in microseconds; true where the system does not
  /// tell.
  package func hasComputed(_ limit: Int64) -> Bool {
    processorStart < 0 || worker.processorTime - processorStart > limit
  }

  /// Whether a worker has taken more than a time.
  ///
  /// - Parameters:
  ///   - limit: The time in microseconds.
  ///   - passed: How long it has been there.
  ///   - computed: How long it computed; `nil` where the system does not tell.
  ///   - isIdle: Whether it sleeps by itself or was stopped; one that is neither waits for its turn.
  /// - Returns: Whether it took the time itself.
  package static func isOver(
    _ limit: Int64, passed: Int64, computed: Int64?, isIdle: () -> Bool
  ) -> Bool {
    guard passed > limit else { return false }
    guard let computed else { return true }
    return computed > limit || passed > limit * lastResort || isIdle()
  }
}
