import Testing

@testable import LayoutConformanceTool

@Suite struct SelectionTests {
  /// Errors of the compiler at the first place where a text occurs, each with its sentence.
  private func errors(
    in outline: SourceOutline, _ errors: KeyValuePairs<String, String>
  ) throws -> [PlacedError] {
    try errors.map { text, sentence in
      let whole = String(decoding: outline.file.bytes, as: UTF8.self)
      let range = try #require(whole.firstRange(of: text))
      let offset = whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
      let message = CompilerMessage(file: "", line: 0, column: 0, text: sentence)
      return PlacedError(
        file: 0, offset: offset, message: outline.file.message(at: offset, sentence),
        words: message.quotedWords)
    }
  }

  private func selection(_ text: String) throws -> (SourceOutline, Selection) {
    let outline = try SourceWorkshop.visit { try $0.outline(text) }
    return (outline, Selection([outline]))
  }

  private func copy(_ selection: Selection) -> String {
    String(decoding: selection.copies[0], as: UTF8.self)
  }

  @Test func `without errors the copy is the file`() throws {
    let text = "import SwiftUI\nstruct Flow: Layout {}\n"
    let (_, selection) = try selection(text)
    #expect(copy(selection) == text)
    #expect(selection.notes == [])
  }

  @Test func `a view with an error is left out and said so`() throws {
    var (outline, selection) = try selection(
      "import SwiftUI\nstruct Flow: Layout {}\n@available(iOS 16, *)\nstruct Demo: View { x }\n")
    let step = selection.take(try errors(in: outline, ["x }": "cannot find 'x' in scope"]))
    #expect(step == .changed)
    #expect(copy(selection).split(separator: "\n").count { !$0.allSatisfy { $0 == " " } } == 2)
    #expect(
      selection.notes.map(\.description) == [
        "Flow.swift:4: 'struct Demo' is left out: cannot find 'x' in scope (line 4)"
      ])
  }

  @Test func `an error in a layout is needed and reported`() throws {
    var (outline, selection) = try selection(
      "import SwiftUI\nstruct Flow: Layout {\n  func placeSubviews() { y }\n}\n")
    let step = selection.take(try errors(in: outline, ["y }": "cannot find 'y' in scope"]))
    #expect(
      step
        == .failed([
          SourceMessage(file: "Flow.swift", line: 3, text: "cannot find 'y' in scope")
        ]))
  }

  @Test func `a helper that a layout needs is judged by its members`() throws {
    var (outline, selection) = try selection(
      """
      import SwiftUI
      struct Helper { static let gap = 8; var icon: Image }
      struct Flow: Layout { let a = Helper.gap }
      """)
    #expect(
      selection.take(try errors(in: outline, ["Image": "cannot find type 'Image'"])) == .changed)
    #expect(!copy(selection).contains("gap = 8"))
    #expect(
      selection.take(try errors(in: outline, ["Helper.gap": "cannot find 'Helper' in scope"]))
        == .changed)
    #expect(copy(selection).contains("static let gap = 8"))
    #expect(
      selection.take(try errors(in: outline, ["Image": "cannot find type 'Image'"])) == .changed)
    #expect(copy(selection).contains("static let gap = 8"))
    #expect(!copy(selection).contains("Image"))
    #expect(selection.notes.map(\.name) == ["var icon"])
  }

  @Test func `what breaks a needed helper is the reason, not its echo`() throws {
    var (outline, selection) = try selection(
      """
      import SwiftUI
      import Engine
      struct Helper { static func gap() { Magic() } }
      struct Flow: Layout { let a = Helper.gap() }
      """)
    let rounds: [KeyValuePairs<String, String>] = [
      ["import Engine": "no such module 'Engine'"],
      ["Magic": "cannot find 'Magic' in scope"],
      ["Helper.gap": "cannot find 'Helper' in scope"],
      ["Magic": "cannot find 'Magic' in scope"],
    ]
    for round in rounds { #expect(selection.take(try errors(in: outline, round)) == .changed) }
    let step = selection.take(
      try errors(in: outline, ["Helper.gap": "type 'Helper' has no member 'gap'"]))
    #expect(
      step
        == .failed([
          SourceMessage(file: "Flow.swift", line: 2, text: "no such module 'Engine'"),
          SourceMessage(file: "Flow.swift", line: 3, text: "cannot find 'Magic' in scope"),
        ]))
  }

  @Test func `a view around a layout loses its body and its conformance only`() throws {
    var (outline, selection) = try selection(
      """
      import SwiftUI
      struct Tags<T: Sendable>: View, Sendable where T: Hashable {
        var body: some View { VStack {} }
        private struct Flow: Layout {}
      }
      """)
    #expect(selection.take(try errors(in: outline, ["VStack": "cannot find 'VStack'"])) == .changed)
    #expect(
      selection.take(
        try errors(in: outline, ["struct Tags": "does not conform to protocol 'View'"]))
        == .changed)
    let lines = copy(selection).split(separator: "\n")
    #expect(lines[1].filter { $0 != " " } == "structTags<T:Sendable>whereT:Hashable{")
    #expect(lines[3] == "  private struct Flow: Layout {}")
    #expect(selection.notes.map(\.name) == ["struct Tags", "var body"])
  }

  @Test func `what the protocol asks for is never left out of a layout`() throws {
    for member in ["func spacing() { x }", "var size: Size { x }", "let size = x", "init() { x }"] {
      var (outline, selection) = try selection("import SwiftUI\nstruct Flow: Layout { \(member) }")
      let isSpare = member.hasPrefix("var size")
      let step = selection.take(try errors(in: outline, ["x": "cannot find 'x' in scope"]))
      #expect((step == .changed) == isSpare, "\(member)")
    }
  }

  @Test func `syntax errors in a layout silence their echoes`() throws {
    let outline = try SourceWorkshop.visit {
      try $0.outline("struct Flow: Layout {\n  let a = (\n}")
    }
    let syntax = try errors(in: outline, ["(": "expected ')'"])
    var selection = Selection([outline], syntaxErrors: syntax)
    let echo = try errors(in: outline, ["struct": "type 'Flow' does not conform"])
    #expect(selection.take(echo + syntax) == .failed(syntax.map(\.message)))
  }

  @Test func `a file without the import gets it behind its last line`() throws {
    let (_, selection) = try selection("struct Flow: Layout {}")
    #expect(copy(selection) == "struct Flow: Layout {}\nimport SwiftUI\n")
    #expect(
      selection.notes.map(\.description) == [
        "Flow.swift: 'import SwiftUI' is added: the file has none"
      ])
  }

  @Test func `a round that leaves nothing new out fails with what is wrong`() throws {
    var (outline, selection) = try selection(
      "import SwiftUI\nstruct Flow: Layout {}\n@frozen\n#if bogus(x)\n#endif\nstruct Helper {}\n")
    let error = try errors(in: outline, ["bogus": "invalid condition"])
    #expect(selection.take(error) == .changed)
    #expect(selection.take(error) == .failed(error.map(\.message)))
  }
}
