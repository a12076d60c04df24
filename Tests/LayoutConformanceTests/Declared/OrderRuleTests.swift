import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The rules on order: what they say, and when they say nothing.
@Suite struct OrderRuleTests {
  private let two: [ViewNode] = [.rigid(4, 3), .rigid(2, 3)]

  @Test func `ORDER-01 names the subview that comes too early`() throws {
    #expect(
      try complaint("ORDER-01", LayoutCase(two), of: specimen("RowFromEnd"))
        == "put subview 1 at 0, 0, 2 × 3, before subview 0 at 2, 0, 4 × 3, for proposal nil × nil; "
        + "subviews stand in reading order")
    let five = LayoutCase(Array(repeating: .rigid(1, 1), count: 4)).with(["columns": 2])
    #expect(
      try complaint("ORDER-01", five, of: specimen("GridSnaking"))
        == "put subview 3 at 0, 2, 1 × 1, before subview 2 at 1, 2, 1 × 1, for proposal nil × nil; "
        + "subviews stand in reading order")
  }

  @Test func `ORDER-01 in lines that run down reads columns`() throws {
    let down = Profile("read", on: ["ORDER-01"]).along(.vertical)
    #expect(try verdict("ORDER-01", LayoutCase(two), of: specimen("RowFromEnd")) != .holds)
    let row = try specimen("BoxRow").with(profile: down)
    #expect(try verdict("ORDER-01", LayoutCase(two), of: row) == .holds)
    let backwards = try specimen("RowFromEnd").with(profile: down)
    #expect(
      try complaint("ORDER-01", LayoutCase(two), of: backwards)
        == "put subview 1 at 0, 0, 2 × 3, before subview 0 at 2, 0, 4 × 3, for proposal nil × nil; "
        + "subviews stand in reading order")
  }

  @Test func `rows are runs of overlapping intervals, equal tops one row`() throws {
    func rows(_ frames: CGRect...) throws -> [[Int]] {
      try Rows(frames, along: .horizontal).rows
    }
    #expect(try rows(rect(0, 0, 1, 10), rect(1, 4, 1, 2), rect(2, 9, 1, 3)) == [[0, 1, 2]])
    #expect(try rows(rect(0, 0, 1, 10), rect(1, 10, 1, 2)) == [[0], [1]])
    #expect(try rows(rect(0, 5, 1, 1), rect(1, 0, 1, 5)) == [[1], [0]])
    #expect(try rows(rect(0, 0, 1, 10), rect(1, 5, 1, 0)) == [[0, 1]])
    #expect(try rows() == [])
    for y in [0, 10] as [CGFloat] {
      #expect(throws: SkipReason.ambiguousRows) {
        try rows(rect(0, 0, 1, 10), rect(1, y, 1, 0))
      }
    }
  }

  @Test func `ORDER-02 wants one line for a column, and full rows`() throws {
    let four = LayoutCase([.rigid(1, 1), .rigid(1, 1), .rigid(3, 1), .rigid(1, 1)])
      .with(["columns": 2, "spacing": 0])
    #expect(
      try complaint("ORDER-02", four, of: specimen("GridOfOwnWidths"))
        == "put the subviews of column 1 at 1 and 3 for proposal nil × nil; "
        + "a column has one edge or one centre in all rows")
    #expect(
      try complaint("ORDER-02", four, of: specimen("GridOfOneMoreRow"))
        == "put 4 subviews in 3 rows of 2 columns for proposal nil × nil; they must stand in 2 rows"
    )
    let flow = LayoutCase([.rigid(1, 1), .rigid(1, 1), .rigid(1, 1)], proposal: offer(2, nil))
    // Of a layout that names no columns the first row tells them.
    #expect(try verdict("ORDER-02", flow, of: specimen("AnyFlow")) == .holds)
    #expect(
      try verdict("ORDER-02", flow.offering(.unspecified), of: specimen("AnyFlow"))
        == .skipped("the case cannot tell"))
  }

  @Test func `ORDER-02 takes centred cells for columns`() throws {
    let cells = LayoutCase([.rigid(1, 1), .rigid(1, 1), .rigid(3, 1), .rigid(5, 1)])
      .with(["across": 2, "spacing": 1])
    #expect(try verdict("ORDER-02", cells, of: specimen("ColumnGrid")) == .holds)
  }

  @Test func `ORDER-03 compares with one subview less`() throws {
    #expect(
      try complaint("ORDER-03", LayoutCase(two), of: specimen("RowPushedByCount"))
        == "put subview 0 at 2, 0, 4 × 3 with 2 subviews and at 1, 0, 4 × 3 without the last one "
        + "for proposal nil × nil; one more at the end leaves the others where they are")
    #expect(
      try verdict("ORDER-03", LayoutCase([.rigid(1, 1)]), of: specimen("RowPushedByCount"))
        == .skipped("there are too few subviews"))
    #expect(
      try verdict("ORDER-03", LayoutCase([.color, .color]), of: specimen("RowPushedByCount"))
        == .skipped("the rule does not apply to a kind of subview in the case"))
  }

  @Test func `ORDER-04 compares with other orders`() throws {
    #expect(
      try complaint("ORDER-04", LayoutCase(two), of: specimen("PileByIndex"))
        == "answered 4 × 3 to proposal nil × nil and 5 × 3 with the subviews in another order; "
        + "the order changes no size")
    let equal = Array(repeating: ViewNode.rigid(1, 1), count: 4)
    #expect(
      try complaint("ORDER-04", LayoutCase(equal), of: specimen("PileSinkingFourth"))
        == "put subview 3 at 0, 0.25, 1 × 1, and at 0, 0, 1 × 1 with the subviews in another "
        + "order, for proposal nil × nil; the order moves no subview")
  }
}
