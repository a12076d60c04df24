import CConformanceSupport
package import LayoutConformance

/// Finds out what a layout that differs from run to run takes its differences from, by experiments in
/// workers; where none of them tells, nothing is said.
package struct Variability {
  private let subject: Subject
  private let limits: Limits
  private let capture: Capture
  private let page: WorkerPage
  private let memory: SharedMemory

  private static let runs = 12
  private static let workers = 3

  /// Where differences come from.
  package enum Source: Equatable, Sendable {
    /// It differs, and no longer does once hashing is the same in every collection.
    case hashing
    /// Each process goes through the same results, one after the other, wherever its memory lies.
    case state
    /// It asks for the time.
    case clock
    /// It asks for random numbers.
    case random

    /// The source in words that follow "by".
    package var words: String {
      switch self {
      case .hashing: "the order of a Set or a Dictionary"
      case .state: "state outside of its cache, which each run changes"
      case .clock: "the time, which it asks a clock for"
      case .random: "random numbers, which it asks the system for"
      }
    }
  }

  /// Sets up the experiments on a layout.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(_ subject: Subject, limits: Limits) throws(ToolError) {
    self.subject = subject
    self.limits = limits
    capture = try Capture()
    page = try WorkerPage()
    // How many numbers, then the numbers of all runs.
    memory = try SharedMemory(length: 1 << 16)
  }

  /// Where the differences between the runs of a case come from, `nil` where that cannot be told.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func source(in layoutCase: LayoutCase) throws(ToolError) -> Source? {
    guard !limits.isInProcess, !Deadline.isGraceOver else { return nil }
    var plain: [[UInt64]] = []
    for number in 0..<Self.workers {
      // A layout that differs seldom keeps its secret; where memory is used again it may not differ at all.
      let moves = number > 0
      guard let result = try digests(of: layoutCase, moves: moves), result.differs || !moves else {
        return nil
      }
      plain.append(result)
    }
    if plain.allSatisfy({ $0 == plain[0] }) { return .state }
    var fixed: [[UInt64]] = []
    for _ in 0..<Self.workers {
      guard let result = try digests(of: layoutCase, moves: true, fixesHashing: true) else { break }
      fixed.append(result)
    }
    if fixed.count == Self.workers, !fixed.contains(where: \.differs) { return .hashing }
    return try touchedWire(in: layoutCase)
  }

  /// A number for each of some runs of a case, equal for equal results; `nil` where they do not come to an
  /// end, or hashing cannot be fixed.
  private func digests(
    of layoutCase: LayoutCase, moves: Bool, fixesHashing: Bool = false
  ) throws(ToolError) -> [UInt64]? {
    let numbers = memory.base.assumingMemoryBound(to: UInt64.self)
    numbers[0] = 0
    try run {
      guard !fixesHashing || conformance_fix_hashing() != 0 else { return }
      let results = Trial(layoutCase, of: subject).results(of: Self.runs, moves: moves)
      for (index, result) in results.enumerated() {
        // Hasher has another seed in each process, this has none.
        numbers[index + 1] = result.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 }
      }
      numbers[0] = UInt64(results.count)
    }
    guard numbers[0] == UInt64(Self.runs) else { return nil }
    return (0..<Self.runs).map { numbers[$0 + 1] }
  }

  /// What a run of a case asks the system for.
  private func touchedWire(in layoutCase: LayoutCase) throws(ToolError) -> Source? {
    let wire = memory.base.assumingMemoryBound(to: Int64.self)
    conformance_store(wire, Int64(conformance_wire_none.rawValue))
    try run {
      let trial = Trial(layoutCase, of: subject)
      conformance_set_wires(wire)
      _ = trial.results(of: 2)
      // What the kit does from here on is not the layout's.
      conformance_exit(0)
    }
    switch conformance_load(wire) {
    case Int64(conformance_wire_clock.rawValue): return .clock
    case Int64(conformance_wire_random.rawValue): return .random
    default: return nil
    }
  }

  private func run(_ body: () -> Void) throws(ToolError) {
    let worker = try Worker(limits: limits, capture: capture, page: page, body: body)
    _ = worker.wait(within: limits)
  }
}

extension [UInt64] {
  /// Whether not all are the same.
  fileprivate var differs: Bool { Set(self).count > 1 }
}
