import LayoutAPI
import LayoutConformance

/// The layouts that refuse some numbers of subviews, and serve several others.
enum KindsThatRefuse {
  static let conforming = [
    Specimen.conforming(
      Subject("HeaderAndRows") { draw in
        HeaderAndRows(indent: draw.length("indent", in: 0...24))
      },
      "a header and rows that are indented below it, and nothing without a header"),
    Specimen.conforming(
      Subject("AtMostFive") { _ in AtMostFive() }, needsIsolation: true,
      "the pips of a die, of which a precondition asks for five at most, in words"),
    Specimen.conforming(
      Subject("AtMostThree") { draw in AtMostThree(gap: draw.length("gap", in: 0...24)) },
      "a leading, a middle and a trailing subview, and nothing for more than three"),
    Specimen.conforming(
      Subject("AtLeastTwo") { draw in AtLeastTwo(gap: draw.length("gap", in: 0...24)) },
      needsIsolation: true, "a column of two subviews and more, which a precondition asks for"),
  ]
}

struct HeaderAndRows: Layout {
  var indent: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let header = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(header.sizeThatFits(.unspecified)) { size, row in
      let next = row.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, indent + next.width), height: size.height + next.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let header = subviews.first else { return }
    header.place(at: bounds.origin, proposal: .unspecified)
    var y = bounds.minY + header.sizeThatFits(.unspecified).height
    for row in subviews.dropFirst() {
      row.place(at: CGPoint(x: bounds.minX + indent, y: y), proposal: .unspecified)
      y += row.sizeThatFits(.unspecified).height
    }
  }
}

struct AtMostFive: Layout {
  /// The places of the pips in a square of three cells by three.
  private static let places = [(1, 1), (0, 0), (2, 2), (2, 0), (0, 2)]

  private func cell(_ subviews: Subviews) -> CGSize {
    precondition(subviews.count <= 5, "a die has five pips at most here")
    return subviews.map { $0.sizeThatFits(.unspecified) }.largest
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let cell = cell(subviews)
    return CGSize(width: 3 * cell.width, height: 3 * cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cell(subviews)
    for (subview, place) in zip(subviews, Self.places) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + cell.width * (CGFloat(place.0) + 0.5),
          y: bounds.minY + cell.height * (CGFloat(place.1) + 0.5)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct AtMostThree: Layout {
  var gap: CGFloat

  private static let anchors: [UnitPoint] = [.leading, .center, .trailing]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count <= 3 else { return .zero }
    // Three equal parts, so that the middle one is in the middle.
    let part = subviews.map { $0.sizeThatFits(.unspecified) }.largest
    return subviews.isEmpty ? .zero : CGSize(width: 3 * part.width + 2 * gap, height: part.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count <= 3 else { return }
    for (subview, anchor) in zip(subviews, Self.anchors) {
      subview.place(
        at: CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.midY), anchor: anchor,
        proposal: .unspecified)
    }
  }
}

struct AtLeastTwo: Layout {
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count >= 2, "there is nothing to choose from")
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.largest.width,
      height: sizes.reduce(gap * CGFloat(sizes.count - 1)) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + gap
    }
  }
}
