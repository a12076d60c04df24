import Foundation
import LayoutConformanceTesting
import Testing

@testable import Layouts

@Suite struct SwiftTests {
  @Test func goodRow() {
    expectConforms(GoodRow())
  }

  @Test func goodRowWithDrawnSpacing() {
    expectConforms { draw in GoodRow(spacing: draw.length("spacing", in: 0...24)) }
  }

  @Test func brokenRow() {
    expectConforms(BrokenRow())
  }

  /// As the failure of `brokenRow` prints it.
  @Test func `PLACE-05 BrokenRow`() {
    expectConforms(
      BrokenRow(), to: "PLACE-05",
      in: LayoutCase(
        [.rigid(10, 10)],
        origin: CGPoint(x: 10, y: 0)))
  }

  @Test func curiousRow() {
    expectConforms(CuriousRow(), to: "COST-01")
  }

  /// As the warning of `curiousRow` prints it.
  @Test func `COST-01 CuriousRow`() {
    expectConforms(
      CuriousRow(), to: "COST-01", strict: true,
      in: LayoutCase(
        [.rigid(0, 0), .rigid(0, 0), .rigid(0, 0), .rigid(0, 0)]))
  }

  @Test func trappingRow() {
    expectConforms(TrappingRow())
  }

  @Test func brokenRowInACase() {
    expectConforms(
      BrokenRow(), to: "PLACE-05", in: LayoutCase([.rigid(1, 1)], origin: CGPoint(x: 1, y: 0)))
  }

  @Test func goodRowInACase() {
    expectConforms(
      GoodRow(), to: "PLACE-05", in: LayoutCase([.rigid(1, 1)], origin: CGPoint(x: 1, y: 0)))
  }

  @Test func unknownRule() {
    expectConforms(GoodRow(), to: "NOPE-01")
  }

  @Test func declaredException() {
    expectConforms(
      BrokenRow(), to: ["PLACE-05"], exceptions: ["PLACE-05": "is mended in the next version"])
  }

  @Test(.rules("SIZE"), .cases(50), .seed(7)) func brokenRowByRulesThatItKeeps() {
    expectConforms(BrokenRow())
  }

  @Test(.rules("PLACE-05"), .replaying("Corpus")) func brokenRowReplayed() {
    expectConforms(BrokenRow(), cases: 1)
  }

  @Test func goodRowReplayed() {
    expectConforms(GoodRow(), replaying: "Corpus")
  }

  @Test func sameLayout() {
    expectSameLayout(GoodRow(), GoodRow(spacing: 8))
  }

  @Test func otherLayout() {
    expectSameLayout(GoodRow(spacing: 0), GoodRow(spacing: 8))
  }

  @Test func budgetKept() {
    expectMeasuring(GoodRow(), atMost: .perSubview(2))
  }

  @Test func budgetExceeded() {
    expectMeasuring(GoodRow(), atMost: .perSubview(1))
  }
}
