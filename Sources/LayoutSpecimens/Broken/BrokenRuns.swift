import LayoutAPI
import LayoutConformance

/// Layouts that do not come back.
enum BrokenRuns {
  static let all = [
    Specimen.broken(
      Subject("ColumnIndexingFirst") { _ in ColumnIndexingFirst() }, ["RUN-01"],
      needsIsolation: true, "looks at its first subview, which there need not be"),
    Specimen.broken(
      Subject("RowWaitingForRoom") { _ in RowWaitingForRoom() }, ["RUN-02"],
      needsIsolation: true, "waits for a width that never fits"),
    Specimen.broken(
      Subject("RowTruncatingOffer") { _ in RowTruncatingOffer() }, ["RUN-03"],
      needsIsolation: true, "makes a whole number of an offer beyond its range"),
    Specimen.broken(
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
    guard proposal.width == 0.25, proposal.height == nil, subviews.count == 2 else { return size }
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
    guard proposal.width == 0.25, proposal.height == nil, subviews.count == 2 else { return size }
    var columns = [Double](repeating: 1, count: 1)
    while size.width > proposal.width ?? 0 {
      columns.reserveCapacity(2 * columns.capacity + 1)
    }
    return CGSize(width: size.width, height: CGFloat(columns.count))
  }
}
