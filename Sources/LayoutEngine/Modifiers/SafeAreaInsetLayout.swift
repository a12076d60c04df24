package import LayoutAPI

/// The modifier `safeAreaInset`: a second view at an edge, which the content makes room for.
///
/// The first subview is the content, the second the inset. The inset is offered what the content's
/// least length leaves over; the content gets the rest. Source: OpenSwiftUI's `InsetViewModifier`.
package struct SafeAreaInsetLayout: ModifierLayout {
  /// The edge at which the inset stands.
  package let edge: Edge
  /// The guides by which the inset is put along the edge.
  package let alignment: Alignment
  /// The distance between the two in points, `nil` for what they prefer.
  package let spacing: CGFloat?

  /// Makes the modifier.
  package init(edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension SafeAreaInsetLayout {
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The offers to both subviews, and the distance between them.
  private struct Shares {
    var content: ProposedViewSize
    var inset: ProposedViewSize
    var distance: CGFloat
  }

  private func shares(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Shares {
    let (content, inset) = (subviews[0], subviews[1])
    let (first, second) = isFirst ? (inset, content) : (content, inset)
    let distance = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    var shares = Shares(content: proposal, inset: proposal, distance: distance)
    guard let length = proposal[axis] else { return shares }
    var least = proposal
    least[axis] = 0
    shares.inset[axis] = max(0, length - distance - content.sizeThatFits(least)[axis])
    let taken = inset.sizeThatFits(shares.inset)[axis]
    shares.content[axis] = max(0, length - distance - taken)
    return shares
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count > 1 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let shares = shares(proposal, subviews)
    let content = subviews[0].sizeThatFits(shares.content)
    let inset = subviews[1].sizeThatFits(shares.inset)
    var size = CGSize.zero
    size[axis] = content[axis] + shares.distance + inset[axis]
    size[axis.other] = max(content[axis.other], inset[axis.other])
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count > 1 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let shares = shares(proposal, subviews)
    let content = subviews[0].dimensions(in: shares.content)
    let inset = subviews[1].dimensions(in: shares.inset)
    let places = [(content, shares.content), (inset, shares.inset)]
    for (index, (dimensions, offer)) in places.enumerated() {
      var origin = alignment.origin(of: dimensions, in: bounds.size)
      let comesFirst = (index == 1) == isFirst
      let other = index == 0 ? inset : content
      origin[axis] = comesFirst ? 0 : other.size[axis] + shares.distance
      let position = CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y)
      subviews[index].place(at: position, proposal: offer)
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }
}
