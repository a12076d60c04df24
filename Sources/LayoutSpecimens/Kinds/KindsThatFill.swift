import LayoutAPI
import LayoutConformance

/// The layouts that take the size that they are offered.
enum KindsThatFill {
  static let conforming = [
    Specimen.conforming(
      Subject("Orbits") { draw in Orbits(perOrbit: draw.int("perOrbit", in: 2...6)) },
      "subviews around the middle of what is offered, so many on each of several circles"),
    Specimen.conforming(
      Subject("Scatter") { draw in Scatter(seed: draw.int("seed", in: 0...99)) },
      "subviews at places that their index and a seed decide"),
    Specimen.conforming(
      Subject("Honeycomb") { _ in Honeycomb() },
      "subviews in rows of which every other one is indented by half a cell"),
    Specimen.conforming(
      Subject("Timeline", values: [LayoutValue(Hour.self, in: 0...24)]) { _ in Timeline() },
      "subviews at the hours of a day that is as wide as the offer, a lane for each"),
    Specimen.conforming(
      Subject("PinBoard") { draw in
        PinBoard(
          ideal: CGSize(
            width: draw.length("idealWidth", in: 10...400),
            height: draw.length("idealHeight", in: 10...400)))
      },
      "subviews in the corners of what is offered, with an ideal size of its own"),
    Specimen.conforming(
      Subject("SpreadRow") { draw in SpreadRow(spacing: draw.length("spacing", in: 0...24)) },
      "a row as wide as the offer, and never narrower than its subviews"),
  ]
}

extension CGRect {
  /// The middle of a subview at a fraction of the bounds, moved inside where that leaves them.
  fileprivate func middle(at fraction: CGPoint, of size: CGSize) -> CGPoint {
    CGPoint(
      x: minX + Self.inside(fraction.x * width, size.width / 2, width),
      y: minY + Self.inside(fraction.y * height, size.height / 2, height))
  }

  private static func inside(_ middle: CGFloat, _ half: CGFloat, _ length: CGFloat) -> CGFloat {
    length.isFinite ? max(half, min(middle, length - half)) : half
  }
}

struct Orbits: Layout {
  var perOrbit: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let orbits = (subviews.count + perOrbit - 1) / perOrbit
    for (index, subview) in subviews.enumerated() {
      let part = CGFloat(index % perOrbit) / CGFloat(perOrbit)
      let radius = CGFloat(index / perOrbit + 1) / CGFloat(orbits) / 2
      let angle = Angle.degrees(360 * part).radians
      let place = CGPoint(x: 0.5 + radius * sin(angle), y: 0.5 - radius * cos(angle))
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: bounds.middle(at: place, of: size), anchor: .center, proposal: .unspecified)
    }
  }
}

struct Scatter: Layout {
  var seed: Int

  /// A number from 0 to 1 for a subview and an axis.
  private func fraction(_ index: Int, _ axis: Int) -> CGFloat {
    let mixed = (index &* 7_919 &+ axis &* 104_729 &+ seed &* 31) % 1_000
    return CGFloat(mixed) / 1_000
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices {
      // The point of the subview that lies at the point of the bounds: what fits stands inside.
      let point = UnitPoint(x: fraction(index, 0), y: fraction(index, 1))
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height),
        anchor: point, proposal: .unspecified)
    }
  }
}

struct Honeycomb: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = Int(Double(subviews.count).squareRoot().rounded(.up))
    guard columns > 0 else { return }
    let rows = (subviews.count + columns - 1) / columns
    for (index, subview) in subviews.enumerated() {
      let (row, column) = (index / columns, index % columns)
      let indent = row.isMultiple(of: 2) ? 0.5 : 1
      let place = CGPoint(
        x: (CGFloat(column) + indent) / (CGFloat(columns) + 0.5),
        y: (CGFloat(row) + 0.5) / CGFloat(rows))
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: bounds.middle(at: place, of: size), anchor: .center, proposal: .unspecified)
    }
  }
}

/// The hour at which an event begins.
struct Hour: LayoutValueKey {
  static let defaultValue: Double = 12
}

struct Timeline: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 60))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (lane, subview) in subviews.enumerated() {
      let place = CGPoint(
        x: subview[Hour.self] / 24, y: (CGFloat(lane) + 0.5) / CGFloat(subviews.count))
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: bounds.middle(at: place, of: size), anchor: .center, proposal: .unspecified)
    }
  }
}

struct PinBoard: Layout {
  var ideal: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let corners: [(x: CGFloat, y: CGFloat, anchor: UnitPoint)] = [
      (bounds.minX, bounds.minY, .topLeading), (bounds.maxX, bounds.minY, .topTrailing),
      (bounds.minX, bounds.maxY, .bottomLeading), (bounds.maxX, bounds.maxY, .bottomTrailing),
    ]
    for (index, subview) in subviews.enumerated() {
      let corner = corners[index % corners.count]
      subview.place(
        at: CGPoint(x: corner.x, y: corner.y), anchor: corner.anchor, proposal: .unspecified)
    }
  }
}

struct SpreadRow: Layout {
  var spacing: CGFloat

  private func content(_ sizes: [CGSize]) -> CGFloat {
    sizes.width(of: sizes.indices, spacing: spacing)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: max(proposal.width ?? 0, content(sizes)), height: sizes.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let left = bounds.width - content(sizes)
    let share = left.isFinite ? max(0, left) / CGFloat(max(subviews.count - 1, 1)) : 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += sizes[index].width + spacing + share
    }
  }
}
