import Foundation
import LayoutConformanceWorkers

/// How the console report looks.
struct ConsoleStyle {
  /// How much is printed.
  enum Verbosity: Sendable { case quiet, normal, verbose }

  let verbosity: Verbosity
  let usesColor: Bool
  let isASCII: Bool

  /// Chooses by the command line, the environment and the stream.
  ///
  /// - Throws: `ToolError` for an unknown value of `--color`.
  init(_ arguments: Arguments, _ output: Output) throws(ToolError) {
    verbosity =
      arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal
    let environment = ProcessInfo.processInfo.environment
    switch arguments.value(.color) ?? "auto" {
    case "always": usesColor = true
    case "never": usesColor = false
    case "auto":
      usesColor =
        output.isTerminal && environment["TERM"] != "dumb"
        && (environment["NO_COLOR"] ?? "").isEmpty
    case let other:
      throw ToolError(.usage, "'--color \(other)': expected auto, always or never")
    }
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "UTF-8"
    let isUTF8 = ["UTF-8", "UTF8", "utf-8", "utf8"].contains { locale.hasSuffix($0) }
    isASCII = arguments.has(.ascii) || (output.isTerminal && !isUTF8)
  }

  /// A character, or what stands for it where there are only ASCII characters.
  func mark(_ text: String) -> String { isASCII ? text.asciiOnly : text }

  /// A text in a colour, which never is the only signal.
  func paint(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A colour of the terminal.
  enum Color: Int, Sendable { case red = 31, green = 32, yellow = 33, grey = 90 }
}
