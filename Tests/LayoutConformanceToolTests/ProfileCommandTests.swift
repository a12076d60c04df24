import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// Profiles on the command line: `--profile`, the kind that a layout looks like, and the lists.
@Suite struct ProfileCommandTests {
  @Test func `a profile switches rules on, and goes with what is found`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Lines.swift", Layouts.flow(slack: ""))
    let words = ["check", file, "--cases", "300"]
    #expect(try CommandRun(words, in: scratch).exitCode == 0)
    let json = try CommandRun(words + ["--profile", "FLOW", "--json", "-"], in: scratch)
    #expect(json.exitCode == 1)
    #expect(try json.findings == ["FLOW-05": "violation", "FLOW-07": "warning"])
    #expect(try json.lines("finding").first?["profile"] as? String == "flow")
    let text = try CommandRun(words + ["--profile", "flow", "--corpus", "Kept", "-v"], in: scratch)
    #expect(text.output.contains("Subject(\"Lines\", profile: .flow)"))
    #expect(text.output.contains("layout-conformance replay Kept/layouts/Lines/flow-05-"))
    let kept = try Corpus.files(at: [scratch.url.appending(path: "Kept").path])
    #expect(try Corpus.read(try #require(kept.first)).profile == "flow")
    let replay = try CommandRun(["replay", "Kept", file], in: scratch)
    #expect(replay.exitCode == 0)
    #expect(replay.output.hasSuffix("2 cases: 2 as recorded, 0 different, 0 unusable\n"))
  }

  @Test func `how to see a finding again names the profile`() throws {
    let run = try CommandRun(
      ["check", "RowAtZero", "--profile", "flow", "--select", "FLOW-03", "--cases", "100", "-v"],
      in: try Scratch())
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "layout-conformance check RowAtZero --select FLOW-03 --profile flow --seed "))
  }

  @Test func `a selected rule is judged without a profile, one that is off is not`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Lines.swift", Layouts.flow(slack: ""))
    let selected = try CommandRun(
      ["check", file, "--select", "FLOW", "--json", "-", "--cases", "300"], in: scratch)
    #expect(try selected.findings == ["FLOW-05": "violation", "FLOW-07": "warning"])
    let none = try CommandRun(
      ["check", file, "--select", "AGREE-01", "--profile", "fill"], in: scratch)
    #expect(none.exitCode == 69)
    #expect(none.errors == "Error: no rule is selected\n")
  }

  @Test func `a layout is judged as the kind that it looks like, by warnings`() throws {
    let scratch = try Scratch()
    let sources = [
      "Lines": Layouts.flow(slack: " + 1e-6"), "Canvas": Layouts.canvas, "Cells": Layouts.grid,
      "NaiveLines": Layouts.flow(slack: ""), "Row": Layouts.row,
    ].map { name, source in
      source.replacing("Lines", with: name).replacing("import SwiftUI", with: "")
    }
    let file = try scratch.file("Kinds.swift", "import SwiftUI\n" + sources.joined())
    let json = try CommandRun(["check", file, "--json", "-"], in: scratch)
    var kinds: [String: String] = [:]
    for end in try json.lines("subjectFinished") {
      guard let subject = end["subject"] as? String else { continue }
      kinds[subject] = (end["observed"] as? [String: Any])?["kind"] as? String ?? "none"
    }
    #expect(
      kinds == [
        "Lines": "flow", "Canvas": "fill", "Cells": "grid", "NaiveLines": "flow", "Row": "none",
      ])
    #expect(try json.lines("finding").allSatisfy { $0["status"] as? String == "warning" })
    let text = try CommandRun(["check", file], in: scratch).unwrapped
    let lines = text.split(separator: "\n").filter { $0.contains("looks like") }
    #expect(lines.count == 4)
    #expect(
      lines.contains(
        "  looks like a flow (warnings only; --profile flow requires its rules, --profile none "
          + "drops them)"), "\(text)")
    // Who says what is meant is not told what it looks like.
    for more in [
      ["--profile", "stack"], ["--profile", "none"], ["--select", "SIZE-01"], ["--quiet"],
    ] {
      let run = try CommandRun(["check", file, "--cases", "50"] + more, in: scratch)
      #expect(!run.output.contains("looks like"), "\(more): \(run.output)")
    }
  }

  @Test func `none drops the rules of the kind, and vertical turns them`() throws {
    let scratch = try Scratch()
    // The width has a gap too much.
    let wide = Layouts.flow(slack: " + 1e-6").replacing(
      "return (points, size)",
      with: "return (points, CGSize(width: size.width + 9, height: size.height))")
    let file = try scratch.file("Lines.swift", wide)
    func findings(_ more: [String]) throws -> [String: String] {
      try CommandRun(["check", file, "--json", "-"] + more, in: scratch).findings
    }
    let seen = try findings([])
    #expect(seen["FLOW-02"] == "warning", "\(seen)")
    #expect(try findings(["--profile", "flow"])["FLOW-02"] == "violation")
    #expect(try findings(["--profile", "none"]) == [:])
    #expect(try findings(["--profile", "None"]) == [:])
    let lines = try scratch.file("Flow.swift", Layouts.flow(slack: " + 1e-6"))
    let level = try CommandRun(["check", lines, "--profile", "flow"], in: scratch)
    #expect(level.exitCode == 0, "\(level.output)")
    let turned = try CommandRun(
      ["check", lines, "--profile", "flow:vertical", "--cases", "300", "-v"], in: scratch)
    #expect(turned.exitCode == 1)
    #expect(turned.output.contains(" --profile flow:vertical "), "\(turned.output)")
    let wrong = try CommandRun(["check", lines, "--profile", "flow:down"], in: scratch)
    #expect(wrong.exitCode == 64)
  }

  @Test func `the lists tell profiles, and what switches a rule on`() throws {
    let scratch = try Scratch()
    let list = try CommandRun(["rules"], in: scratch).output
    #expect(list.contains("FLOW-01  declared (stack, flow, grid)\n"))
    #expect(list.contains("--profile none\n    promises nothing, whatever it looks like\n"))
    #expect(list.contains("--profile weighted\n    shares the offered width out by weights"))
    func page(_ rule: String) throws -> String {
      try CommandRun(["explain", rule], in: scratch).output
    }
    #expect(try page("FLOW-01").contains("Profiles     judged in stack, flow, grid\n"))
    #expect(try page("AGREE-01").contains("Profiles     judged in all but fill\n"))
    #expect(try page("SIZE-02").contains("Profiles     judged in all\n"))
    #expect(try page("LAW-02").contains("none; switched on by 'partner:', or --select\n"))
    let json = try CommandRun(["rules", "--format", "json"], in: scratch).output
    #expect(json.contains("\"profiles\": [\"stack\", \"flow\", \"grid\"]"))
  }
}

