import LayoutAPI
import LayoutConformanceTestSupport
import LayoutEngine
import Testing

@testable import LayoutConformance

/// The source of a test that is printed with each failure.
@Suite struct SwiftTestSourceTests {
  @Test func `PLACE-05 the source is a whole file, with what it uses imported`() {
    let layoutCase = LayoutCase(
      [.rigid(1, 0), ViewNode(.greedy(ideal: CGSize(width: 2, height: 0.5)))],
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
              [.rigid(1, 0), ViewNode(.greedy(ideal: CGSize(width: 2, height: 0.5)))],
              proposal: Proposal(width: .infinity, height: nil),
              origin: CGPoint(x: 1, y: 0),
              configuration: ["alignment": .text("center"), "gap": .number(8)]))
        }
        """)
  }

  @Test func `CACHE-04 several updates are a list`() {
    let layoutCase = LayoutCase(
      before: [
        .init(subviews: [.rigid(1, 2)]), .init(configuration: ["gap": .number(2)]), .init(),
      ])
    let source = SwiftTestSource(rule: "CACHE-04", subject: "Row", layoutCase: layoutCase)
    #expect(
      source.text.contains(
        "before: [.init(subviews: [.rigid(1, 2)]), .init(configuration: [\"gap\": .number(2)]), "
          + ".init()]"), "\(source.text)")
    let one = LayoutCase(before: .init(subviews: []))
    #expect(
      SwiftTestSource(rule: "CACHE-01", subject: "Row", layoutCase: one).text
        .contains("before: .init(subviews: [])"))
  }

  @Test func `COST-01 the test of a warning fails, too`() {
    let source = SwiftTestSource(
      rule: "COST-01", subject: "Row", layoutCase: LayoutCase([.rigid(1, 0)]))
    #expect(source.text.contains("    Row(), to: \"COST-01\", strict: true,\n    in: LayoutCase("))
  }

  @Test func `AGREE-01 values that a case keeps by a label are written as source`() throws {
    struct Row: Layout {
      var side = "", edge: Edge?, inner = AnyLayout(HStackLayout()), list: [Int] = []
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let subject = Subject("Row") { draw in
      Row(
        side: draw.element("side", of: ["a b", "c"]),
        edge: draw.element("edge", of: [nil, .leading]),
        inner: draw.element("inner", named: [("HStackLayout()", AnyLayout(HStackLayout()))]),
        list: draw.element("list", of: [[1, 2]]))
    }
    var layoutCase = LayoutCase()
    layoutCase.configuration = subject.completed([:])
    var finding = Finding(
      RunRules.returns, brokenBy: subject, isStrict: false, layoutCase: layoutCase,
      exhibit: Exhibit(message: "trapped"))
    finding.noteParameters(of: subject)
    let text = try #require(finding.testSource(of: "Row")).text
    #expect(
      text.contains("Row(side: \"a b\", edge: nil, inner: HStackLayout(), list: [1, 2]), to:"),
      "\(text)")
  }

  @Test func `AGREE-01 a value without a literal is drawn by the expression that is known`() {
    let layoutCase = LayoutCase([.rigid(1, 0)], configuration: ["inner": .text("#1")])
    func source(make: String?) -> String {
      SwiftTestSource(
        rule: "AGREE-01", subject: "Row", layoutCase: layoutCase, parameters: ["inner"],
        make: make
      ).text
    }
    let made = source(make: "Row(inner: draw.element(\"inner\", of: [a, b]))")
    #expect(
      made.contains(
        "Subject(\"Row\") { draw in Row(inner: draw.element(\"inner\", of: [a, b])) }, to:"))
    #expect(made.contains("configuration: [\"inner\": .text(\"#1\")]"))
    // An editor's placeholder: nothing else could be true, and the compiler points at it.
    #expect(source(make: nil).contains("Row(inner: <#element 1 of 'inner', from 0#>)"))
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

  @Test func `SIZE-01 a number is one that Swift reads back`() {
    var subview = ViewNode.rigid(-0.0, .greatestFiniteMagnitude)
    subview.priority = -.infinity
    subview.spacing[.top] = .nan
    subview.guides["top"] = .leastNonzeroMagnitude
    let source = SwiftTestSource(
      rule: "SIZE-01", subject: "Row",
      layoutCase: LayoutCase(
        [subview.value("Weight", .number(.infinity))],
        proposal: Proposal(width: -.infinity, height: .nan),
        origin: CGPoint(x: -1e308, y: -CGFloat.infinity),
        configuration: ["gap": .number(.nan), "range": .text("0..<3"), "size": .text("inf")]))
    #expect(
      source.text.contains(
        """
            Row(gap: .nan, range: 0..<3, size: .infinity), to: "SIZE-01",
            in: LayoutCase(
              [.rigid(-0.0, 1.7976931348623157e+308).with { $0.priority = -.infinity; \
        $0.spacing[.top] = .nan; $0.guides["top"] = 0x1p-1074 }.value("Weight", .number(.infinity))],
              proposal: Proposal(width: -.infinity, height: .nan),
              origin: CGPoint(x: -1e+308, y: -CGFloat.infinity),
        """), "\(source.text)")
  }

  @Test func `SIZE-01 a name does not end what it stands in`() {
    let source = SwiftTestSource(
      rule: "SIZE-01", subject: "Row`\n\\\"", layoutCase: LayoutCase([.rigid(1, 1)]),
      traits: ["columns: 2"])
    #expect(source.text.contains("@Test func `SIZE-01 Row' '\"`() {"), "\(source.text)")
    #expect(source.text.contains(#"Subject("Row`\n\\\"", columns: 2)"#), "\(source.text)")
  }
}
