import LayoutAPI
import LayoutConformance

/// Flows and columns that do not place their last subview in one situation that hardly ever comes up.
///
/// They are what a search that learns is measured on: a thousand random cases mostly miss each.
enum RareFlows {
  static let all: [Specimen] = RareSituation.allCases.map { situation in
    Specimen.broken(
      Subject(situation.name) { draw in
        RareFlow(spacing: draw.length("spacing", in: 0...24), situation: situation)
      }, ["PLACE-01"], situation.note)
  }
}

/// What has to come together for the defect of a rare layout to show.
enum RareSituation: CaseIterable {
  case manyFilling, threeEqual, thirdRowFilling, fiveRowsAlike, twoRowsFilling, textAfterFilling
  case greedyInThirdRow, shortOfAQuarter, stairs, manyInOneRow

  var name: String {
    switch self {
    case .manyFilling: "FlowOfManyFilling"
    case .threeEqual: "FlowOfThreeEqual"
    case .thirdRowFilling: "FlowWithFullThirdRow"
    case .fiveRowsAlike: "FlowOfFiveRowsAlike"
    case .twoRowsFilling: "FlowOfTwoFullRows"
    case .textAfterFilling: "FlowWithTextAfterFullRow"
    case .greedyInThirdRow: "FlowWithGreedyThirdRow"
    case .shortOfAQuarter: "FlowShortOfAQuarter"
    case .stairs: "FlowOfStairs"
    case .manyInOneRow: "FlowOfManyInARow"
    }
  }

  var note: String {
    switch self {
    case .manyFilling:
      "fails where more than 16 subviews stand in rows, three of the later ones just full"
    case .threeEqual:
      "fails where three rows begin with subviews of one width, the first of them just full"
    case .thirdRowFilling: "fails where the third row has three subviews and is just full"
    case .fiveRowsAlike:
      "fails where five rows or more have two subviews each, one of them just full"
    case .twoRowsFilling: "fails where two rows in succession are just full"
    case .textAfterFilling:
      "fails where a subview that bends begins the row after a full one that is not the first"
    case .greedyInThirdRow:
      "fails where the second row is just full and the third has a subview that takes what it is offered"
    case .shortOfAQuarter:
      "fails where a row misses the width by a quarter of a point and the one before is just full"
    case .stairs: "fails where five rows become longer, each than the one before"
    case .manyInOneRow: "fails where more than 12 subviews fill one row to the point"
    }
  }
}

struct RareFlow: Layout {
  var spacing: CGFloat
  let situation: RareSituation

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowRows(
      subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing,
      width: proposal.width ?? .infinity, slack: FlowRows.rounding
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width ?? .infinity
    let rows = FlowRows(sizes, spacing: spacing, width: width)
    let isRare = situation.occurs(in: rows.rows, sizes, width) { index in
      // What bends, or takes all, is narrower where there is less room.
      let least = subviews[index].sizeThatFits(.zero).width
      return least == 0 ? .greedy : least < sizes[index].width ? .bending : .rigid
    }
    for (index, position) in rows.positions(sizes).enumerated() {
      if isRare, index == subviews.count - 1 { continue }
      subviews[index].place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: .unspecified)
    }
  }
}

extension RareSituation {
  enum Nature { case rigid, bending, greedy }

  fileprivate func occurs(
    in rows: [FlowRows.Row], _ sizes: [CGSize], _ width: CGFloat, _ nature: (Int) -> Nature
  ) -> Bool {
    guard width > 0, width.isFinite else { return false }
    let full = rows.map { $0.width == width }
    switch self {
    case .manyFilling:
      return sizes.count > 16 && full.dropFirst().filter { $0 }.count > 2
    case .threeEqual:
      let firsts = rows.map { sizes[$0.range.lowerBound].width }
      let widths = Set(sizes.map(\.width))
      return widths.count > 2
        && rows.indices.dropLast(2).contains { row in
          full[row] && rows[row].range.count > 1 && firsts[row] > 0
            && firsts[row] == firsts[row + 1]
            && firsts[row] == firsts[row + 2]
        }
    case .thirdRowFilling:
      return rows.count > 2 && full[2] && rows[2].range.count == 3
    case .fiveRowsAlike:
      return rows.count > 4 && full.contains(true) && rows.allSatisfy { $0.range.count == 2 }
    case .twoRowsFilling:
      return rows.indices.dropLast().contains { row in
        full[row] && full[row + 1] && rows[row].range.count != rows[row + 1].range.count
      }
    case .textAfterFilling:
      return rows.indices.dropLast().contains { row in
        row > 0 && full[row] && rows[row].range.count > 1
          && nature(rows[row + 1].range.lowerBound) == .bending
      }
    case .greedyInThirdRow:
      return rows.count > 3 && full[1] && rows[1].range.count > 1
        && rows[2].range.contains { nature($0) == .greedy && sizes[$0].width > 0 }
    case .shortOfAQuarter:
      return rows.indices.dropLast().contains { row in
        full[row] && rows[row].range.count > 1 && width - rows[row + 1].width == 0.25
      }
    case .stairs:
      return rows.indices.dropLast(4).contains { row in
        (row..<row + 4).allSatisfy {
          rows[$0].width < rows[$0 + 1].width && rows[$0].range.count > 1
        }
      }
    case .manyInOneRow:
      return rows.count == 2 && full[0] && rows[0].range.count > 12
    }
  }
}
