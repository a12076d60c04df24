/// The identity of an alignment guide, horizontal or vertical.
///
/// Two keys are equal if they stand for the same built-in guide, for the same `AlignmentID` on the
/// same axis, or for the same name with the same default position.
@usableFromInline
package struct AlignmentKey: Hashable, Sendable {
  /// The axis along which the guide has a position.
  package let axis: Axis

  private let identity: Identity

  /// A built-in guide or a client's one.
  ///
  /// Built-in guides are not told apart by an `AlignmentID` of their own, so that their default
  /// positions cost no call through a witness table. The compiler does not take the metatype of a
  /// protocol for `Sendable`; it is a constant, and the protocol isolates nothing to an actor.
  private enum Identity: Hashable, @unchecked Sendable {
    case builtIn(BuiltIn)
    case custom(any AlignmentID.Type)
    case named(String, fraction: CGFloat)

    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.builtIn(let left), .builtIn(let right)): left == right
      case (.custom(let left), .custom(let right)): left == right
      case (.named(let left, let leftFraction), .named(let right, let rightFraction)):
        left == right && leftFraction == rightFraction
      case (.builtIn, _), (.custom, _), (.named, _): false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .builtIn(let guide): hasher.combine(guide)
      case .custom(let id): hasher.combine(ObjectIdentifier(id))
      case .named(let name, let fraction):
        hasher.combine(name)
        hasher.combine(fraction)
      }
    }
  }

  // The raw values are the names: to describe a case takes a hundred times as long.
  private enum BuiltIn: String, CaseIterable, Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
  }

  /// Makes the key of a client's guide on an axis.
  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.axis = axis
    identity = .custom(id)
  }

  /// Makes the key of a guide that has a name instead of a type, as one that a file tells of.
  ///
  /// - Parameters:
  ///   - name: The name of the guide.
  ///   - axis: The axis along which it has a position.
  ///   - fraction: The default position as a share of the view's length.
  package init(named name: String, axis: Axis, fraction: CGFloat) {
    self.axis = axis
    identity = .named(name, fraction: fraction)
  }

  private init(_ guide: BuiltIn) {
    axis =
      switch guide {
      case .leading, .horizontalCenter, .trailing: .horizontal
      case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
      }
    identity = .builtIn(guide)
  }

  /// Gives the position of the guide in points in a view that does not set it.
  ///
  /// The baselines of a view without text are its bottom edge.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch identity {
    case .custom(let id): id.defaultValue(in: dimensions)
    case .named(_, let fraction):
      fraction == 0 ? 0 : fraction * (axis == .horizontal ? dimensions.width : dimensions.height)
    case .builtIn(.leading), .builtIn(.top): 0
    case .builtIn(.horizontalCenter): dimensions.width / 2
    case .builtIn(.trailing): dimensions.width
    case .builtIn(.verticalCenter): dimensions.height / 2
    case .builtIn(.bottom), .builtIn(.firstTextBaseline), .builtIn(.lastTextBaseline):
      dimensions.height
    }
  }

  /// Merges the explicit positions of several views; `nil` if none of them has one.
  ///
  /// The first baseline takes the least, the last one the greatest, every other guide the mean of
  /// the positions that there are. Source: Apple's reference of `combineExplicit(_:)`.
  package func combineExplicit(_ values: [CGFloat?]) -> CGFloat? {
    let explicit = values.compactMap { $0 }
    return switch identity {
    case .builtIn(.firstTextBaseline): explicit.min()
    case .builtIn(.lastTextBaseline): explicit.max()
    case .builtIn, .custom, .named:
      explicit.isEmpty ? nil : explicit.reduce(0, +) / CGFloat(explicit.count)
    }
  }

  /// The name of the guide, as `leading` or `horizontalCenter`; of a client's one, its type's name.
  package var name: String {
    switch identity {
    case .builtIn(let guide): guide.rawValue
    case .custom(let id): String(describing: id)
    case .named(let name, _): name
    }
  }
}

extension AlignmentKey {
  /// The place of the guide among those that SwiftUI has, `nil` for any other.
  package var builtInIndex: Int? {
    guard case .builtIn(let guide) = identity else { return nil }
    return BuiltIn.allCases.firstIndex(of: guide)
  }

  /// The guides that SwiftUI has for every view: the horizontal ones, then the vertical ones.
  package static let builtIn: [AlignmentKey] = BuiltIn.allCases.map { AlignmentKey($0) }

  static let leading = AlignmentKey(.leading)
  static let horizontalCenter = AlignmentKey(.horizontalCenter)
  static let trailing = AlignmentKey(.trailing)
  static let top = AlignmentKey(.top)
  static let verticalCenter = AlignmentKey(.verticalCenter)
  static let bottom = AlignmentKey(.bottom)
  static let firstTextBaseline = AlignmentKey(.firstTextBaseline)
  static let lastTextBaseline = AlignmentKey(.lastTextBaseline)
}
