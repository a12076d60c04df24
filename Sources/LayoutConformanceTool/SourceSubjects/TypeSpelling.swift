/// A name with the type and the default that the source gives it, as in a parameter list or after `var`.
struct TypeSpelling: Hashable, Sendable {
  /// The name before the colon, the last where there are two.
  var name: String
  /// The type after the colon, or nil where there is none.
  var type: String?
  /// The expression after the equals sign as it is written, or nil where there is none.
  var value: String?

  /// Reads a list that commas separate: `spacing: CGFloat = 8, columns: Int`.
  static func parts(_ scanner: SourceScanner, in range: Range<Int>) -> [TypeSpelling] {
    var parts = [TypeSpelling(name: "")]
    var depth = 0
    var isType = false
    var isOver = false
    var lastEnd = 0
    // Where the expression after an equals sign begins, and whether it is over.
    var valueStart: Int?
    var isWhole = false
    for token in scanner.tokens(in: range) {
      let text = scanner.text(token)
      if depth == 0, text == "," {
        parts.append(TypeSpelling(name: ""))
        isType = false
        isOver = false
        (valueStart, isWhole) = (nil, false)
        continue
      }
      if depth == 0, text == "=" || text == "{" { isOver = true }
      if depth == 0, text == "=", valueStart == nil {
        valueStart = token.range.upperBound
        continue
      }
      if let start = valueStart {
        // A brace that does not begin the expression begins the observers of a property.
        if depth == 0, text == "{", parts[parts.count - 1].value != nil { isWhole = true }
        depth += change(by: token, text)
        if !isWhole {
          parts[parts.count - 1].value = scanner.text(
            from: scanner.token(from: start, to: token.range.upperBound)?.range.lowerBound ?? start,
            to: token.range.upperBound)
        }
        continue
      }
      if depth == 0, text == ":" {
        isType = true
        lastEnd = token.range.upperBound
        continue
      }
      depth += change(by: token, text)
      guard !isOver else { continue }
      let index = parts.count - 1
      if isType {
        let gap = parts[index].type == nil || lastEnd == token.range.lowerBound ? "" : " "
        parts[index].type = (parts[index].type ?? "") + gap + text
        lastEnd = token.range.upperBound
      } else if token.kind == .word {
        parts[index].name = text
      }
    }
    return parts
  }

  private static func change(by token: SourceScanner.Token, _ text: String) -> Int {
    switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    case "->": 0
    case _ where token.kind == .symbol:
      text.count { $0 == "<" } - text.count { $0 == ">" }
    default: 0
    }
  }
}
