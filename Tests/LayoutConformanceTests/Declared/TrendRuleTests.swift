import LayoutAPI
import LayoutEngine
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The rules on what more room, larger subviews and higher priorities lead to, and on fixed points.
@Suite struct TrendRuleTests {
  @Test func `MONO-01 tells the two offers`() throws {
    #expect(
      try complaint(
        "MONO-01", LayoutCase([.rigid(4, 3)], proposal: offer(1, nil)),
        of: specimen("RowBulging"))
        == "is 9 wide for an offer of 1.25 and 4 for 4; a larger offer leads to no smaller size")
    #expect(
      try verdict("MONO-01", LayoutCase([.text(4, 1)]), of: specimen("RowBulging"))
        == .skipped("the rule does not apply to a kind of subview in the case"))
  }

  @Test func `MONO-02 tells the two offers`() throws {
    #expect(
      try complaint("MONO-02", LayoutCase([.rigid(20, 3)]), of: specimen("RowTallWhenWide"))
        == "is 3 high for an offered width of 20 and 8 for 80; a wider offer is never taller")
    #expect(
      try verdict(
        "MONO-02", LayoutCase([ViewNode(.aspect(ratio: 1))]),
        of: specimen("RowTallWhenWide"))
        == .skipped("the rule does not apply to a kind of subview in the case"))
  }

  @Test func `MONO-03 makes each subview larger`() throws {
    #expect(
      try complaint("MONO-03", LayoutCase([.rigid(10, 3)]), of: specimen("RowMakingUp"))
        == "answered 70 × 3 to proposal nil × nil and 59 × 7 with subview 0 of 21 × 7 instead of "
        + "10 × 3; a larger subview makes no smaller layout")
  }

  @Test func `MONO-04 raises each priority`() throws {
    let layoutCase = LayoutCase([.color, .color], proposal: offer(8, nil))
    #expect(
      try complaint("MONO-04", layoutCase, of: specimen("RowServingLeast"))
        == "made subview 0 4 wide, and 2 with a priority of 1, for proposal 8 × nil; "
        + "a higher priority never gets less")
    #expect(
      try verdict("MONO-04", layoutCase.offering(offer(nil, 8)), of: specimen("RowServingLeast"))
        == .skipped("nothing finite is offered"))
    let tight = LayoutCase([.color, .rigid(9, 1)], proposal: offer(8, nil))
    #expect(
      try verdict("MONO-04", tight, of: specimen("RowServingLeast"))
        == .skipped("the case leaves no room on an axis"))
    let spaced = LayoutCase([.color, .color], proposal: offer(20, nil))
    #expect(try verdict("MONO-04", spaced, of: specimen("HStackLayout")) == .holds)
  }

  @Test func `FIX-01 leaves what rounding does to a sum to FLOW-05`() throws {
    // 0.1 + 0.1 + 0.1 is more than 0.3 in one order of additions, with a gap in another.
    let tenths = LayoutCase(
      (1...9).map { .rigid(CGFloat($0) / 10, 1) }, proposal: offer(50, nil)
    ).with(["spacing": 0.1])
    #expect(try verdict("FIX-01", tenths, of: specimen("FlowSumming")) == .holds)
    #expect(try verdict("FIX-01", tenths, of: specimen("FlowSubtracting")) == .holds)
    // An exact fit of whole points is none that rounding decides.
    let whole = LayoutCase([.rigid(4, 3), .rigid(2, 3)], proposal: offer(50, nil))
      .with(["spacing": 5])
    #expect(try complaint("FIX-01", whole, of: specimen("FlowCountingLastGap")) != nil)
  }

  @Test func `FIX-01 and FIX-02 offer the layout its own size`() throws {
    #expect(
      try complaint("FIX-01", LayoutCase([.rigid(4, 3)]), of: specimen("RowWithMargin"))
        == "answered 5 × 3 to proposal nil × nil and 6 × 3 to proposal 5 × 3; "
        + "the answer to its own size must be that size")
    #expect(
      try complaint(
        "FIX-02", LayoutCase([.rigid(1, 1), .rigid(1, 2)]), of: specimen("RowSwitchingEdge"))
        == "put subview 0 at 0, 1, 1 × 1 for proposal nil × nil and at 0, 0, 1 × 1 for its own "
        + "size of 2 × 2; the frames for its own size must be the same")
    // What stretches follows the offer, by right.
    for (rule, name) in [("FIX-01", "RowWithMargin"), ("FIX-02", "RowSwitchingEdge")] {
      #expect(
        try verdict(rule, LayoutCase([.color]), of: specimen(name))
          == .skipped("the rule does not apply to a kind of subview in the case"))
    }
    #expect(
      try verdict("FIX-01", LayoutCase([.rigid(4, 3)]), of: specimen("Flow"))
        == .skipped("a subview is larger than what it is offered"))
  }
}
