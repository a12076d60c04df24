import LayoutAPI

/// Where a rule finds a number that it has to know of a layout, such as the spacing.
///
/// Written as a literal: `spacing: 8` for a layout that always uses 8 points, `spacing: "gap"` for
/// one whose factory draws it by that name, or that stores it so.
public enum Parameter: Hashable, Sendable {
  /// The same number in every case.
  case fixed(Double)
  /// The parameter, or the stored property, of a name.
  case drawn(String)
}

extension Parameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  /// Makes a fixed number.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Makes a fixed number.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// Names a drawn number.
  public init(stringLiteral value: String) { self = .drawn(value) }
}

extension Trial {
  /// The options of the subject's profile.
  var profile: Profile { subject.profile ?? .nothing }

  /// The distance between neighbours, as the subject knows it.
  ///
  /// What the subject names counts, else the number of the layout that is called so and is not the
  /// distance of lines.
  func spacing() throws(SkipReason) -> CGFloat {
    let spacing = number(subject.spacing) { $0.isSpacing && !$0.isOfLines(along: profile.axis) }
    guard let spacing else { throw .unknownSpacing }
    return spacing
  }

  /// The least distance between lines that the subject is known to keep.
  ///
  /// A `spacing` alone does not tell it: lines may have a distance that has no name.
  func lineSpacing() throws(SkipReason) -> CGFloat {
    guard profile.hasLines else { return try spacing() }
    return number(subject.lineSpacing ?? subject.spacing) {
      $0.isSpacing && $0.isOfLines(along: profile.axis)
    } ?? 0
  }

  /// The number of columns, `nil` where the subject does not tell.
  var columns: Int? {
    number(subject.columns) { $0.lowercased().contains("column") && !$0.isDistance }
      .flatMap { Int(exactly: Double($0)) }
  }

  /// The number that a parameter stands for, or else that all numbers of certain names agree on.
  private func number(_ parameter: Parameter?, or isMeant: (String) -> Bool) -> CGFloat? {
    switch parameter {
    case .fixed(let number)?: return CGFloat(number)
    case .drawn(let name)?: return numbers[name]
    case nil:
      let values = Set(numbers.filter { isMeant($0.key) }.values)
      return values.count == 1 ? values.first : nil
    }
  }

  /// The weight of each subview, all 1 for a layout that reads no layout value.
  func weights() throws(SkipReason) -> [CGFloat] {
    let key =
      subject.weights
      ?? subject.values.map(\.name).first { name in
        ParameterNames.weights.contains { name.lowercased().contains($0) }
      }
    guard let key else {
      guard subject.values.isEmpty else { throw .unknownWeights }
      return Array(repeating: 1, count: count)
    }
    guard let value = subject.values.first(where: { $0.name == key }) else {
      throw .unknownWeights
    }
    var weights: [CGFloat] = []
    for subview in layoutCase.subviews {
      guard case .number(let weight) = subview.layoutValue(key) ?? value.defaultValue else {
        throw .unknownWeights
      }
      weights.append(CGFloat(weight))
    }
    return weights
  }
}

extension String {
  fileprivate var isDistance: Bool { ParameterNames.distances.contains(where: mentions) }

  // A default is what there would be if subviews had no wishes: it is not what is between them.
  fileprivate var isSpacing: Bool { isDistance && !lowercased().contains("default") }

  /// Whether the name of a spacing is that of the distance between lines along an axis.
  fileprivate func isOfLines(along axis: Axis) -> Bool {
    let name = lowercased()
    return ParameterNames.linesWords(along: axis).contains { name.contains($0) }
  }
}
