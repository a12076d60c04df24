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

  /// Whether a group of lower priority starts with the deficit of a higher one.
  package var carriesDeficits = true

  /// The priorities and distances of the subviews.
  public typealias Cache = _StackLayoutCache

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the subviews are aligned by.
  ///   - spacing: The distance between two subviews in points, `nil` for what they prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

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

  /// Whether a group of lower priority starts with the deficit of a higher one.
  package var carriesDeficits = true

  /// The priorities and distances of the subviews.
  public typealias Cache = _StackLayoutCache

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the subviews are aligned by.
  ///   - spacing: The distance between two subviews in points, `nil` for what they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: AxialLayout {
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}

extension VStackLayout: AxialLayout {
  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}

/// A row or a column: one layout for both axes.
protocol AxialLayout: Layout where Cache == _StackLayoutCache {
  /// The axis along which the subviews follow each other.
  static var axis: Axis { get }

  /// The guide, of the other axis, that the subviews are aligned by.
  var guide: AlignmentKey { get }

  /// The distance between two subviews in points, `nil` for what they prefer.
  var spacing: CGFloat? { get }

  /// The distance of two subviews without preferences in points.
  var standardDistance: CGFloat { get }

  /// Whether a group of lower priority starts with the deficit of a higher one.
  var carriesDeficits: Bool { get }
}

extension AxialLayout {
  private var stack: Stack {
    Stack(
      axis: Self.axis, guide: guide, spacing: spacing, standardDistance: standardDistance,
      carriesDeficits: carriesDeficits)
  }

  /// Properties that name the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Makes a cache of the subviews' priorities and distances.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    stack.makeCache(subviews: subviews)
  }

  /// Gives the preferences of the outer subviews at the ends, of all subviews along the sides.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stack.outerSpacing(subviews: subviews)
  }

  /// Shares the offer among the subviews, and gives the resulting size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    stack.size(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Puts the subviews one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    stack.place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
