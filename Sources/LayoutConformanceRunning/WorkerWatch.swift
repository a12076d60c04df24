/// Measures what a piece of work takes a worker: time and memory, seen from outside.
package struct WorkerWatch {
  private let worker: Worker
  private let clock: WorkerClock
  private let memoryAtStart: Int64

  /// Starts to measure.
  package init(_ worker: Worker) {
    self.worker = worker
    clock = WorkerClock(worker)
    memoryAtStart = worker.residentMemory
  }

  /// Why the work is to be stopped, `nil` while it may go on.
  package func isOver(_ limits: Limits) -> Worker.Patience? {
    if Deadline.isGraceOver { return .interruption }
    if clock.isOver(limits.timeout) { return clock.hasComputed(limits.timeout) ? .time : .sleep }
    let memory = worker.residentMemory
    guard memory >= 0, memoryAtStart >= 0 else { return nil }
    return memory - memoryAtStart > Int64(limits.caseMemory) ? .memory : nil
  }
}
