/// One of the two directions in which a view extends.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  /// The direction of the width.
  case horizontal
  /// The direction of the height.
  case vertical

  /// The name of the axis: `horizontal` or `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// The axis across this one.
  package var other: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Axis {
  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis, at the place of its raw value.
    public let rawValue: Int8

    /// Makes the set of the axes whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes the set of one axis.
    package init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis alone.
    public static let vertical = Set(.vertical)
  }
}
