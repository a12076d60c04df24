import Foundation
import Testing

@testable import LayoutConformanceTool

@Suite struct SourceScannerTests {
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let scanner = SourceScanner(bytes)
    return scanner.tokens(in: 0..<bytes.count).map(scanner.text)
  }

  @Test func `strings with interpolations are one token`() {
    #expect(
      tokens(#"let a = "b \("c \(d)") {" ; e"#) == [
        "let", "a", "=", #""b \("c \(d)") {""#, ";", "e",
      ])
    #expect(tokens(##"#"a " \(b)"# c"##) == [##"#"a " \(b)"#"##, "c"])
    #expect(tokens("\"\"\"\n a \"b\" }\n\"\"\" c") == ["\"\"\"\n a \"b\" }\n\"\"\"", "c"])
    #expect(tokens("\"open\n}") == ["\"open", "}"])
  }

  @Test(arguments: [
    ##"#"""#"##, ###"##"""##"###, ##"#"a"""#"##, ##"#""""#"##, ##"#"""" "#"##, ##"#"\"#"##,
    ##"#"\##(#"""#)"#"##, ###"##"a"# b"##"###, ##"#"""⏎  x " "# y⏎  """#"##,
    "\"\"\"\n\\(\"\"\"\n)\n\"\"\")\n\"\"\"", ##""\("a" + "\("b")")""##, ##""\(/* ) " */ 3)""##,
    ##""\(f("""⏎  "x)⏎  """))""##, "'a\"b'", ##""\('"')""##, ##""\("""x""")""##,
    ##"#/a"b/#"##, ##"#/ \/# "/#"##, ##"#/  ⏎ " /⏎ /#"##, ##"/a"b/"##, ##"/a\/"/"##, ##"/(a")/"##,
    ##"/="/"##, "`raw \"id`", "`it's (odd) {`",
  ])
  func `a literal is one token, and what follows is none of it`(text: String) {
    let literal = text.replacing("⏎", with: "\n")
    for (before, after) in [("=", "let"), ("(", ")"), ("return", "\n}")] {
      #expect(
        tokens("\(before) \(literal) \(after) x")
          == [before, literal, after.trimmingCharacters(in: .whitespacesAndNewlines), "x"])
    }
  }

  @Test(arguments: [
    ("a /b + c/ d", ["a", "/b + c/", "d"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("a/b/c", ["a", "/", "b", "/", "c"]), ("f(/, /)", ["f", "(", "/", ",", "/", ")"]),
    ("f(/) + \"a/b\"", ["f", "(", "/", ")", "+", "\"a/b\""]),
    ("!/a\"/", ["!", "/a\"/"]), ("a!/b + \"/\"", ["a", "!/", "b", "+", "\"/\""]),
    ("x /* c *// \"y/\"", ["x", "/", "\"y/\""]), ("[/a\"/, /b/]", ["[", "/a\"/", ",", "/b/", "]"]),
  ])
  func `a slash after an operand divides`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: ["\"a \\(", "\"a \\( \"b", "#\"ab", "'ab", "#/a\"", "`ab", "\"a\\"])
  func `a literal of one line ends with it, closed or not`(literal: String) {
    for newline in ["\n", "\r\n"] {
      #expect(tokens("\(literal)\(newline)let x") == [literal, "let", "x"])
    }
  }

  @Test func `a comment in a directive's line belongs to it`() {
    #expect(tokens("#if X /* \" \n */ && Y // \"\na") == ["#if X /* \" \n */ && Y // \"", "a"])
  }

  @Test func `comments are no tokens, nested ones neither`() {
    #expect(tokens("a /* b /* c */ d */ e // f\n/**/g") == ["a", "e", "g"])
    #expect(tokens("Int?// note") == ["Int", "?"])
    #expect(tokens("/* open") == [])
  }

  @Test func `directives take their line, macros do not`() {
    #expect(
      tokens("#if os(iOS) && X\n@available(iOS 16, *)\n#endif\n#Preview { }")
        == [
          "#if os(iOS) && X", "@", "available", "(", "iOS", "16", ",", "*", ")", "#endif", "#",
          "Preview", "{", "}",
        ])
  }

  @Test func `words in backticks and beyond ASCII are words`() {
    #expect(tokens("case `default`, größe") == ["case", "`default`", ",", "größe"])
  }

  @Test func `a copy is blank where asked, with all lines in place`() {
    let text =
      "#!/usr/bin/swift\n#if X\n@main\n#endif\nstruct A {\n  #if Y\n  #endif\n}\nlet b = 1\r\nlet c"
    let bytes = Array(text.utf8)
    let keyword = text.utf8.distance(
      from: text.startIndex, to: text.firstRange(of: "struct")?.lowerBound ?? text.endIndex)
    let end = text.utf8.distance(
      from: text.startIndex, to: text.firstRange(of: "let")?.lowerBound ?? text.endIndex)
    let copy = SourceCopy.blank(
      bytes, wholly: [keyword..<end], keepingDirectives: [17..<keyword])
    let lines = String(decoding: copy, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.drop { $0 == " " } }
    #expect(copy.count == bytes.count)
    #expect(
      lines == ["", "#if X", "", "#endif", "", "", "", "", "let b = 1\r\nlet c"].map { $0[...] })
  }
}
