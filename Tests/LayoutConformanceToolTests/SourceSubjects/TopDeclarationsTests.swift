import Testing

@testable import LayoutConformanceTool

/// The declarations of a file as its text tells them.
@Suite struct TopDeclarationsTests {
  private func titles(_ text: String) -> [String] {
    TopDeclarations(of: SourceFile(path: "A.swift", text: text)).items.map {
      "\($0.keyword) \($0.names.joined(separator: " "))"
    }
  }

  @Test func `declarations end where the next one begins`() {
    #expect(
      titles(
        """
        @testable import struct Kit.Part
        public
        struct `A b`<T: View>: Layout { let x = 1 }; enum C {}
        let one = 1, two: [Int] = [
          2
        ]
        var three: Int { 3 }
        #Preview { A() }
        infix operator <+>: AdditionPrecedence
        func <+> (a: Int, b: Int) -> Int { a }
        extension Outer.Inner: P where T == Int { static func helper() {} }
        print(one)
        """) == [
          "import struct Kit Part", "struct A b", "enum C", "let one two", "var three", " ",
          "operator <+>", "func <+>", "extension Inner Outer", " ",
        ])
  }

  @Test func `conditions belong to nothing but what they stand in`() throws {
    let text = "#if A\n@frozen\n#endif\nstruct B {\n#if C\nlet c = 1\n#endif\n}\n"
    let file = SourceFile(path: "A.swift", text: text)
    let items = TopDeclarations(of: file).items
    #expect(items.map(\.names) == [["B"]])
    #expect(
      file.without(items).text(0..<text.utf8.count).split(separator: "\n").map {
        $0.filter { $0 != " " }
      } == ["#ifA", "", "#endif", "", "", "", "", ""])
  }

  @Test(arguments: [
    "\"}\"", "#\"}\\(\"#", "/[}]/", "\"\"\"\n}\n\"\"\"", "\"\\(f(\"}\"))\"", "/* } */ 1",
  ])
  func `brackets in literals are none`(literal: String) {
    let file = TopDeclarations(
      of: SourceFile(path: "A.swift", text: "let a = \(literal)\nlet b = 1\r\n"))
    #expect(file.isBalanced)
    #expect(file.items.map(\.names) == [["a"], ["b"]])
  }

  @Test func `brackets that do not match are told`() {
    for text in ["struct A {", "struct A {}}", "let a = (1"] {
      #expect(!TopDeclarations(of: SourceFile(path: "A.swift", text: text)).isBalanced, "\(text)")
    }
  }
}
