/// One message of the compiler, with the notes that belong to it.
struct CompilerMessage: Hashable, Sendable {
  /// The file as the compiler names it; empty where the message is about none.
  var file: String
  /// The line, from 1; 0 where the message is about none.
  var line: Int
  /// The column in bytes, from 1; 0 where the message is about none.
  var column: Int
  /// The compiler's sentence.
  var text: String
  /// The compiler's notes below the message.
  var notes: [CompilerMessage] = []
}

extension CompilerMessage {
  /// The errors in what the compiler wrote with `-diagnostic-style llvm`, in order.
  static func errors(in output: String) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    var isError = false
    for line in output.split(separator: "\n") {
      if let error = parse(line, severity: "error") {
        errors.append(error)
        isError = true
      } else if parse(line, severity: "warning") != nil {
        isError = false
      } else if isError, let note = parse(line, severity: "note") {
        errors[errors.count - 1].notes.append(note)
      }
    }
    return errors
  }

  /// Whether the message is about no place in a source file.
  var isPlaceless: Bool { ["", "<unknown>"].contains(file) }

  /// Whether the message says that a file of the toolchain's cannot be read or written, or that a
  /// module of the system's cannot be made, which is told where it is imported.
  var isOfToolchain: Bool {
    text.hasPrefix("could not build C module") || isPlaceless && text.hasPrefix("unable to ")
  }

  /// The words that the compiler quotes in the message and its notes, in order.
  var quotedWords: [String] {
    ([text] + notes.map(\.text)).flatMap { text in
      text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .flatMap { $0.element.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
        .map(String.init)
    }
  }

  /// Reads `path:line:column: severity: text`, whose path and position may be missing.
  private static func parse(_ line: Substring, severity: String) -> CompilerMessage? {
    if line.hasPrefix("\(severity): ") {
      let text = String(line.dropFirst(severity.count + 2))
      return CompilerMessage(file: "", line: 0, column: 0, text: text)
    }
    guard let mark = line.firstRange(of: ": \(severity): ") else { return nil }
    // A line of the user's code that quotes a message has no position before it.
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 2, let last = Int(place[place.count - 1]) else { return nil }
    let text = String(line[mark.upperBound...])
    if place.count >= 3, let first = Int(place[place.count - 2]) {
      let file = place[..<(place.count - 2)].joined(separator: ":")
      return CompilerMessage(file: file, line: first, column: last, text: text)
    }
    let file = place[..<(place.count - 1)].joined(separator: ":")
    return CompilerMessage(file: file, line: last, column: 0, text: text)
  }
}
