import LayoutAPI
import LayoutConformance

/// Layouts that do not come back.
enum BrokenRuns {
  static let all = [
    Specimen.broken(
      Subject("ColumnIndexingFirst") { _ in ColumnIndexingFirst() }, ["RUN-01"],
      needsIsolation: true, "looks at its first subview, which there need not be"),
    Specimen.subtle(
      Subject("RowOfSixteen") { _ in RowOfSixteen() }, ["RUN-01"],
      needsIsolation: true, "has a table of sixteen offsets"),
    Specimen.subtle(
      Subject("RowOfFourSpacings") { _ in RowOfFourSpacings() }, ["RUN-01"],
      needsIsolation: true, "has a table of four distances for its spacing"),
    Specimen.broken(
      Subject("RowRetrying") { _ in RowRetrying() }, ["RUN-02"],
      needsIsolation: true, "tries again what did not fit, with the same width"),
    Specimen.subtle(
      Subject("RowWaitingForRoom") { _ in RowWaitingForRoom() }, ["RUN-02"],
      needsIsolation: true, "waits for a width that never fits"),
    Specimen.broken(
      Subject("RowTruncatingOffer") { _ in RowTruncatingOffer() }, ["RUN-03"],
      needsIsolation: true, "makes a whole number of an offer beyond its range"),
    Specimen.broken(
      Subject("ColumnTruncatingOffer") { _ in ColumnTruncatingOffer() }, ["RUN-03"],
      needsIsolation: true, "makes a whole number of the height when it places"),
    Specimen.subtle(
      Subject("RowCountingEqual") { _ in RowCountingEqual() }, ["RUN-03"],
      needsIsolation: true, "counts how many of three or more of one width an offer holds"),
    Specimen.broken(
      Subject("RowAddingColumns") { _ in RowAddingColumns() }, ["RUN-04"],
      needsIsolation: true, "makes room for more columns until they fill the offer, and adds none"),
    Specimen.subtle(
      Subject("RowHoarding") { _ in RowHoarding() }, ["RUN-04"],
      needsIsolation: true, "collects columns for as long as a width does not fit"),
  ]
}

struct ColumnIndexingFirst: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    _ = subviews[0].sizeThatFits(proposal)
    return plainSize(subviews)
  }
}

struct RowWaitingForRoom: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    // One offer in many, so that a check does not take all day.
    guard proposal.width == 0.25, subviews.count == 2 else { return size }
    while size.width > proposal.width ?? 0 {
      _ = subviews[0].sizeThatFits(proposal)
    }
    return size
  }
}

struct RowTruncatingOffer: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width = proposal.width, width.isFinite { _ = Int(width) }
    return plainSize(subviews)
  }
}

struct RowHoarding: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    guard proposal.width == 0.25, subviews.count == 2 else { return size }
    var columns = [Double](repeating: 1, count: 1)
    while size.width > proposal.width ?? 0 {
      columns.reserveCapacity(2 * columns.capacity + 1)
    }
    return size
  }
}

struct RowOfSixteen: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var offsets = [CGFloat](repeating: 0, count: 16)
    var x: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      offsets[index] = x
      x += subview.sizeThatFits(.unspecified).width
    }
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + offsets[index], y: bounds.minY), proposal: .unspecified)
    }
  }
}

struct RowRetrying: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    // A quarter of a point only, so that a check does not take all day.
    guard proposal.width == 0.25, (1...4).contains(subviews.count) else {
      return plainSize(subviews)
    }
    var index = 0
    while index < subviews.count {
      if subviews[index].sizeThatFits(proposal).width <= 0.25 { index += 1 }
    }
    return plainSize(subviews)
  }
}

struct RowCountingEqual: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    if subviews.count > 2, let width = widths.first, width > 0,
      widths.allSatisfy({ $0 == width }), let offered = proposal.width, offered.isFinite
    {
      _ = Int(offered / width)
    }
    return plainSize(subviews)
  }
}

struct RowAddingColumns: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard proposal.width == 0.25, (1...4).contains(subviews.count) else {
      return plainSize(subviews)
    }
    var columns: [CGFloat] = []
    while columns.reduce(0, +) < 0.25 {
      columns.reserveCapacity(4 * columns.capacity + 1)
    }
    return plainSize(subviews)
  }
}

struct RowOfFourSpacings: AlmostPlainRow {
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var distances = [CGFloat](repeating: 0, count: 4)
    for (index, subview) in subviews.enumerated() {
      distances[index] = subview.spacing.distance(to: ViewSpacing(), along: .horizontal)
    }
    return ViewSpacing.edges(distances.max() ?? 0)
  }
}

struct ColumnTruncatingOffer: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if let height = proposal.height, height.isFinite { _ = Int(height) }
    PlainRow(spacing: 0)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
