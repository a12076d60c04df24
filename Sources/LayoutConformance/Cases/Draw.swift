public import LayoutAPI

/// What a subject's factory draws the named parameters of its layout from.
///
/// When a case is made the values are random, and the case keeps them by name. When a case is run
/// again they come from the case; a name that the case does not have gets the simplest value: its
/// default where it has one, else the number nearest to 0, the first element, false. So an empty
/// configuration is the simplest one.
public struct Draw {
  private var source: RandomSource?

  /// The numbers that the layout's source mentions, drawn now and then.
  private var constants = SourceConstants()

  /// The values so far, by name.
  public private(set) var configuration: Configuration

  /// The names in the order in which they were drawn.
  public private(set) var names: [String] = []

  /// The names that were drawn as lengths in points.
  private(set) var lengths: Set<String> = []

  /// The ranges that numbers were drawn from, by name.
  private(set) var ranges: [String: ClosedRange<Double>] = [:]

  /// The source of the values that the case keeps by a label, by name; none for what has no literal.
  private(set) var sources: [String: String] = [:]

  /// The names whose values in the case were not ones that the factory can use, with what would be.
  private(set) var misfits: [String: String] = [:]

  private let keepsNotes: Bool

  /// Called before each value that is drawn.
  var willDraw: (@Sendable () -> Void)?

  /// Where in its range each parameter stands that the case has no value for.
  private var places: @Sendable (_ name: String, _ index: Int) -> Place = { _, _ in .simplest }

  /// A place in the range of a parameter.
  enum Place: Hashable, Sendable {
    /// The simplest value.
    case simplest
    /// A value from the middle that is not the simplest one.
    case middle
    /// The value at a share of the way through the range, in 65,535ths.
    case share(UInt16)
  }

  /// Draws new values.
  ///
  /// - Parameters:
  ///   - source: Where the values come from.
  ///   - constants: The numbers that the layout's source mentions.
  ///   - keepsNotes: Whether anybody is to read what was drawn.
  init(
    from source: RandomSource, constants: SourceConstants = SourceConstants(),
    keepsNotes: Bool = true
  ) {
    self.source = source
    self.constants = constants
    configuration = [:]
    self.keepsNotes = keepsNotes
  }

  /// Draws the values of a case again.
  ///
  /// - Parameters:
  ///   - configuration: The values by name.
  ///   - keepsNotes: Whether anybody is to read what was drawn. An experiment may make the layout
  ///     anew: to note the names took longer than to make it.
  init(replaying configuration: Configuration, keepsNotes: Bool = true) {
    source = nil
    self.configuration = configuration
    self.keepsNotes = keepsNotes
  }

  /// Gives each parameter the value at a place of its range, by its name and its number.
  init(at places: @escaping @Sendable (_ name: String, _ index: Int) -> Place) {
    self.init(replaying: [:])
    self.places = places
  }

  /// Draws a length in points, mostly a whole number, else a multiple of a quarter.
  ///
  /// - Parameters:
  ///   - name: The name in cases.
  ///   - range: The lengths to draw from.
  ///   - others: Lengths outside of the range that are drawn now and then.
  ///   - value: The length of a layout that is made without one, drawn in half of the cases.
  /// - Returns: The length, which is the default or one of the others where it is not in the range.
  public mutating func length(
    _ name: String, in range: ClosedRange<CGFloat>, or others: [CGFloat] = [],
    default value: CGFloat? = nil
  ) -> CGFloat {
    if keepsNotes { lengths.insert(name) }
    return CGFloat(
      number(
        name, in: Double(range.lowerBound)...Double(range.upperBound),
        or: others.map { Double($0) }, default: value.map { Double($0) }))
  }

  /// Draws a number, mostly a whole one, else a multiple of a quarter.
  ///
  /// - Parameters:
  ///   - name: The name in cases.
  ///   - range: The numbers to draw from.
  ///   - others: Numbers outside of the range that are drawn now and then.
  ///   - value: The number of a layout that is made without one, drawn in half of the cases.
  /// - Returns: The number, which is the default or one of the others where it is not in the range.
  public mutating func number(
    _ name: String, in range: ClosedRange<Double>, or others: [Double] = [],
    default value: Double? = nil
  ) -> Double {
    // A case holds no infinity: such a default is kept by its name.
    if let value, !value.isFinite {
      return self.default(name, value) { $0.number(name, in: range, or: others) }
    }
    note(name)
    if keepsNotes { ranges[name] = range }
    if case .number(let known)? = known(name), range.contains(known) { return known }
    let simplest = value ?? min(max(0, range.lowerBound), range.upperBound)
    let drawn = self.value(
      name, simplest: .number(simplest), isDefault: value != nil,
      at: { .number(range.gridNumber(at: $0)) },
      fits: {
        guard case .number(let number) = $0 else { return false }
        return range.contains(number) || number == value || others.contains(number)
      },
      expected:
        "a number in \(range.lowerBound.shortDescription)…\(range.upperBound.shortDescription)",
      random: { [constants, bound = bound(of: name)] in
        let other = $0.isSeldom(others) ? $0.element(of: others) : nil
        let number = other ?? constants.number(in: range, from: &$0) ?? $0.gridNumber(in: range)
        return .number(bound?.holding(number, in: range) ?? number)
      })
    guard case .number(let number) = drawn else { return range.lowerBound }
    return number
  }

