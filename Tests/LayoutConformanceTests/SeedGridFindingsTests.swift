import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The smallest cases that show what is wrong with grids, shares and layouts that fill.
@Suite struct SeedGridFindingsTests {
  @Suite struct Grids {
    let grid: Subject

    init() throws { grid = try specimen("GridOfWidths") }

    private func layoutCase(
      _ subviews: [ViewNode] = [], _ proposal: Proposal = .unspecified, spacing: Double,
      least: Double
    ) -> LayoutCase {
      LayoutCase(subviews, proposal: proposal).with(["spacing": spacing, "minItemWidth": least])
    }

    @Test func `SIZE-02 without subviews there is a gap too few`() throws {
      #expect(
        try complaint("SIZE-02", layoutCase(spacing: 1, least: 1), of: grid)
          == "answered 0 × -1 to proposal nil × nil with 0 subviews; "
          + "a size must not be negative or NaN")
      let wide = layoutCase([], offer(100, nil), spacing: 8, least: 100)
      expect(wide, of: grid, size: CGSize(100, -8), frames: [])
      #expect(
        try complaint("SIZE-02", wide, of: grid)
          == "answered 100 × -8 to proposal 100 × nil with 0 subviews; "
          + "a size must not be negative or NaN")
    }

    @Test func `SIZE-02 the gaps are wider than the offer`() throws {
      let small = layoutCase([.color], offer(2, nil), spacing: 3, least: 1)
      #expect(Trial(small, of: grid).baseline.size == CGSize(2, -0.5))
      #expect(
        try complaint("SIZE-02", small, of: grid)
          == "answered 2 × -0.5 to proposal 2 × nil with 1 subview; "
          + "a size must not be negative or NaN")
      let readable = layoutCase([.color], offer(20, nil), spacing: 30, least: 10)
      #expect(Trial(readable, of: grid).baseline.size == CGSize(20, -5))
    }

    @Test func `OFFER-01 a subview is offered less than nothing`() throws {
      let small = layoutCase([.color], offer(2, nil), spacing: 3, least: 1)
      #expect(
        try complaint("OFFER-01", small, of: grid)
          == "placed subview 0 with -0.5 × -0.5 for proposal 2 × nil; "
          + "an offer must be nil or at least 0")
      let readable = layoutCase([.color], offer(20, nil), spacing: 30, least: 10)
      #expect(
        try complaint("OFFER-01", readable, of: grid)
          == "placed subview 0 with -5 × -5 for proposal 20 × nil; "
          + "an offer must be nil or at least 0")
    }

    @Test func `SIZE-05 the ideal size is nothing`() throws {
      let layoutCase = layoutCase([.rigid(1, 1)], spacing: 8, least: 100)
      expect(layoutCase, of: grid, size: .zero, frames: [rect(0, 0, 1, 1)])
      #expect(
        try complaint("SIZE-05", layoutCase, of: grid, isNamed: true)
          == "answered 0 × 0 to proposal nil × nil with subview 0 of 1 × 1; "
          + "the ideal size must hold the largest subview")
      #expect(
        try complaint("AGREE-01", layoutCase, of: grid, isNamed: true)
          == "answered 0 × 0 to proposal nil × nil and put subview 0 at 0, 0, 1 × 1; "
          + "every subview must stand inside the bounds")
    }

    @Test func `SIZE-06 no offer is taken for an offer of nothing`() throws {
      #expect(
        try complaint("SIZE-06", layoutCase([.rigid(1, 1)], spacing: 8, least: 100), of: grid)
          == "is 0 wide for 0 and for nil, but 4 where there is room; "
          + "nil asks for the ideal length, not for the least")
    }

    @Test func `cells that overlap at the ideal size`() {
      let tens = Array(repeating: ViewNode.rigid(10, 10), count: 3)
      expect(
        layoutCase(tens, spacing: 8, least: 100), of: grid, size: CGSize(0, 16),
        frames: [rect(0, 0, 10, 10), rect(0, 8, 10, 10), rect(0, 16, 10, 10)])
    }

    @Test func `AGREE-02 the cells are narrower than what is in them`() throws {
      #expect(
        try complaint(
          "AGREE-02", layoutCase([.rigid(2, 1)], offer(1, 1), spacing: 0, least: 1), of: grid,
          isNamed: true)
          == "answered 1 × 1 to proposal 1 × 1 and put subview 0 at 0, 0, 2 × 1; "
          + "every subview must stand inside the bounds")
    }

    @Test func `AGREE-03 a cell is as high as wide however much room there is`() throws {
      #expect(
        try complaint(
          "AGREE-03", layoutCase([.rigid(0, 2)], offer(1, 8), spacing: 0, least: 1), of: grid,
          isNamed: true)
          == "answered 1 × 1 to proposal 1 × 8 and put subview 0 at 0, 0, 0 × 2; "
          + "every subview must stand inside the bounds")
    }

    @Test func `two columns that are narrower than the minimum`() {
      let colors = Array(repeating: ViewNode.color, count: 3)
      expect(
        layoutCase(Array(colors.prefix(2)), offer(200, nil), spacing: 8, least: 100), of: grid,
        size: CGSize(200, 96), frames: [rect(0, 0, 96, 96), rect(104, 0, 96, 96)])
      expect(
        layoutCase(colors, offer(208, nil), spacing: 8, least: 100), of: grid,
        size: CGSize(208, 208),
        frames: [rect(0, 0, 100, 100), rect(108, 0, 100, 100), rect(0, 108, 100, 100)])
    }

    @Test func `RUN-01 an infinite offer ends the process`() async {
      await #expect(processExitsWith: .failure) {
        let grid = try specimen("GridOfWidths")
        let layoutCase = LayoutCase([], proposal: offer(.infinity, nil))
        _ = Trial(layoutCase.with(["spacing": 8, "minItemWidth": 100]), of: grid).baseline
      }
    }
  }

  @Suite struct Shares {
    let row = Subject.centredEqualShares

    @Test func `AGREE-04 measured with a share and placed with no offer`() throws {
      let small = LayoutCase([.text(2, 1)], proposal: offer(1, nil))
      expect(small, of: row, size: CGSize(1, 2), frames: [rect(0, 0.5, 2, 1)])
      #expect(
        try complaint("AGREE-04", small, of: row)
          == "measured subview 0 as 1 × 2 and placed it with nil × nil, where it is 2 × 1; "
          + "a subview must be placed at a size that it was measured at")
      let readable = LayoutCase([.text(3, 10)], proposal: offer(20, nil))
      expect(readable, of: row, size: CGSize(20, 20), frames: [rect(0, 5, 30, 10)])
      #expect(
        try complaint("AGREE-04", readable, of: try specimen("EqualShares"))
          == "measured subview 0 as 20 × 20 and placed it with nil × nil, where it is 30 × 10; "
          + "a subview must be placed at a size that it was measured at")
    }

    @Test func `AGREE-05 with exactly the ideal size on offer`() throws {
      let layoutCase = LayoutCase([.rigid(1, 1), .text(2, 1)], proposal: offer(3, 1))
      expect(
        layoutCase, of: row, size: CGSize(2, 2), frames: [rect(0, 0.5, 1, 1), rect(1, 0.5, 2, 1)])
      #expect(
        try complaint("AGREE-05", layoutCase, of: row)
          == "answered 2 × 2 to proposal 3 × 1 and put subview 1 at 1, 0.5, 2 × 1; "
          + "every subview must stand inside the bounds")
      let color = LayoutCase([.rigid(0, 0), .color], proposal: offer(10, 10))
      expect(
        color, of: row, size: CGSize(5, 10), frames: [rect(0, 5, 0, 0), rect(0, 0, 10, 10)])
      #expect(
        try complaint("AGREE-05", color, of: row)
          == "answered 5 × 10 to proposal 10 × 10 and put subview 1 at 0, 0, 10 × 10; "
          + "every subview must stand inside the bounds")
    }

    @Test func `colours stand out of less than their ideal size`() {
      expect(
        LayoutCase([.color], proposal: offer(nil, 0)), of: row, size: CGSize(10, 0),
        frames: [rect(0, -5, 10, 10)])
      expect(
        LayoutCase([.color], proposal: offer(5, 5)), of: row, size: CGSize(5, 5),
        frames: [rect(0, -2.5, 10, 10)])
      expect(
        LayoutCase([.color, .color], proposal: offer(100, 100)), of: row, size: CGSize(100, 100),
        frames: [rect(0, 45, 10, 10), rect(10, 45, 10, 10)])
    }

    @Test func `rigid subviews get what they were measured with`() throws {
      let layoutCase = LayoutCase([.rigid(3, 1), .rigid(1, 2)], proposal: offer(2, nil))
      expect(
        layoutCase, of: row, size: CGSize(4, 2), frames: [rect(0, 0.5, 3, 1), rect(3, 0, 1, 2)])
      for rule in RuleCatalogue.byDefault {
        #expect(try complaint(rule.id, layoutCase, of: row) == nil)
      }
    }
  }

  @Suite struct Fillers {
    private let two = [ViewNode.rigid(1, 1), .rigid(1, 1)]

    @Test func `AGREE-01 the lowest of a ring hangs below the bounds`() throws {
      let ring = try specimen("RingThroughEdge")
      for proposal in [Proposal.unspecified, offer(10, 10)] {
        expect(
          LayoutCase(two, proposal: proposal), of: ring, size: CGSize(10, 10),
          frames: [rect(5, 0, 1, 1), rect(5, 10, 1, 1)])
      }
      #expect(
        try complaint("AGREE-01", LayoutCase([.rigid(6, 1)]), of: ring, isNamed: true)
          == "answered 10 × 10 to proposal nil × nil and put subview 0 at 5, 0, 6 × 1; "
          + "every subview must stand inside the bounds")
      // It fills what it is offered: only with room for everything is it asked to hold its subviews.
      for id in ["AGREE-01", "AGREE-02", "AGREE-03"] {
        let layoutCase = LayoutCase(two, proposal: offer(10, 10))
        #expect(try complaint(id, layoutCase, of: ring, isNamed: true) != nil)
        #expect((try complaint(id, layoutCase, of: ring) != nil) == (id == "AGREE-03"))
      }
      #expect(
        try complaint("SIZE-05", LayoutCase([.rigid(11, 1)]), of: ring, isNamed: true)
          == "answered 10 × 10 to proposal nil × nil with subview 0 of 11 × 1; "
          + "the ideal size must hold the largest subview")
    }

    @Test func `eight subviews on a ring of 300 points`() throws {
      let layoutCase = LayoutCase(
        Array(repeating: .rigid(40, 40), count: 8), proposal: offer(300, 300))
      let corners: [(CGFloat, CGFloat)] = [
        (150, 0), (256.06601717798213, 43.93398282201788), (300, 150),
        (256.06601717798213, 256.06601717798213), (150, 300),
        (43.93398282201788, 256.06601717798213), (0, 150), (43.93398282201788, 43.93398282201788),
      ]
      expect(
        layoutCase, of: try specimen("RingThroughEdge"), size: CGSize(300, 300),
        frames: corners.map { rect($0.0, $0.1, 40, 40) })
    }

    @Test func `AGREE-01 a wave swings out of its bounds`() throws {
      let wave = try specimen("FixedWave")
      let layoutCase = LayoutCase(two, proposal: offer(10, 10))
      expect(
        layoutCase, of: wave, size: CGSize(10, 10),
        frames: [
          rect(3.3333333333333335, 5, 1, 1), rect(6.666666666666667, 19.347121817990455, 1, 1),
        ])
      #expect(
        try complaint("AGREE-01", layoutCase, of: wave, isNamed: true)
          == "answered 10 × 10 to proposal nil × nil and put subview 1 at "
          + "6.666666666666667, 19.347121817990455, 1 × 1; every subview must stand inside the "
          + "bounds")
      #expect(
        try complaint("AGREE-02", layoutCase, of: wave, isNamed: true)
          == "answered 10 × 10 to proposal 10 × 10 and put subview 1 at "
          + "6.666666666666667, 19.347121817990455, 1 × 1; every subview must stand inside the "
          + "bounds")
      #expect(try complaint("AGREE-03", layoutCase, of: wave) != nil)
      expect(
        LayoutCase([.color]), of: wave, size: CGSize(10, 10), frames: [rect(5, 5, 10, 10)])
      expect(
        LayoutCase(two + two.prefix(1), proposal: offer(100, 100)), of: wave,
        size: CGSize(100, 100),
        frames: [
          rect(25, 50, 1, 1), rect(50, 64.34712181799046, 1, 1),
          rect(75, 69.9914720608301, 1, 1),
        ])
    }

    @Test func `a staircase keeps every rule`() throws {
      let stairs = try specimen("Diagonal")
      let layoutCase = LayoutCase(
        [.rigid(10, 5), .rigid(20, 7)], origin: CGPoint(x: 3, y: 4))
      expect(
        layoutCase, of: stairs, size: CGSize(30, 12),
        frames: [rect(3, 4, 10, 5), rect(13, 9, 20, 7)])
      expect(LayoutCase(), of: stairs, size: .zero, frames: [])
      for rule in RuleCatalogue.byDefault {
        #expect(try complaint(rule.id, layoutCase, of: stairs) == nil)
      }
    }

    @Test func `CACHE-01 a staircase that keeps the sizes of before`() throws {
      let layoutCase = LayoutCase(
        [.rigid(2, 2)], before: LayoutCase.Before(subviews: [.rigid(1, 1)]))
      #expect(
        try complaint("CACHE-01", layoutCase, of: try specimen("DiagonalNeverUpdated"))
          == "answered 1 × 1 to proposal nil × nil after the subviews changed and updateCache ran "
          + "and 2 × 2 with a fresh cache; an updated cache must give what a fresh one gives")
      #expect(try complaint("CACHE-01", layoutCase, of: try specimen("Diagonal")) == nil)
    }
  }
}
