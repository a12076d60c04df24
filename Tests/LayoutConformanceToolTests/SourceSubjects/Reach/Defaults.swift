import SwiftUI

/// A row that says where each subview begins, and is as large as they are together.
protocol DefaultedRow: Layout where Cache == Void {
  var gap: CGFloat { get }
  func shift(of index: Int, in subviews: Subviews) -> CGFloat
}

extension DefaultedRow {
  var gap: CGFloat { 0 }
  func shift(of index: Int, in subviews: Subviews) -> CGFloat { 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let start = x + shift(of: index, in: subviews)
      subview.place(at: CGPoint(x: start, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// Keeps the columns of the layout that made its cache.
struct WrongColumns: Layout {
  var columns: Int = 2

  func makeCache(subviews: Subviews) -> Int { columns }
  func updateCache(_ cache: inout Int, subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    Cells(columns: cache).size(subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    Cells(columns: cache).place(subviews, in: bounds)
  }
}

/// Reads its columns anew.
struct RightColumns: Layout {
  var columns: Int = 2

  func makeCache(subviews: Subviews) -> Int { columns }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    Cells(columns: cache).size(subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    Cells(columns: cache).place(subviews, in: bounds)
  }
}

private struct Cells {
  let columns: Int

  func cell(_ subviews: LayoutSubviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func size(_ subviews: LayoutSubviews) -> CGSize {
    let cell = cell(subviews)
    let rows = (subviews.count + columns - 1) / columns
    return CGSize(
      width: cell.width * CGFloat(min(columns, subviews.count)),
      height: cell.height * CGFloat(rows))
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let cell = cell(subviews)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + cell.width * CGFloat(index % columns)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + cell.height * CGFloat(index / columns)),
        proposal: .unspecified)
    }
  }
}

/// Divides by what is left of its gap beside the whole points, which animations pass through.
struct WrongAnimation: DefaultedRow {
  var gap: CGFloat = 8
  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  func shift(of index: Int, in subviews: Subviews) -> CGFloat {
    let rest = gap - gap.rounded()
    return abs(rest) > 0 && abs(rest) < 0.25 && index == 1 ? .nan : 0
  }
}

/// An animation of the gap that is always a row.
struct RightAnimation: DefaultedRow {
  var gap: CGFloat = 8
  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }
}

/// Shifts the second subview out where a flag is set that nobody sets by default.
struct WrongFlag: DefaultedRow {
  var isLoose = false
  func shift(of index: Int, in subviews: Subviews) -> CGFloat { isLoose && index == 1 ? 900 : 0 }
}

/// Shifts where a limit is given.
struct WrongOptional: DefaultedRow {
  var limit: CGFloat? = nil
  func shift(of index: Int, in subviews: Subviews) -> CGFloat { limit == nil ? 0 : 900 }
}

/// Shifts in one of its modes.
struct WrongMode: DefaultedRow {
  enum Mode: CaseIterable { case packed, spread }
  var mode = Mode.packed
  func shift(of index: Int, in subviews: Subviews) -> CGFloat { mode == .packed ? 0 : 900 }
}

/// Shifts for an alignment other than its default.
struct WrongAlignment: DefaultedRow {
  var alignment: HorizontalAlignment = .center
  func shift(of index: Int, in subviews: Subviews) -> CGFloat { alignment == .trailing ? 900 : 0 }
}

/// Shifts where it is made by its second initialiser.
struct WrongInitializer: DefaultedRow {
  let gap: CGFloat
  let isTight: Bool

  init(gap: CGFloat, isOn: Bool) { (self.gap, isTight) = (isOn ? gap : 0, false) }
  init(tight gap: CGFloat) { (self.gap, isTight) = (gap, true) }

  func shift(of index: Int, in subviews: Subviews) -> CGFloat { isTight && index > 1 ? 900 : 0 }
}

/// Takes few columns only; by default as many as there are.
struct RightLimits: DefaultedRow {
  let columns: Int
  let gap: CGFloat

  init(columns: Int = 3, gap: CGFloat = 8) {
    precondition((1...4).contains(columns), "columns must be 1...4")
    self.columns = columns
    self.gap = gap
  }

  func shift(of index: Int, in subviews: Subviews) -> CGFloat { columns > 4 ? 900 : 0 }
}
