/// A part of a run that one machine of several does: case `k` belongs to shard `k mod count`.
///
/// Rules that only many cases together can break are judged on the first cases of the whole run, by
/// the first shard: the shards of a run find together what the run finds as a whole.
struct Shard: Sendable, Hashable {
  /// Which part it is, from 0.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// The whole run.
  static let whole = Shard(index: 0, count: 1)

  /// Whether a case belongs to the part.
  func contains(_ number: Int) -> Bool { number % count == index }

  /// Whether it is the part that also judges what the first cases of the whole run show together.
  var isFirst: Bool { index == 0 }

  /// How many cases of a range belong to the part.
  func cases(in range: Range<Int>) -> Int {
    // The cases below a number that belong to the part: every `count`-th, from `index` on.
    func below(_ number: Int) -> Int { number / count + (number % count > index ? 1 : 0) }
    return max(0, below(range.upperBound) - below(range.lowerBound))
  }
}

extension Shard: CustomStringConvertible {
  /// The part as the flag has it: `1/3` is the first of three.
  var description: String { "\(index + 1)/\(count)" }
}
