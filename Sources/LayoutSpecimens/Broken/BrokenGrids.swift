import LayoutAPI
import LayoutConformance

/// Grids with a defect.
enum BrokenGrids {
  static let all = [
    Specimen.broken(
      Subject("GridOfWidths") { draw in
        GridOfWidths(
          spacing: draw.length("spacing", in: 0...64),
          least: draw.length("minItemWidth", in: 0...120))
      },
      ["RUN-01", "RUN-03", "SIZE-02", "SIZE-06", "OFFER-01"],
      needsIsolation: true,
      "counts columns with Int(width / minimum), and never looks at its subviews")
  ]
}

struct GridOfWidths: Layout {
  var spacing: CGFloat
  var least: CGFloat

  private func columns(_ width: CGFloat) -> Int { max(1, Int(width / least)) }

  private func cell(_ width: CGFloat) -> CGFloat {
    let columns = CGFloat(columns(width))
    return (width - (columns - 1) * spacing) / columns
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 0
    let columns = columns(width)
    let rows = CGFloat((subviews.count + columns - 1) / columns)
    return CGSize(width: width, height: rows * cell(width) + (rows - 1) * spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (columns, cell) = (columns(bounds.width), cell(bounds.width))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * (cell + spacing),
          y: bounds.minY + CGFloat(index / columns) * (cell + spacing)),
        proposal: ProposedViewSize(width: cell, height: cell))
    }
  }
}
