import LayoutAPI
import LayoutConformance

/// Layouts with one defect each in what more room, larger subviews and higher priorities lead to.
enum BrokenTrends {
  static let all = offers + subviews + priorities

  private static let offers = [
    broken(
      "RowBulging", Profile("growing", on: ["MONO-01"]), "MONO-01",
      note: "is wider where it is offered too little than where there is room"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      if let width = offer.width, width > 0, width < boxes.size.width { boxes.size.width += 5 }
      return boxes
    },
    broken(
      "RowBulgingAtFit", Profile("growing", on: ["MONO-01"]), "MONO-01",
      note: "is a quarter wider where three subviews and more just fit"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      if subviews.count > 2, offer.width == boxes.size.width, boxes.size.width > 0 {
        boxes.size.width += 0.25
      }
      return boxes
    },
    broken(
      "RowTallWhenWide", Profile("shrinking", on: ["MONO-02"]), "MONO-02",
      note: "is five points higher where it is offered more than 50 points"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      if let width = offer.width, width > 50, width.isFinite { boxes.size.height += 5 }
      return boxes
    },
    broken(
      "RowTallAtFit", Profile("shrinking", on: ["MONO-02"]), "MONO-02",
      note: "is a quarter higher where three subviews and more just fit"
    ) { offer, subviews in
      var boxes = Boxes.row(subviews)
      if subviews.count > 2, offer.width == boxes.size.width, boxes.size.width > 0 {
        boxes.size.height += 0.25
      }
      return boxes
    },
  ]

  private static let subviews = [
    broken(
      "RowMakingUp", Profile("steady", on: ["MONO-03"]), "MONO-03",
      note: "adds twice what is missing to 40 points"
    ) { _, subviews in
      var boxes = Boxes.row(subviews)
      if !subviews.isEmpty { boxes.size.width += 2 * max(0, 40 - boxes.size.width) }
      return boxes
    },
    broken(
      "RowPaddingLowFirst", Profile("steady", on: ["MONO-03"]), "MONO-03",
      note: "is four points higher where the first of three subviews is less than a point high",
      isSubtle: true
    ) { _, subviews in
      var boxes = Boxes.row(subviews)
      if subviews.count > 2, let first = boxes.sizes.first, first.height < 1 {
        boxes.size.height += 4
      }
      return boxes
    },
  ]

  private static let priorities = [
    broken(
      "RowServingLeast", Profile("fair", on: ["MONO-04"]), "MONO-04",
      note: "halves the share of a subview with a priority", isSubtle: true
    ) { offer, subviews in
      .offering(subviews, offer) { $0.priority > 0 ? 0.5 : 1 }
    },
    broken(
      "RowSlightingLast", Profile("fair", on: ["MONO-04"]), "MONO-04",
      note: "halves the share of the last of three subviews if its priority is the highest",
      isSubtle: true
    ) { offer, subviews in
      let others = subviews.dropLast().map(\.priority).max() ?? 0
      return .offering(subviews, offer) { subview in
        let isSlighted = subviews.count > 2 && subview == subviews.last && subview.priority > others
        return isSlighted ? 0.5 : 1
      }
    },
  ]
}

extension Boxes {
  /// A row that offers each subview an equal share of the width, times a factor.
  fileprivate static func offering(
    _ subviews: LayoutSubviews, _ offer: ProposedViewSize, _ factor: (LayoutSubview) -> CGFloat
  ) -> Boxes {
    let offers = subviews.map { subview in
      ProposedViewSize(
        width: offer.width.map { $0 / CGFloat(subviews.count) * factor(subview) }, height: nil)
    }
    let widths = zip(subviews, offers).map { $0.sizeThatFits($1).width }
    var boxes = Boxes(subviews, widths: widths, spacing: 0, width: widths.reduce(0, +))
    boxes.offers = offers
    boxes.size.height = zip(subviews, offers).map { $0.sizeThatFits($1).height }.max() ?? 0
    return boxes
  }
}
