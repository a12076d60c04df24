import LayoutAPI
import LayoutConformance

/// The layouts that leave off too early, and look as if they took one or two views.
enum KindsThatStop {
  static let broken = [
    Specimen.broken(
      Subject("ColumnReturningEarly") { draw in
        ColumnReturningEarly(spacing: draw.length("spacing", in: 0...24))
      },
      ["COUNT-01"], "returns inside the loop that places, after the first subview"),
    Specimen.subtle(
      Subject("PileReturningEarly") { _ in PileReturningEarly() }, ["COUNT-01"],
      "returns inside both of its loops, so that it never looks at a second subview"),
    Specimen.subtle(
      Subject("RowPlacingPair") { draw in RowPlacingPair(gap: draw.length("gap", in: 0...24)) },
      ["PLACE-01"], "leaves its loop after the second subview"),
  ]
}

struct ColumnReturningEarly: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(width: sizes.largest.width, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + spacing
      return
    }
  }
}

struct PileReturningEarly: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let next = subview.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
      return size
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposal)
      return
    }
  }
}

struct RowPlacingPair: Layout {
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.width(of: sizes.indices, spacing: gap), height: sizes.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      if index == 2 { break }
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}
