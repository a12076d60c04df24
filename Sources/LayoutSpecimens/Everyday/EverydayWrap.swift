import LayoutAPI

/// A flow that finds its rows first, and puts each into the middle.
struct EverydayWrap: Layout {
  enum Fault: String, CaseIterable {
    case trailingSpacing, heightOfLast, wrappingEarly, doubledGap, ignoredGap, widthOfOffer
    case ignoredOrigin, droppedLast, reversed, nilAsZero, nilAsTen, placedWithOffer, wideUnoffered
  }

  struct Item {
    var index: Int
    var size: CGSize
  }

  struct Row {
    var items: [Item] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  var itemSpacing: CGFloat
  var rowSpacing: CGFloat
  var fault: Fault?

  private func limit(_ proposal: ProposedViewSize) -> CGFloat {
    if fault == .nilAsTen { return proposal.replacingUnspecifiedDimensions().width }
    return proposal.width ?? (fault == .nilAsZero ? 0 : .infinity)
  }

  /// What a line offers to each of its subviews: all of it.
  private func line(_ limit: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: limit.isFinite ? limit : nil, height: nil)
  }

  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
    let limit = limit(proposal)
    let line = line(limit)
    var (rows, row) = ([Row](), Row())
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(line)
      let gap = fault == .doubledGap ? 2 * itemSpacing : fault == .ignoredGap ? 0 : itemSpacing
      let needed = row.width + gap + size.width + (fault == .wrappingEarly ? gap : 0)
      if !row.items.isEmpty, needed - limit > FlowRows.rounding {
        rows.append(row)
        row = Row()
      }
      row.width += row.items.isEmpty ? size.width : gap + size.width
      row.height = fault == .heightOfLast ? size.height : max(row.height, size.height)
      row.items.append(Item(index: index, size: size))
    }
    return row.items.isEmpty ? rows : rows + [row]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(proposal, subviews)
    let width = rows.map(\.width).max() ?? 0
    let gaps = CGFloat(fault == .trailingSpacing ? rows.count : max(rows.count - 1, 0)) * rowSpacing
    return CGSize(
      width: fault == .widthOfOffer ? proposal.width ?? width : width,
      height: rows.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let gap = fault == .doubledGap ? 2 * itemSpacing : fault == .ignoredGap ? 0 : itemSpacing
    var y = fault == .ignoredOrigin ? 0 : bounds.minY
    for row in rows(proposal, subviews) {
      let indent = (bounds.width - row.width) / 2
      var x = bounds.minX + (indent.isFinite ? indent : 0)
      for item in fault == .reversed ? row.items.reversed() : row.items {
        if fault == .droppedLast, item.index == subviews.count - 1 { continue }
        let offer =
          switch fault {
          case .placedWithOffer: proposal
          case .wideUnoffered where row.items.count == 1: ProposedViewSize.unspecified
          default: line(limit(proposal))
          }
        subviews[item.index].place(at: CGPoint(x: x, y: y), proposal: offer)
        x += item.size.width + gap
      }
      y += row.height + rowSpacing
    }
  }
}
