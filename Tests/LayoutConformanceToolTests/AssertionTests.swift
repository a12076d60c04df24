import Testing

/// What a checked file asserts: it is alive, as in the debug build of the author's, and is told with
/// its line and its words.
@Suite(.serialized) struct AssertionTests {
  private static let built = Result { try Scratch() }

  /// A row with a beginning of its own, which sees its parameter as `gap`.
  private static func row(
    _ name: String, beginning: String = "let gap: CGFloat = 0", measuring: String = ""
  ) -> String {
    """
    struct \(name): Layout {
      \(beginning)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        \(measuring)
        return CGSize(
          width: sizes.reduce(gap * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width },
          height: sizes.map(\\.height).max() ?? 0)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += subview.sizeThatFits(.unspecified).width + gap
        }
      }
    }
    """
  }

  /// A function that is the same in each layout that has it.
  private static func last(_ name: String) -> String {
    """
    let gap: CGFloat = 0
      @inline(never) func last(_ sizes: [CGSize]) -> CGSize {
        sizes[sizes.count] // \(name)
      }
    """
  }

  private static let source =
    ([
      "import SwiftUI",
      row(
        "Takes",
        beginning: "let gap: CGFloat\n"
          + "init(spacing: CGFloat) { assert(spacing >= 30); gap = 2 * spacing - 60 }"),
      row("Words", measuring: "assert(proposal.width != 0, \"some width, please\")"),
      row("Wordless", measuring: "assert(proposal.width != 0)"),
      row("Fails", measuring: "if proposal.width == 0 { assertionFailure(\"no width\") }"),
      row(
        "Twice",
        measuring: """
          assert(proposal.width != 0, "no width")
          assert(proposal.height != 0, "no height")
          """),
      row(
        "Indexes",
        measuring: """
          let first = sizes[subviews.count == 2 ? 9 : 0].width
          let last = sizes[subviews.count == 3 ? 9 : 0].width
          if first + last < 0 { return .zero }
          """),
      row("Last", beginning: last("Last"), measuring: "_ = last(sizes)"),
      row("SameLast", beginning: last("SameLast"), measuring: "_ = last(sizes)"),
      row("Unwraps", measuring: "if sizes.last!.width < 0 { return .zero }"),
      row(
        "Alone",
        measuring: """
          assert(subviews.count == 1, "one, please")
          if subviews.count != 1 { return CGSize(width: -1, height: -1) }
          """),
    ]).joined(separator: "\n") + "\n"

  private func check(_ name: String, _ words: [String] = []) throws -> CommandRun {
    // One folder for all: the line of a trap is quoted from the file that was compiled.
    let scratch = try Self.built.get()
    let file = try scratch.file("Asserts.swift", Self.source)
    return try CommandRun(
      ["check", file, name, "--json", "-", "--cases", "300"] + words, in: scratch)
  }

  /// The number of the line that a text stands in.
  private func line(of text: String) throws -> Int {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test func `parameters that an initialiser asserts against are drawn again`() throws {
    let run = try check("Takes")
    #expect(run.exitCode == 0, "\(run.output)")
    let summary = try #require(try run.lines("subjectFinished").first)
    #expect((summary["redrawn"] as? Int ?? 0) > 20)
  }

  @Test(arguments: [
    ("Words", "assert(proposal.width != 0, \"some", "some width, please"),
    ("Wordless", "assert(proposal.width != 0)", "assert(proposal.width != 0)"),
    ("Fails", "assertionFailure", "no width"),
  ])
  func `RUN-01 an assertion about an ordinary proposal is a crash with its line and words`(
    name: String, source: String, words: String
  ) throws {
    let run = try check(name)
    #expect(run.exitCode == 1)
    let finding = try #require(try run.lines("finding").first)
    #expect(finding["rule"] as? String == "RUN-01")
    let place = "Asserts.swift:\(try line(of: source))"
    let told = finding["message"] as? String ?? ""
    #expect(told.contains("trapped in sizeThatFits at \(place) (signal 4, \(words))"), "\(told)")
  }

  @Test func `RUN-01 each assertion is a defect of its own`() throws {
    let run = try check("Twice", ["--select", "RUN-01"])
    let told = try run.lines("finding").compactMap { $0["message"] as? String }
    for words in ["no width", "no height"] {
      let place =
        "Asserts.swift:\(try line(of: "assert(proposal.\(words.dropFirst(3)) != 0, \"no"))"
      #expect(told.contains { $0.contains(place) && $0.contains(words) }, "\(told)")
    }
  }

  /// A trap inside the library is told with the line that led to it, and says nothing of what the
  /// layout takes.
  @Test(arguments: [
    ("Indexes", "let first = sizes", "Index out of range"),
    ("Indexes", "let last = sizes", "Index out of range"),
    ("Unwraps", "sizes.last!", "Unexpectedly found nil"),
    ("Last", "sizes.count] // Last", "Index out of range"),
    ("SameLast", "sizes.count] // SameLast", "Index out of range"),
  ])
  func `RUN-01 a trap of the library is told with the layout's line`(
    name: String, source: String, words: String
  ) throws {
    let run = try check(name, ["--select", "RUN-01"])
    let place = "Asserts.swift:\(try line(of: source))"
    let told = try run.lines("finding").compactMap { $0["message"] as? String }
    #expect(told.contains { $0.contains(place) && $0.contains(words) }, "\(told)")
  }

  @Test func `a number of subviews that is asserted is the layout's statement`() throws {
    let run = try check("Alone")
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(try run.findings.isEmpty)
  }
}
