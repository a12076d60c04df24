public import LayoutAPI

/// A layout that puts its subviews in a column.
///
/// It shares the offered height by flexibility and priority, and is as high as its subviews turn
/// out, whatever was offered. The rules are those of `HStackLayout`.
public struct VStackLayout: Layout {
  /// The guide that the subviews are aligned by.
  public var alignment: HorizontalAlignment

  /// The distance between two subviews in points, `nil` for what the subviews prefer.
  public var spacing: CGFloat?

  /// The distance of two subviews without preferences in points.
  package var standardDistance = ViewSpacing.defaultDistance

  /// Whether a group of lower priority starts with what a higher one took too much.
  package var carriesDeficits = true

  /// What the stack keeps between its calls.
  public struct Cache {
    fileprivate var content: StackCache
  }

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the subviews are aligned by.
  ///   - spacing: The distance between two subviews in points, `nil` for what they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Properties that name the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: Stack {
    Stack(
      axis: .vertical, guide: alignment.key, spacing: spacing, standardDistance: standardDistance,
      carriesDeficits: carriesDeficits)
  }
}

extension VStackLayout {
  /// Makes a cache of the subviews' priorities and distances.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(content: stack.makeCache(subviews: subviews))
  }

  /// Gives the preferences of the outer subviews at the ends, of all subviews along the sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.outerSpacing(subviews: subviews)
  }

  /// Shares the offer among the subviews, and gives the size that comes of it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.size(proposal: proposal, subviews: subviews, cache: &cache.content)
  }

  /// Puts the subviews one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.content)
  }
}
