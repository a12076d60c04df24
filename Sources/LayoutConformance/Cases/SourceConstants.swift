import LayoutAPI

/// The numbers and words that a layout's source mentions: where its code decides something, a value of
/// a case that is near one of them decides it the other way.
///
/// They belong to the subject, so that the same seed makes the same cases wherever the subject is made.
public struct SourceConstants: Hashable, Sendable {
  /// The numbers, each once: lengths, counts and limits alike.
  public var numbers: [Double]

  /// The words of string literals, each once.
  public var words: [String]

  /// Names numbers and words; none for a layout whose source is not known.
  public init(numbers: [Double] = [], words: [String] = []) {
    self.numbers = numbers.filter(\.isFinite)
    self.words = words
  }

  /// In how many of a hundred draws one of them is tried.
  static let percent = 12

  /// The numbers that may be numbers of many subviews.
  private static let manySubviews = 17.0...256

  /// Draws a number that is a constant or near one, in an eighth of the draws; else `nil`.
  ///
  /// - Parameters:
  ///   - range: The numbers that may be drawn.
  ///   - source: Where the choice comes from; not asked where there are no constants.
  /// - Returns: The number, or `nil`.
  func number(in range: ClosedRange<Double>, from source: inout RandomSource) -> Double? {
    guard !numbers.isEmpty, source.chance(Self.percent) else { return nil }
    let near = near(from: &source)
    return range.contains(near) ? near : nil
  }

  /// Draws a length that is a constant or near one, in an eighth of the draws; else `nil`.
  ///
  /// No longer than a large screen: what parks a subview far away would no longer be far from a longer one.
  func length(from source: inout RandomSource) -> CGFloat? {
    number(in: 0...2000, from: &source).map { CGFloat($0) }
  }

  /// Draws a whole number that is a constant or near one, in an eighth of the draws; else `nil`.
  func int(in range: ClosedRange<Int>, from source: inout RandomSource) -> Int? {
    guard !numbers.isEmpty, source.chance(Self.percent) else { return nil }
    return Int(exactly: near(from: &source).rounded()).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Draws a number of subviews that is a constant or next to one; `nil` where none is drawn.
  ///
  /// A large one is drawn seldom: large cases take long.
  func count(from source: inout RandomSource) -> Int? {
    let large = numbers.filter(Self.manySubviews.contains)
    if !large.isEmpty, source.chance(1) {
      let number = source.element(of: large) ?? 0
      return min(Int(number.rounded(.up)) + source.int(in: 0...1), 256)
    }
    return int(in: 0...16, from: &source)
  }

  /// A constant, mostly itself, or else 1 or ½ more or less, its half, or the sum of it and another.
  private func near(from source: inout RandomSource) -> Double {
    let number = source.element(of: numbers) ?? 0
    switch source.int(in: 1...10) {
    case 1...5: return number
    case 6: return number + 1
    case 7: return number - 1
    case 8: return number + (source.chance(50) ? 0.5 : -0.5)
    case 9: return number / 2
    default: return number + (source.element(of: numbers) ?? 0)
    }
  }
}
