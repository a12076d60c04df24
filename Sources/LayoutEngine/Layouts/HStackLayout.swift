public import LayoutAPI

/// A layout that puts its subviews in a row.
///
/// It shares the offered width by flexibility and priority, and is as wide as its subviews turn out,
/// whatever was offered. Sources: WWDC 2019, session 237; objc.io, "How an HStack lays out its
/// children" (2020-11-10); OpenSwiftUI's `StackLayout`. Where a group of higher priority took more
/// than there was, the next one starts with that deficit, as in OpenSwiftUI; objc.io and OpenLayout
/// let it start from 0.
public struct HStackLayout: Layout {
  /// The guide that the subviews are aligned by.
  public var alignment: VerticalAlignment

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

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the subviews are aligned by.
  ///   - spacing: The distance between two subviews in points, `nil` for what they prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Properties that name the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: Stack {
    Stack(
      axis: .horizontal, guide: alignment.key, spacing: spacing, standardDistance: standardDistance,
      carriesDeficits: carriesDeficits)
  }
}

extension HStackLayout {
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