/// Exceptions, which only a checker of one's own can declare.
@Suite struct ExceptionTests {
  @Test func `an exception is expected, needless or unknown, and the exit code says which`() throws
  {
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    let source = try workshop.write(Layouts.checker, to: "checker.swift")
    let program = "\(workshop.folder)/own-checker"
    #expect(try workshop.compiler.build([source], product: program).isEmpty)
    let scratch = try Scratch()
    let expected = try CommandRun(["check", "Twice"], in: scratch, program: program)
    #expect(expected.exitCode == 0)
    #expect(expected.output.contains("⚠ PLACE-02  'Twice' placed subview 0 2 times;"))
    #expect(expected.output.contains("  Expected        places, then adjusts\n"))
    let line = try #require(
      try CommandRun(["check", "Twice", "--json", "-"], in: scratch, program: program)
        .lines("finding").first)
    #expect(line["status"] as? String == "expected")
    #expect(line["exception"] as? String == "places, then adjusts")
    let needless = try CommandRun(["check", "Once"], in: scratch, program: program)
    #expect(needless.exitCode == 1)
    #expect(
      needless.unwrapped.contains("; remove the exception 'places, then adjusts' [PLACE-02]\n"))
    #expect(needless.output.contains("✘ Once  1000 cases, needs no exception for PLACE-02\n"))
    #expect(
      try CommandRun(["check", "Once", "--cases", "999"], in: scratch, program: program).exitCode
        == 0)
    #expect(
      try CommandRun(["check", "Once", "--select", "SIZE"], in: scratch, program: program)
        .exitCode == 0)
    let unknown = try CommandRun(["check", "Wrong"], in: scratch, program: program)
    #expect(unknown.exitCode == 64)
    #expect(
      unknown.errors.hasPrefix(
        "Error: 'Wrong' declares an exception for 'PLACE-99', which is no rule\n"))
  }
}

