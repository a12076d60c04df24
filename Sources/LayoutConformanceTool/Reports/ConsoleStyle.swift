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
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "UTF-8"
    let isUTF8 = ["UTF-8", "UTF8", "utf-8", "utf8"].contains { locale.hasSuffix($0) }
    let isASCII = arguments.has(.ascii) || (output.isTerminal && !isUTF8)
    text = TextStyle(usesColor: usesColor, isASCII: isASCII)
  }

  /// Whether there are only ASCII characters.
  var isASCII: Bool { text.isASCII }

  /// A line of a report, in the characters and colours of the style.
  func line(
    _ text: String, behind mark: TextStyle.Mark? = nil, in color: TextStyle.Color? = nil
  ) -> String {
    self.text.text(text, behind: mark, in: color) + "\n"
  }
}
