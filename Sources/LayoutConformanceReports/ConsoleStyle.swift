import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// How the console report looks.
package struct ConsoleStyle {
  /// How much is printed.
  package enum Verbosity: Sendable { case quiet, normal, verbose }

  package let verbosity: Verbosity
  package let text: TextStyle

  /// Chooses a style.
  package init(verbosity: Verbosity, text: TextStyle) {
    self.verbosity = verbosity
    self.text = text
  }

  /// Whether the locale has all characters; so it is taken to where no variable names one.
  package static func isUTF8(_ environment: [String: String]) -> Bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = named.first(where: { !$0.isEmpty }) else { return true }
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }

  /// The columns that prose may take: those of the terminal, as it or `COLUMNS` says, else 80.
  package static func width(_ environment: [String: String], ofTerminal columns: Int?) -> Int {
    guard let columns else { return 80 }
    let said = environment["COLUMNS"].flatMap { Int($0) }
    return min(max(said ?? columns, 40), 1000)
  }

  /// Whether there are only ASCII characters.
  package var isASCII: Bool { text.isASCII }

  /// A line of a report, in the characters and colours of the style.
  package func line(
    _ text: String, behind mark: TextStyle.Mark? = nil, in color: TextStyle.Color? = nil
  ) -> String {
    self.text.text(text, behind: mark, in: color) + "\n"
  }

  /// A sentence of a report in as many lines as it takes, the first one behind two spaces.
  func prose(_ text: String) -> String {
    line("  " + text.wrapped(to: self.text.width, after: 2, indent: "    ").joined(separator: "\n"))
  }
}
