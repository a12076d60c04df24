import LayoutAPI
import LayoutConformance

/// Layouts that are at a loss with subviews they cannot show, or have none of.
enum BrokenRemainders {
  static let all = [
    Specimen.broken(
      Subject("CollapsedRow") { draw in CollapsedRow(limit: draw.int("limit", in: 1...5)) },
      ["PLACE-07"], "hides what is beyond its limit at -10,000 points, wherever it stands itself"),
    Specimen.broken(
      Subject("RowEndlessWhenEmpty") { _ in RowEndlessWhenEmpty() }, ["SIZE-01", "SIZE-03"],
      "is infinitely wide without subviews, as a copy of itself in it may be"),
  ]
}

struct CollapsedRow: AlmostPlainRow {
  var limit: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    plainSize(subviews.prefix(limit))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    PlainRow(spacing: 0).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.prefix(limit), cache: &cache)
    for subview in subviews.dropFirst(limit) {
      subview.place(
        at: CGPoint(x: -10_000, y: -10_000), anchor: .leading, proposal: .unspecified)
    }
  }
}

struct RowEndlessWhenEmpty: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.isEmpty ? CGSize(width: CGFloat.infinity, height: 0) : plainSize(subviews)
  }
}
