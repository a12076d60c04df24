import LayoutAPI
import LayoutConformance

/// Layouts that differ from run to run: just PURE-01 says so.
enum BrokenRepetition {
  static let all = [
    Specimen.broken(
      Subject("RowOfLots") { _ in RowOfLots() }, ["PURE-01"],
      "draws a shift by lot each time that it places"),
    Specimen.broken(
      Subject("RowInSetOrder") { _ in RowInSetOrder() }, ["PURE-01"],
      "places its subviews in the order in which a set has them"),
    Specimen.broken(
      Subject("RowOfClock") { _ in RowOfClock() }, ["PURE-01"],
      "shifts its subviews by the time of day"),
    Specimen.subtle(
      Subject("RowOfRareLots") { _ in RowOfRareLots() }, ["PURE-01"],
      "draws a shift by lot that is mostly 0"),
  ]
}

/// A row with room for a shift, so that a shifted one stands inside as well.
protocol ShiftedRow: AlmostPlainRow {
  /// The shift of one placement, less than 64 points.
  var shift: CGFloat { get }
}

extension ShiftedRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    return CGSize(width: size.width + 64, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    PlainRow(spacing: 0).placeSubviews(
      in: bounds.offsetBy(dx: shift, dy: 0), proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}

struct RowOfLots: ShiftedRow {
  var shift: CGFloat { .random(in: 0..<64) }
}

struct RowOfRareLots: ShiftedRow {
  var shift: CGFloat { max(0, .random(in: -192..<64)) }
}

struct RowOfClock: ShiftedRow {
  private static let start = ContinuousClock.now

  var shift: CGFloat {
    let time = ContinuousClock.now - RowOfClock.start
    return CGFloat(time.components.attoseconds / 1_000_000_000 % 64_000) / 1_000
  }
}

struct RowInSetOrder: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for index in Set(subviews.indices) {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width
    }
  }
}
