package import LayoutAPI

/// The modifier `frame(width:height:alignment:)`: a box of a fixed length on one or both axes.
///
/// The content is offered the fixed lengths, and may be larger or smaller than the box.
package struct FrameLayout: ModifierLayout {
  /// The width in points, `nil` for that of the content.
  package let width: CGFloat?
  /// The height in points, `nil` for that of the content.
  package let height: CGFloat?
  /// The guides by which the content is put into the box.
  package let alignment: Alignment

  /// Makes a frame; a length that is negative or not finite counts as absent.
  ///
  /// SwiftUI ignores such a length too, with a message at run time.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = width.flatMap(Self.valid)
    self.height = height.flatMap(Self.valid)
    self.alignment = alignment
  }

  private static func valid(_ length: CGFloat) -> CGFloat? {
    length >= 0 && length.isFinite ? length : nil
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension FrameLayout {
  package static var forwardsPriority: Bool { false }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let offer = offer(proposal)
    content.place(content.dimensions(in: offer), by: alignment, in: bounds, proposal: offer)
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return .zero }
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}

extension ViewSpacing {
  /// Leaves no preference on the given edges.
  ///
  /// Source: OpenSwiftUI's frames and padding, which reset the edges that they move. What they keep,
  /// a preference for text to follow, meets no preference of another frame: between two frames the
  /// default distance holds, as in SwiftUI's display list of OpenSwiftUIProject/OpenSwiftUI#577.
  mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      setPreference(edge, to: nil)
      setPreference(edge, to: nil, category: .text)
    }
  }
}
