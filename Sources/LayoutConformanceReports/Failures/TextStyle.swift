import LayoutConformance

/// How a text looks where it is read: in colour or not, with all characters or ASCII only, and how wide.
package struct TextStyle: Sendable {
  /// Whether there is colour, which never is the only signal.
  package let usesColor: Bool
  /// Whether there are only ASCII characters.
  package let isASCII: Bool
  /// The columns that prose is wrapped to, `nil` where it is not.
  package let width: Int?

  /// Chooses a style; without arguments that of a text in a file.
  package init(usesColor: Bool = false, isASCII: Bool = false, width: Int? = nil) {
    self.usesColor = usesColor
    self.isASCII = isASCII
    self.width = width
  }

  /// A text as it stands on a terminal and in a log: inert, whatever a layout made of it, with the
  /// colours of the kit around it.
  ///
  /// - Parameters:
  ///   - text: The text, of one line or more.
  ///   - mark: What stands before it.
  ///   - color: The colour of the text itself.
  /// - Returns: The text, in the characters of the style.
  package func text(_ text: String, behind mark: Mark? = nil, in color: Color? = nil) -> String {
    let shown = color.map { paint(plain(text.inert), $0) } ?? plain(text.inert)
    return mark.map { "\(paint(plain($0.symbol), $0.color)) \(shown)" } ?? shown
  }

  private func plain(_ text: String) -> String { isASCII ? text.asciiOnly : text }

  private func paint(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// What stands before a line that says how something came out.
  package enum Mark: Sendable {
    case good, bad, warning

    fileprivate var symbol: String {
      switch self {
      case .good: "✔"
      case .bad: "✘"
      case .warning: "⚠"
      }
    }

    fileprivate var color: Color {
      switch self {
      case .good: .green
      case .bad: .red
      case .warning: .yellow
      }
    }
  }

  /// A colour of the terminal.
  package enum Color: Int, Sendable { case red = 31, green = 32, yellow = 33, grey = 90 }
}

extension String {
  /// The text with the characters of the reports replaced by ones that every terminal has, and others
  /// written as Swift escapes them.
  fileprivate var asciiOnly: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    let replacements: [Unicode.Scalar: String] = [
      "✔": "ok", "✘": "FAIL", "×": "x", "→": "->", "←": "<-", "•": "*", "…": "...", "–": "-",
      "—": "-", "−": "-", "⚠": "warning", "·": ";", "∞": "inf", "≤": "<=", "≥": ">=", "’": "'",
    ]
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += replacements[scalar] ?? scalar.escaped(asASCII: true)
      }
    }
    return result
  }
}
