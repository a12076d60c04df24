import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// The source of a test that is printed with each failure.
@Suite struct SwiftTestSourceTests {
  @Test func `PLACE-05 the source is a whole file, with what it uses imported`() {
    let layoutCase = LayoutCase(
      [.rigid(1, 0), SubviewSpec(.greedy(ideal: CGSize(width: 2, height: 0.5)))],
      proposal: Proposal(width: .infinity, height: nil), origin: CGPoint(x: 1, y: 0),
      configuration: ["gap": .number(8), "alignment": .text("center")])
    let source = SwiftTestSource(
      rule: "PLACE-05", subject: "Row", layoutCase: layoutCase, parameters: ["gap", "alignment"])
    #expect(
      source.text == """
        import Foundation
        import LayoutConformanceTesting
        import Testing

        @Test func `PLACE-05 Row`() {
          expectConforms(
            Row(gap: 8, alignment: .center), to: "PLACE-05",
            in: LayoutCase(
              [.rigid(1, 0), SubviewSpec(.greedy(ideal: CGSize(width: 2, height: 0.5)))],
              proposal: Proposal(width: .infinity, height: nil),
              origin: CGPoint(x: 1, y: 0),
              configuration: ["alignment": .text("center"), "gap": .number(8)]))
        }
        """)
  }

  @Test func `SHAPE-03 what the rule has to know beside the layout is said of a subject`() {
    let source = SwiftTestSource(
      rule: "SHAPE-03", subject: "Row", layoutCase: LayoutCase([.rigid(1, 0)]),
      traits: ["profile: .stack"])
    #expect(
      source.text == """
        import Foundation
        import LayoutConformanceTesting
        import Testing

        @Test func `SHAPE-03 Row`() {
          expectConforms(
            Subject("Row", profile: .stack) { _ in Row() }, to: "SHAPE-03",
            in: LayoutCase(
              [.rigid(1, 0)]))
        }
        """)
  }
}
