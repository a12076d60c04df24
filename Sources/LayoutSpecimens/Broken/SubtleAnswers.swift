import LayoutAPI
import LayoutConformance

/// Rows with one defect each in what they ask their subviews or tell their parent.
enum SubtleAnswers {
  static let all = [
    Specimen.subtle(
      Subject("RowSparingLowPriority") { _ in RowSparingLowPriority() }, ["OFFER-01"],
      "offers what is left, less than nothing too, to what has a negative priority"),
    Specimen.subtle(
      Subject("RowCountingDown") { _ in RowCountingDown() }, ["COST-01"],
      "measures all again for one less until they fit the offer"),
    Specimen.subtle(
      Subject("RowGuideOfHeights") { _ in RowGuideOfHeights() }, ["META-01"],
      "divides by the sum of the heights for its baseline"),
    Specimen.subtle(
      Subject("RowSpacingOfGreedy") { _ in RowSpacingOfGreedy() }, ["META-02"],
      "wants a distance as large as the largest of four or more can get"),
  ]
}

struct RowSparingLowPriority: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var left = proposal.width
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if subview.priority < 0 {
        _ = subview.sizeThatFits(ProposedViewSize(width: left, height: nil))
      }
      left = left.map { $0 - size.width }
    }
    return plainSize(subviews)
  }
}

struct RowCountingDown: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for count in stride(from: subviews.count, to: 0, by: -1) {
      let size = plainSize(subviews[0..<count])
      if size.width <= proposal.width ?? .infinity { break }
    }
    return plainSize(subviews)
  }
}

struct RowGuideOfHeights: AlmostPlainRow {
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let first = subviews.first else { return nil }
    let total = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height }
    return bounds.height * first.sizeThatFits(.unspecified).height / total
  }
}

struct RowSpacingOfGreedy: AlmostPlainRow {
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    guard subviews.count > 3 else { return ViewSpacing() }
    let widest = subviews.map { $0.sizeThatFits(.infinity).width }.max() ?? 0
    return ViewSpacing.edges(widest)
  }
}
