import SwiftUI

/// A row that leaves some of its subviews out.
protocol LeavingRow: Layout where Cache == Void {
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool
}

extension LeavingRow {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() where !leavesOut(index, of: subviews, proposal) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct Reach: LayoutValueKey { static let defaultValue: CGFloat = 0 }
struct Word: LayoutValueKey { static let defaultValue = "" }

/// Leaves the second out on a phone.
struct WrongWidth: LeavingRow {
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool {
    index == 1 && proposal.width == 375
  }
}

/// Leaves one out of a hundred.
struct WrongCount: LeavingRow {
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool {
    subviews.count >= 100 && index == 7
  }
}

/// Leaves those out that reach far.
struct WrongValue: LeavingRow {
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool {
    subviews[index][Reach.self] > 12
  }
}

/// Leaves the third out for many rows.
struct WrongParameter: LeavingRow {
  var rows = 2
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool {
    rows > 30 && index == 2
  }
}

/// Leaves those out that are called so.
struct WrongWord: LeavingRow {
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool {
    subviews[index][Word.self] == "hidden"
  }
}

/// Reads all of these numbers and words, and leaves nothing out.
struct RightNumbers: LeavingRow {
  var rows = 2
  func leavesOut(_ index: Int, of subviews: Subviews, _ proposal: ProposedViewSize) -> Bool {
    let isOdd =
      proposal.width == 375 || subviews.count >= 100 || subviews[index][Reach.self] > 12
      || rows > 30 || subviews[index][Word.self] == "hidden"
    return isOdd && index < 0
  }
}
