package import LayoutAPI

/// A node that a layout arranges, whatever the layout's type is.
///
/// The methods that name a step of the protocol run just that step, so that a check can put the
/// steps together in any order that SwiftUI may choose.
package protocol Container: Node {
  /// The direction in which the tree reads; frames are mirrored for right-to-left.
  var layoutDirection: LayoutDirection { get set }

  /// What listens to the calls of the layout, `nil` in ordinary use.
  var recorder: (any Recorder)? { get set }

  /// The last call of `place` for each child in the last placement, `nil` where there was none; empty
  /// as long as these children were not placed.
  var placements: [Placement?] { get }

  /// The first call of `place` since the last reset that had no effect, `nil` if all had theirs.
  var misplacement: (subview: Int, Misplacement)? { get }

  /// Makes the layout value anew until the next reset, even where it shares nothing with the first.
  func remakeLayout()

  /// Makes the cache now instead of at the first call that needs it.
  func makeCache()

  /// Throws the cache away; the next call that needs one makes it again.
  func discardCache()

  /// Lets the layout update its cache, as after a change of the layout or of a subview.
  func updateCache()

  /// Replaces the children, and lets the layout update its cache.
  func update(children: [any Node])

  /// Replaces the layout by another value of the same type, and lets it update the cache.
  ///
  /// - Returns: False if `layout` is of another type; nothing is changed then.
  func update(layout: any Layout) -> Bool

  /// Runs `placeSubviews` alone; `placements` tells what came of it.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize)

  /// Asks the layout for an explicit guide of the container in `bounds`.
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat?
}
