import Foundation
import Testing

@testable import LayoutConformanceTool

/// Whole builds; each text in which `METHODS` stands for what every layout needs.
@Suite struct SourceSubjectsTests {
  private func source(_ text: String) -> String {
    text.split(separator: "METHODS", omittingEmptySubsequences: false)
      .joined(separator: SourceWorkshop.methods)
  }

  private func build(_ text: String, make: [String] = []) throws -> [String] {
    try SourceWorkshop.visit { workshop in
      let path = try workshop.write(source(text), to: "it's \"a\" layout.swift")
      let built = try workshop.build([path], make: make)
      #expect(FileManager.default.isExecutableFile(atPath: built.executable))
      return built.notes.map { "\($0.message.line ?? 0): \($0.message.text)" }
    }
  }

  /// The lines and texts of the error that stops a build.
  private func failure(_ text: String, make: [String] = []) throws -> [String] {
    try SourceWorkshop.visit { workshop in
      let path = try workshop.write(source(text), to: "Flow.swift")
      let error = #expect(throws: SourceError.self) { try workshop.build([path], make: make) }
      let messages = try #require(error).messages
      #expect(messages.allSatisfy { $0.file == nil || $0.file == path })
      return messages.map { "\($0.line ?? 0): \($0.text)" }
    }
  }

