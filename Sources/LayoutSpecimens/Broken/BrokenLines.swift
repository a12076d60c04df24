import LayoutAPI
import LayoutConformance

/// Rows, grids and flows with one defect each in their distances and in what just fits.
enum BrokenLines {
  static let all = distances + firsts + fits + wideOnes + longOnes + sums

  private static let distances = [
    Specimen.broken(
      Subject("RowTouchingOnce", profile: .stack) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in
          Boxes(subviews) { index, sizes in
            CGPoint(
              x: sizes[..<index].reduce(0) { $0 + $1.width } + CGFloat(max(index - 1, 0)) * spacing,
              y: 0)
          }
        }
      },
      ["FLOW-01"], "has no spacing between the first two subviews"),
    Specimen.broken(
      Subject("GridWithoutRowSpacing", profile: .grid, spacing: "spacing") { draw in
        let columns = draw.int("columns", in: 2...4)
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in
          .grid(subviews, columns: columns, spacing: spacing, rowSpacing: min(spacing, 0.25))
        }
      },
      ["FLOW-01"], "has spacing between columns, and a quarter between rows"),
  ]

  private static let firsts = [
    flow(
      "FlowBlankFirst", "FLOW-02", "SHAPE-04",
      note: "begins a new line for what is too wide, although the first one is empty"
    ) { subviews, spacing, width in
      var boxes = Boxes.plainFlow(subviews, spacing: spacing, width: width)
      guard let first = boxes.sizes.first, first.width > width else { return boxes }
      for index in boxes.points.indices { boxes.points[index].y += spacing }
      boxes.fit()
      return boxes
    },
    flow(
      "FlowTrailingAlone", "FLOW-02",
      note: "adds the spacing after a subview that stands alone"
    ) { subviews, spacing, width in
      var boxes = Boxes.plainFlow(subviews, spacing: spacing, width: width)
      if subviews.count == 1 { boxes.size.width += spacing }
      return boxes
    },
  ]

  private static let fits = [
    flow(
      "FlowCountingLastGap", "FIX-01", "FLOW-03", "FLOW-05",
      note: "wants room for the spacing after the last subview of a line"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width) { line, sizes in
        sizes.width(of: line, spacing: spacing) + spacing <= width + FlowRows.rounding
      }
    },
    flow(
      "FlowSqueezing", "FLOW-03",
      note: "puts all into one line where a quarter is missing"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width) { line, sizes in
        let all = sizes.width(of: sizes.indices, spacing: spacing)
        return all - 0.25 <= width
          || sizes.width(of: line, spacing: spacing) <= width + FlowRows.rounding
      }
    },
  ]

  private static let wideOnes = [
    Specimen.broken(
      Subject("FlowHidingWide", profile: .flow.removing("FLOW-05"), spacing: "spacing") { draw in
        FlowDroppingWide(spacing: draw.length("spacing", in: 0...24))
      },
      ["FLOW-04", "PLACE-01"], "leaves out what is wider than the offer"),
    flow(
      "FlowJoiningWide", "FLOW-04",
      note: "puts the third subview behind one that is too wide"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width) { line, sizes in
        let isBehindWide = line.count == 2 && sizes[line.lowerBound].width > width
        return (isBehindWide && line.upperBound == 3)
          || sizes.width(of: line, spacing: spacing) <= width + FlowRows.rounding
      }
    },
  ]

  private static let longOnes = [
    flow(
      "FlowOfIdeals", "FLOW-07",
      note: "offers nothing to any subview, so that long text is one line"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width, offersLine: { _ in false }) { line, sizes in
        sizes.width(of: line, spacing: spacing) <= width + FlowRows.rounding
      }
    },
    flow(
      "FlowOfferingFirst", "FLOW-07",
      note: "offers the line to its first three subviews alone"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width, offersLine: { $0 < 3 }) { line, sizes in
        sizes.width(of: line, spacing: spacing) <= width + FlowRows.rounding
      }
    }.asSubtle,
  ]

  private static let sums = [
    flow(
      "FlowSumming", "FLOW-05", note: "compares a sum with the width to the last bit"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width) { line, sizes in
        var end = -spacing
        for size in sizes[line] { end += spacing + size.width }
        return end <= width
      }
    },
    flow(
      "FlowSubtracting", "FLOW-05",
      note: "subtracts from the width, to the last bit, where a line has three subviews"
    ) { subviews, spacing, width in
      .flow(subviews, spacing: spacing, width: width) { line, sizes in
        guard line.count > 2, width.isFinite else {
          return sizes.width(of: line, spacing: spacing) <= width + FlowRows.rounding
        }
        var left = width + spacing
        for size in sizes[line] { left -= size.width + spacing }
        return left >= 0
      }
    },
  ]

  /// A broken flow with a drawn spacing.
  private static func flow(
    _ name: String, _ rules: String..., note: String,
    _ boxes: @escaping @Sendable (LayoutSubviews, _ spacing: CGFloat, _ width: CGFloat) -> Boxes
  ) -> Specimen {
    Specimen.broken(
      Subject(name, profile: .flow, spacing: "spacing") { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { offer, subviews in boxes(subviews, spacing, offer.width ?? .infinity) }
      },
      rules, note)
  }
}
