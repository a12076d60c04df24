import LayoutAPI
import LayoutConformance

/// Layouts that break a law on two related cases, with one defect each.
enum BrokenLaws {
  static let all = fixes + scales + transposes + parities

  private static let settled = Profile("settled", on: ["FIX-01", "FIX-02"])

  private static let fixes = [
    broken(
      "RowWithMargin", settled, "FIX-01", note: "adds a point to what it is offered"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      boxes.size.width = max(boxes.size.width, offer.width ?? 0) + 1
      return boxes
    },
    broken(
      "RowSwitchingEdge", settled, "FIX-02",
      note: "is aligned at the bottom where no height is offered, and else at the top"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      guard offer.height == nil else { return boxes }
      for index in boxes.points.indices {
        boxes.points[index].y = boxes.size.height - boxes.sizes[index].height
      }
      return boxes
    },
    Specimen.broken(
      Subject("FlowStrictly", profile: settled) { _ in
        BoxLayout { offer, subviews in .strictFlow(subviews, offer) }
      },
      ["FIX-01", "FIX-02"], "wraps what just fits"),
  ]

  private static let scales = [
    broken(
      "RowOfFourMore", Profile("scalable", on: ["LAW-01"]), "LAW-01",
      note: "is four points wider than what is in it, at any scale"
    ) { _, subviews in
      var boxes = Boxes.row(subviews)
      boxes.size.width += 4
      return boxes
    },
    broken(
      "ColumnRoundingUp", Profile("scalable", on: ["LAW-01"]), "LAW-01",
      note: "rounds its height up to a whole point"
    ) { _, subviews in
      var boxes = Boxes.column(subviews)
      boxes.size.height = boxes.size.height.rounded(.up)
      return boxes
    },
  ]

  private static let transposes = [
    Specimen.broken(
      Subject(
        "RowBesideTightColumn",
        partner: Subject("TightColumn") { draw in
          _ = draw.length("spacing", in: 0...24)
          return BoxLayout { _, subviews in .column(subviews) }
        }
      ) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in .row(subviews, spacing: spacing) }
      },
      ["LAW-02"], "is the row of a column that ignores the spacing"),
    Specimen.broken(
      Subject(
        "RowBesideCentredColumn",
        partner: Subject("CentredColumn") { _ in
          BoxLayout { _, subviews in
            var boxes = Boxes.column(subviews)
            guard subviews.count > 2, let last = boxes.sizes.last else { return boxes }
            boxes.points[subviews.count - 1].x = (boxes.size.width - last.width) / 2
            return boxes
          }
        }
      ) { _ in
        BoxLayout { _, subviews in .row(subviews) }
      },
      ["LAW-02"], "is the row of a column that centres the last of three subviews"),
  ]

  private static let parities = [
    Specimen.broken(
      Subject(
        "RowReplacedByWider",
        sameAs: Subject("RowOfDoubleSpacing") { draw in
          let spacing = 2 * draw.length("spacing", in: 0...24)
          return BoxLayout { _, subviews in .row(subviews, spacing: spacing) }
        }
      ) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in .row(subviews, spacing: spacing) }
      },
      ["PARITY-01"], "is compared with a row of twice the spacing"),
    Specimen.subtle(
      Subject(
        "FlowReplacedByStrict",
        sameAs: Subject("StrictFlow") { _ in
          BoxLayout { offer, subviews in .strictFlow(subviews, offer) }
        }
      ) { _ in
        BoxLayout { offer, subviews in
          .plainFlow(subviews, spacing: 0, width: offer.width ?? .infinity)
        }
      },
      ["PARITY-01"], "is compared with a flow that wraps what just fits"),
  ]
}

extension Boxes {
  /// Lines that wrap where the next subview would just fit.
  fileprivate static func strictFlow(
    _ subviews: LayoutSubviews, _ offer: ProposedViewSize
  ) -> Boxes {
    let width = offer.width ?? .infinity
    return .flow(subviews, spacing: 0, width: width) { line, sizes in
      sizes.width(of: line, spacing: 0) < width
    }
  }
}
