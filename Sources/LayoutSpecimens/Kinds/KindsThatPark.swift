import LayoutAPI
import LayoutConformance

/// The layouts that hide subviews by putting them where nobody sees them.
enum KindsThatPark {
  static let warned = [
    Specimen.broken(
      Subject("LimitedRow") { draw in
        LimitedRow(limit: draw.int("limit", in: 1...4), spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-07"], "a row of so many subviews, the others at 10,000 points"),
    Specimen.broken(
      Subject("CollapsedList") { draw in CollapsedList(isOpen: draw.bool("isOpen")) },
      ["PLACE-07"], "a column that shows its first subview alone while it is closed"),
    Specimen.broken(
      Subject("Pager") { draw in Pager(page: draw.int("page", in: 0...4)) }, ["PLACE-07"],
      "one page of what it is offered, the others far outside of it"),
    Specimen.broken(
      Subject("FirstThatFits") { _ in FirstThatFits() }, ["PLACE-07"],
      "the first subview that the offered width holds, all others put away"),
    Specimen.broken(
      Subject("TopOfDeck") { _ in TopOfDeck() }, ["PLACE-07"],
      "the last subview, and all below it far away"),
  ]
}

struct LimitedRow: Layout {
  var limit: Int
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.prefix(limit).map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.width(of: sizes.indices, spacing: spacing), height: sizes.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      if index < limit {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + spacing
      } else {
        subview.place(at: CGPoint(x: 10_000, y: 10_000), proposal: .zero)
      }
    }
  }
}

struct CollapsedList: Layout {
  var isOpen: Bool

  private func shown(_ subviews: Subviews) -> Int { isOpen ? subviews.count : 1 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.prefix(shown(subviews)).map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.largest.width, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews.prefix(shown(subviews)) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
    for subview in subviews.dropFirst(shown(subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY - 100_000), proposal: .unspecified)
    }
  }
}

struct Pager: Layout {
  var page: Int

  private func current(_ subviews: Subviews) -> Int { min(page, subviews.count - 1) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return subviews[current(subviews)].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let isShown = index == current(subviews)
      subview.place(
        at: isShown ? bounds.origin : CGPoint(x: -10_000, y: bounds.minY),
        proposal: isShown ? proposal : .zero)
    }
  }
}

struct FirstThatFits: Layout {
  /// The first that is no wider than the offer, else the narrowest.
  private func winner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return widths.firstIndex { $0 <= proposal.width ?? .infinity }
      ?? widths.indices.min { widths[$0] < widths[$1] }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let winner = winner(proposal, subviews) else { return .zero }
    return subviews[winner].sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let winner = winner(proposal, subviews)
    for index in subviews.indices {
      subviews[index].place(
        at: index == winner
          ? bounds.origin : CGPoint(x: bounds.minX, y: bounds.maxY + 20_000),
        proposal: .unspecified)
    }
  }
}

struct TopOfDeck: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.last?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.dropLast() {
      subview.place(
        at: CGPoint(x: bounds.midX, y: -9_999), anchor: .bottom, proposal: .unspecified)
    }
    subviews.last?.place(at: bounds.origin, proposal: .unspecified)
  }
}
