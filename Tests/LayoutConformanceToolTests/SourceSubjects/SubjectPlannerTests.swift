import Testing

@testable import LayoutConformanceTool

@Suite struct SubjectPlannerTests {
  /// Plans the layouts of a text in which `METHODS` stands for what every layout needs.
  private func plan(_ text: String, make: [String] = []) throws -> SubjectPlanner {
    let source =
      "import SwiftUI\n"
      + text.split(separator: "METHODS", omittingEmptySubsequences: false)
      .joined(separator: SourceWorkshop.methods)
    return try SourceWorkshop.visit { try $0.plan(source, make: make) }
  }

  private func summaries(_ text: String) throws -> [String] {
    try plan(text).subjects.map(\.value.summary)
  }

  @Test func `arguments with a default keep it or are drawn, the others drawn`() throws {
    let planner = try plan(
      "struct Flow: Layout { var spacing: CGFloat = 8; let columns: Int; let isOn: Bool\nMETHODS }")
    #expect(planner.subjects.map(\.name) == ["Flow"])
    #expect(
      planner.subjects.map(\.value.summary) == [
        "Flow(spacing: 8 | 0...64, columns: 1...8, isOn: false | true)"
      ])
    #expect(
      planner.subjects.map(\.value.code) == [
        #"Flow(spacing: draw.length("spacing", in: 0...64, default: 8), "#
          + #"columns: draw.int("columns", in: 1...8), isOn: draw.bool("isOn"))"#
      ])
    #expect(
      planner.notes.map(\.description) == [
        "Flow.swift:2: 'Flow' is made as "
          + "'Flow(spacing: 8 | 0...64, columns: 1...8, isOn: false | true)'"
      ])
  }

  @Test func `names say which numbers make sense`() throws {
    #expect(
      try summaries(
        """
        struct Flow: Layout {
          let rowSpacing: CGFloat, width: Double, aspectRatio: CGFloat, progress: Float
          let startAngle: Double, index: Int, turn: Angle
        METHODS }
        """)
        == [
          "Flow(rowSpacing: 0...64, width: 0...120, aspectRatio: 0.25...4, progress: 0...1, "
            + "startAngle: 0...360, index: 0...8, turn: 0...360)"
        ])
  }

  @Test func `enums of the file are drawn from their plain cases`() throws {
    #expect(
      try summaries(
        """
        struct Flow: Layout {
          enum Mode: CaseIterable { case wrap, clip }
          enum Size { case none, exact(CGFloat) }
          let mode: Mode; let size: Size?
        METHODS }
        """) == ["Flow(mode: wrap | clip, size: nil | none)"])
  }

  @Test func `the initialiser with most that can be drawn comes first`() throws {
    #expect(
      try summaries(
        """
        struct Thing {  let x: [String: Int] }
        struct Flow: Layout {
          init() {}
          init?(columns: Int, rows: Int, gap: Int) { nil }
          init(columns: Int, _ gap: CGFloat) {}
          init(columns: Int, gap: CGFloat, thing: Thing, more: Int) {}
        METHODS }
        extension Flow { init(rows: Int, _ values: Int...) {} }
        """) == ["Flow(columns: 1...8, 0...64) or Flow() or Flow(rows: 1...8)"])
  }

  @Test func `private layouts are made in the extension that sees them`() throws {
    let planner = try plan(
      """
      struct Tags { private struct Flow: Layout { let gap: CGFloat
      METHODS } }
      private struct Row: Layout { private let gap: CGFloat
      METHODS }
      struct Outer { private struct Inner { private struct Deep: Layout {
      METHODS } } }
      struct Box { private struct Shut: Layout { private let gap: CGFloat
      METHODS } }
      """)
    #expect(planner.subjects.map(\.name) == ["Tags.Flow", "Row"])
    #expect(planner.subjects.map { $0.scope.map(\.name) } == [["Tags"], ["Row"]])
    #expect(
      planner.failures.map(\.message.text) == [
        "'Outer.Inner.Deep' is private inside a private type and cannot be reached",
        "'Box.Shut' has no initialiser that can be called here; give an expression with "
          + "--make 'Box.Shut(…)'",
      ])
  }

  @Test func `layouts by extension, by a local protocol and in classes are found`() throws {
    #expect(
      try plan(
        """
        protocol Base: Layout {}
        extension Base {
        METHODS }
        struct A: Base {}
        struct B {}
        extension B: Base {}
        final class C: Base { init(gap: CGFloat) {} }
        enum D: Base { case one, two }
        struct NoLayout: Sendable {}
        """
      ).subjects.map(\.value.summary) == ["A()", "B()", "C(gap: 0...64)", "D.(one | two)"])
  }

  @Test func `generic layouts are made with a guess`() throws {
    #expect(
      try plan(
        """
        struct Wrap<L: Layout, T>: Layout where T: RandomAccessCollection { let count: T
        METHODS }
        extension Pair: Animatable, Sendable where Value == Double {}
        extension Pair: Layout where Value == Double {
        METHODS }
        struct Pair<Value> { let value: Value }
        """
      ).subjects.map(\.value.summary) == [
        "Wrap<AnyLayout, [Int]>(count: [] | [1] | [1, 2, 3])",
        "Pair<Double>(value: 0...120)",
      ])
  }

  @Test func `layouts are given layouts, one at least`() throws {
    let stacks = ["HStackLayout()", "VStackLayout()", "ZStackLayout()"]
    func all(_ values: [String]) -> String { values.joined(separator: " | ") }
    func lists(_ values: [String]) -> String {
      all(
        values.map { "[\($0)]" }
          + [2, 3].map { "[\(values.prefix($0).joined(separator: ", "))]" })
    }
    let erased = stacks.map { "AnyLayout(\($0))" }
    for (parameters, summary) in [
      ("let a: any Layout", "A(a: \(all(stacks)))"),
      ("let a: (any Layout)?", "A(a: nil | \(all(stacks)))"),
      ("let a: AnyLayout", "A(a: \(all(erased)))"),
      ("let a: [any Layout]", "A(a: \(lists(stacks)))"),
      ("let a: [AnyLayout]", "A(a: \(lists(erased)))"),
      ("let a: [any Layout]?", "A(a: nil | \(lists(stacks)))"),
      ("var a: [any Layout] = []", "A(a: [] | \(lists(stacks)))"),
      (
        "let a: [VStackLayout]",
        "A(a: \(all((1...3).map { "[\(Array(repeating: stacks[1], count: $0).joined(separator: ", "))]" })))"
      ),
      ("init(_ a: any Layout...) {}", "A(\(all(stacks)))"),
      ("init(_ a: some Layout) {}", "A(\(all(erased)))"),
      (
        "init(_ a: [some Layout], b: (some Layout)?) {}",
        "A(\(lists(erased)), b: nil | \(all(erased)))"
      ),
      ("init<L: Layout>(_ a: L) {}", "A(\(all(erased)))"),
      ("init<L>(_ a: L...) where L: Layout {}", "A(\(all(erased)))"),
      ("init(_ a: Int...) {}", "A()"),
    ] {
      let plan = try plan("struct A: Layout { \(parameters)\nMETHODS }")
      #expect(plan.subjects.map(\.value.summary) == [summary], "\(parameters)")
    }
    for (header, summary) in [
      ("<L: Layout>", "A<AnyLayout>(a: \(all(erased)), b: \(lists(erased)))"),
      ("<L: SwiftUI.Layout>", "A<AnyLayout>(a: \(all(erased)), b: \(lists(erased)))"),
      ("<L>", "A<AnyLayout>(a: \(all(erased)), b: \(lists(erased)))"),
      ("<L: Layout & BitwiseCopyable>", "A<HStackLayout>(a: HStackLayout(), b: "),
      (
        "<L: Layout>: Layout where L.Cache == HStackLayout.Cache",
        "A<HStackLayout>(a: HStackLayout(), b: "
      ),
    ] {
      let conformance =
        header == "<L>"
        ? ": Layout where L: Layout" : header.contains(": Layout where") ? "" : ": Layout"
      let text = "struct A\(header)\(conformance) { let a: L; let b: [L]\nMETHODS }"
      let made = try plan(text).subjects.map(\.value.summary)
      #expect(made.count == 1 && made[0].hasPrefix(summary), "\(header): \(made)")
    }
    let generic = "struct A<T: Layout>: Layout { init<L: Layout>(_ a: L, b: T) {}\nMETHODS }"
    #expect(
      try plan(generic).subjects.map(\.value.summary)
        == ["A<AnyLayout>(\(all(erased)), b: \(all(erased)))"])
    // What is required of more than the layout itself is left to be given.
    let picky = "struct A: Layout { init<L: Layout>(_ a: L) where L.Cache == Int {}\nMETHODS }"
    #expect(try plan(picky).subjects == [])
    #expect(
      try plan("struct A: Layout { init<L: Layout & Equatable>(_ a: L) {}\nMETHODS }").subjects
        == [])
  }

  @Test func `what cannot be guessed is asked for, with its name and type`() throws {
    let text = "struct Flow: Layout { let gap: CGFloat; let tags: [String: Int]\nMETHODS }"
    #expect(
      try plan(text).failures.map(\.description) == [
        "Flow.swift:2: 'Flow' needs a value for 'tags' of type '[String: Int]', which cannot be "
          + "guessed; give it with --make 'Flow(gap: …, tags: …)'"
      ])
    let planner = try plan(text, make: ["Flow(gap: 8, tags: [:])"])
    #expect(planner.failures == [])
    #expect(planner.subjects.map(\.value.code) == ["Flow(gap: 8, tags: [:])"])
  }

  @Test func `several expressions for one layout are several subjects`() throws {
    let text = "struct Tags { struct Flow: Layout { let gap: CGFloat\nMETHODS } }"
    #expect(
      try plan(text, make: ["Flow(gap: 0)", "Tags.Flow(gap: 1)"]).subjects.map(\.name)
        == ["Flow(gap: 0)", "Tags.Flow(gap: 1)"])
  }

  @Test func `an expression that makes nothing here is wrong usage`() throws {
    let text = "struct Flow: Layout {\nMETHODS }"
    func error(_ make: String) throws -> SourceError? {
      #expect(throws: SourceError.self) { try plan(text, make: [make]) }
    }
    #expect(
      try error("Row(gap: 8)")?.messages.map(\.text) == [
        "--make 'Row(gap: 8)': makes no layout of these files; they hold 'Flow'"
      ])
    #expect(try error("Row(gap: 8)")?.exitCode == 64)
    for malformed in ["", "8", "  ", "flow()", "Flow(\n)"] {
      #expect(try error(malformed)?.exitCode == 64, "\(malformed)")
    }
  }

  @Test func `keys with scalar values are found, nested and private ones too`() throws {
    let planner = try plan(
      """
      struct Flow: Layout {
        private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
      METHODS }
      enum Mode: CaseIterable { case a, b }
      private struct IsOn: LayoutValueKey { static var defaultValue: Bool { false } }
      struct Rank: LayoutValueKey { typealias Value = Int?; static let defaultValue: Value = nil }
      struct Kind: LayoutValueKey { static let defaultValue = Mode.a }
      struct Names: LayoutValueKey { static let defaultValue: [String: Int] = [:] }
      """)
    #expect(
      planner.keys.map { "\($0.name): \($0.values.code)" } == [
        "Weight: in: 0...64", "IsOn: of: [false, true] as [Swift.Bool]",
        "Rank: of: [nil] + [1, 2, 3] as [Swift.Int?]",
        "Kind: of: Swift.Array(Mode.allCases) as [Mode]",
      ])
  }

  @Test func `keys of one name are told apart`() throws {
    let key = "struct Key: LayoutValueKey { static let defaultValue = 1 }"
    let planner = try plan(
      "struct A: Layout { \(key)\nMETHODS }\nstruct B: Layout { \(key)\nMETHODS }")
    #expect(planner.keys.map(\.name) == ["A.Key", "B.Key"])
  }
}
