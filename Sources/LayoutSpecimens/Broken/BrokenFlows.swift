import LayoutAPI
import LayoutConformance

/// Flows with one defect each.
enum BrokenFlows {
  static let all = [
    Specimen.broken(
      Subject("FlowComparingCoordinate") { _ in FlowComparingCoordinate() },
      ["PLACE-05", "SIZE-06"],
      "compares an x that contains bounds.minX with a width, and takes no offer for 0"
    )
    .asKind("FLOW-06")
    .caused(byEachOf: ["PLACE-05", "SIZE-06"]),
    Specimen.broken(
      Subject("FlowWithoutPlacement") { _ in FlowWithoutPlacement() }, ["PLACE-01"],
      "measures in full and places nothing"),
    Specimen.broken(
      Subject("FlowOfPlaceholderWidth") { _ in FlowOfPlaceholderWidth() },
      ["AGREE-01", "AGREE-02", "AGREE-05", "SIZE-05"],
      "takes the placeholder of 10 points for the ideal width"
    )
    .asKind("FLOW-02", "FLOW-06", "SHAPE-03"),
    Specimen.broken(
      Subject("FlowDroppingWide") { draw in
        FlowDroppingWide(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-01"], "leaves out what is wider than the offer"
    )
    .asKind("FLOW-04"),
    Specimen.broken(
      Subject("FlowPlacingTwice") { draw in
        FlowPlacingTwice(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-02"], "places a first time while it looks for the rows"),
    Specimen.broken(
      Subject("FlowMirroring") { draw in
        FlowMirroring(spacing: draw.length("spacing", in: 0...24))
      },
      ["PURE-03"], "mirrors the frames that the framework mirrors again"
    )
    .asKind("ORDER-01"),
    Specimen.broken(
      Subject("FlowParking") { draw in FlowParking(limit: draw.int("limit", in: 1...5)) },
      ["PLACE-07"], "hides what is beyond its limit at -100,000 points"),
  ]
}

/// The width that a running x reaches, with the bounds' origin in it.
struct FlowComparingCoordinate: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowRows(
      subviews.sizes(inLinesOf: proposal.width ?? 0), spacing: 0, width: proposal.width ?? 0
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(subview.offer(inLineOf: proposal.width ?? 0))
      if corner.x + size.width > proposal.width ?? 0 {
        corner = CGPoint(x: bounds.minX, y: corner.y + rowHeight)
        rowHeight = 0
      }
      subview.place(at: corner, proposal: subview.offer(inLineOf: proposal.width ?? 0))
      corner.x += size.width
      rowHeight = max(rowHeight, size.height)
    }
  }
}

struct FlowWithoutPlacement: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowRows(
      subviews.sizes(inLinesOf: proposal.width), spacing: 0,
      width: proposal.width ?? .infinity
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct FlowOfPlaceholderWidth: Layout {
  private func rows(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> FlowRows {
    FlowRows(sizes, spacing: 0, width: proposal.replacingUnspecifiedDimensions().width)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: rows(proposal, sizes).size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    for (subview, position) in zip(subviews, rows(proposal, sizes).positions(sizes)) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: subview.offer(inLineOf: proposal.width))
    }
  }
}

struct FlowDroppingWide: Layout {
  var spacing: CGFloat

  private func fitting(_ subviews: Subviews, _ width: CGFloat) -> [(LayoutSubview, CGSize)] {
    subviews.map { ($0, $0.sizeThatFits($0.offer(inLineOf: width))) }.filter { $0.1.width <= width }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? .infinity
    return FlowRows(fitting(subviews, width).map(\.1), spacing: spacing, width: width).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = proposal.width ?? .infinity
    let fitting = fitting(subviews, width)
    let sizes = fitting.map(\.1)
    let rows = FlowRows(sizes, spacing: spacing, width: width)
    for (index, position) in rows.positions(sizes).enumerated() {
      fitting[index].0.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: fitting[index].0.offer(inLineOf: width))
    }
  }
}

struct FlowPlacingTwice: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowSpecimen(spacing: spacing)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: .unspecified)
    }
    FlowSpecimen(spacing: spacing)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct FlowMirroring: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowSpecimen(spacing: spacing)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    let rows = FlowRows(sizes, spacing: spacing, width: proposal.width ?? .infinity)
    for (index, position) in rows.positions(sizes).enumerated() {
      let x =
        subviews.layoutDirection == .leftToRight
        ? bounds.minX + position.x : bounds.maxX - position.x - sizes[index].width
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY + position.y),
        proposal: subviews[index].offer(inLineOf: proposal.width))
    }
  }
}

struct FlowParking: Layout {
  var limit: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    Diagonal().size(of: subviews[0..<min(limit, subviews.count)])
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for (index, subview) in subviews.enumerated() {
      guard index < limit else {
        subview.place(
          at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .unspecified)
        continue
      }
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

extension Diagonal {
  /// The size of the staircase of some subviews.
  func size(of subviews: Subviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
  }
}
