import LayoutAPI
import LayoutConformance
import LayoutEngine

/// The layouts that keep the rules and use what few layouts do.
enum Special {
  static let conforming = [
    Specimen.conforming(
      Subject("CentredPile") { _ in CentredPile() },
      "subviews on top of each other, with one middle"),
    Specimen.conforming(
      Subject("Carousel") { _ in Carousel() },
      "pages side by side, each as wide as the offer or as the widest"),
    Specimen.conforming(
      Subject("AnimatedFan") { draw in
        AnimatedFan(progress: draw.number("progress", in: 0...1))
      },
      "a row that unfolds, with a progress that is limited where a spring overshoots"),
    Specimen.conforming(
      Subject("AdaptiveStack") { draw in AdaptiveStack(isVertical: draw.bool("isVertical")) },
      "leaves everything to a row or a column behind AnyLayout"),
    Specimen.conforming(
      Subject("GuidedCard") { draw in GuidedCard(inset: draw.length("inset", in: 0...24)) },
      "a column with a guide and a spacing of its own"),
    Specimen.conforming(
      Subject(
        "ArrowRow",
        profile: Profile("directed", "follows the reading direction", off: ["PURE-03"])
      ) { _ in ArrowRow() },
      "puts its first subview where an arrow of the reading direction points, on purpose"),
  ]
}

struct CentredPile: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      // What is infinite has no middle.
      let (x, y) = ((bounds.width - size.width) / 2, (bounds.height - size.height) / 2)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (x.isFinite ? x : 0), y: bounds.minY + (y.isFinite ? y : 0)),
        proposal: proposal)
    }
  }
}

struct Carousel: Layout {
  private func page(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    guard let width = proposal.width, width.isFinite else { return widest }
    return max(width, widest)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(
      width: page(proposal, subviews) * CGFloat(subviews.count), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let page = page(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + page * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct AnimatedFan: Layout {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    PlainRow(spacing: 0)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let part = CGFloat(min(max(progress, 0), 1).squareRoot())
    var x: CGFloat = 0
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + part * x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct AdaptiveStack: Layout {
  var isVertical: Bool

  private var stack: AnyLayout {
    isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
  }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { stack.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    stack.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct GuidedCard: Layout {
  var inset: CGFloat

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    ViewSpacing.edges(12)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + inset : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + inset : nil
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + inset,
      height: sizes.map(\.height).reduce(inset, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY + inset
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + inset, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

struct ArrowRow: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isReversed = subviews.layoutDirection == .rightToLeft
    var x = bounds.minX
    for subview in isReversed ? Array(subviews.reversed()) : Array(subviews) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
