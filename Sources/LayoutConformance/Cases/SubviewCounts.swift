/// How many subviews a layout takes.
public struct SubviewCounts: Hashable, Sendable {
  /// The least and the greatest number of subviews that the layout takes.
  public let range: ClosedRange<Int>

  /// The number that every number of subviews is a multiple of; 1 for a layout without such a wish.
  public let multiple: Int

  /// The numbers between the least and the greatest that the layout does not take.
  public let excluded: Set<Int>

  /// Any number of subviews, none too.
  public static let any = SubviewCounts(0...Int.max)

  /// Names the numbers of a range.
  ///
  /// - Parameters:
  ///   - range: The least and the greatest number.
  ///   - multiple: What every number is a multiple of, at least 1: 2 for a layout of pairs.
  ///   - excluded: The numbers between that are not taken.
  public init(
    _ range: ClosedRange<Int>, multipleOf multiple: Int = 1, except excluded: Set<Int> = []
  ) {
    self.range = range
    self.multiple = max(multiple, 1)
    self.excluded = excluded
  }

  /// One number of subviews only.
  public static func exactly(_ count: Int) -> SubviewCounts { SubviewCounts(count...count) }

  /// Whether the layout takes that many subviews.
  public func contains(_ count: Int) -> Bool {
    range.contains(count) && count.isMultiple(of: multiple) && !excluded.contains(count)
  }

  /// The number of subviews that the layout takes which is nearest to another one, the smaller of two.
  func clamped(_ count: Int) -> Int {
    let count = min(max(count, range.lowerBound), range.upperBound)
    guard !contains(count) else { return count }
    for distance in 1...(multiple + excluded.count + 1) {
      for other in [count - distance, count.addingReportingOverflow(distance).partialValue]
      where contains(other) { return other }
    }
    return range.lowerBound
  }

  /// The numbers that two layouts both take; `nil` if there is none.
  package func intersection(_ other: SubviewCounts) -> SubviewCounts? {
    guard range.overlaps(other.range) else { return nil }
    let product = multiple * other.multiple
    // The multiples of 2 or 3 that layouts ask for have no other least common one.
    let common = multiple == other.multiple ? multiple : product
    let shared = SubviewCounts(
      range.clamped(to: other.range), multipleOf: common,
      except: excluded.union(other.excluded))
    return shared.contains(shared.clamped(shared.range.lowerBound)) ? shared : nil
  }

  /// The only number of subviews that the layout takes, `nil` if there are several.
  package var only: Int? { range.lowerBound == range.upperBound ? range.lowerBound : nil }
}

extension SubviewCounts: CustomStringConvertible {
  /// The numbers as they stand in a report: `any`, `exactly 1`, `at least 1`, `1 to 3`, `multiples of 2`.
  public var description: String {
    var parts: [String] = []
    let (low, high) = (range.lowerBound, range.upperBound)
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

extension SubviewCounts {
  /// The greatest number that the command line takes: a case of more subviews helps nobody.
  package static let greatestSpelled = 1000

  /// Reads the numbers as the command line has them: `2`, `1...3`, `1...`.
  ///
  /// - Parameter text: The text; no number is greater than 1000.
  package init?(spelling text: String) {
    func number(_ text: Substring) -> Int? {
      guard text.allSatisfy({ "0123456789".contains($0) }), let number = Int(text),
        number <= Self.greatestSpelled
      else { return nil }
      return number
    }
    guard let dots = text.firstRange(of: "...") else {
      guard let only = number(text[...]) else { return nil }
      self = .exactly(only)
      return
    }
    guard let low = number(text[..<dots.lowerBound]) else { return nil }
    let end = text[dots.upperBound...]
    guard let high = end.isEmpty ? Int.max : number(end), low <= high else { return nil }
    self.init(low...high)
  }

  /// The least and the greatest number as the command line has them: `2`, `1...3`, `1...`.
  package var spelling: String {
    if let only { return "\(only)" }
    return "\(range.lowerBound)..." + (range.upperBound == .max ? "" : "\(range.upperBound)")
  }
}
