/// An expression that the user gives with `--make` for a layout that cannot be guessed.
struct MakeExpression: Hashable, Sendable {
  /// The expression as given, without spaces around it.
  let text: String
  /// The names at its beginning: `Outer`, `Flow` in `Outer.Flow(spacing: 8)`.
  let path: [String]

  /// Reads an expression.
  ///
  /// - Throws: `SourceError.make` where it does not begin with a type's name, or spans lines.
  init(_ argument: String) throws(SourceError) {
    let text = argument.split(whereSeparator: \.isWhitespace).isEmpty ? "" : argument
    let scanner = SourceScanner(Array(text.utf8))
    let tokens = scanner.tokens(in: 0..<text.utf8.count)
    var path: [String] = []
    for token in tokens {
      if token.kind == .word, scanner.text(token).first?.isLowercase == false {
        path.append(scanner.text(token))
      } else if token.kind != .mark(UInt8(ascii: ".")) {
        break
      }
    }
    guard !path.isEmpty, !text.contains(where: \.isNewline) else {
      throw .make(
        expression: argument,
        reason: "must be an expression that begins with a layout's name, such as "
          + "'FlowLayout(spacing: 8)'")
    }
    self.text = text
    self.path = path
  }

  /// How many names of the expression are the end of a type's path; 0 where it makes another type.
  ///
  /// `Flow(…)` and `Outer.Flow(…)` both make `Outer.Flow`, the second more surely.
  func match(_ type: SurveyedType) -> Int {
    let names = Array(type.levels.map(\.name).reversed())
    return path.indices.last { last in names.starts(with: path[...last].reversed()) }
      .map { $0 + 1 } ?? 0
  }
}
