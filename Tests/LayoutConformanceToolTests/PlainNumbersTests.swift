import Testing

@testable import LayoutConformanceReports
@testable import LayoutConformance

/// Numbers and prose as people read them.
@Suite struct PlainNumbersTests {
  private func shortened(_ lines: String...) -> [String] {
    lines.map(PlainNumbers(in: lines).shortened)
  }

  @Test(arguments: [
    ("0.3333333333333333", "0.333333"), ("-0.08333333333333331", "-0.0833333"),
    ("0.99999999", "1"), ("9.9999999e-07", "1e-06"), ("1.7976931348623157e+308", "1.79769e+308"),
    ("123456.75", "123457"), ("1.6666666666666667 × 3", "1.66667 × 3"), ("12.5", "12.5"),
    ("Row.swift:12.3456789", "Row.swift:12.3456789"), ("v1.2345678", "v1.2345678"),
    ("/a/0.12345678/b", "/a/0.12345678/b"), ("5e-324", "5e-324"), ("nan, inf", "nan, inf"),
    ("at 0.123456789, 0.123456789.", "at 0.123457, 0.123457."),
    ("2.2250738585072014e-308", "2.22507e-308"), ("0.00012345678", "0.000123457"),
  ]) func `six significant digits are enough`(_ line: String, _ text: String) {
    #expect(shortened(line) == [text])
  }

  @Test func `two that differ do not look alike`() {
    #expect(shortened("0.30000000000000004 or 0.3") == ["0.30000000000000004 or 0.3"])
    #expect(shortened("1.2345678 or 1.2345679") == ["1.2345678 or 1.2345679"])
    #expect(shortened("10.00000001", "10.00000002") == ["10.00000001", "10.00000002"])
    #expect(shortened("100.00000001 or 100 wide") == ["100.00000001 or 100 wide"])
    #expect(shortened("0.6666666666666666", "0.6666666666666666") == ["0.666667", "0.666667"])
  }

  @Test func `prose breaks between words`() {
    #expect("one two three".wrapped(to: 8, indent: "  ") == ["one two", "  three"])
    #expect("one two three".wrapped(to: nil) == ["one two three"])
    #expect("one".wrapped(to: 2) == ["one"])
    #expect("incomprehensible two".wrapped(to: 6) == ["incomprehensible", "two"])
    #expect("a b".wrapped(to: 8, after: 6) == ["a", "b"])
    #expect("abcdef".cut(to: 4) == "abc…")
  }

  @Test func `without UTF-8 every character is ASCII`() {
    let style = TextStyle(isASCII: true)
    #expect(style.text("10 × 10 … café · –") == #"10 x 10 ... caf\u{00E9} ; -"#)
  }
}
