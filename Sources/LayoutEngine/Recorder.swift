package import LayoutAPI

/// One call of a layout's method, or one that the layout made on a subview.
///
/// All of it are plain numbers: a call is copied as they are, and nothing is counted.
package enum Call {
  /// `makeCache(subviews:)` begins.
  case makeCache
  /// `updateCache(_:subviews:)` begins.
  case updateCache
  /// `spacing(subviews:cache:)` begins.
  case spacing
  /// `sizeThatFits(proposal:subviews:cache:)` begins.
  case sizeThatFits(ProposedViewSize)
  /// `placeSubviews(in:proposal:subviews:cache:)` begins.
  case placeSubviews(CGRect, ProposedViewSize)
  /// `explicitAlignment(of:in:proposal:subviews:cache:)` begins.
  ///
  /// The guide is told by its place in `AlignmentKey.builtIn`, `nil` for any other.
  case explicitAlignment(builtIn: Int?)
  /// The layout is about to place its subviews once more, for what their guides are: nobody is moved.
  case placedForGuides
  /// The method that began last returned; with a size if it measured.
  case returned(CGSize?)
  /// The layout asked a subview for its size or its dimensions.
  case measured(subview: Int, ProposedViewSize, CGSize)
  /// The layout placed a subview.
  case placed(subview: Int, Placement)
  /// The layout placed a subview where that is not allowed; it has no effect.
  case misplaced(subview: Int, Misplacement)
}

/// Why a call of `place(at:anchor:proposal:)` has no effect.
package enum Misplacement: Sendable {
  /// The call did not come from `placeSubviews` of the subview's container.
  case outsidePlacement
  /// The proxy was made before the subviews changed.
  case staleProxy
}

/// What listens to the calls between a container and its layout.
package protocol Recorder: AnyObject {
  /// Notes one call, in the order in which they happen.
  func record(_ call: Call)
}
