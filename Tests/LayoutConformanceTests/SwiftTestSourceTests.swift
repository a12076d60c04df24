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
        import LayoutConformance
        import Testing

        @Test func `PLACE-05 Row`() throws {
          let subject = Subject("Row") { _ in Row(gap: 8, alignment: .center) }
          let layoutCase = LayoutCase(
            [.rigid(1, 0), SubviewSpec(.greedy(ideal: CGSize(width: 2, height: 0.5)))],
            proposal: Proposal(width: .infinity, height: nil),
            origin: CGPoint(x: 1, y: 0),
            configuration: ["alignment": .text("center"), "gap": .number(8)])
          let rule = try #require(RuleCatalogue.rule("PLACE-05"))
          #expect(rule.judge(layoutCase, of: subject) == .holds)
        }
        """)
  }
}
