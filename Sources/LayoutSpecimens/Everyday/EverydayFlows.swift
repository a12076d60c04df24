import LayoutAPI
import LayoutConformance

/// The everyday flows.
enum EverydayFlows {
  static let conforming = [
    Specimen.conforming(
      flow(nil), "a flow whose cursor runs through its lines, with the line offered to what is wide"
    ),
    Specimen.conforming(wrap(nil), "a flow of rows that are found first, each in the middle"),
  ]

  static let broken =
    EverydayFlow.Fault.allCases.map { Specimen.everyday(flow($0), $0.breaks, $0.note) }
    + EverydayWrap.Fault.allCases.map { Specimen.everyday(wrap($0), $0.breaks, $0.note) }

  private static func flow(_ fault: EverydayFlow.Fault?) -> Subject {
    Subject("EverydayFlow" + (fault?.rawValue ?? "").capitalisedFirst) { draw in
      EverydayFlow(spacing: draw.length("spacing", in: 0...24), fault: fault)
    }
  }

  private static func wrap(_ fault: EverydayWrap.Fault?) -> Subject {
    Subject("EverydayWrap" + (fault?.rawValue ?? "").capitalisedFirst) { draw in
      EverydayWrap(
        itemSpacing: draw.length("itemSpacing", in: 0...24),
        rowSpacing: draw.length("rowSpacing", in: 0...24), fault: fault)
    }
  }
}

extension EverydayFlow.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .trailingSpacing: ["FIX-01", "FLOW-02"]
    case .heightOfLast: ["FLOW-01", "FLOW-03", "FLOW-04", "ORDER-01", "SHAPE-01"]
    case .wrappingEarly: ["FIX-01", "FLOW-03"]
    case .doubledGap: ["FLOW-03"]
    case .ignoredGap: ["FLOW-01", "FLOW-03"]
    case .widthOfOffer: ["SHAPE-03"]
    case .ignoredOrigin: ["PLACE-05"]
    case .droppedLast: ["FLOW-04", "PLACE-01"]
    case .reversed: ["ORDER-01"]
    case .nilAsZero: ["FLOW-06", "SIZE-06"]
    case .nilAsTen: ["FLOW-06", "SIZE-06"]
    case .placedWithOffer: ["AGREE-05", "FLOW-01", "ORDER-01", "PLACE-04", "SHAPE-01"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .trailingSpacing: "counts the spacing after the last subview of a line into its width"
    case .heightOfLast: "takes the height of the last subview of a line for that of the line"
    case .wrappingEarly: "wants room for one more gap before it goes on to the next line"
    case .doubledGap: "leaves twice the gap between neighbours"
    case .ignoredGap: "leaves no gap between neighbours"
    case .widthOfOffer: "is as wide as the offer, also where a subview is wider"
    case .ignoredOrigin: "starts its lines at 0 instead of the bounds' leading edge"
    case .droppedLast: "leaves the last subview out"
    case .reversed: "places its subviews from the last to the first"
    case .nilAsZero: "takes no offer for 0"
    case .nilAsTen: "takes no offer for the placeholder of 10 points"
    case .placedWithOffer: "offers all that it was offered to each subview, when it places"
    }
  }
}

extension EverydayWrap.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .trailingSpacing: ["FLOW-02", "SHAPE-04"]
    case .heightOfLast:
      [
        "AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "FLOW-01", "FLOW-03", "FLOW-04", "ORDER-01",
        "SHAPE-01", "SHAPE-03", "SHAPE-04", "SIZE-05",
      ]
    case .wrappingEarly: ["FIX-01", "FLOW-03"]
    case .doubledGap: ["FLOW-03"]
    case .ignoredGap: ["FLOW-01", "FLOW-03"]
    case .widthOfOffer: ["SHAPE-03"]
    case .ignoredOrigin: ["PLACE-05"]
    case .droppedLast: ["FLOW-04", "PLACE-01"]
    case .reversed: ["ORDER-01"]
    case .nilAsZero: ["FLOW-06", "SIZE-06"]
    case .nilAsTen: ["FLOW-06", "SIZE-04", "SIZE-06"]
    case .placedWithOffer: ["AGREE-05", "FLOW-01", "ORDER-01", "PLACE-04", "SHAPE-01"]
    case .wideUnoffered: ["AGREE-04", "FLOW-07"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .trailingSpacing: "counts the spacing after the last row into its height"
    case .wideUnoffered: "offers nothing, when it places, to what stands in a row alone"
    default: EverydayFlow.Fault(rawValue: rawValue)?.note ?? ""
    }
  }
}
