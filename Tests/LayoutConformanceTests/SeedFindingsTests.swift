import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The smallest cases that show what is wrong with layouts that people really wrote.
@Suite struct SeedFindingsTests {
  @Suite struct Flows {
    let flow: Subject
    let two = [ViewNode.rigid(1, 1), .rigid(1, 1)]

    init() throws { flow = try specimen("FlowComparingCoordinate") }

    @Test func `PLACE-05 to the right of 0 a row wraps too early`() throws {
      let layoutCase = LayoutCase(two, proposal: offer(2, nil), origin: CGPoint(x: 1, y: 0))
      expect(
        layoutCase, of: flow, size: CGSize(2, 1), frames: [rect(1, 0, 1, 1), rect(1, 1, 1, 1)])
      #expect(
        try complaint("PLACE-05", layoutCase, of: flow)
          == "put subview 1 at 1, 1 with bounds at 1, 0 and at 1, 0 with bounds at 0, 0; "
          + "frames must move with the bounds' origin")
      let rule = try #require(RuleCatalogue.rule("PLACE-05"))
      guard case .violated(let exhibit) = rule.judge(layoutCase, of: flow) else { return }
      #expect(exhibit.subview == 1)
      #expect(
        exhibit.expected == [rect(1, 0, 1, 1), rect(2, 0, 1, 1)].map { Exhibit.Frame($0) })
    }

    @Test func `PLACE-05 to the left of 0 a row wraps too late`() throws {
      let layoutCase = LayoutCase(two, proposal: offer(1, nil), origin: CGPoint(x: -1, y: 0))
      expect(
        layoutCase, of: flow, size: CGSize(1, 2), frames: [rect(-1, 0, 1, 1), rect(0, 0, 1, 1)])
      #expect(
        try complaint("PLACE-05", layoutCase, of: flow)
          == "put subview 1 at 0, 0 with bounds at -1, 0 and at 0, 1 with bounds at 0, 0; "
          + "frames must move with the bounds' origin")
    }

    @Test func `PLACE-05 in numbers that are easy to read`() throws {
      let layoutCase = LayoutCase(
        [.rigid(10, 10), .rigid(10, 10)], proposal: offer(20, nil), origin: CGPoint(x: 1, y: 0))
      #expect(
        try complaint("PLACE-05", layoutCase, of: flow)
          == "put subview 1 at 1, 10 with bounds at 1, 0 and at 10, 0 with bounds at 0, 0; "
          + "frames must move with the bounds' origin")
    }

    @Test func `PLACE-05 without any area`() throws {
      let layoutCase = LayoutCase([.rigid(0, 1), .rigid(0, 0)], origin: CGPoint(x: 1, y: 0))
      #expect(
        try complaint("PLACE-05", layoutCase, of: flow)
          == "put subview 1 at 1, 1 with bounds at 1, 0 and at 0, 0 with bounds at 0, 0; "
          + "frames must move with the bounds' origin")
    }

    @Test func `PLACE-05 cannot show with one subview, nor with a step down`() throws {
      let one = LayoutCase([.rigid(1, 1)], proposal: offer(2, nil), origin: CGPoint(x: 5, y: 0))
      #expect(try complaint("PLACE-05", one, of: flow) == nil)
      let down = LayoutCase(two, proposal: offer(2, nil), origin: CGPoint(x: 0, y: 7))
      #expect(try complaint("PLACE-05", down, of: flow) == nil)
    }

    @Test func `SIZE-06 the ideal flow is a column`() throws {
      let trial = Trial(LayoutCase(two), of: flow)
      #expect(trial.size(.unspecified) == CGSize(1, 2))
      #expect(trial.size(offer(0, nil)) == CGSize(1, 2))
      #expect(trial.size(offer(.infinity, nil)) == CGSize(2, 1))
      #expect(
        try complaint("SIZE-06", LayoutCase(two), of: flow)
          == "is 1 wide for 0 and for nil, but 2 where there is room; "
          + "nil asks for the ideal length, not for the least")
    }

    @Test func `a greedy flow may be higher when it is wider`() {
      let subviews: [ViewNode] = [.rigid(2, 1), .rigid(1, 2), .rigid(1, 2)]
      let trial = Trial(LayoutCase(subviews), of: flow)
      #expect(trial.size(offer(2, nil)) == CGSize(2, 3))
      #expect(trial.size(offer(3, nil)) == CGSize(3, 4))
    }

    @Test func `three tenths do not fit in three tenths`() {
      let subviews = Array(repeating: ViewNode.rigid(0.1, 1), count: 3)
      #expect(Trial(LayoutCase(subviews), of: flow).size(offer(0.3, nil)) == CGSize(0.2, 2))
    }

    @Test func `PLACE-01 what is not placed stands centred`() throws {
      let forgetful = try specimen("FlowWithoutPlacement")
      let one = LayoutCase([.rigid(1, 1)])
      #expect(Trial(one, of: forgetful).baseline.placeCounts == [0])
      #expect(
        try complaint("PLACE-01", one, of: forgetful)
          == "did not place subview 0 for proposal nil × nil; "
          + "every subview must be placed, or it stands centred in the container")
      let pair = LayoutCase(two)
      expect(
        pair, of: forgetful, size: CGSize(2, 1),
        frames: [rect(0.5, 0, 1, 1), rect(0.5, 0, 1, 1)])
      #expect(
        try complaint("PLACE-01", pair, of: forgetful)
          == "did not place 2 subviews, the first of them 0, for proposal nil × nil; "
          + "every subview must be placed, or it stands centred in the container")
      #expect(try complaint("PLACE-01", LayoutCase(), of: forgetful) == nil)
    }

    @Test func `AGREE-01 the placeholder of 10 points is narrower than a subview`() throws {
      let flow = try specimen("FlowOfPlaceholderWidth")
      let layoutCase = LayoutCase([.rigid(11, 1)])
      expect(layoutCase, of: flow, size: CGSize(10, 1), frames: [rect(0, 0, 11, 1)])
      #expect(
        try complaint("AGREE-01", layoutCase, of: flow)
          == "answered 10 × 1 to proposal nil × nil and put subview 0 at 0, 0, 11 × 1; "
          + "every subview must stand inside the bounds")
      #expect(
        try complaint("SIZE-05", layoutCase, of: flow)
          == "answered 10 × 1 to proposal nil × nil with subview 0 of 11 × 1; "
          + "the ideal size must hold the largest subview")
      #expect(
        try complaint("AGREE-02", LayoutCase([.rigid(11, 1)], proposal: offer(10, 1)), of: flow)
          == "answered 10 × 1 to proposal 10 × 1 and put subview 0 at 0, 0, 11 × 1; "
          + "every subview must stand inside the bounds")
      expect(
        LayoutCase([.rigid(6, 1), .rigid(6, 1)]), of: flow, size: CGSize(10, 2),
        frames: [rect(0, 0, 6, 1), rect(0, 1, 6, 1)])
      let moved = LayoutCase(two, proposal: offer(2, nil), origin: CGPoint(x: 1, y: 0))
      expect(moved, of: flow, size: CGSize(2, 1), frames: [rect(1, 0, 1, 1), rect(2, 0, 1, 1)])
      #expect(try complaint("PLACE-05", moved, of: flow) == nil)
    }
  }

  @Suite struct Weights {
    let row = Subject.centredResharing

    private func pair(_ width: CGFloat) -> [ViewNode] {
      [.rigid(1, 1).weight(1), .rigid(width, 1).weight(1)]
    }

    @Test func `AGREE-01 the sum of ideals is shared out by weight`() throws {
      let layoutCase = LayoutCase(pair(2))
      expect(
        layoutCase, of: row, size: CGSize(3, 1), frames: [rect(0, 0, 1, 1), rect(1.5, 0, 2, 1)])
      #expect(
        try complaint("AGREE-01", layoutCase, of: row)
          == "answered 3 × 1 to proposal nil × nil and put subview 1 at 1.5, 0, 2 × 1; "
          + "every subview must stand inside the bounds")
      expect(
        LayoutCase(pair(3)), of: row, size: CGSize(4, 1),
        frames: [rect(0, 0, 1, 1), rect(2, 0, 3, 1)])
      let flat = LayoutCase([.rigid(0, 0).weight(1), .rigid(1, 0).weight(1)])
      expect(
        flat, of: row, size: CGSize(1, 0), frames: [rect(0, 0, 0, 0), rect(0.5, 0, 1, 0)])
      #expect(try complaint("AGREE-01", flat, of: row) != nil)
    }

    @Test func `AGREE-01 the row of the gallery shares out in the same way`() throws {
      #expect(
        try complaint("AGREE-01", LayoutCase(pair(2)), of: try specimen("WeightedRowResharing"))
          == "answered 3 × 1 to proposal nil × nil and put subview 1 at 1.5, 0, 2 × 1; "
          + "every subview must stand inside the bounds")
    }

    @Test func `AGREE-04 a text measured in one line is placed in two`() throws {
      let texts: [ViewNode] = [.text(1, 1).weight(1), .text(3, 1).weight(1)]
      let layoutCase = LayoutCase(texts)
      expect(
        layoutCase, of: row, size: CGSize(4, 1), frames: [rect(0, 0.5, 1, 1), rect(2, 0, 2, 2)])
      // The first text stands outside as well, half a point lower than the bounds end.
      #expect(
        try complaint("AGREE-01", layoutCase, of: row)
          == "answered 4 × 1 to proposal nil × nil and put subview 0 at 0, 0.5, 1 × 1; "
          + "every subview must stand inside the bounds")
      #expect(
        try complaint("AGREE-04", layoutCase, of: row)
          == "measured subview 1 as 3 × 1 and placed it with 2 × nil, where it is 2 × 2; "
          + "a subview must be placed at a size that it was measured at")
      let large: [ViewNode] = [.text(1, 10).weight(1), .text(3, 10).weight(1)]
      expect(
        LayoutCase(large).with(["spacing": 8]), of: row, size: CGSize(48, 10),
        frames: [rect(0, 5, 10, 10), rect(28, 0, 20, 20)])
      let trial = Trial(LayoutCase(large), of: row)
      #expect(trial.size(.unspecified) == CGSize(40, 10))
      #expect(trial.size(offer(40, 10)) == CGSize(40, 20))
    }

    @Test func `AGREE-02 with exactly the ideal size on offer`() throws {
      #expect(
        try complaint("AGREE-02", LayoutCase(pair(2), proposal: offer(3, 1)), of: row)
          == "answered 3 × 1 to proposal 3 × 1 and put subview 1 at 1.5, 0, 2 × 1; "
          + "every subview must stand inside the bounds")
    }

    @Test func `AGREE-03 with four times the room`() throws {
      let subviews = [ViewNode.rigid(1, 1)] + pair(2)
      let layoutCase = LayoutCase(subviews, proposal: offer(20, 12)).with(["spacing": 8])
      expect(
        layoutCase, of: row, size: CGSize(20, 1),
        frames: [rect(0, 0, 1, 1), rect(9, 0, 1, 1), rect(18.5, 0, 2, 1)])
      #expect(
        try complaint("AGREE-03", layoutCase, of: row)
          == "answered 20 × 1 to proposal 20 × 12 and put subview 2 at 18.5, 0, 2 × 1; "
          + "every subview must stand inside the bounds")
    }

    @Test func `PLACE-04 centred in infinity`() throws {
      let layoutCase = LayoutCase([.color], proposal: offer(nil, .infinity))
      expect(layoutCase, of: row, size: CGSize(10, 10), frames: [rect(0, .nan, 10, .infinity)])
      #expect(
        try complaint("PLACE-04", layoutCase, of: row)
          == "put subview 0 at 0, nan, 10 × inf for proposal nil × inf in bounds "
          + "0, 0, 10 × 10; a position must be finite")
      #expect(
        try complaint("PLACE-04", layoutCase, of: try specimen("RowCentredInOffer"))
          == "put subview 0 at 0, nan, 10 × 10 for proposal nil × inf in bounds "
          + "0, 0, 10 × 10; a position must be finite")
    }

    @Test func `measured with no height and placed with one`() {
      expect(
        LayoutCase([.color], proposal: offer(nil, 20)), of: row, size: CGSize(10, 10),
        frames: [rect(0, 0, 10, 20)])
      expect(
        LayoutCase([.color], proposal: offer(nil, 5)), of: row, size: CGSize(10, 10),
        frames: [rect(0, 0, 10, 5)])
    }

    @Test func `with no room a row overflows and keeps the rules`() throws {
      let one = LayoutCase([.rigid(1, 1)], proposal: offer(0, nil))
      expect(one, of: row, size: CGSize(0, 1), frames: [rect(0, 0, 1, 1)])
      let two = LayoutCase([.rigid(1, 1), .rigid(1, 1)], proposal: offer(0, nil))
        .with(["spacing": 8])
      expect(two, of: row, size: CGSize(0, 1), frames: [rect(0, 0, 1, 1), rect(9, 0, 1, 1)])
      for rule in RuleCatalogue.byDefault {
        #expect(try complaint(rule.id, one, of: row) == nil)
      }
    }

    @Test func `two thirds and one third of what the gap leaves`() throws {
      let layoutCase = LayoutCase(
        [.color.weight(2), .color.weight(1)], proposal: offer(32, 10)
      ).with(["spacing": 8])
      expect(
        layoutCase, of: row, size: CGSize(32, 10),
        frames: [rect(0, 0, 16, 10), rect(24, 0, 8, 10)])
    }

    @Test func `what ideal widths leave is shared out in the gallery's row`() throws {
      let layoutCase = LayoutCase(
        [.color.weight(2), .color.weight(1)], proposal: offer(34, 10)
      ).with(["spacing": 8])
      expect(
        layoutCase, of: try specimen("WeightedRow"), size: CGSize(34, 10),
        frames: [rect(0, 0, 14, 10), rect(22, 0, 12, 10)])
    }
  }
}
