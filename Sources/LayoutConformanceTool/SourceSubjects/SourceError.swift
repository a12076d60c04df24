/// A reason why no checker could be built from the user's files.
enum SourceError: Error, Hashable, Sendable {
  /// A file or folder that cannot be read as Swift source.
  case unreadable(SourceMessage)
  /// Source that does not compile, with the compiler's own messages for what a layout needs.
  case notCompiling([SourceMessage])
  /// Files that hold no layout, or none that could be made; one message each.
  case noLayout([SourceMessage])
  /// Two files that declare the same name, which one module cannot hold.
  case clash(name: String, SourceMessage, SourceMessage, withPrelude: Bool = false)
  /// A `--make` expression that is malformed or names no layout of the files.
  case make(expression: String, reason: String)
  /// A machine that lacks what compiling takes: a compiler, the kit's modules, a place to write.
  case unavailable(String)
  /// A request to stop, which came while the compiler was at work.
  case interrupted
  /// An answer of the compiler that the kit does not understand, or a compiler that crashed.
  case fault(String)

  /// The exit code that the command ends with.
  ///
  /// 64 is wrong usage, 65 bad input, 69 something that could not run, 70 a fault of the kit,
  /// 130 an interruption.
  var exitCode: Int32 {
    switch self {
    case .make: 64
    case .unreadable, .notCompiling, .noLayout, .clash: 65
    case .unavailable: 69
    case .fault: 70
    case .interrupted: 130
    }
  }

  /// The messages to show, in order, each with the place it is about.
  var messages: [SourceMessage] {
    switch self {
    case .unreadable(let message):
      [message]
    case .notCompiling(let messages), .noLayout(let messages):
      messages
    case .clash(let name, let first, let second, let withPrelude):
      [
        SourceMessage(
          file: second.file, line: second.line,
          text: "'\(name)' is declared here and in \(first.place); "
            + (withPrelude
              ? "a prelude adds what the files lack, so take it out of one of them"
              : "files named together are compiled as one module, so check them one at a time")),
        first,
      ]
    case .make(let expression, let reason):
      [SourceMessage(text: "--make '\(expression)': \(reason)")]
    case .unavailable(let reason), .fault(let reason):
      [SourceMessage(text: reason)]
    case .interrupted:
      [SourceMessage(text: "it was interrupted before the layouts were compiled")]
    }
  }
}

extension SourceError: CustomStringConvertible {
  /// The messages, one a line.
  var description: String {
    messages.map(\.description).joined(separator: "\n")
  }
}
