import LayoutAPI
import LayoutConformance

/// The factor by which a subview shares in a row.
struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A row that sums ideal widths and shares the sum out again: the unweighted keep their ideal.
struct CentredResharing: Layout {
  var spacing: CGFloat

  private func widths(_ subviews: Subviews, in width: CGFloat) -> [CGFloat] {
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
    let fixed = zip(subviews, ideals).reduce(0) { $0 + ($1.0[Weight.self] == 0 ? $1.1 : 0) }
    return zip(subviews, ideals).map { subview, ideal in
      let weight = subview[Weight.self]
      return weight == 0 ? ideal : max(0, width - gaps - fixed) * weight / total
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let width = proposal.width else {
      let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
      return CGSize(
        width: ideals.reduce(gaps) { $0 + $1.width }, height: ideals.map(\.height).max() ?? 0)
    }
    let heights = zip(subviews, widths(subviews, in: width)).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offers = widths(subviews, in: bounds.width).map {
      ProposedViewSize(width: $0, height: proposal.height)
    }
    let sizes = zip(subviews, offers).map { $0.sizeThatFits($1) }
    let height = sizes.map(\.height).max() ?? 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + (height - sizes[index].height) / 2),
        proposal: offers[index])
      x += (offers[index].width ?? 0) + spacing
    }
  }
}

/// A row measured with equal shares and placed at ideal sizes, around its middle line.
struct CentredEqualShares: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let share = proposal.width.map { $0 / CGFloat(subviews.count) }
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: share, height: proposal.height))
    }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

extension Subject {
  /// The row that shares out again.
  static let centredResharing = Subject(
    "CentredResharing", values: [LayoutValue(Weight.self, in: 0...3)]
  ) { draw in
    CentredResharing(spacing: draw.length("spacing", in: 0...24))
  }

  /// The row of equal shares.
  static let centredEqualShares = Subject("CentredEqualShares") { _ in CentredEqualShares() }
}
