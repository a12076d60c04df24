import LayoutAPI
import LayoutConformance

/// The everyday rows that share out their width by weights.
enum EverydayShares {
  static let conforming = [
    Specimen.conforming(row(nil), "columns whose widths are in proportion to their portions")
  ]

  static let broken = EverydayPortions.Fault.allCases.map {
    let specimen = Specimen.everyday(row($0), $0.breaks, $0.note)
    return $0 == .roundedShares ? specimen.asSubtle : specimen
  }

  private static func row(_ fault: EverydayPortions.Fault?) -> Subject {
    Subject(
      "EverydayPortions" + (fault?.rawValue ?? "").capitalisedFirst,
      values: [LayoutValue(Portion.self, in: 1...4)]
    ) { draw in
      EverydayPortions(spacing: draw.length("spacing", in: 0...24), fault: fault)
    }
  }
}

/// The portion of the width that a subview asks for.
struct Portion: LayoutValueKey {
  static let defaultValue: Double = 1
}

/// A row that shares a finite width out by portions; else each gets what lets all have their ideal.
struct EverydayPortions: Layout {
  enum Fault: String, CaseIterable {
    case forgottenGaps, roundedShares, totalOfCount, nilAsZero
  }

  var spacing: CGFloat
  var fault: Fault?

  private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    let portions = subviews.map { CGFloat($0[Portion.self]) }
    let total = fault == .totalOfCount ? CGFloat(subviews.count) : portions.reduce(0, +)
    let unit =
      if let width = proposal.width ?? (fault == .nilAsZero ? 0 : nil), width.isFinite {
        max(0, width - (fault == .forgottenGaps ? 0 : gaps(subviews))) / total
      } else {
        zip(subviews, portions).map { $0.sizeThatFits(.unspecified).width / $1 }.max() ?? 0
      }
    let widths = portions.map { $0 * unit }
    return fault == .roundedShares ? widths.map { $0.rounded(.up) } : widths
  }

  private func gaps(_ subviews: Subviews) -> CGFloat {
    spacing * CGFloat(max(subviews.count - 1, 0))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let widths = widths(proposal, subviews)
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(
      width: width ?? widths.reduce(gaps(subviews), +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(proposal, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: nil))
      x += width + spacing
    }
  }
}

extension EverydayPortions.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .forgottenGaps: ["AGREE-02", "AGREE-03", "AGREE-05"]
    case .roundedShares: ["AGREE-02", "AGREE-03", "AGREE-05"]
    case .totalOfCount: ["AGREE-02", "AGREE-03", "AGREE-05"]
    case .nilAsZero: ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .forgottenGaps: "shares out the whole width, and leaves gaps beside"
    case .roundedShares: "rounds each share up"
    case .totalOfCount: "divides by the number of subviews instead of the sum of their portions"
    case .nilAsZero: "shares out no width at all where none is offered"
    }
  }
}
