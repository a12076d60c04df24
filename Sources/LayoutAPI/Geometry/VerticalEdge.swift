/// One of the two sides of a view along the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side at the least vertical position.
  case top
  /// The side at the greatest vertical position.
  case bottom
}

extension VerticalEdge {
  /// A set of edges of one axis.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge, at the place of its raw value.
    public let rawValue: Int8

    /// Makes the set of the edges whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes the set of one edge.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The top edge alone.
    public static let top = Set(.top)

    /// The bottom edge alone.
    public static let bottom = Set(.bottom)

    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
