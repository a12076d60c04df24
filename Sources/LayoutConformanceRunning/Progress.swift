import CConformanceSupport

/// How far a worker is, in memory that outlives it.
///
/// It is one word: whatever ends the worker leaves a case and a rule that belong together.
struct Progress {
  /// A case and a rule by their numbers.
  struct Position: Equatable {
    /// The number of the case.
    var index: Int
    /// The row of the rule that is judged; that of no rule once all of them are.
    var row = 0
  }

  private let page: SharedMemory
  private let word: UnsafeMutablePointer<Int64>
  private let rules: Int

  /// Makes a word for a number of rules, at the start of a case.
  ///
  /// - Throws: `ToolError` if the system lacks memory.
  init(rules: Int, startingAt index: Int) throws(ToolError) {
    page = try SharedMemory(length: MemoryLayout<Int64>.stride)
    word = page.base.bindMemory(to: Int64.self, capacity: 1)
    self.rules = rules
    position = Position(index: index)
  }

  /// Where the worker is, or was when it ended.
  var position: Position {
    get {
      let (index, row) = Int(conformance_load(word)).quotientAndRemainder(dividingBy: rules + 1)
      return Position(index: index, row: row)
    }
    nonmutating set {
      conformance_store(word, Int64(newValue.index * (rules + 1) + newValue.row))
    }
  }

  /// Case and rule as one number.
  var place: Int { Int(conformance_load(word)) }

  /// Whether the case is judged by all rules, and counted.
  var isCaseCounted: Bool { position.row == rules }

  /// Notes that the case is judged by all rules, and counted.
  func noteCounted(_ index: Int) {
    position = Position(index: index, row: rules)
  }
}
