import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The rules on the shape that frames make: what they say, and when they say nothing.
@Suite struct ShapeRuleTests {
  @Test func `SHAPE-01 names both subviews that overlap`() throws {
    #expect(
      try complaint(
        "SHAPE-01", LayoutCase([.rigid(4, 3), .rigid(4, 3)]), of: specimen("ColumnOverlapping"))
        == "put subview 0 at 0, 0, 4 × 3 and subview 1 at 0, 2, 4 × 3 for proposal nil × nil; "
        + "no two subviews overlap")
  }

  @Test func `SHAPE-01 ignores subviews without an area, and edges that touch`() throws {
    let pile = Subject("Corner") { _ in BoxDouble { _, _ in .zero } }
    let flat = LayoutCase([.rigid(4, 0), .rigid(4, 3), .rigid(0, 9)])
    #expect(try verdict("SHAPE-01", flat, of: pile) == .holds)
    let crossed = Subject.puppet(place: { bounds, _, subviews in
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.origin.x + CGFloat(index), y: bounds.origin.y),
          proposal: .unspecified)
      }
    })
    let lines = LayoutCase([.rigid(4, 3), .rigid(0, 3), .rigid(0, 9)])
    #expect(try verdict("SHAPE-01", lines, of: crossed) == .holds)
    let row = LayoutCase([.rigid(4, 3), .rigid(4, 3)])
    #expect(try verdict("SHAPE-01", row, of: specimen("BoxRow")) == .holds)
  }

  @Test func `SHAPE-01 in a flow needs a finite width for the widest`() throws {
    let flow = try specimen("Flow")
    let subviews: [ViewNode] = [.rigid(8, 1), .rigid(2, 1)]
    for width in [nil, .infinity, 7.75] as [CGFloat?] {
      #expect(
        try verdict("SHAPE-01", LayoutCase(subviews, proposal: offer(width, nil)), of: flow)
          == .skipped("a subview is larger than what it is offered"))
    }
    #expect(
      try verdict("SHAPE-01", LayoutCase(subviews, proposal: offer(8, nil)), of: flow) == .holds)
  }

  @Test func `SHAPE-01 in columns of weights says nothing where a share is too small`() throws {
    let columns = try specimen("EqualColumns")
    let subviews: [ViewNode] = [.rigid(8, 1), .rigid(8, 1)]
    #expect(
      try verdict("SHAPE-01", LayoutCase(subviews, proposal: offer(15, nil)), of: columns)
        == .skipped("a subview is larger than what it is offered"))
    #expect(
      try verdict("SHAPE-01", LayoutCase(subviews, proposal: offer(16, nil)), of: columns)
        == .holds)
  }

  @Test func `SHAPE-02 and SHAPE-03 name the subview that sticks out`() throws {
    let row = try specimen("RowClamped")
    let narrow = LayoutCase([.rigid(4, 3)], proposal: offer(3, nil))
    let message =
      "answered 3 × 3 to proposal 3 × nil and put subview 0 at 0, 0, 4 × 3; "
      + "the size must own up to every subview"
    #expect(try complaint("SHAPE-02", narrow, of: row) == message)
    #expect(try complaint("SHAPE-03", narrow, of: row) == message)
    #expect(try complaint("SHAPE-02", LayoutCase([.rigid(4, 3)]), of: row) == nil)
    let second = LayoutCase([.rigid(3, 3), .rigid(4, 3)], proposal: offer(3, nil))
    #expect(
      try complaint("SHAPE-03", second, of: row)
        == "answered 3 × 3 to proposal 3 × nil and put subview 1 at 3, 0, 4 × 3; "
        + "the size must own up to every subview")
    #expect(
      try verdict("SHAPE-02", second.offering(offer(.infinity, nil)), of: row)
        == .skipped("the proposal is infinite"))
    let text = LayoutCase([.text(4, 1)], proposal: offer(3, nil))
    #expect(try complaint("SHAPE-02", text, of: row) != nil)
    #expect(
      try verdict("SHAPE-03", text, of: row)
        == .skipped("the rule does not apply to a kind of subview in the case"))
    let guided = LayoutCase([ViewNode.rigid(4, 3).with { $0.guides["top"] = 1 }])
    #expect(
      try verdict("SHAPE-02", guided, of: row)
        == .skipped("a subview has an explicit guide"))
  }

  @Test func `SHAPE-04 tells how far the subviews reach`() throws {
    let row = try specimen("RowWithTrailingGap")
    #expect(
      try complaint("SHAPE-04", LayoutCase([.rigid(4, 3)]).with(["spacing": 2]), of: row)
        == "is 6 wide for proposal nil × nil and its subviews reach from 0 to 4; "
        + "the subviews must reach the bounds' edges")
    let indented = Subject.puppet(
      measure: { _, subviews in
        let size = Row().size(of: subviews)
        return CGSize(width: size.width + 2, height: size.height)
      },
      place: { bounds, _, subviews in
        Row().place(subviews, in: bounds.offsetBy(dx: 2, dy: 0))
      })
    #expect(
      try complaint("SHAPE-04", LayoutCase([.rigid(4, 3)]), of: indented)
        == "is 6 wide for proposal nil × nil and its subviews reach from 2 to 6; "
        + "the subviews must reach the bounds' edges")
    // A flow may be wider than its lines, not higher.
    let flow = row.with(profile: .flow)
    #expect(
      try verdict("SHAPE-04", LayoutCase([.rigid(4, 3)]).with(["spacing": 2]), of: flow) == .holds)
    #expect(
      try verdict(
        "SHAPE-04", LayoutCase([.rigid(4, 3)]).with(["spacing": 2]),
        of: row.with(profile: .flow.along(.vertical))) != .holds)
  }

  @Test func `SHAPE-05 and SHAPE-06 compare the size with the offer`() throws {
    let canvas = try specimen("CanvasLeavingMargin")
    let subviews: [ViewNode] = [.rigid(1, 1)]
    #expect(
      try complaint("SHAPE-05", LayoutCase(subviews, proposal: offer(9, 5)), of: canvas)
        == "answered 8 × 5 to proposal 9 × 5; the width must be what was offered")
    #expect(
      try verdict("SHAPE-05", LayoutCase(subviews), of: canvas)
        == .skipped("nothing finite is offered"))
    #expect(
      try complaint(
        "SHAPE-06", LayoutCase(subviews, proposal: offer(5, 0)), of: specimen("CanvasOfEight"))
        == "answered 8 × 0 to proposal 5 × 0; the width must be at most what was offered")
    let small = LayoutCase(subviews, proposal: offer(5, 5))
    #expect(try verdict("SHAPE-06", small, of: .sized(3, 3)) == .holds)
    #expect(
      try verdict(
        "SHAPE-06", LayoutCase(subviews, proposal: offer(.infinity, nil)),
        of: specimen("CanvasOfEight")) == .skipped("nothing finite is offered"))
  }

  @Test func `SHAPE-05 with weights wants room for the gaps, and a weight of each`() throws {
    let columns = try specimen("EqualColumnsAndGap")
    let subviews: [ViewNode] = [.rigid(1, 1), .rigid(1, 1), .rigid(1, 1)]
    #expect(
      try verdict(
        "SHAPE-05", LayoutCase(subviews, proposal: offer(9, nil)).with(["spacing": 5]), of: columns)
        == .skipped("the case leaves no room on an axis"))
    #expect(
      try complaint(
        "SHAPE-05", LayoutCase(subviews, proposal: offer(10, nil)).with(["spacing": 5]),
        of: columns)
        == "answered 15 × 1 to proposal 10 × nil; the width must be what was offered")
    let weighted = try specimen("WeightedColumns")
    #expect(
      try verdict(
        "SHAPE-05", LayoutCase([.rigid(1, 1).weight(0)], proposal: offer(10, nil)), of: weighted)
        == .skipped("a subview has no weight"))
  }

  @Test func `SHAPE-07 compares the middles, and the mirror`() throws {
    let three: [ViewNode] = [.rigid(4, 3), .rigid(4, 3), .rigid(4, 3)]
    #expect(
      try complaint("SHAPE-07", LayoutCase(three), of: specimen("PileLeaning"))
        == "put its subviews from 0 to 4 in bounds that are 4.25 wide for proposal nil × nil; "
        + "the middle of the subviews is that of the bounds")
    #expect(
      try complaint(
        "SHAPE-07", LayoutCase([.rigid(4, 3), .rigid(2, 3)]), of: specimen("PileInCorner"))
        == "put subview 1 at 0, 0, 2 × 3, and at 0, 0, 2 × 3 with the subviews in reverse order, "
        + "for proposal nil × nil; in reverse order the subviews stand as in a mirror, "
        + "here at 2, 0, 2 × 3")
    let apart = LayoutCase([ViewNode.rigid(4, 3).with { $0.spacing[.top] = 5 }])
    #expect(
      try verdict("SHAPE-07", apart, of: specimen("Pile"))
        == .skipped("a subview has a spacing of its own"))
    // A row is its own mirror, without being a pile.
    #expect(
      try verdict("SHAPE-07", LayoutCase([.rigid(4, 3), .rigid(2, 3)]), of: specimen("BoxRow"))
        == .holds)
  }

  @Test func `what other rules object to is left to them`() throws {
    let parked = LayoutCase([.rigid(1, 1), .rigid(1, 1)]).with(["limit": 1])
    let reason = "a subview is not placed, or not near the bounds, which is another rule's"
    for rule in ["SHAPE-01", "SHAPE-03", "SHAPE-04", "ORDER-01", "FIX-02"] {
      #expect(try verdict(rule, parked, of: specimen("FlowParking")) == .skipped(reason))
    }
    let unplaced = LayoutCase([.rigid(1, 1), .rigid(1, 1)])
    #expect(
      try verdict("SHAPE-01", unplaced, of: specimen("FlowWithoutPlacement")) == .skipped(reason))
    let negative = LayoutCase([.rigid(1, 1)]).with(["spacing": 2])
    #expect(try verdict("SHAPE-04", negative, of: specimen("RowNegativeGaps")) == .holds)
  }
}
