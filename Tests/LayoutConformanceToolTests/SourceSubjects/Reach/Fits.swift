import SwiftUI

/// A row that may leave its second subview out where it is offered what it needs, and no less or more.
protocol FittingRow: Layout where Cache == Void {
  var distance: CGFloat { get }
  var leavesOut: Bool { get }
}

extension FittingRow {
  func need(_ subviews: Subviews) -> CGFloat {
    let gaps = distance * CGFloat(max(0, subviews.count - 1))
    return subviews.reduce(gaps) { $0 + $1.sizeThatFits(.unspecified).width }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: need(subviews), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isExact = subviews.count > 2 && proposal.width == need(subviews) && distance > 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      if index != 1 || !leavesOut || !isExact {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }
      x += subview.sizeThatFits(.unspecified).width + distance
    }
  }
}

/// Its distance is drawn, and called by no word for one.
struct WrongAir: FittingRow {
  let air: CGFloat
  var leavesOut: Bool { true }
  var distance: CGFloat { air }
}

/// Its distance is always the same, and stored.
struct WrongFixed: FittingRow {
  private let breathing = CGFloat([3, 4, 4].reduce(0, +))
  var leavesOut: Bool { true }
  var distance: CGFloat { breathing }
}

/// Its distance is a number of the source.
struct WrongLiteral: FittingRow {
  var leavesOut: Bool { true }
  var distance: CGFloat { 14 }
}

/// Beside a spacing it has another distance, that between its subviews.
struct WrongSecond: FittingRow {
  var spacing: CGFloat = 8
  var between: CGFloat = 5
  var leavesOut: Bool { true }
  var distance: CGFloat { between }
}

/// Places all of them where they fit exactly.
struct RightFit: FittingRow {
  let air: CGFloat
  var leavesOut: Bool { false }
  var distance: CGFloat { air }
}