/// Layouts as people write them.
enum Layouts {
  private static let head = """
    import SwiftUI

    struct Lines: Layout {

    """

  /// A flow, whose comparison with the width has some slack or none.
  static func flow(slack: String) -> String {
    head + """
        let spacing: CGFloat

        private func arrange(_ sizes: [CGSize], _ width: CGFloat) -> ([CGPoint], CGSize) {
          var (corner, height, size, points) = (CGPoint.zero, CGFloat(0), CGSize.zero, [CGPoint]())
          for item in sizes {
            if corner.x > 0 || height > 0, corner.x + item.width > width\(slack) {
              corner = CGPoint(x: 0, y: corner.y + height + spacing)
              height = 0
            }
            points.append(corner)
            height = max(height, item.height)
            size.width = max(size.width, corner.x + item.width)
            size.height = max(size.height, corner.y + height)
            corner.x += item.width + spacing
          }
          return (points, size)
        }

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          arrange(subviews.map { $0.sizeThatFits(.unspecified) }, proposal.width ?? .infinity).1
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          for (subview, point) in zip(subviews, arrange(sizes, proposal.width ?? .infinity).0) {
            subview.place(
              at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
              proposal: .unspecified)
          }
        }
      }

      """
  }

  /// A layout that places each subview at a point of an expression.
  private static func cells(_ parameters: String, size: String, point: String) -> String {
    head + """
        \(parameters)

        private func cell(_ subviews: Subviews) -> CGSize {
          subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
          }
        }

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let (cell, count) = (cell(subviews), subviews.count)
          return \(size)
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let cell = cell(subviews)
          for index in subviews.indices {
            let (x, y) = \(point)
            subviews[index].place(
              at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
          }
        }
      }

      """
  }

  static let row = cells(
    "", size: "CGSize(width: cell.width * CGFloat(count), height: cell.height)",
    point: "(CGFloat(index) * cell.width, CGFloat(0))")

  static let canvas = cells(
    "", size: "count < 0 ? cell : proposal.replacingUnspecifiedDimensions()",
    point: "(CGFloat(index) * 0 * cell.width, CGFloat(0))")

  static let grid = cells(
    "",
    size: """
      CGSize(
            width: CGFloat(min(count, 3)) * cell.width,
            height: CGFloat((count + 2) / 3) * (cell.height + 1) - (count == 0 ? 0 : 1))
      """,
    point: "(CGFloat(index % 3) * cell.width, CGFloat(index / 3) * (cell.height + 1))")

  /// Three subjects with an exception each.
  static let checker = """
    import LayoutConformanceTool
    import LayoutAPI

    struct Row: Layout {
      var isPlacedTwice = false

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
          CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
        }
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var corner = bounds.origin
        for subview in subviews {
          if isPlacedTwice { subview.place(at: bounds.origin, proposal: .unspecified) }
          subview.place(at: corner, proposal: .unspecified)
          corner.x += subview.sizeThatFits(.unspecified).width
        }
      }
    }

    @main struct Checker {
      static func main() {
        let reason = "places, then adjusts"
        ConformanceTool.main(subjects: [
          Subject("Twice", exceptions: ["PLACE-02": reason]) { _ in Row(isPlacedTwice: true) },
          Subject("Once", exceptions: ["PLACE-02": reason]) { _ in Row() },
          Subject("Wrong", exceptions: ["PLACE-99": reason]) { _ in Row() },
        ])
      }
    }

    """
}
