/// A part of a run that one machine of several does: case `k` belongs to shard `k mod count`.
///
/// Rules that only many cases together can break are judged on the first cases of the whole run, by
/// the first shard: the shards of a run find together what the run finds as a whole.
package struct Shard: Sendable, Hashable {
  /// Which part it is, from 0.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// Names a part, from 0 on, of a number of parts.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The whole run.
  package static let whole = Shard(index: 0, count: 1)

  /// Whether a case belongs to the part.
  package func contains(_ number: Int) -> Bool { number % count == index }

  /// Whether it is the part that also judges what the first cases of the whole run show together.
  package var isFirst: Bool { index == 0 }

  /// How many cases of a range belong to the part.
  package func cases(in range: Range<Int>) -> Int {
    // The cases below a number that belong to the part: every `count`-th, from `index` on.
    func below(_ number: Int) -> Int { number / count + (number % count > index ? 1 : 0) }
    return max(0, below(range.upperBound) - below(range.lowerBound))
  }
}

extension Shard: CustomStringConvertible {
  /// The part as the flag has it: `1/3` is the first of three.
  package var description: String { "\(index + 1)/\(count)" }
}
