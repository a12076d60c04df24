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
