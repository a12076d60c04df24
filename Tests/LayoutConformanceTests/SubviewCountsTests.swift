import Testing

@testable import LayoutConformance

/// The numbers of subviews as the command line has them.
@Suite struct SubviewCountsTests {
  @Test(arguments: [
    ("2", SubviewCounts.exactly(2)), ("0", .exactly(0)), ("1...3", SubviewCounts(1...3)),
    ("2...2", .exactly(2)), ("1...", SubviewCounts(1...Int.max)), ("0...", .any),
    ("1000", .exactly(1000)),
  ])
  func `numbers are read, and written as they are read`(
    _ text: String, _ counts: SubviewCounts
  ) throws {
    #expect(SubviewCounts(spelling: text) == counts)
    #expect(SubviewCounts(spelling: counts.spelling) == counts)
  }

  @Test(arguments: [
    "", "two", "-1", "+1", "1.5", "1..3", "1..<3", "...3", "3...1", "1...3...5", "1... ", " 1",
    "1,2", "1001", "0...1001", "١", "9223372036854775808", "...", "1...two",
  ])
  func `what is no number is none`(_ text: String) {
    #expect(SubviewCounts(spelling: text) == nil)
  }
}
