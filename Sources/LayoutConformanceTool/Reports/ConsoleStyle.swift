import Foundation
import LayoutConformance
import LayoutConformanceWorkers

/// How the console report looks.
struct ConsoleStyle {
  /// How much is printed.
  enum Verbosity: Sendable { case quiet, normal, verbose }

  let verbosity: Verbosity
  let text: TextStyle

  /// Chooses by the command line, the environment and the stream.
  ///
  /// - Throws: `ToolError` for an unknown value of `--color`.
  init(_ arguments: Arguments, _ output: Output) throws(ToolError) {
    verbosity =
      arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal
    let environment = ProcessInfo.processInfo.environment
    let usesColor: Bool
    let color = arguments.value(.color) ?? "auto"
    switch color {
    case "always": usesColor = true
    case "never": usesColor = false
    case "auto":
      usesColor =
        output.isTerminal && environment["TERM"] != "dumb"
        && (environment["NO_COLOR"] ?? "").isEmpty
    default: throw arguments.error(.color, color, "auto, always or never")
    }
    let isASCII = arguments.has(.ascii) || !Self.isUTF8(environment)
    text = TextStyle(
      usesColor: usesColor, isASCII: isASCII,
      width: Self.width(environment, ofTerminal: output.columns))
  }

  /// Whether the locale has all characters; so it is taken to where no variable names one.
  static func isUTF8(_ environment: [String: String]) -> Bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = named.first(where: { !$0.isEmpty }) else { return true }
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }

  /// The columns that prose may take: those of the terminal, as it or `COLUMNS` says, else 80.
  static func width(_ environment: [String: String], ofTerminal columns: Int?) -> Int {
    guard let columns else { return 80 }
    let said = environment["COLUMNS"].flatMap { Int($0) }
    return min(max(said ?? columns, 40), 1000)
  }

  /// Whether there are only ASCII characters.
  var isASCII: Bool { text.isASCII }

  /// A line of a report, in the characters and colours of the style.
  func line(
    _ text: String, behind mark: TextStyle.Mark? = nil, in color: TextStyle.Color? = nil
  ) -> String {
    self.text.text(text, behind: mark, in: color) + "\n"
  }

  /// A sentence of a report in as many lines as it takes, the first one behind two spaces.
  func prose(_ text: String) -> String {
    line("  " + text.wrapped(to: self.text.width, after: 2, indent: "    ").joined(separator: "\n"))
  }
}
