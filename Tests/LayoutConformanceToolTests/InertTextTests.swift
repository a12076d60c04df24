import Foundation
import Testing

@testable import LayoutConformanceReports
@testable import LayoutConformance

/// That a text of a layout is read on a terminal and in a log, and never obeyed.
@Suite struct InertTextTests {
  @Test(
    arguments: [
      ("plain, with a tab\tand: a colon", "plain, with a tab\tand: a colon"),
      ("\u{1B}[31mred\u{1B}[0m", "\\u{1B}[31mred\\u{1B}[0m"),
      ("\u{9B}31mred", "\\u{9B}31mred"), ("a\u{8}b\u{7}", "a\\u{8}b\\u{7}"),
      ("one\rtwo", "one\\u{D}two"), ("one\r\ntwo\r\n", "one\ntwo\n"), ("\u{85}", "\\u{85}"),
      ("abc\u{202E}fed\u{2066}", "abc\\u{202E}fed\\u{2066}"), ("\u{2028}", "\\u{2028}"),
      ("\u{FEFF}\u{FFFE}\u{E0041}", "\\u{FEFF}\\u{FFFE}\\u{E0041}"),
      ("👩‍🚀 é 行 ▢", "👩‍🚀 é 行 ▢"),
    ])
  func `what a terminal acts on is written out`(text: String, shown: String) {
    #expect(text.inert == shown)
    #expect(shown.inert == shown)
  }

  @Test(
    arguments: [
      ("::error::no", "\\u{3A}:error::no"), ("  \t::error::no", "  \t\\u{3A}:error::no"),
      ("a\n::stop-commands::x", "a\n\\u{3A}:stop-commands::x"),
      ("a\r\n::error::", "a\n\\u{3A}:error::"), ("a ::error::", "a ::error::"),
      // The runner passes over what has no looks when it compares texts, and over any white space.
      ("\u{200B}::error::", "\\u{200B}::error::"), ("\u{FE0F}::error::", "\u{FE0F}\\u{3A}:error::"),
      ("\u{200D}::error::", "\u{200D}\\u{3A}:error::"),
      ("\u{A0}::error::", "\u{A0}\\u{3A}:error::"),
      ("\u{3000}:\u{FE0F}:error::", "\u{3000}\\u{3A}\u{FE0F}:error::"),
      ("see ##[error]no", "see #\\u{23}[error]no"), ("##vso[task.x]", "#\\u{23}vso[task.x]"),
      ("#\u{FE0F}#[error]", "#\u{FE0F}\\u{23}[error]"), ("###", "#\\u{23}#"), ("# #", "# #"),
    ])
  func `a line that would be a command is none`(text: String, shown: String) {
    #expect(text.inert.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(text.inert)")
  }

  @Test func `random texts are inert, and stay as they are then`() {
    var source = RandomSource(seed: 33)
    let parts: [Unicode.Scalar] = [
      ":", ":", "#", "#", "[", "\n", "\r", " ", "\t", "\u{1B}", "\u{9B}", "\u{200D}", "\u{FE0F}",
      "\u{301}", "a", "é", "\u{202E}",
    ]
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<source.int(in: 0...12) {
        text.unicodeScalars.append(parts[source.int(in: 0...parts.count - 1)])
      }
      let inert = text.inert
      #expect(inert.inert.unicodeScalars.elementsEqual(inert.unicodeScalars))
      #expect(inert.unicodeScalars.allSatisfy { $0.isInert })
      for line in inert.split(separator: "\n") {
        let seen = line.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        #expect(seen.first { !$0.properties.isWhitespace } != ":", "\(text.debugDescription)")
        #expect(!String(String.UnicodeScalarView(seen)).contains("##"))
      }
    }
  }

  @Test func `markup and JSON hold inert texts`() throws {
    let text = "<\u{1B}[31m\u{9B}\u{202E}\u{FFFE}\u{E0041}##[x]>"
    #expect(
      text.markupEscaped == "&lt;\\u{1B}[31m\\u{9B}\\u{202E}\\u{FFFE}\\u{E0041}#\\u{23}[x]&gt;")
    let json = JSONValue.string(text)
    #expect(json.description == #""<\u001b[31m\u009b\u202e\ufffe\udb40\udc41#\u0023[x]>""#)
    #expect(try JSONValue(parsing: Data(json.description.utf8)) == json)
    let lines = JSONValue.string("\r\n::error::\r\t\\")
    #expect(lines.description == #""\r\n::error::\r\t\\""#)
  }

  @Test func `the colours of the kit are its own`() {
    let style = TextStyle(usesColor: true, isASCII: true)
    #expect(
      style.text("✔ \u{1B}[32mfine", behind: .bad)
        == "\u{1B}[31mFAIL\u{1B}[0m ok \\u{1B}[32mfine")
    #expect(TextStyle().text("::error::", in: .grey) == "\\u{3A}:error::")
  }
}
