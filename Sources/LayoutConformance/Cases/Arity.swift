/// How many subviews a layout takes.
public struct Arity: Hashable, Sendable {
  /// The numbers of subviews that the layout takes.
  public let counts: ClosedRange<Int>

  /// Any number of subviews, none too.
  public static let any = Arity(0...Int.max)

  /// Makes an arity of a range.
  public init(_ counts: ClosedRange<Int>) {
    self.counts = counts
  }

  /// One number of subviews only.
  public static func exactly(_ count: Int) -> Arity { Arity(count...count) }

  /// Whether the layout takes that many subviews.
  public func contains(_ count: Int) -> Bool { counts.contains(count) }

  /// The number of subviews that the layout takes which is nearest to another one.
  func clamped(_ count: Int) -> Int { min(max(count, counts.lowerBound), counts.upperBound) }
}

extension Arity: CustomStringConvertible {
  /// The arity as it stands in a report: `any`, `exactly 1`, `at least 1`, `1 to 3`.
  public var description: String {
    if self == .any { return "any" }
    if counts.lowerBound == counts.upperBound { return "exactly \(counts.lowerBound)" }
    if counts.upperBound == Int.max { return "at least \(counts.lowerBound)" }
    return "\(counts.lowerBound) to \(counts.upperBound)"
  }
}
