import Foundation
import Testing

/// What runs of a layout's code before any of its methods: its initialiser, its properties, its keys.
///
/// None of it runs in the process of the command: whatever it does is a finding or an error.
@Suite(.serialized) struct BeginningTests {
  private static let built = Result { try Scratch() }

  /// A row of a name with something before its methods.
  private static func row(_ name: String, _ beginning: String) -> String {
    """
    struct \(name): Layout {
      \(beginning)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
          x += size.width
        }
      }
    }
    """
  }

  private static let source =
    ([
      "import SwiftUI", "#if canImport(Glibc)", "import Glibc", "#endif",
      "nonisolated(unsafe) var sink = 0",
      "func forever() { while getppid() != 0 { sink &+= 1 } }",
      row("Insists", "init(count: Int) { precondition((1...4).contains(count), \"one to four\") }"),
      row("Refuses", "init(spacing: CGFloat) { precondition(spacing != spacing, \"no number\") }"),
      row("Leaves", "init(count: Int) { if count > 2 { exit(0) } }"),
      row("LeavesAlways", "init() { exit(0) }"),
      row("Loops", "init() { forever() }"),
      row("LoopsSometimes", "init(count: Int) { if count == 5 { forever() } }"),
      row("Prints", "init(count: Int) { print(\"::error::count is \\(count)\") }"),
      row(
        "TrapsInProperties",
        "static var layoutProperties: LayoutProperties { fatalError(\"no properties\") }"),
      row(
        "LeavesInProperties", "static var layoutProperties: LayoutProperties { exit(0) }"),
      row(
        "TrapsInStatic", "static let gap: Int = { fatalError(\"no gap\") }()\n  let gap = Self.gap"),
    ]).joined(separator: "\n") + "\n"

  private static func key(_ body: String) -> String {
    "import SwiftUI\n#if canImport(Glibc)\nimport Glibc\n#endif\n"
      + "struct Span: LayoutValueKey {\n  static var defaultValue: Int { \(body) }\n}\n"
      + row("Keyed", "").replacing(
        "let sizes =", with: "_ = subviews.map { $0[Span.self] }\n    let sizes =")
  }

  private func check(
    _ name: String, _ words: [String] = [], source: String? = nil
  ) throws -> CommandRun {
    let scratch = try Scratch()
    let file = try scratch.file("Beginnings.swift", source ?? Self.source)
    let command = ["check", file, name, "--json", "-", "--cases", "200", "--timeout", "500ms"]
    return try CommandRun(command + words, in: scratch, cache: try Self.built.get())
  }

  @Test func `parameters that an initialiser does not take are drawn again`() throws {
    let run = try check("Insists")
    #expect(run.exitCode == 0, "\(run.errors)")
    let summary = try #require(try run.lines("subjectFinished").first)
    #expect(summary["cases"] as? Int == 200)
    #expect((summary["redrawn"] as? Int ?? 0) > 20)
  }

  @Test func `a layout that takes no parameter at all is an error with what it says`() throws {
    let run = try check("Refuses")
    #expect(run.exitCode == 69)
    // The label of a parameter is no method of a layout that was running.
    for words in [
      "'Refuses' is not made", "it trapped at Beginnings.swift:", "--make 'Refuses(…)'",
    ] {
      #expect(run.errors.contains(words), "\(words) in \(run.errors)")
    }
  }

  @Test(arguments: [
    ("Leaves", "RUN-01", "ended the process with exit code 0 while it was made"),
    ("LeavesAlways", "RUN-01", "ended the process with exit code 0 while it was made"),
    ("TrapsInStatic", "RUN-01", "no gap) while it was made"),
    ("Loops", "RUN-02", "did not return within 0.5 s while it was made"),
    ("LoopsSometimes", "RUN-02", "did not return within 0.5 s while it was made"),
    ("TrapsInProperties", "RUN-01", "no properties) while it was asked for its properties"),
    ("LeavesInProperties", "RUN-01", "exit code 0 while it was asked for its properties"),
  ])
  func `what ends the process before any method is a finding`(
    name: String, rule: String, message: String
  ) throws {
    let run = try check(name)
    #expect(run.exitCode == 1, "\(run.errors)")
    let findings = try run.lines("finding")
    #expect(findings.count == 1)
    #expect(findings.first?["rule"] as? String == rule)
    let told = findings.first?["message"] as? String ?? ""
    #expect(told.contains(message), "\(told)")
  }

  /// A fault with most numbers of subviews is no statement of how many the layout takes; a trap for an
  /// index may be one that was forgotten.
  @Test(arguments: [
    ("exit(0)", "RUN-01", 1), ("raise(SIGKILL)", "RUN-01", 1), ("forever()", "RUN-02", 1),
    ("let few = [1]; sink = few[subviews.count - 1]", "COUNT-01", 0),
  ])
  func `a layout that ends with most numbers of subviews is not taken for one of one`(
    act: String, rule: String, code: Int32
  ) throws {
    let source = Self.source.replacing(
      "struct Insists: Layout {",
      with: Self.row("Most", "").replacing(
        "let sizes =", with: "if subviews.count > 1 { \(act) }\n    let sizes =")
        + "\nstruct Insists: Layout {")
    let run = try check("Most", source: source)
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(try run.findings.keys.contains(rule), "\(run.output)")
  }

  @Test func `a finding of a layout that refuses its simplest parameters is shrunk and replayed`()
    throws
  {
    let scratch = try Scratch()
    let source = Self.source.replacing(
      "struct Insists: Layout {",
      with: Self.row("Two", "init(count: Int) { precondition(count >= 2, \"two\") }").replacing(
        "let sizes =",
        with: "if subviews.count == 5 { sink = [1][subviews.count] }\n    let sizes =")
        + "\nstruct Insists: Layout {")
    let file = try scratch.file("Two.swift", source)
    func run(_ words: [String]) throws -> CommandRun {
      try CommandRun(words, in: scratch, cache: try Self.built.get())
    }
    let words = ["check", file, "Two", "--json", "-", "--corpus", "Cases"]
    let finding = try #require(try run(words + ["--cases", "200"]).lines("finding").first)
    #expect((finding["shrinkSteps"] as? Int ?? 0) > 0)
    let again = try run(words + ["--cases", "10"])
    #expect(again.exitCode == 1, "\(again.errors)")
    #expect(try run(["replay", "Cases", file]).exitCode == 0)
  }

  @Test func `what an initialiser prints is in nobody's report`() throws {
    let run = try check("Prints")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.output.contains("::error::count"))
    #expect(!run.errors.contains("::error::count"))
    #expect(try run.lines("runFinished").count == 1)
  }

  @Test(arguments: [
    ("fatalError(\"no default\")", "RUN-01", "no default"),
    ("exit(0)", "RUN-01", "exit code 0"),
    ("while getppid() != 0 { usleep(10) }; return 1", "RUN-02", "did not return"),
  ])
  func `a key whose default value cannot be had is a finding`(
    body: String, rule: String, message: String
  ) throws {
    let run = try check("Keyed", source: Self.key(body))
    #expect(run.exitCode == 1, "\(run.errors)")
    let finding = try #require(try run.lines("finding").first)
    #expect(finding["rule"] as? String == rule)
    let told = finding["message"] as? String ?? ""
    #expect(told.contains(message) && told.contains("layout values were drawn"), "\(told)")
    #expect(try run.lines("runFinished").count == 1)
  }
}
