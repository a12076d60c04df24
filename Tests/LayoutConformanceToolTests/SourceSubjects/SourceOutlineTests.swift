import Testing

@testable import LayoutConformanceTool

@Suite struct SourceOutlineTests {
  private func outline(_ text: String) throws -> SourceOutline {
    try SourceWorkshop.visit { try $0.outline(text) }
  }

  @Test func `declarations are found with their attributes and titles`() throws {
    let text = """
      import SwiftUI
      // A comment stays.
      @available(iOS 16, *) public struct Flow: Layout { var a = 1, b: Int? ; init(_ x: Int, y: Int) {} }
      extension Outer.Flow : Sendable where Self: Any { func f() {} ; var g: Int { 1 } }
      private enum E<T>: P { case a }
      let text = \"\"\"
        }
        \"\"\", c = 2
      #Preview("x") { Flow() }
      func f() -> some View { Flow() }
      print("x")
      """
    let outline = try outline(text)
    let file = outline.file
    #expect(
      outline.items.map(\.title) == [
        "import SwiftUI", "struct Flow", "extension Outer.Flow", "enum E", "let text, c",
        "#Preview", "func f", "code outside of any declaration",
      ])
    #expect(outline.imports == ["SwiftUI"])
    let flow = outline.items[1]
    #expect(file.text(flow.start..<flow.keyword) == "@available(iOS 16, *) public ")
    #expect(flow.members.map(\.title) == ["var a, b", "init(_:y:)"])
    #expect(flow.members.map(\.kind) == [.storage, .initializer])
    #expect(flow.inheritance?.names == ["Layout"])
    let addition = outline.items[2]
    #expect(addition.names == ["Outer.Flow", "f", "g"])
    #expect(addition.members.map(\.kind) == [.other, .computed])
    #expect(addition.inheritance.map { file.text($0.range) } == ": Sendable")
    #expect(
      outline.items.map(\.isPrivate) == [
        false, false, false, true, false, false, false, false,
      ])
    let constants = outline.items[4]
    #expect(file.text(constants.start..<constants.end).hasSuffix("c = 2"))
  }

  @Test func `conditions are seen as the compiler sees them`() throws {
    let outline = try outline(
      """
      #if os(Linux)
      struct A {}
      #else
      struct B {}
      #endif
      struct C {}
      """)
    #expect(outline.items.map(\.title) == ["struct A", "struct C"])
  }

  @Test func `every @main is found, behind other attributes too`() throws {
    let outline = try outline("@main struct A {}\n@available(iOS 16, *) @main\nstruct B {}")
    #expect(outline.mainAttributes.map { outline.file.text($0) } == ["@main", "@main"])
  }

  @Test func `observers do not make a property computed`() throws {
    let outline = try outline("struct A { var a: Int { didSet {} }; var b: Int { get { 1 } } }")
    #expect(outline.items[0].members.map(\.kind) == [.storage, .computed])
  }

  @Test func `deep nesting and hostile text do not stop the reading`() throws {
    let nested = String(repeating: "f { ", count: 120) + String(repeating: "}", count: 120)
    let chain = String(repeating: ".padding()", count: 400)
    #expect(try outline("struct A { var b: Int { \(nested) ; x\(chain) } }").items.count == 1)
    #expect(
      try outline("struct A { func f( }\nstruct B {}").items.map(\.title) == [
        "struct A", "struct B",
      ])
    #expect(try outline("").items.isEmpty)
    #expect(try outline("\u{FEFF}struct A {}").items.map(\.title) == ["struct A"])
  }

  @Test func `layouts are known by name before anything compiles`() throws {
    let outline = try outline(
      """
      protocol Deep: Base {}
      protocol Base: SwiftUI.Layout {}
      struct A: Deep {}
      struct B {}
      extension Outer.B: Base {}
      struct C: View { private struct D: Sendable, Layout {} }
      extension C { struct E {} }
      """)
    let names = LayoutNames([outline])
    #expect(names.protocols == ["Layout", "Base", "Deep"])
    #expect(names.types == ["A", "B", "D"])
    #expect(outline.items.map(names.holdsLayout) == [true, true, true, true, true, true, false])
  }
}
