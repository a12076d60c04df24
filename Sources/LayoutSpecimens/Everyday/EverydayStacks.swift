import LayoutAPI
import LayoutConformance

/// The everyday stacks.
enum EverydayStacks {
  static let conforming = [
    Specimen.conforming(row(nil), "a row of ideal sizes with their middles in one line"),
    Specimen.conforming(column(nil), "a column as wide as the widest, aligned at the leading edge"),
  ]

  static let broken =
    EverydayRow.Fault.allCases.map { Specimen.everyday(row($0), $0.breaks, $0.note) }
    + EverydayColumn.Fault.allCases.map { Specimen.everyday(column($0), $0.breaks, $0.note) }

  private static func row(_ fault: EverydayRow.Fault?) -> Subject {
    Subject("EverydayRow" + (fault?.rawValue ?? "").capitalisedFirst) { draw in
      EverydayRow(spacing: draw.length("spacing", in: 0...24), fault: fault)
    }
  }

  private static func column(_ fault: EverydayColumn.Fault?) -> Subject {
    Subject("EverydayColumn" + (fault?.rawValue ?? "").capitalisedFirst) { draw in
      EverydayColumn(gap: draw.length("gap", in: 0...24), fault: fault)
    }
  }
}

/// A row that sums its widths, and takes the greatest height.
struct EverydayRow: Layout {
  enum Fault: String, CaseIterable {
    case trailingGap, missingGaps, heightOfFirst, ignoredGap, ignoredOrigin, droppedLast
    case forgottenAnchor, placedWithOffer
  }

  var spacing: CGFloat
  var fault: Fault?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let count =
      switch fault {
      case .trailingGap: sizes.count
      case .missingGaps: 0
      default: max(sizes.count - 1, 0)
      }
    let heights = sizes.map(\.height)
    return CGSize(
      width: sizes.reduce(CGFloat(count) * spacing) { $0 + $1.width },
      height: (fault == .heightOfFirst ? heights.first : heights.max()) ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = fault == .ignoredOrigin ? 0 : bounds.minX
    for index in subviews.indices.dropLast(fault == .droppedLast ? 1 : 0) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: fault == .forgottenAnchor ? .topLeading : .leading,
        proposal: fault == .placedWithOffer ? proposal : .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width
      x += fault == .ignoredGap ? 0 : spacing
    }
  }
}

/// A column that offers its width to each subview.
struct EverydayColumn: Layout {
  enum Fault: String, CaseIterable {
    case trailingGap, widthOfFirst, ignoredOrigin, widthOfOffer
  }

  var gap: CGFloat
  var fault: Fault?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let next = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      if index > 0, fault != .trailingGap { size.height += gap }
      size.height += next.height + (fault == .trailingGap ? gap : 0)
      size.width = fault == .widthOfFirst && index > 0 ? size.width : max(size.width, next.width)
    }
    if fault == .widthOfOffer { size.width = proposal.width ?? size.width }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var y = fault == .ignoredOrigin ? 0 : bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += subview.dimensions(in: offer).height + gap
    }
  }
}

extension EverydayRow.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .trailingGap: ["SHAPE-04"]
    case .missingGaps: ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SHAPE-03", "SHAPE-04"]
    case .heightOfFirst:
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SHAPE-03", "SHAPE-04", "SIZE-05"]
    case .ignoredGap: ["FLOW-01", "SHAPE-04"]
    case .ignoredOrigin: ["PLACE-05"]
    case .droppedLast: ["PLACE-01"]
    case .forgottenAnchor: ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SHAPE-03", "SHAPE-04"]
    case .placedWithOffer: ["AGREE-04", "AGREE-05", "FLOW-01", "PLACE-04"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .trailingGap: "counts a gap for each subview instead of for each two neighbours"
    case .missingGaps: "leaves the gaps out of its width"
    case .heightOfFirst: "is as high as its first subview"
    case .ignoredGap: "leaves no gaps when it places"
    case .ignoredOrigin: "starts at 0 instead of the bounds' leading edge"
    case .droppedLast: "counts to one less than it should when it places"
    case .forgottenAnchor: "puts the top leading corners where the middles belong"
    case .placedWithOffer: "offers the whole proposal to each subview when it places"
    }
  }
}

extension EverydayColumn.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .trailingGap: ["SHAPE-04"]
    case .widthOfFirst:
      [
        "AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "PLACE-04", "SHAPE-03", "SHAPE-04",
        "SIZE-05",
      ]
    case .ignoredOrigin: ["PLACE-05"]
    case .widthOfOffer: ["SHAPE-03"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .trailingGap: "adds the gap after the last subview, too"
    case .widthOfFirst: "is as wide as its first subview"
    case .ignoredOrigin: "starts at 0 instead of the bounds' top"
    case .widthOfOffer: "is as wide as the offer, also where a subview is wider"
    }
  }
}