  /// Draws a whole number.
  ///
  /// - Parameters:
  ///   - name: The name in cases.
  ///   - range: The numbers to draw from.
  ///   - others: Numbers outside of the range that are drawn now and then.
  ///   - value: The number of a layout that is made without one, drawn in half of the cases.
  /// - Returns: The number, which is the default or one of the others where it is not in the range.
  public mutating func int(
    _ name: String, in range: ClosedRange<Int>, or others: [Int] = [], default value: Int? = nil
  ) -> Int {
    if keepsNotes { ranges[name] = Double(range.lowerBound)...Double(range.upperBound) }
    let simplest = value ?? min(max(0, range.lowerBound), range.upperBound)
    func isMeant(_ number: Int) -> Bool {
      range.contains(number) || number == value || others.contains(number)
    }
    let drawn = self.value(
      name, simplest: .number(Double(simplest)), isDefault: value != nil,
      at: { .number(Double(range.number(at: $0))) },
      fits: {
        if case .number(let number) = $0 {
          Int(exactly: number).map(isMeant) ?? false
        } else {
          false
        }
      },
      expected: "a whole number in \(range.lowerBound)…\(range.upperBound)",
      random: { [constants, bound = bound(of: name)] in
        let other = $0.isSeldom(others) ? $0.element(of: others) : nil
        let number = Double(other ?? constants.int(in: range, from: &$0) ?? $0.int(in: range))
        let ends = Double(range.lowerBound)...Double(range.upperBound)
        return .number(bound?.holding(number, in: ends) ?? number)
      })
    guard case .number(let number) = drawn else { return simplest }
    // The ends of a wide range are no numbers of that precision.
    let whole = Int(exactly: number) ?? range.upperBound
    return isMeant(whole) ? whole : min(max(whole, range.lowerBound), range.upperBound)
  }

  /// Draws a truth value.
  ///
  /// - Parameters:
  ///   - name: The name in cases.
  ///   - value: The value of a layout that is made without one: the simpler one, as likely as not.
  /// - Returns: The value.
  public mutating func bool(_ name: String, default value: Bool = false) -> Bool {
    let drawn = self.value(
      name, simplest: .bool(value), at: { .bool(($0 >= 0x8000) != value) },
      fits: { if case .bool = $0 { true } else { false } },
      expected: "true or false", random: { .bool($0.chance(50)) })
    return drawn == .bool(true)
  }

  /// Draws one of the elements.
  ///
  /// The case keeps it by its description: `leading`. Where that need not be the same in another
  /// process, as of a layout, a class or a closure, the case keeps the element's number: `#2`. Give such
  /// elements names with `element(_:named:)`, and cases are read more easily.
  ///
  /// - Precondition: There is at least one element.
  public mutating func element<T>(_ name: String, of elements: [T]) -> T {
    let index = index(
      name, among: { ElementLabels.labels(of: elements) },
      count: elements.count, find: { ElementLabels.index(of: $0, in: elements) })
    if keepsNotes { sources[name] = ElementLabels.source(of: elements[index]) }
    return elements[index]
  }

  /// Draws one of the elements, which the case keeps by the name given to it: its source, best of all.
  ///
  /// - Precondition: There is at least one element, and no name is that of two.
  public mutating func element<T>(_ name: String, named elements: [(name: String, value: T)]) -> T {
    let index = index(
      name, among: { elements.map(\.name) }, count: elements.count,
      find: { label in elements.firstIndex { $0.name == label } })
    let label = elements[index].name
    // What looks like a name is that of a member of the type.
    let isMember = label != "nil" && label.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    if keepsNotes { sources[name] = isMember ? ".\(label)" : label }
    return elements[index].value
  }

  private mutating func index(
    _ name: String, among labels: () -> [String], count: Int, find: (String) -> Int?
  ) -> Int {
    note(name)
    // No precondition, whose words an optimised build leaves out.
    guard count > 0 else { fatalError("'\(name)' is drawn from no elements") }
    if case .text(let text)? = known(name), let index = find(text) { return index }
    let labels = labels()
    let drawn = value(
      name, simplest: .text(labels[0]),
      at: { .text(labels[(0...count - 1).number(at: $0)]) }, fits: { _ in false },
      expected: "one of \(labels.joined(separator: ", "))",
      random: { .text(labels[$0.int(in: 0...count - 1)]) })
    guard case .text(let text) = drawn else { return 0 }
    return labels.firstIndex(of: text) ?? 0
  }

