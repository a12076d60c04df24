public import LayoutAPI

/// What a subject's factory draws the named parameters of its layout from.
///
/// When a case is made the values are random, and the case keeps them by name. When a case is run
/// again they come from the case; a name that the case does not have gets the simplest value: the
/// number nearest to 0, the first element, false. So an empty configuration is the simplest one.
public struct Draw {
  private var source: RandomSource?

  /// The values so far, by name.
  public private(set) var configuration: Configuration

  /// The names in the order in which they were drawn.
  public private(set) var names: [String] = []

  /// The names whose values in the case were not ones that the factory can use, with what would be.
  private(set) var misfits: [String: String] = [:]

  /// The names that get a value from the middle where the case has none.
  private var middle: Set<String> = []

  /// Draws new values.
  init(from source: RandomSource) {
    self.source = source
    configuration = [:]
  }

  /// Draws the values of a case again.
  init(replaying configuration: Configuration) {
    source = nil
    self.configuration = configuration
  }

  /// Gives some parameters a value from the middle, and all others the simplest one.
  init(middleFor names: Set<String>) {
    self.init(replaying: [:])
    middle = names
  }

  /// Draws a length in points, mostly a whole number, else a multiple of a quarter.
  public mutating func length(_ name: String, in range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat(number(name, in: Double(range.lowerBound)...Double(range.upperBound)))
  }

  /// Draws a number, mostly a whole one, else a multiple of a quarter.
  public mutating func number(_ name: String, in range: ClosedRange<Double>) -> Double {
    let simplest = min(max(0, range.lowerBound), range.upperBound)
    let drawn = value(
      name, simplest: .number(simplest), middle: .number(range.middle(besides: simplest)),
      fits: { if case .number(let number) = $0 { range.contains(number) } else { false } },
      expected:
        "a number in \(range.lowerBound.shortDescription)…\(range.upperBound.shortDescription)",
      random: { .number($0.gridNumber(in: range)) })
    guard case .number(let number) = drawn else { return range.lowerBound }
    return number
  }

  /// Draws a whole number.
  public mutating func int(_ name: String, in range: ClosedRange<Int>) -> Int {
    let simplest = min(max(0, range.lowerBound), range.upperBound)
    let drawn = value(
      name, simplest: .number(Double(simplest)),
      middle: .number(Double(range.middle(besides: simplest))),
      fits: {
        guard case .number(let number) = $0, let whole = Int(exactly: number) else { return false }
        return range.contains(whole)
      },
      expected: "a whole number in \(range.lowerBound)…\(range.upperBound)",
      random: { .number(Double($0.int(in: range))) })
    guard case .number(let number) = drawn else { return range.lowerBound }
    return Int(number)
  }

  /// Draws a truth value.
  public mutating func bool(_ name: String) -> Bool {
    let drawn = value(
      name, simplest: .bool(false), middle: .bool(true),
      fits: { if case .bool = $0 { true } else { false } },
      expected: "true or false", random: { .bool($0.chance(50)) })
    return drawn == .bool(true)
  }

  /// Draws one of the elements, which the case keeps by its description.
  ///
  /// - Precondition: There is at least one element.
  public mutating func element<T>(_ name: String, of elements: [T]) -> T {
    precondition(!elements.isEmpty, "'\(name)' is drawn from no elements")
    let names = Self.labels(of: elements)
    let drawn = value(
      name, simplest: .text(names[0]), middle: .text(names[names.count / 2]),
      fits: { if case .text(let text) = $0 { names.contains(text) } else { false } },
      expected: "one of \(names.joined(separator: ", "))",
      random: { .text(names[$0.int(in: 0...names.count - 1)]) })
    guard case .text(let text) = drawn, let index = names.firstIndex(of: text) else {
      return elements[0]
    }
    return elements[index]
  }

  /// Draws nothing, or what the closure draws under the same name.
  public mutating func optional<T>(_ name: String, _ make: (inout Draw) -> T) -> T? {
    note(name)
    if configuration[name] == .null { return nil }
    if var source = self.source {
      let isNil = source.chance(30)
      self.source = source
      if isNil {
        configuration[name] = .null
        return nil
      }
    } else if configuration[name] == nil, !middle.contains(name) {
      configuration[name] = .null
      return nil
    }
    return make(&self)
  }

  /// The descriptions of elements, with a number behind those that are not the only ones.
  private static func labels<T>(of elements: [T]) -> [String] {
    let names = elements.map { String(describing: $0) }
    guard Set(names).count < names.count else { return names }
    return names.enumerated().map { "\($0.offset): \($0.element)" }
  }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  private mutating func value(
    _ name: String, simplest: Scalar, middle: Scalar, fits: (Scalar) -> Bool, expected: String,
    random: (inout RandomSource) -> Scalar
  ) -> Scalar {
    note(name)
    if let known = configuration[name] {
      if fits(known) { return known }
      misfits[name] = expected
      return simplest
    }
    var value = self.middle.contains(name) ? middle : simplest
    if var source = self.source {
      value = random(&source)
      self.source = source
    }
    configuration[name] = value
    return value
  }
}

extension ClosedRange<Double> {
  /// A number from the middle that is not the simplest one, whole where the range has such.
  fileprivate func middle(besides simplest: Double) -> Double {
    let middle = lowerBound / 2 + upperBound / 2
    guard middle.isFinite else { return simplest }
    let whole = middle.rounded(.up)
    let number = contains(whole) ? whole : middle
    return number == simplest ? upperBound : number
  }
}

extension ClosedRange<Int> {
  /// A number from the middle that is not the simplest one.
  fileprivate func middle(besides simplest: Int) -> Int {
    // The mean rounded up, without a sum that could overflow.
    let middle = (lowerBound >> 1) + (upperBound >> 1) + ((lowerBound | upperBound) & 1)
    return middle == simplest ? upperBound : middle
  }
}

extension RandomSource {
  /// A number of the grid of quarters in a range; whole numbers and the ends come more often.
  mutating func gridNumber(in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    switch int(in: 1...10) {
    case 1: return low
    case 2: return high
    case 3...8: return snapped(to: 1, low: low, high: high)
    default: return snapped(to: 0.25, low: low, high: high)
    }
  }

  private mutating func snapped(to step: Double, low: Double, high: Double) -> Double {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    // A range without a point of the grid, or one too wide to count: its lower end.
    guard first <= last, last - first < 1e15 else { return low }
    return (first + Double(int(in: 0...Int(last - first)))) * step
  }
}
