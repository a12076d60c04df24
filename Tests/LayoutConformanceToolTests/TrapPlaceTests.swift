import Foundation
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceTool

/// That a trap is told with the runtime's message, the method, the line, and what came before it.
@Suite(.serialized) struct TrapPlaceTests {
  /// A trap in a layout's source.
  private struct Trap {
    let name: String
    let method: String
    let statement: String
    /// What the message has of it.
    let words: String
  }

  private static let traps = [
    Trap(
      name: "Nil", method: "sizeThatFits", statement: "n += Int(\"\\(n)x\")!",
      words: "Unexpectedly found nil while unwrapping an Optional value"),
    Trap(
      name: "Index", method: "placeSubviews", statement: "n += Array(0..<n)[n]",
      words: "Index out of range"),
    Trap(
      name: "Sum", method: "sizeThatFits", statement: "n += .max - n; n += subviews.count + 1",
      words: "arithmetic overflow"),
    Trap(
      name: "Words", method: "placeSubviews", statement: "precondition(n > 99, \"many, please\")",
      words: "many, please"),
    Trap(
      name: "Wordless", method: "sizeThatFits", statement: "precondition(n > 99)",
      words: "precondition(n > 99)"),
    Trap(
      name: "Long", method: "placeSubviews",
      statement: "fatalError(String(repeating: \"a\", count: 1_000_000))", words: "aaaaaaaa…"),
    Trap(
      name: "Cast", method: "sizeThatFits",
      statement: "let any: Any = n; n += (any as! [Int]).count",
      words: "Could not cast value of type 'Swift.Int' to 'Swift.Array<Swift.Int>'"),
    Trap(
      name: "Division", method: "placeSubviews",
      statement:
        "n = 7 / subviews.count.signum().advanced(by: n == 9 ? 1 : -subviews.count.signum())",
      words: "Division by zero"),
    Trap(
      name: "Abort", method: "sizeThatFits", statement: "if n != 9 { abort() }",
      words: "signal 6"),
    Trap(
      name: "Stack", method: "placeSubviews", statement: "n += deep(n)",
      words: "overflowed the stack"),
  ]

  private static func source(_ trap: Trap) -> String {
    func body(_ method: String) -> String {
      trap.method == method
        ? "    var n = subviews.count\n    \(trap.statement)\n    if n == 12345 { print(n) }" : ""
    }
    return """
      struct \(trap.name): Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          print("asked")
      \(body("sizeThatFits"))
          return CGSize(width: 10, height: 10)
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
      \(body("placeSubviews"))
        }
      }
      """
  }

  private static let file =
    "import SwiftUI\n@inline(never) func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + 1 }\n"
    + traps.map(source).joined(separator: "\n")

  @Test func `RUN-01 each trap has its message, its method and its line, in every report`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Traps.swift", Self.file)
    let names = ["r.jsonl", "r.xml", "r.sarif", "r.html"]
    let run = try CommandRun(
      [
        "check", file, "--count", "1...", "--select", "RUN-01", "--cases", "20", "--json", names[0],
        "--xunit-output", names[1], "--sarif", names[2], "--html", names[3],
      ], in: scratch, environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.exitCode == 1, "\(run.errors)")
    let files = try names.map {
      try String(contentsOf: scratch.url.appending(path: $0), encoding: .utf8)
    }
    let sarif = try SARIFDocument(files[2])
    let lines = Self.file.split(separator: "\n", omittingEmptySubsequences: false)
    for trap in Self.traps {
      let isDeep = trap.name == "Stack"
      let line = try #require(
        lines.firstIndex {
          $0.contains(isDeep ? "func deep" : trap.statement)
        }.map { $0 + 1 })
      let place = "Traps.swift:\(line)"
      let head = "'\(trap.name)' "
      let block = try #require(
        run.unwrapped.components(separatedBy: "✘ RUN-01").dropFirst()
          .first { $0.contains(head) })
      #expect(block.contains("in \(trap.method) at \(place)"), "\(block)")
      #expect(block.contains(trap.words), "\(block)")
      #expect(block.contains("← did not return: \(place)"), "\(block)")
      #expect(block.contains(lines[line - 1].trimmingCharacters(in: .whitespaces)), "\(block)")
      #expect(block.contains(/Printed +asked\n/), "\(block)")
      #expect(!block.contains("UserSource"), "\(block)")
      #expect(files[0].contains("\"at\": \"\(place)\""))
      #expect(files[1].contains(place))
      #expect(sarif.places(of: trap.name) == [place])
      #expect(
        run.output.contains("::error file=Traps.swift,line=\(line),title=RUN-01 \(trap.name)"))
      #expect(files[3].contains("<h4>At \(place)</h4>"))
    }
    // What was placed before the trap is drawn.
    #expect(run.unwrapped.contains(/Picture [^A-Za-z]*0/))
  }

  @Test func `more than two findings are listed before the first, and each leads on`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Traps.swift", Self.file)
    let words = ["check", file, "Nil", "Index", "--select", "RUN-01,PLACE,SIZE", "--cases", "60"]
    let run = try CommandRun(words + ["--corpus", "Kept"], in: scratch)
    #expect(!run.output.contains("Nil  1 finding\n"))
    let kept = try Corpus.files(at: [scratch.url.appending(path: "Kept").path])
    #expect(kept.count >= 2)
    let name = try #require(kept.first { $0.contains("/Nil/") }?.split(separator: "Kept/").last)
    #expect(run.output.contains(" · replay or show --test Kept/\(name) Traps.swift"))
    let test = try CommandRun(["show", "Kept/\(name)", file, "--test"], in: scratch)
    #expect(test.output.contains("Nil(), to: \"RUN-01\""))
    #expect(test.output.hasPrefix("import "))
    let shown = try CommandRun(["show", "Kept/\(name)", file], in: scratch)
    #expect(shown.output.contains("← did not return: Traps.swift:"), "\(shown.output)")
  }

  @Test(
    arguments: [
      (["LC_ALL": "C"], true), (["LC_ALL": "", "LC_CTYPE": "", "LANG": "POSIX"], true),
      (["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8@euro", "LANG": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.utf8"], false),
    ] as [([String: String], Bool)])
  func `without UTF-8 all of it is ASCII, and no sentence is wider than 80`(
    _ variables: [String: String], isASCII: Bool
  ) throws {
    let run = try CommandRun(
      ["check", "FlowComparingCoordinate", "--profile", "flow", "--cases", "200"],
      in: try Scratch(), environment: variables)
    #expect(run.output.allSatisfy(\.isASCII) == isASCII)
    for line in run.output.split(separator: "\n") where line.hasPrefix("            ") {
      guard !line.contains("(") else { continue }
      #expect(line.count <= 80, "\(line)")
    }
    #expect(
      run.output.contains(isASCII ? "FAIL PLACE-05" : "✘ PLACE-05"), "\(run.output)")
  }
}
