import Foundation
import LayoutAPI
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// The measures of the kit's speed.
@Suite struct SpeedBenchTests {
  private func lines(_ words: [String]) throws -> [[String: Any]] {
    let run = try CommandRun(
      ["bench", "--speed", "--runs", "1", "--json", "-"] + words, in: try Scratch())
    #expect(run.exitCode == 0, "\(run.errors)")
    return try run.lines("figure")
  }

  @Test func `each measure gives figures above 0, the toy property no failure`() throws {
    let names = ["reference", "toy", "generation", "rules", "shrinking", "engine", "start"]
    let figures = try lines(names)
    #expect(Set(figures.compactMap { $0["measure"] as? String }) == Set(names))
    for figure in figures {
      let value = try #require(figure["value"] as? Double)
      let name = try #require(figure["name"] as? String)
      if name.contains("do not move") {
        #expect(value == 0)
      } else if figure["unit"] as? String != "calls/case" {
        #expect(value > 0, "\(name)")
      }
    }
    let calls = figures.filter { $0["unit"] as? String == "calls/case" }
    #expect(calls.count == RuleCatalogue.byDefault.count)
    // A baseline is a cache, a measurement and a placement.
    #expect(try #require(calls[0]["value"] as? Double) >= 3)
  }

  @Test func `workers are measured too`() throws {
    let figures = try lines(["throughput", "fork"])
    let units = figures.compactMap { $0["unit"] as? String }
    #expect(units == ["cases/s", "cases/s", "times", "cases/s", "µs/case", "times"])
  }

  @Test func `the table has a row for each figure`() throws {
    let run = try CommandRun(["bench", "--speed", "reference", "--runs", "1"], in: try Scratch())
    #expect(run.output.hasPrefix("| measure | of | value | unit |\n|---|---|---|---|\n| reference"))
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    (["bench", "--speed", "overheat"], 64, "unknown measure 'overheat'; did you mean 'overhead'?"),
    (["bench", "--power", "--json", "-"], 64, "'--json' goes with '--speed'"),
    (["bench", "--speed", "--runs", "0"], 64, "expected a whole number from 1 to 1000"),
  ])
  func `wrong usage says what would be right`(
    words: [String], code: Int32, message: String
  ) throws {
    let run = try CommandRun(words, in: try Scratch())
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (0, "0.000"), (0.0421, "0.042"), (1, "1.00"), (2.505, "2.51"), (-3.25, "-3.25"),
    (12.34, "12.3"), (99.96, "100.0"), (25_123.4, "25123"), (.nan, "–"),
  ])
  func `a figure has as many digits as mean something`(value: Double, text: String) {
    #expect(SpeedFigure("a figure", value, "times").text == text)
  }

  @Test func `the median is the number in the middle`() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    #expect([Double]().median == 0)
  }

  @Test func `the toy property fails where a frame does not move`() {
    var source = RandomSource(seed: 7)
    #expect((0..<500).allSatisfy { _ in ToyProperty(from: &source).holds })
    // A length off the grid: sums round differently at another origin.
    let tree = ToyProperty.Tree.row(
      spacing: 0.2, [.leaf(width: 0.3, height: 1), .leaf(width: 0.7, height: 1)])
    #expect(!ToyProperty(tree: tree, widths: [nil], origin: 0.1).holds)
  }
}
