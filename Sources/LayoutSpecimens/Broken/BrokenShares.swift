import LayoutAPI
import LayoutConformance

/// Layouts with one defect each in sharing out, in measuring, and in bounds of another size.
enum BrokenShares {
  static let all = shares + measures + bounds

  private static let shares = [
    weighted(
      "WeightedColumnsRounding", "rounds all shares down, and gives the last subview the rest"
    ) { widths in
      let whole = widths.dropLast().map { $0.rounded(.down) }
      guard !widths.isEmpty else { return [] }
      return whole + [max(0, widths.reduce(0, +) - whole.reduce(0, +))]
    },
    weighted(
      "WeightedColumnsShifting", "takes a quarter from the second of three, and gives it the last"
    ) { widths in
      var widths = widths
      guard widths.count > 2, widths[1] >= 0.25 else { return widths }
      widths[1] -= 0.25
      widths[widths.count - 1] += 0.25
      return widths
    },
  ]

  /// Columns in proportion to weights, whose widths are changed afterwards.
  private static func weighted(
    _ name: String, _ note: String, _ change: @escaping @Sendable ([CGFloat]) -> [CGFloat]
  ) -> Specimen {
    Specimen.broken(
      Subject(name, values: [LayoutValue(Weight.self, in: 1...4)], profile: .weighted) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { offer, subviews in
          let boxes = Boxes.shares(
            subviews, offer, spacing: spacing, weights: subviews.map { $0[Weight.self] })
          return Boxes(
            subviews, widths: change(boxes.offers.map { $0.width ?? 0 }), spacing: spacing,
            width: boxes.size.width)
        }
      },
      ["DIST-01"], note)
  }

  private static let seen = Profile(
    "seen", on: ["SEEN-01"], off: Profile.fill.switchesOff)

  private static let measures = [
    Specimen.broken(
      Subject("CanvasUnmeasured", profile: seen) { _ in CanvasMeasuring(limit: 0) },
      ["SEEN-01"], "looks at none of its subviews"),
    Specimen.broken(
      Subject("CanvasMeasuringThree", profile: seen) { _ in CanvasMeasuring(limit: 3) },
      ["SEEN-01"], "looks at its first three subviews only"),
  ]

  private static let bounds = [
    Specimen.broken(
      Subject("RowDividingByBounds", profile: Profile("loose", on: ["LOOSE-01"])) { _ in
        BoxLayout { _, bounds, subviews in
          var boxes = Boxes.row(subviews)
          // Centred by a share of the bounds, which is none of nothing.
          guard let width = bounds?.width, width != boxes.size.width else { return boxes }
          let share = (width - boxes.size.width) / width / 2
          for index in boxes.points.indices { boxes.points[index].x += share * width }
          return boxes
        }
      },
      ["LOOSE-01"], "divides by the width of the bounds, which may be 0"),
    Specimen.broken(
      Subject("RowBeyondBounds", profile: Profile("loose", on: ["LOOSE-01"])) { _ in
        BoxLayout { _, bounds, subviews in
          var boxes = Boxes.row(subviews)
          if let width = bounds?.width, subviews.count > 2, width > boxes.size.width {
            boxes.points[subviews.count - 1].x = width
          }
          return boxes
        }
      },
      ["LOOSE-01"], "puts the last of three subviews behind the end of larger bounds"),
  ]
}

/// A canvas that measures its first subviews and no others.
struct CanvasMeasuring: Layout {
  var limit: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for subview in subviews.prefix(limit) { _ = subview.sizeThatFits(.unspecified) }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