  @Test func `a file of all sorts becomes a checker`() throws {
    let notes = try build(
      """
      #!/usr/bin/env swift
      import SwiftUI
      import NoSuchKit
      @main struct Demo { static func main() { NoSuchView() } }
      struct Tags {
        var body: Int { NoSuchView() }
        private struct Flow: Layout {
          struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 0 }
          let gap: CGFloat
          #if os(Linux)
          let isOn: Bool
          #endif
      METHODS
        }
      }
      @available(iOS 16, *)
      struct Row: Layout { let alignment: HorizontalAlignment?
      METHODS }
      #NoSuchMacro { 1 }
      func missingReturn() -> Int { }
      print("never printed")
      while true {}
      """)
    #expect(
      notes == [
        "3: 'import NoSuchKit' is left out: no such module 'NoSuchKit'",
        "6: 'var body' of 'struct Tags' is left out: cannot find 'NoSuchView' in scope (line 6)",
        "7: 'Tags.Flow' is made as 'Tags.Flow(gap: 0...64, isOn: false | true)'",
        "22: 'Row' is made as 'Row(alignment: nil | center | leading | trailing)'",
        "8: the values of 'Tags.Flow.Weight' are 0...64, in a tenth of the cases: it is not public",
      ])
  }

  @Test func `every kind of value that can be drawn compiles`() throws {
    let types = [
      "CGFloat?", "Int?", "String", "CGSize", "CGPoint", "HorizontalAlignment",
      "VerticalAlignment", "Alignment", "Axis", "Axis.Set", "Edge", "Edge.Set", "Angle",
      "UnitPoint", "ContentMode", "LayoutDirection", "[CGFloat]", "[Int]", "(CGSize) -> CGSize",
      "(Int) -> CGFloat", "() -> Void", "@Sendable (Double) -> Double", "@MainActor () -> Void",
      "EdgeInsets", "UInt", "ProposedViewSize", "Bool?", "HorizontalEdge", "Mode", "Mode?",
      "Options", "Settings", "any Layout", "AnyLayout", "[AnyLayout]", "[any Layout]", "CGFloat??",
      "Float", "(Bool) -> Bool", "VerticalEdge", "ViewSpacing", "(CGFloat) -> CGFloat", "[Axis]",
      "Binding<CGFloat>", "Binding<[CGFloat]>", "Binding<Int?>", "Binding<Mode>",
      "Binding<ColorScheme>", "UserInterfaceSizeClass?", "DynamicTypeSize", "TextAlignment",
      "Color", "GridItem", "CGRect", "CGVector", "Range<Int>", "ClosedRange<Int>",
      "ClosedRange<Double>", "ClosedRange<CGFloat>", "Int64", "AnyHashable", "HorizontalEdge.Set",
      "VerticalEdge.Set", "VStackLayout", "ZStackLayout", "[CGSize]", "[Angle]", "CGSize?",
      "() -> Int", "() -> Bool", "() -> CGFloat", "(CGPoint) -> CGPoint", "(CGRect) -> CGRect",
      "(ProposedViewSize) -> ProposedViewSize", "(Int) -> Double", "(Int) -> Bool",
      "(Int) -> CGSize", "(Int) -> CGPoint", "(Int) -> Angle", "(Int) -> Alignment",
      "(Int) -> UnitPoint", "(Double) -> CGFloat", "(CGFloat) -> Double", "(CGSize) -> CGFloat",
      "(ViewDimensions) -> CGFloat", "(LayoutSubview) -> CGFloat", "(LayoutSubview) -> Bool",
      "(CGFloat, CGFloat) -> CGFloat", "(Int, Int) -> CGFloat", "(CGSize, CGSize) -> Bool",
      "(Int) -> Void", "(CGFloat) -> Void", "(CGSize) -> Void", "(CGRect) -> Void",
      "([CGSize]) -> Void", "((Int) -> CGFloat)?", "[Mode]", "Set<Int>",
    ]
    let lets = types.enumerated().map { "  private let p\($0.offset): \($0.element)" }
    let notes = try build(
      """
      import SwiftUI
      enum Mode { case a, b(Int), `default` }
      struct Options: OptionSet { let rawValue: Int }
      struct Settings { var gap: CGFloat; var mode: Mode }
      struct Row: Layout {
      \(lets.joined(separator: "\n"))
      METHODS
      }
      """)
    let note = try #require(notes.first)
    #expect(notes.count == 1)
    #expect(note.hasPrefix("5: 'Row' is made as 'Row(p0: nil | 0...120, p1: nil | -1...8, "))
    #expect(note.contains("p7: topLeading | top | topTrailing | leading | center | trailing"))
    #expect(note.contains("p9: horizontal | vertical | [horizontal, vertical] | []"))
    #expect(note.contains("p31: Settings(gap: 0...64, mode: a | default), p32: HStackLayout()"))
    #expect(
      note.contains("p43: $(0...120), p44: $([] | [0] | [0, 10, 37.5]), p45: $(nil | -1...8)"))
  }

  @Test func `names that collide with the kit's keep their meaning`() throws {
    let notes = try build(
      """
      import SwiftUI
      enum HorizontalAlignment { case left, right }
      struct Subject {}
      struct Draw {}
      struct LayoutValue {}
      enum Choice {}
      func layout(_ x: Int) {}
      extension CGSize { static let infinity = 3 }
      struct Row: Layout { let a: HorizontalAlignment; let b: SwiftUI.HorizontalAlignment
      METHODS }
      """)
    #expect(
      notes == ["9: 'Row' is made as 'Row(a: left | right, b: center | leading | trailing)'"])
  }

  @Test func `a layout of the main actor is made there`() throws {
    let notes = try build(
      """
      struct Row: Layout { @MainActor init(gap: CGFloat) {}
      METHODS }
      """)
    #expect(notes.last == "1: 'Row' is made as 'Row(gap: 0...64)'")
  }

  @Test func `a guess that does not compile costs its subject only`() throws {
    let notes = try build(
      """
      import SwiftUI
      struct Row: Layout { init(gap: CGFloat) throws {}
      METHODS }
      struct Column: Layout {
      METHODS }
      """)
    #expect(notes[0] == "9: 'Column' is made as 'Column()'")
    #expect(notes[1].hasPrefix("2: 'Row' could not be made as 'Row(gap: 0...64)': call can throw"))
  }

  @Test func `an error in what is needed is the compiler's, at the user's line`() throws {
    #expect(
      try failure(
        """
        import SwiftUI
        import Engine
        struct Helper { static func gap() -> CGFloat { Engine.gap } }
        struct Row: Layout { let gap = Helper.gap()
        METHODS }
        """) == ["2: no such module 'Engine'", "3: cannot find 'Engine' in scope"])
    #expect(
      try failure("import SwiftUI\nstruct Row: Layout {\n  let gap = (\nMETHODS\n}\n").count == 1)
  }

  @Test func `an expression that does not compile is told as such`() throws {
    let text = "import SwiftUI\nstruct Row: Layout { let gap: CGFloat\nMETHODS }"
    #expect(
      try failure(text, make: ["Row(gap: x)"])
        == ["0: --make 'Row(gap: x)': cannot find 'x' in scope"])
  }

  @Test(arguments: [
    "@frozen\n#if bogus(hello)\n@usableFromInline\n#endif\nstruct Helper {}",
    "@frozen\n#if os(Linux)\n#elseif bogus(hello)\n@frozen\n#endif\nenum Helper { case a }",
    "@inlinable\n#if bogus(hello)\n@discardableResult\n#endif\nfunc helper() -> Int { 1 }",
    "extension Row {\n@frozen\n#if bogus(hello)\n@usableFromInline\n#endif\nstruct Helper {}\n}",
  ])
  func `an attribute behind a bad condition is the compiler's error`(helper: String) throws {
    let messages = try failure("import SwiftUI\nstruct Row: Layout {\nMETHODS }\n\(helper)\n")
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix(": invalid conditional compilation expression"), "\(messages)")
  }

  @Test func `literals that are wrong cost no more than their declaration`() throws {
    let notes = try build(
      ##"""
      import SwiftUI
      let single = 'a"b'
      let open = "a \(
      let raw = #"ab"
      struct `My row`: Layout { let `the gap`: CGFloat
      METHODS }
      struct Row: Layout {
      METHODS }
      """##)
    #expect(
      notes.map { String($0.drop { $0 != "'" }) } == [
        "'My row' is made as '`My row`(`the gap`: 0...64)'", "'Row' is made as 'Row()'",
      ])
  }

  @Test func `files without a layout say so`() throws {
    for text in ["", "import SwiftUI\nstruct A {}", "a\nb()", "// only words"] {
      #expect(try failure(text) == ["0: no type here conforms to 'Layout'"], "\(text)")
    }
  }

  @Test func `several files are one module`() throws {
    try SourceWorkshop.visit { workshop in
      let folder = "\(workshop.folder)/My App"
      try FileManager.default.createDirectory(
        atPath: "\(folder)/.hidden", withIntermediateDirectories: true)
      _ = try workshop.write(
        source(
          "import SwiftUI\nstruct Flow: Layout { let gap = helper(Key.defaultValue)\nMETHODS }\n"
            + "private struct Same: Layout {\nMETHODS }"), to: "My App/Flow.swift")
      _ = try workshop.write("func helper(_ x: Bool) -> Int { 1 }", to: "My App/Helper.swift")
      _ = try workshop.write(
        source(
          "import SwiftUI\nstruct Key: LayoutValueKey { static let defaultValue = false }\n"
            + "private struct Same: Layout {\nMETHODS }"), to: "My App/Key.swift")
      _ = try workshop.write("syntax error", to: "My App/.hidden/No.swift")
      _ = try workshop.write("syntax error", to: "My App/Package.swift")
      let built = try workshop.build([folder, "\(folder)/Flow.swift"])
      #expect(
        built.notes.map(\.name) == ["Flow", "Same (Flow.swift)", "Same (Key.swift)", "Key"])
      #expect(try workshop.build([folder, "\(folder)/Flow.swift"]) == built)
    }
  }

  @Test func `two files that declare one name are told apart by the user`() throws {
    try SourceWorkshop.visit { workshop in
      let text = source("import SwiftUI\nstruct Flow: Layout {\nMETHODS }")
      let paths = [
        try workshop.write(text, to: "A.swift"), try workshop.write(text, to: "B.swift"),
      ]
      let error = #expect(throws: SourceError.self) { try workshop.build(paths) }
      #expect(
        error?.messages.first?.text
          == "'Flow' is declared here and in \(paths[0]):2; files named together are compiled as "
          + "one module, so check them one at a time")
      #expect(error?.exitCode == 65)
    }
  }

  @Test func `paths that are no source are refused`() throws {
    try SourceWorkshop.visit { workshop in
      func refusal(_ path: String) -> String? {
        let error = #expect(throws: SourceError.self) { try workshop.build([path]) }
        #expect(error?.exitCode == 65)
        return error?.messages.first.map(\.text)
      }
      let folder = workshop.folder
      #expect(refusal("\(folder)/none.swift") == "no such file")
      #expect(refusal("") == "no such file")
      let empty = "\(folder)/empty"
      try FileManager.default.createDirectory(
        atPath: empty, withIntermediateDirectories: true)
      #expect(refusal(empty) == "no Swift file in this folder")
      #expect(
        refusal(try workshop.write("a\0b", to: "zero.swift")) == "not a text file: byte 1 is 0")
      let latin = "\(folder)/latin.swift"
      try Data([0x61, 0xE9, 0x62]).write(to: URL(fileURLWithPath: latin))
      #expect(refusal(latin) == "not a text file: its bytes are not UTF-8")
      let pipe = "\(folder)/pipe.swift"
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(refusal(pipe) == "not a regular file")
      #expect(refusal("/dev/null") == "not a regular file")
      let large = try workshop.write(String(repeating: "a", count: 5_000_000), to: "large.swift")
      #expect(refusal(large) == "holds 5000000 bytes; at most 4194304 are compiled")
    }
  }
}
