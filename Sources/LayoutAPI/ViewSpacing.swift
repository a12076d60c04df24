/// The distances that a view prefers to keep from its neighbours, edge by edge.
///
/// Two preferences meet where two views touch. Those of text to text add up, as the space below a
/// line and the space above the next do; of any others the greater holds. Where neither view prefers
/// anything the distance is 8 points. Source: OpenSwiftUI's `Spacing.swift` and its tests; the rule
/// of the greater is Apple's reference of `ViewSpacing`.
public struct ViewSpacing: Sendable {
  // Stored in place rather than in a dictionary: a copy of either part allocates nothing.
  private var uncategorised: Preferences
  private var text: Preferences

  /// The preference for no distance at all on each edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes a spacing without preferences, which is not the same as `zero`.
  public init() {
    uncategorised = Preferences()
    text = Preferences()
  }

  /// Makes a spacing with a preference in points on each edge, `nil` for none.
  package init(
    top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?,
    category: Category = .uncategorised
  ) {
    self.init()
    self[category] = Preferences(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Takes the greater of both spacings' preferences, category by category, on the given edges.
  ///
  /// - Parameters:
  ///   - other: The spacing to unite with; where one has no preference, that of the other holds.
  ///   - edges: The edges to unite; the preferences on the others stay.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    uncategorised.formUnion(other.uncategorised, edges: edges)
    text.formUnion(other.text, edges: edges)
  }

  /// Gives the greater of both spacings' preferences, category by category, on the given edges.
  ///
  /// - Parameters:
  ///   - other: The spacing to unite with; where one has no preference, that of the other holds.
  ///   - edges: The edges to unite; on the others the result is this spacing.
  /// - Returns: The union.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Gives the least distance in points that satisfies this view and the next one along an axis.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view that follows: to the trailing side or below.
  ///   - axis: The axis along which the views follow each other.
  /// - Returns: The distance, 8 where neither view has a preference.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, default: Self.defaultDistance)
  }

  /// Gives the least distance in points that satisfies this view and the next one along an axis.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view that follows: to the trailing side or below.
  ///   - axis: The axis along which the views follow each other.
  ///   - default: The distance where neither view has a preference.
  /// - Returns: The distance.
  package func distance(
    to next: ViewSpacing, along axis: Axis, default: CGFloat
  ) -> CGFloat {
    let (end, start): (Edge, Edge) =
      switch axis {
      case .horizontal: (.trailing, .leading)
      case .vertical: (.bottom, .top)
      }
    if let below = text[end], let above = next.text[start] {
      return below + above
    }
    return greater(uncategorised[end], next.uncategorised[start]) ?? `default`
  }
}

extension ViewSpacing {
  /// What a preference is meant for.
  package enum Category: Sendable {
    /// A distance from whatever comes next.
    case uncategorised
    /// A line's share of the distance between two texts.
    case text
  }

  /// The distance of two views without preferences, in points.
  package static let defaultDistance: CGFloat = 8

  /// Gives the preference of a category on an edge in points, or `nil` if there is none.
  package func preference(_ edge: Edge, category: Category = .uncategorised) -> CGFloat? {
    self[category][edge]
  }

  /// Replaces the preference of a category on an edge; `nil` leaves none.
  package mutating func setPreference(
    _ edge: Edge, to value: CGFloat?, category: Category = .uncategorised
  ) {
    self[category][edge] = value
  }

  private subscript(category: Category) -> Preferences {
    get {
      switch category {
      case .uncategorised: uncategorised
      case .text: text
      }
    }
    set {
      switch category {
      case .uncategorised: uncategorised = newValue
      case .text: text = newValue
      }
    }
  }
}

/// The preferences of one category, `nil` on an edge without one.
///
/// Most views have none at all, and every container unites those of its subviews.
private struct Preferences: Sendable {
  private var known: Edge.Set = []
  private var top: CGFloat = 0
  private var leading: CGFloat = 0
  private var bottom: CGFloat = 0
  private var trailing: CGFloat = 0

  init() {}

  init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self[.top] = top
    self[.leading] = leading
    self[.bottom] = bottom
    self[.trailing] = trailing
  }

  subscript(edge: Edge) -> CGFloat? {
    get {
      guard known.contains(Edge.Set(edge)) else { return nil }
      return switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      guard let newValue else {
        known.remove(Edge.Set(edge))
        return
      }
      known.insert(Edge.Set(edge))
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  mutating func formUnion(_ other: Preferences, edges: Edge.Set) {
    guard !other.known.isDisjoint(with: edges) else { return }
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = greater(self[edge], other[edge])
    }
  }
}

/// Gives the greater of two lengths, or the only one.
private func greater(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
  guard let left else { return right }
  guard let right else { return left }
  return max(left, right)
}
