import LayoutAPI
import LayoutConformance

/// The layouts with two defects that have nothing to do with each other: each is to be told by itself.
enum Twofold {
  static let all: [Specimen] = [
    row(
      "RowGapsAndOrigin", .missingGaps, .ignoredOrigin,
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "PLACE-05"], ["AGREE-01", "PLACE-05"],
      "leaves the gaps out of its size, and starts at 0"),
    row(
      "RowGapsAndMirror", .missingGaps, .mirrored,
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "PURE-03"], ["AGREE-01", "PURE-03"],
      "leaves the gaps out of its size, and mirrors its frames itself"),
    row(
      "RowGapsAndStaleSizes", .missingGaps, .staleSizes,
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "CACHE-01"], ["AGREE-01", "CACHE-01"],
      "leaves the gaps out of its size, and keeps sizes from before an update"),
    row(
      "RowStaleSizesAndOrigin", .staleSizes, .ignoredOrigin, ["CACHE-01", "PLACE-05"],
      ["CACHE-01", "PLACE-05"], "keeps sizes from before an update, and starts at 0"),
    row(
      "RowTwiceAndSpacing", .placedTwice, .infiniteSpacing, ["META-02", "PLACE-02"],
      ["META-02", "PLACE-02"], "places each subview twice, and wants infinite spacing around it"),
    row(
      "RowMirrorAndOffer", .mirrored, .scantOffer, ["OFFER-01", "PURE-03"],
      ["OFFER-01", "PURE-03"], "mirrors its frames itself, and offers a negative width"),
    row(
      "RowPairsAndOrigin", .measuredPairs, .ignoredOrigin, ["COST-01", "PLACE-05"],
      ["COST-01", "PLACE-05"], "measures all for each, and starts at 0"),
    row(
      "RowNothingAndMirror", .gapWithoutViews, .mirrored, ["PURE-03", "SIZE-02"],
      ["PURE-03", "SIZE-02"], "has a gap less than none without subviews, and mirrors its frames"),
    row(
      "RowParkingAndGuide", .parkedThird, .guideOfCount, ["META-01", "PLACE-07"],
      ["META-01", "PLACE-07"], "parks its third subview far away, and divides by its count"),
    row(
      "RowLastAndStaleSizes", .droppedLast, .staleSizes, ["CACHE-01", "PLACE-01"],
      ["CACHE-01", "PLACE-01"], "leaves out its last subview, and keeps sizes from before"),
  ]

  private static func row(
    _ name: String, _ one: TwofoldRow.Fault, _ other: TwofoldRow.Fault, _ breaks: [String],
    _ causes: [String], needsIsolation: Bool = false, _ note: String
  ) -> Specimen {
    let subject = Subject(name) { draw in
      TwofoldRow(spacing: draw.length("spacing", in: 0...24), faults: [one, other])
    }
    let specimen = Specimen.broken(subject, breaks, needsIsolation: needsIsolation, note)
      .caused(byEachOf: causes)
    // It looks like a row, whose size is the hull of its subviews.
    let isHull = one != .missingGaps && other != .missingGaps
    return isHull ? specimen : specimen.asKind("SHAPE-03", "SHAPE-04")
  }
}
