/// How a text looks where it is read: in colour or not, with all characters or ASCII only.
package struct TextStyle: Sendable {
  /// Whether there is colour, which never is the only signal.
  package let usesColor: Bool
  /// Whether there are only ASCII characters.
  package let isASCII: Bool

  /// Chooses a style; without arguments that of a text in a file.
  package init(usesColor: Bool = false, isASCII: Bool = false) {
    self.usesColor = usesColor
    self.isASCII = isASCII
  }

  /// A text, or what stands for it where there are only ASCII characters.
  package func mark(_ text: String) -> String { isASCII ? text.asciiOnly : text }

  /// A text in a colour.
  package func paint(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A colour of the terminal.
  package enum Color: Int, Sendable { case red = 31, green = 32, yellow = 33, grey = 90 }
}

extension String {
  /// The text with the characters of the reports replaced by ones that every terminal has.
  package var asciiOnly: String {
    let replacements: [Character: String] = [
      "✔": "ok", "✘": "FAIL", "×": "x", "→": "->", "←": "<-", "•": "*", "…": "...", "–": "-",
      "⚠": "warning",
    ]
    return String(flatMap { replacements[$0] ?? String($0) })
  }
}
