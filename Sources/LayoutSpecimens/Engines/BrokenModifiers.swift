import LayoutAPI
import LayoutEngine

// Modifiers with one defect each; an engine has one of them and is right in all else.

struct PaddingWithoutTrailing: AlmostModifier {
  let base: PaddingLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: max(0, size.width - base.insets.trailing), height: size.height)
  }
}

struct FrameGrowing: AlmostModifier {
  let base: FrameLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let content = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: max(size.width, content.width), height: max(size.height, content.height))
  }
}

struct FlexFrameWithoutMaximum: AlmostModifier {
  let base: FlexFrameLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    guard base.width.max != nil, let width = proposal.width, width.isFinite else { return size }
    return CGSize(width: max(size.width, width), height: size.height)
  }
}

struct OverlayHugging: AlmostModifier {
  let base: OverlayLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let answer = subview.sizeThatFits(proposal)
      size = CGSize(
        width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
  }
}

struct OffsetGrowing: AlmostModifier {
  let base: OffsetLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width + abs(base.offset.width), height: size.height)
  }
}

struct RatioOfNothing: AlmostModifier {
  let base: AspectRatioLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    guard ideal.width == 0 else {
      return base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let width = proposal.width ?? ideal.width
    return CGSize(width: width, height: width * (ideal.height / ideal.width))
  }
}

struct FillFitting: AlmostModifier {
  let base: AspectRatioLayout

  init(ratio: CGFloat?) {
    base = AspectRatioLayout(ratio: ratio, contentMode: .fit)
  }
}

struct PositionByCorner: AlmostModifier {
  let base: PositionLayout

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let point = CGPoint(
      x: bounds.origin.x + base.position.x, y: bounds.origin.y + base.position.y)
    subviews.first?.place(at: point, proposal: ProposedViewSize(bounds.size))
  }
}
