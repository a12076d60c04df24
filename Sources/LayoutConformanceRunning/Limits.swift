import CConformanceSupport

/// What a layout may take before it is stopped.
package struct Limits: Sendable {
  /// The time for one case, in microseconds.
  package var timeout: Int64
  /// The memory that a worker may take beyond what it starts with, in bytes.
  package var memory: UInt64 = 1 << 30
  /// Whether layouts run in this process: nothing then stops one that traps or hangs.
  package var isInProcess = conformance_can_fork() == 0
  /// How much of what a layout prints is kept, in bytes.
  package static let output: UInt64 = 1 << 20

  /// The limits of a run that sets none but the time for one case, in microseconds.
  package init(timeout: Int64 = 2_000_000) {
    self.timeout = timeout
  }

  /// The least memory that a worker can be given, in bytes: below it the kit's own work counts.
  package static let leastMemory: UInt64 = 128 << 20

  /// These limits with a share of the time for one case, where a hang is expected.
  ///
  /// A case takes microseconds: a fraction of the time tells most hangs, and the whole time decides.
  package func hurried(by divisor: Int64) -> Limits {
    var limits = self
    limits.timeout = max(timeout / divisor, min(timeout, Self.leastTime))
    return limits
  }

  /// The least time that a case is given, in microseconds: many times what one takes.
  private static let leastTime: Int64 = 10_000

  /// The memory that one case may take, in bytes: a layout that leaks is seen by it.
  package var caseMemory: UInt64 { memory / 16 }
}
