import LayoutAPI
import LayoutConformanceTestSupport
import LayoutEngine
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The laws, the shares, and the rules on care: what they say, and when they say nothing.
@Suite struct LawRuleTests {
  private let two: [ViewNode] = [.rigid(4, 3), .rigid(2, 3)]

  @Test func `LAW-01 scales lengths, subviews and parameters`() throws {
    #expect(
      try complaint("LAW-01", LayoutCase(two), of: specimen("RowOfFourMore"))
        == "answered 10 × 3 to proposal nil × nil and 28 × 12 with all lengths times 4; "
        + "the size is scaled with the lengths, to 40 × 12")
    let spaced = LayoutCase(two).with(["spacing": 20])
    #expect(try verdict("LAW-01", spaced, of: specimen("BoxRow")) == .holds)
    let pinned = Subject("Pinned") { draw in
      Row(spacing: draw.length("spacing", in: 20...24))
    }
    #expect(
      try verdict("LAW-01", spaced, of: pinned)
        == .skipped("a scaled parameter is out of its range"))
    // A count is no length.
    let cells = LayoutCase(two + two).with(["across": 1, "spacing": 0])
    #expect(try verdict("LAW-01", cells, of: specimen("ColumnGrid")) == .holds)
  }

  @Test func `LAW-01 compares the frames, too`() throws {
    #expect(
      try complaint("LAW-01", LayoutCase([.rigid(4, 3)]), of: .placing(at: 1, 0))
        == "put subview 0 at 1, 0, 4 × 3 for proposal nil × nil and at 1, 0, 16 × 12 with all "
        + "lengths times 4; the frames are scaled with the lengths, here to 4, 0, 16 × 12")
  }

  @Test func `LAW-02 compares with the layout for the other axis`() throws {
    #expect(
      try complaint(
        "LAW-02", LayoutCase(two).with(["spacing": 1]), of: specimen("RowBesideTightColumn"))
        == "answered 7 × 3 to proposal nil × nil and 'TightColumn' 3 × 6 to the transposed one; "
        + "the sizes are each other's transposes")
    let three = LayoutCase([.rigid(1, 4), .rigid(1, 4), .rigid(1, 2)])
    #expect(
      try complaint("LAW-02", three, of: specimen("RowBesideCentredColumn"))
        == "put subview 2 at 2, 0, 1 × 2 for proposal nil × nil and 'CentredColumn' the transposed "
        + "one at 1, 2, 2 × 1; the frames are each other's transposes")
    #expect(
      try verdict("LAW-02", LayoutCase(two), of: specimen("Flow"))
        == .skipped("the subject names no layout for the other axis"))
  }

  @Test func `PARITY-01 tells both answers, and the reading order`() throws {
    #expect(
      try complaint(
        "PARITY-01", LayoutCase(two).with(["spacing": 1]), of: specimen("RowReplacedByWider"))
        == "answered 7 × 3 and 'RowOfDoubleSpacing' 8 × 3 to proposal nil × nil; "
        + "the sizes must be the same")
    let backwards = try specimen("BoxRow").compared(with: specimen("RowFromEnd"), counts: .any)
    #expect(
      try complaint("PARITY-01", LayoutCase(two), of: backwards)
        == "put subview 0 at 0, 0, 4 × 3 and 'RowFromEnd' at 2, 0, 4 × 3 for proposal nil × nil, "
        + "read as 0, 1 and as 1, 0; the frames must be the same")
    #expect(
      try verdict("PARITY-01", LayoutCase(two), of: specimen("Flow"))
        == .skipped("the subject names no layout to compare with"))
  }

  @Test func `PARITY-01 compares what subviews are offered by their sizes`() throws {
    let offers = [2, 3].map { Subject.placing(at: 0, 0, ProposedViewSize(width: $0, height: $0)) }
    let pair = offers[0].compared(with: offers[1], counts: .any)
    #expect(
      try complaint("PARITY-01", LayoutCase([.color]), of: pair)
        == "put subview 0 at 0, 0, 2 × 2 and 'Puppet' at 0, 0, 3 × 3 for proposal nil × nil; "
        + "the frames must be the same")
  }

  @Test func `PARITY-01 gives both layouts the same parameters, by name`() throws {
    let narrow = Subject("Narrow") { draw in
      Row(spacing: draw.length("spacing", in: 0...4))
    }
    let pair = try specimen("BoxRow").compared(with: narrow, counts: .any)
    #expect(
      try verdict("PARITY-01", LayoutCase(two).with(["spacing": 5]), of: pair)
        == .skipped("the other layout cannot take the parameters of the case"))
    #expect(try verdict("PARITY-01", LayoutCase(two).with(["spacing": 4]), of: pair) == .holds)
    let other = Subject("Other") { draw in
      Row(spacing: draw.length("spacing", in: 0...24) + draw.length("more", in: 1...4))
    }
    let configuration = try specimen("BoxRow").compared(with: other, counts: .any)
      .configuration(from: RandomSource(seed: 1))
    #expect(configuration.keys.sorted() == ["more", "spacing"])
  }

  @Test func `DIST-01 tells the share`() throws {
    let columns = try specimen("WeightedColumnsRounding")
    let layoutCase = LayoutCase(
      [.rigid(1, 1).weight(1), .rigid(1, 1).weight(2)], proposal: offer(11, nil)
    ).with(["spacing": 1])
    #expect(
      try complaint("DIST-01", layoutCase, of: columns)
        == "offered subview 0 of weight 1 in 3 3 of the 10 that are free for proposal 11 × nil; "
        + "its share is \((CGFloat(10) / 3).text)")
    #expect(
      try verdict("DIST-01", layoutCase.offering(.unspecified), of: columns)
        == .skipped("nothing finite is offered"))
    // A subview that carries no weight has the key's default.
    var plain = layoutCase
    plain.subviews = [.rigid(1, 1), .rigid(1, 1).weight(1)]
    #expect(try verdict("DIST-01", plain, of: specimen("WeightedColumns")) == .holds)
    let unnamed = Subject("Unnamed", values: [LayoutValue(Weight.self, named: "Size", in: 1...2)]) {
      _ in Row()
    }
    #expect(
      try verdict("DIST-01", LayoutCase(two, proposal: offer(9, nil)), of: unnamed)
        == .skipped("the weights are not known: name their key with 'weights:'"))
  }

  @Test func `SEEN-01 names the subview that nobody looked at`() throws {
    #expect(
      try complaint("SEEN-01", LayoutCase(two), of: specimen("CanvasUnmeasured"))
        == "placed subview 0 without measuring it for proposal nil × nil; "
        + "every subview must be measured before or while it is placed")
  }

  @Test func `LOOSE-01 places in other bounds`() throws {
    #expect(
      try complaint("LOOSE-01", LayoutCase([.rigid(4, 3)]), of: specimen("RowDividingByBounds"))
        == "put subview 0 at nan, 0, 4 × 3 in bounds of 0 × 0 instead of its own 4 × 3; "
        + "a position must be finite in any bounds")
    #expect(
      try complaint(
        "LOOSE-01", LayoutCase([.rigid(4, 3), .rigid(4, 3), .rigid(4, 3)]),
        of: specimen("RowBeyondBounds"))
        == "put subview 2 at 24, 0, 4 × 3 in bounds of 24 × 11 instead of its own 12 × 3; "
        + "in larger bounds every subview must stand inside")
    // What turns with its offer, or has a guide of its own, may stand outside of them.
    for last in [ViewNode(.aspect(ratio: 1)), .rigid(4, 3).with { $0.guides = ["top": 1] }] {
      let layoutCase = LayoutCase([.rigid(4, 3), .rigid(4, 3), last])
      #expect(try verdict("LOOSE-01", layoutCase, of: specimen("RowBeyondBounds")) == .holds)
    }
  }
}
