import SwiftUI

struct Lift: LayoutValueKey { static let defaultValue: Double = 0 }
struct Order: LayoutValueKey { static let defaultValue: Int = 0 }
struct Share: LayoutValueKey { static let defaultValue: CGFloat = 0.5 }

/// A row whose subviews say how far they are from the one before.
protocol ValueRow: Layout where Cache == Void {
  func distance(before index: Int, in subviews: Subviews) -> CGFloat
  func isGone(_ index: Int, of subviews: Subviews) -> Bool
}

extension ValueRow {
  func distance(before index: Int, in subviews: Subviews) -> CGFloat { 0 }
  func isGone(_ index: Int, of subviews: Subviews) -> Bool { false }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = subviews.indices.reduce(0) { $0 + distance(before: $1, in: subviews) }
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() where !isGone(index, of: subviews) {
      x += distance(before: index, in: subviews)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Leaves those out that are lifted above twice a dozen.
struct WrongLift: ValueRow {
  let dozen = [0, 1, 1, 2, 1, 2, 0, 2, 1, 2].reduce(0, +)
  func isGone(_ index: Int, of subviews: Subviews) -> Bool {
    subviews[index][Lift.self] > Double(dozen + dozen)
  }
}

/// Leaves those out that come before the first.
struct WrongOrder: ValueRow {
  func isGone(_ index: Int, of subviews: Subviews) -> Bool { subviews[index][Order.self] < -1 }
}

/// Leaves those out whose share is no whole one, nor a half.
struct WrongFraction: ValueRow {
  func isGone(_ index: Int, of subviews: Subviews) -> Bool {
    let twice = subviews[index][Share.self] * 2
    return twice != twice.rounded()
  }
}

/// Takes values of any size, of either sign and of any fraction.
struct RightValues: ValueRow {
  func distance(before index: Int, in subviews: Subviews) -> CGFloat {
    let order = max(0, subviews[index][Order.self])
    return max(0, subviews[index][Lift.self]) + CGFloat(order) + subviews[index][Share.self]
  }
}
