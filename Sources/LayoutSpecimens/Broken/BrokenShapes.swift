import LayoutAPI
import LayoutConformance

/// Layouts with one defect each in the shape that their subviews make.
enum BrokenShapes {
  static let all = overlaps + overflows + edges

  private static let overlaps = [
    broken(
      "ColumnOverlapping", Profile("apart", on: ["SHAPE-01"]), "SHAPE-01",
      note: "moves down by a point less than each subview is high"
    ) { _, subviews in
      Boxes(subviews) { index, sizes in
        CGPoint(x: 0, y: sizes[..<index].reduce(0) { $0 + max($1.height - 1, 0) })
      }
    },
    broken(
      "RowOverlappingFifth", Profile("apart", on: ["SHAPE-01"]), "SHAPE-01",
      note: "puts the fifth and all after it a quarter too far to the left"
    ) { _, subviews in
      Boxes(subviews) { index, sizes in
        let x = sizes[..<index].reduce(0) { $0 + $1.width }
        return CGPoint(x: index > 3 ? max(x - 0.25, 0) : x, y: 0)
      }
    },
  ]

  private static let overflows = [
    broken(
      "RowClamped", Profile("inside", on: ["SHAPE-02"]), "SHAPE-02",
      note: "is never wider than the offer, but its subviews are"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      boxes.size.width = min(boxes.size.width, offer.width ?? .infinity)
      return boxes
    },
    broken(
      "RowFlattened", Profile("inside", on: ["SHAPE-02"]), "SHAPE-02",
      note: "is a quarter high where that is offered to three subviews",
      isSubtle: true
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      if subviews.count > 2, offer.height == 0.25 {
        boxes.size.height = min(boxes.size.height, 0.25)
      }
      return boxes
    },
    broken(
      "ColumnClamped", Profile("honest", on: ["SHAPE-03"]), "SHAPE-03",
      note: "is never higher than the offer, but its subviews are"
    ) { offer, subviews in
      var boxes = Boxes.column(subviews)
      boxes.size.height = min(boxes.size.height, offer.height ?? .infinity)
      return boxes
    },
    Specimen.broken(
      Subject("FlowClamped", profile: .flow, spacing: 4) { _ in
        BoxLayout { offer, subviews in
          var boxes = Boxes.plainFlow(subviews, spacing: 4, width: offer.width ?? .infinity)
          boxes.size.width = min(boxes.size.width, offer.width ?? .infinity)
          return boxes
        }
      },
      ["SHAPE-03"], "hides in its size that one subview alone is wider than the offer"),
  ]

  private static let edges = [
    Specimen.broken(
      Subject("RowWithTrailingGap", profile: .stack) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in
          var boxes = Boxes.row(subviews, spacing: spacing)
          if !subviews.isEmpty { boxes.size.width += spacing }
          return boxes
        }
      },
      ["SHAPE-04"], "adds the spacing after the last subview, too"),
    broken(
      "ColumnWithMargin", .stack.removing("FLOW-01"), "SHAPE-04",
      note: "is a quarter too high with four subviews and more"
    ) { _, subviews in
      var boxes = Boxes.column(subviews)
      if subviews.count > 3 { boxes.size.height += 0.25 }
      return boxes
    },
    broken("CanvasLeavingMargin", .fill, "SHAPE-05", note: "leaves a point of the offered width") {
      offer, subviews in
      var boxes = Boxes.canvas(subviews, offer)
      boxes.size.width = max(boxes.size.width - 1, 0)
      return boxes
    },
    Specimen.broken(
      Subject("EqualColumnsAndGap", profile: .weighted) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { offer, subviews in
          var boxes = Boxes.shares(subviews, offer, spacing: spacing)
          if subviews.count > 2 { boxes.size.width += spacing }
          return boxes
        }
      },
      ["SHAPE-05"], "counts a gap too many with three subviews and more"),
    broken(
      "CanvasOfEight", Profile("modest", on: ["SHAPE-06"], off: Profile.fill.switchesOff),
      "SHAPE-06", note: "is at least eight points wide, whatever is offered"
    ) { offer, subviews in
      var boxes = Boxes.canvas(subviews, offer)
      boxes.size.width = max(boxes.size.width, 8)
      return boxes
    },
    broken(
      "CanvasRoundingQuarter",
      Profile("modest", on: ["SHAPE-06"], off: Profile.fill.switchesOff), "SHAPE-06",
      note: "is a point high where a quarter is offered"
    ) { offer, subviews in
      var boxes = Boxes.canvas(subviews, offer)
      if boxes.size.height == 0.25 { boxes.size.height = 1 }
      return boxes
    },
    broken(
      "PileInCorner", .overlay, "SHAPE-07", note: "puts every subview into the top leading corner"
    ) { _, subviews in
      Boxes(subviews) { _, _ in .zero }
    },
    broken(
      "PileLeaning", .overlay, "SHAPE-07",
      note: "leaves a quarter at one side of three subviews and more"
    ) { _, subviews in
      var boxes = Boxes.pile(subviews)
      if subviews.count > 2 { boxes.size.width += 0.25 }
      return boxes
    },
  ]
}

/// A broken specimen of a layout without parameters that breaks one rule.
func broken(
  _ name: String, _ profile: Profile, _ rules: String..., note: String, isSubtle: Bool = false,
  _ boxes: @escaping @Sendable (ProposedViewSize, LayoutSubviews) -> Boxes
) -> Specimen {
  let subject = Subject(name, profile: profile) { _ in BoxLayout(boxes) }
  return isSubtle ? .subtle(subject, rules, note) : .broken(subject, rules, note)
}

extension Boxes {
  /// Lines that wrap where the width ends, but for rounding.
  static func plainFlow(_ subviews: LayoutSubviews, spacing: CGFloat, width: CGFloat) -> Boxes {
    .flow(subviews, spacing: spacing, width: width) { line, sizes in
      sizes.width(of: line, spacing: spacing) <= width + FlowRows.rounding
    }
  }

  /// Subviews in the top leading corner of all that is offered.
  static func canvas(_ subviews: LayoutSubviews, _ offer: ProposedViewSize) -> Boxes {
    var boxes = Boxes(subviews) { _, _ in .zero }
    boxes.size = offer.replacingUnspecifiedDimensions()
    return boxes
  }
}
