/// One of the four sides of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The side at the least vertical position.
  case top
  /// The side where reading begins.
  case leading
  /// The side at the greatest vertical position.
  case bottom
  /// The side where reading ends.
  case trailing
}

extension Edge {
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge, at the place of its raw value.
    public let rawValue: Int8

    /// Makes the set of the edges whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes the set of one edge.
    public init(_ e: Edge) {
      rawValue = 1 << e.rawValue
    }

    /// The top edge alone.
    public static let top = Set(.top)

    /// The leading edge alone.
    public static let leading = Set(.leading)

    /// The bottom edge alone.
    public static let bottom = Set(.bottom)

    /// The trailing edge alone.
    public static let trailing = Set(.trailing)

    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}
