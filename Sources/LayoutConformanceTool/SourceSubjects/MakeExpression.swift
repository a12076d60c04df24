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

  /// The words in it.
  var words: [String] {
    let scanner = SourceScanner(Array(text.utf8))
    return scanner.tokens(in: 0..<text.utf8.count).filter { $0.kind == .word }.map(scanner.text)
  }

  /// How many names of the expression are the end of a type's path; 0 where it makes another type.
  ///
  /// `Flow(…)` and `Outer.Flow(…)` both make `Outer.Flow`, the second more surely.
  func match(_ type: SurveyedType) -> Int {
    let names = Array(type.levels.map(\.name).reversed())
    return path.indices.last { last in names.starts(with: path[...last].reversed()) }
      .map { $0 + 1 } ?? 0
  }

  /// The expression as code: an argument that is a range of numbers, where the layout takes a number, is
  /// drawn from that range by its name.
  func code(making type: SurveyedType) -> String {
    var code = text
    for argument in arguments.reversed() {
      let parameters = type.initializers.flatMap { initializer in
        argument.label == nil
          ? Array(initializer.parameters.dropFirst(argument.index).prefix(1))
          : initializer.parameters.filter { $0.label == argument.label }
      }
      let draws = parameters.lazy.compactMap { parameter -> String? in
        guard parameter.label == argument.label else { return nil }
        return KnownType(mangled: ValueDrawing.unwrapped(parameter.type))?
          .draw(in: argument.value, named: parameter.label ?? parameter.name)
      }
      guard let draw = draws.first else { continue }
      code.replaceSubrange(argument.range(in: code), with: draw)
    }
    return code
  }

  /// The arguments of the outermost call that are ranges of numbers.
  private var arguments: [RangeArgument] {
    let scanner = SourceScanner(Array(text.utf8))
    var all: [RangeArgument] = []
    var depth = 0
    var (start, index) = (0, 0)
    for token in scanner.tokens(in: 0..<text.utf8.count) {
      guard case .mark(let mark) = token.kind else { continue }
      let isEnd = [UInt8(ascii: ","), UInt8(ascii: ")")].contains(mark)
      if depth == 1, isEnd {
        let argument = scanner.text(from: start, to: token.range.lowerBound)
        all += RangeArgument(argument, start: start, index: index).map { [$0] } ?? []
        index += 1
      }
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      let begins = [UInt8(ascii: "("), UInt8(ascii: ",")].contains(mark)
      if depth == 1, begins { start = token.range.upperBound }
    }
    return all
  }

  /// An argument that is a range of numbers.
  private struct RangeArgument {
    /// The argument label, or nil where there is none.
    let label: String?
    /// The range as it is written.
    let value: String
    /// The number of the argument in the call.
    let index: Int
    private let start: Int

    init?(_ argument: String, start: Int, index: Int) {
      let form = /^\s*(?:(\w+)\s*:)?\s*(-?[0-9][0-9._]*\s*\.\.\.\s*-?[0-9][0-9._]*)\s*$/
      guard let match = argument.wholeMatch(of: form) else { return nil }
      label = match.output.1.map(String.init)
      value = String(match.output.2)
      self.index = index
      self.start = start + argument[..<match.output.2.startIndex].utf8.count
    }

    /// Where the range stands in the expression.
    func range(in text: String) -> Range<String.Index> {
      let bytes = text.utf8
      let begin = bytes.index(bytes.startIndex, offsetBy: start)
      return begin..<bytes.index(begin, offsetBy: value.utf8.count)
    }
  }
}
