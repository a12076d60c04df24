/// How many subviews a layout takes.
public struct Arity: Hashable, Sendable {
  /// The least and the greatest number of subviews that the layout takes.
  public let counts: ClosedRange<Int>

  /// The number that every number of subviews is a multiple of; 1 for a layout without such a wish.
  public let multiple: Int

  /// The numbers between the least and the greatest that the layout does not take.
  public let excluded: Set<Int>

  /// Any number of subviews, none too.
  public static let any = Arity(0...Int.max)

  /// Makes an arity of a range.
  ///
  /// - Parameters:
  ///   - counts: The least and the greatest number.
  ///   - multiple: What every number is a multiple of, at least 1: 2 for a layout of pairs.
  ///   - excluded: The numbers between that are not taken.
  public init(
    _ counts: ClosedRange<Int>, multipleOf multiple: Int = 1, except excluded: Set<Int> = []
  ) {
    self.counts = counts
    self.multiple = max(multiple, 1)
    self.excluded = excluded
  }

  /// One number of subviews only.
  public static func exactly(_ count: Int) -> Arity { Arity(count...count) }

  /// Whether the layout takes that many subviews.
  public func contains(_ count: Int) -> Bool {
    counts.contains(count) && count.isMultiple(of: multiple) && !excluded.contains(count)
  }

  /// The number of subviews that the layout takes which is nearest to another one, the smaller of two.
  func clamped(_ count: Int) -> Int {
    let count = min(max(count, counts.lowerBound), counts.upperBound)
    guard !contains(count) else { return count }
    for distance in 1...(multiple + excluded.count + 1) {
      for other in [count - distance, count.addingReportingOverflow(distance).partialValue]
      where contains(other) { return other }
    }
    return counts.lowerBound
  }

  /// The numbers that two layouts both take; `nil` if there is none.
  package func intersection(_ other: Arity) -> Arity? {
    guard counts.overlaps(other.counts) else { return nil }
    let product = multiple * other.multiple
    // The multiples of 2 or 3 that layouts ask for have no other least common one.
    let common = multiple == other.multiple ? multiple : product
    let shared = Arity(
      counts.clamped(to: other.counts), multipleOf: common,
      except: excluded.union(other.excluded))
    return shared.contains(shared.clamped(shared.counts.lowerBound)) ? shared : nil
  }

  /// The only number of subviews that the layout takes, `nil` if there are several.
  package var only: Int? { counts.lowerBound == counts.upperBound ? counts.lowerBound : nil }
}

extension Arity: CustomStringConvertible {
  /// The arity as it stands in a report: `any`, `exactly 1`, `at least 1`, `1 to 3`, `multiples of 2`.
  public var description: String {
    var parts: [String] = []
    let (low, high) = (counts.lowerBound, counts.upperBound)
    if low == high {
      parts = ["exactly \(low)"]
    } else if high == Int.max {
      parts = low == 0 || low == multiple && multiple > 1 ? [] : ["at least \(low)"]
    } else {
      parts = ["\(low) to \(high)"]
    }
    if multiple > 1 {
      parts.append((low > 0 && high == .max ? "positive " : "") + "multiples of \(multiple)")
    }
    let text = parts.isEmpty ? "any" : parts.joined(separator: ", ")
    guard !excluded.isEmpty else { return text }
    return text + " but " + excluded.sorted().map(String.init).joined(separator: ", ")
  }
}
