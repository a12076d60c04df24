/// What a layout may take before it is stopped.
struct Limits: Sendable {
  /// The time for one case, in microseconds.
  var timeout: Int64 = 2_000_000
  /// The memory that a worker may take beyond what it starts with, in bytes.
  var memory: UInt64 = 1 << 30
  /// How much of what a layout prints is kept, in bytes.
  static let output: UInt64 = 1 << 20
}
