import Foundation
import Testing

/// `check FILE.swift`, from the file to the exit code.
@Suite struct CheckFileTests {
  @Test func `a good layout has no finding, and the run ends with 0`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Stairs.swift", Sources.stairs)
    let run = try CommandRun(["check", file, "--json", "-", "--cases", "300"], in: scratch)
    #expect(run.errors.isEmpty)
    #expect(try run.findings.isEmpty)
    #expect(run.exitCode == 0)
    let end = try #require(try run.lines("runFinished").first)
    #expect(end["cases"] as? Int == 300)
    #expect(end["exitCode"] as? Int == 0)
  }

  @Test func `PLACE-05 is found in a file, with the smallest case`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("AtZero.swift", Sources.rowAtZero)
    let run = try CommandRun(["check", file, "--json", "-", "--cases", "300"], in: scratch)
    #expect(try run.findings == ["PLACE-05": "violation"])
    #expect(run.exitCode == 1)
    let finding = try #require(try run.lines("finding").first)
    let layoutCase = try #require(finding["case"] as? [String: Any])
    #expect((layoutCase["subviews"] as? [Any])?.count == 1)
    #expect(layoutCase["origin"] as? [Int] == [10, 0])
    #expect(
      finding["message"] as? String
        == "'AtZero' put subview 0 at 0, 0 with bounds at 10, 0 and at 0, 0 with bounds at 0, 0; "
        + "frames must move with the bounds' origin [PLACE-05]")
  }

  @Test func `RUN-01 a trap, an exit and an abort are findings, and the run goes on`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Ends.swift", Sources.ends)
    let run = try CommandRun(
      ["check", file, "--json", "-", "--cases", "200", "--jobs", "1"], in: scratch)
    let subjects = try run.lines("finding").map { "\($0["subject"] ?? "") \($0["rule"] ?? "")" }
    #expect(
      subjects == ["Trapping RUN-01", "Aborting RUN-01", "Exiting RUN-01", "Killing RUN-01"])
    #expect(try run.lines("finding").allSatisfy { $0["status"] as? String == "crash" })
    #expect(run.exitCode == 1)
  }

  @Test func `RUN-02 a hang is a finding`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Waits.swift", Sources.waits)
    let run = try CommandRun(
      ["check", file, "--json", "-", "--cases", "60", "--timeout", "300ms"], in: scratch)
    #expect(try run.findings == ["RUN-02": "hang"])
    #expect(run.exitCode == 1)
  }

  @Test func `RUN-01 what a layout prints, or closes, does not reach the report`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Noise.swift", Sources.noise)
    let run = try CommandRun(["check", file, "--json", "-", "--cases", "50"], in: scratch)
    #expect(!run.output.contains("noise"))
    #expect(!run.errors.contains("noise"))
    #expect(run.exitCode == 0)
  }

  @Test func `the same seed gives the same output, with any number of jobs`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("AtZero.swift", Sources.rowAtZero)
    let runs = try [["--jobs", "1"], ["--jobs", "1"], ["--jobs", "4"]].map { jobs in
      try CommandRun(
        ["check", file, "--json", "-", "--seed", "7", "--cases", "2500"] + jobs, in: scratch
      ).timeless
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0] == runs[2])
  }

  @Test func `AGREE-01 and OFFER-01 drawn parameters stand in the case`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Gaps.swift", Sources.gaps)
    let run = try CommandRun(
      ["check", file, "--json", "-", "--cases", "300", "--select", "AGREE-01"], in: scratch)
    let finding = try #require(try run.lines("finding").first)
    let layoutCase = try #require(finding["case"] as? [String: Any])
    #expect(layoutCase["configuration"] as? [String: Int] == ["gap": 1])
  }

  @Test func `a layout made by hand keeps its parameters`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Gaps.swift", Sources.gaps)
    let run = try CommandRun(
      ["check", file, "--make", "Gaps(gap: 0)", "--json", "-", "--cases", "100"], in: scratch)
    #expect(try run.findings.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `an error in the file is the compiler's own, at the user's line`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Wrong.swift", Sources.stairs.replacing("bounds.origin", with: "bounds.origen"))
    let run = try CommandRun(["check", file], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("Wrong.swift:14:"))
    #expect(run.errors.contains("origen"))
  }

  @Test(arguments: [
    ("Missing.swift", nil, 65, "no such file"),
    ("Empty.swift", "", 65, "Layout"),
    ("View.swift", "import SwiftUI\nstruct A {}\n", 65, "conforms to 'Layout'"),
    ("Binary.swift", "\u{0}\u{1}\u{2}", 65, "Binary.swift"),
    ("Brace.swift", "import SwiftUI\nstruct A: Layout {\n", 65, "Brace.swift:"),
  ])
  func `bad input says what is wrong`(
    name: String, text: String?, code: Int32, words: String
  ) throws {
    let scratch = try Scratch()
    if let text { _ = try scratch.file(name, text) }
    let run = try CommandRun(["check", name], in: scratch)
    #expect(run.exitCode == code)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

/// Layouts as people write them.
enum Sources {
  static let stairs = """
    import SwiftUI

    private struct Stairs: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
          CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        // A comment, so that the lines are those of the test.
        var corner = bounds.origin
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: corner, proposal: .unspecified)
          corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
      }
    }

    """

  static let rowAtZero = stairs.replacing("Stairs", with: "AtZero")
    .replacing("bounds.origin", with: "CGPoint.zero")

  static let gaps = stairs.replacing("Stairs: Layout {", with: "Gaps: Layout {\n  let gap: CGFloat")
    .replacing("corner.x + size.width", with: "corner.x + size.width + gap")

  /// Four layouts that end the process, each in its own way, with more than two subviews.
  static let ends =
    ["Trapping", "Aborting", "Exiting", "Killing"].map { name in
      let end = [
        "Trapping": "_ = subviews[subviews.count]", "Aborting": "abort()", "Exiting": "exit(0)",
        "Killing": "kill(getpid(), SIGKILL)",
      ]
      return stairs.replacing("Stairs", with: name).replacing(
        "    subviews.map",
        with: "    if subviews.count > 2 { \(end[name] ?? "") }\n    return subviews.map")
    }.joined().replacing("import SwiftUI", with: "") + "import Foundation\nimport SwiftUI\n"

  static let waits = stairs.replacing("Stairs", with: "Waits").replacing(
    "    subviews.map",
    with: "    while subviews.count == 2 { print(\"\", terminator: \"\") }\n    return subviews.map"
  )

  static let noise = stairs.replacing("Stairs", with: "Noise").replacing(
    "    subviews.map",
    with: "    print(\"noise\")\n    close(1)\n    close(2)\n    return subviews.map")
}
