import LayoutAPI
import LayoutConformance

/// The everyday overlays.
enum EverydayPiles {
  static let conforming = [
    Specimen.conforming(pile(nil), "subviews on top of each other, with one middle")
  ]

  static let broken = EverydayPile.Fault.allCases.map {
    Specimen.everyday(pile($0), $0.breaks, $0.note)
  }

  private static func pile(_ fault: EverydayPile.Fault?) -> Subject {
    Subject("EverydayPile" + (fault?.rawValue ?? "").capitalisedFirst) { _ in
      EverydayPile(fault: fault)
    }
  }
}

/// A pile as large as the largest subview on each axis.
struct EverydayPile: Layout {
  enum Fault: String, CaseIterable {
    case sizeOfFirst, forgottenAnchor, ignoredOrigin, shiftedByIndex
  }

  var fault: Fault?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return fault == .sizeOfFirst ? sizes.first ?? .zero : sizes.largest
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let middle = CGPoint(
      x: fault == .ignoredOrigin ? bounds.width / 2 : bounds.midX, y: bounds.midY)
    for (index, subview) in subviews.enumerated() {
      let shift = fault == .shiftedByIndex ? CGFloat(index) * 2 : 0
      subview.place(
        at: CGPoint(x: middle.x + shift, y: middle.y + shift),
        anchor: fault == .forgottenAnchor ? .topLeading : .center, proposal: .unspecified)
    }
  }
}

extension EverydayPile.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .sizeOfFirst:
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "ORDER-04", "SHAPE-07", "SIZE-05"]
    case .forgottenAnchor: ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05"]
    case .ignoredOrigin: ["PLACE-05"]
    case .shiftedByIndex: ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .sizeOfFirst: "is as large as its first subview"
    case .forgottenAnchor: "puts the top leading corners where the middles belong"
    case .ignoredOrigin: "has its middle at half its width, wherever the bounds start"
    case .shiftedByIndex: "moves each subview by two points more, and leaves no room for it"
    }
  }
}
