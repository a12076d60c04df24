/// A version of the kit up to which rules are judged: `1.2` stands for every version that begins so.
struct RuleVersion {
  private let numbers: [Int]

  /// Reads a version; `nil` for what is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.numbers = numbers
  }

  /// Whether a rule came in a later version.
  func isOlder(than since: String) -> Bool {
    let other = since.split(separator: ".").compactMap { Int($0) }
    return numbers.lexicographicallyPrecedes(other.prefix(numbers.count))
  }
}
