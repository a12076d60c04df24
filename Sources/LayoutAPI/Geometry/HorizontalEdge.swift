/// One of the two sides of a view along the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing
}

extension HorizontalEdge {
  /// A set of edges of one axis.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge, at the place of its raw value.
    public let rawValue: Int8

    /// Makes the set of the edges whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes the set of one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The leading edge alone.
    public static let leading = Set(.leading)

    /// The trailing edge alone.
    public static let trailing = Set(.trailing)

    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