  /// Draws nothing in half of the cases, or what the closure draws under the same name.
  ///
  /// - Parameters:
  ///   - name: The name in cases.
  ///   - isNil: Whether nothing is the simplest value; else it is the simplest of the closure's.
  ///   - make: Draws a value.
  /// - Returns: The value, or `nil` for nothing.
  public mutating func optional<T>(
    _ name: String, defaultIsNil isNil: Bool = true, _ make: (inout Draw) -> T
  ) -> T? {
    isAlternative(name, .null, isSimplest: isNil) ? nil : make(&self)
  }

  /// Keeps the default of a parameter in half of the cases, or draws what the closure draws under the
  /// same name.
  ///
  /// For a value that is no number and no truth value; the case has `default` for it.
  ///
  /// - Parameters:
  ///   - name: The name in cases.
  ///   - value: The value of a layout that is made without one; the simplest value.
  ///   - make: Draws a value.
  /// - Returns: The default or what was drawn.
  public mutating func `default`<T>(
    _ name: String, _ value: @autoclosure () -> T, _ make: (inout Draw) -> T
  ) -> T {
    guard isAlternative(name, .text("default"), isSimplest: true) else { return make(&self) }
    if keepsNotes { sources[name] = "" }
    return value()
  }

  /// Draws the number of one of a layout's initialisers, which the case keeps by its name.
  ///
  /// - Parameter names: The initialisers, as `init(spacing:)`; the first one is the simplest.
  /// - Returns: The number, from 0.
  /// - Precondition: There is at least one name, and no two are alike.
  public mutating func initializer(_ names: [String]) -> Int {
    let index = index(
      "init", among: { names }, count: names.count, find: { names.firstIndex(of: $0) })
    // It says which parameters there are, and is none.
    if keepsNotes { sources["init"] = "" }
    return index
  }

  /// Whether a name has the one value that stands for itself, and not what is drawn by the name.
  ///
  /// What is drawn may be of several parts, each with a name that begins with this one and a point.
  private mutating func isAlternative(_ name: String, _ value: Scalar, isSimplest: Bool) -> Bool {
    note(name)
    if let known = configuration[name] { return known == value }
    if configuration.keys.contains(where: { $0.hasPrefix(name + ".") }) { return false }
    if var source = self.source {
      let isDrawn = source.chance(50)
      self.source = source
      guard isDrawn else { return false }
    } else if !isSimplest || places(name, names.count - 1) != .simplest {
      return false
    }
    configuration[name] = value
    return true
  }

  /// The value that the case has for a name; to compare a few names is quicker than to hash one.
  private func known(_ name: String) -> Scalar? {
    guard configuration.count <= 4 else { return configuration[name] }
    return configuration.first { $0.key == name }?.value
  }

  private mutating func note(_ name: String) {
    willDraw?()
    guard keepsNotes, !names.contains(name) else { return }
    names.append(name)
  }

  private mutating func value(
    _ name: String, simplest: Scalar, isDefault: Bool = false, at share: (UInt16) -> Scalar,
    fits: (Scalar) -> Bool, expected: @autoclosure () -> String,
    random: (inout RandomSource) -> Scalar
  ) -> Scalar {
    note(name)
    if let known = configuration[name] {
      if fits(known) { return known }
      misfits[name] = expected()
      return simplest
    }
    var value = simplest
    if var source = self.source {
      if !isDefault || source.chance(50) { value = random(&source) }
      self.source = source
    } else {
      switch places(name, names.count - 1) {
      case .simplest: break
      case .middle: value = share(0x8000) == simplest ? share(0xFFFF) : share(0x8000)
      case .share(let number): value = share(number)
      }
    }
    configuration[name] = value
    return value
  }
}

extension ClosedRange<Double> {
  /// The number at a share of the way, a multiple of a quarter where the range has one there.
  func gridNumber(at share: UInt16) -> Double {
    let fraction = Double(share) / 0xFFFF
    let exact = lowerBound * (1 - fraction) + upperBound * fraction
    guard exact.isFinite, share < 0xFFFF else { return share < 0xFFFF ? lowerBound : upperBound }
    let whole = (exact * 4).rounded() / 4
    return contains(whole) ? whole : Swift.min(Swift.max(exact, lowerBound), upperBound)
  }
}

extension ClosedRange<Int> {
  /// The number at a share of the way.
  fileprivate func number(at share: UInt16) -> Int {
    let count = UInt64(bitPattern: Int64(upperBound &- lowerBound))
    // As many steps as numbers, each of about the same width; a range as wide as Int is one less.
    let steps = count == .max ? count : count + 1
    let (high, low) = steps.multipliedFullWidth(by: UInt64(share))
    return lowerBound &+ Int(truncatingIfNeeded: high << 48 | low >> 16)
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

  /// Whether one of some values is drawn that are drawn seldom.
  fileprivate mutating func isSeldom<T>(_ values: [T]) -> Bool {
    !values.isEmpty && chance(SourceConstants.percent)
  }

  private mutating func snapped(to step: Double, low: Double, high: Double) -> Double {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    // A range without a point of the grid, or one too wide to count: its lower end.
    guard first <= last, last - first < 1e15 else { return low }
    return (first + Double(int(in: 0...Int(last - first)))) * step
  }
}
