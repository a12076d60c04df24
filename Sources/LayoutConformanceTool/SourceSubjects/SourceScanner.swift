/// A scanner of Swift's tokens, as far as finding where declarations begin and end takes.
///
/// The compiler says where the last token of a declaration begins, not where it ends, and gives no
/// place for braces and colons of a header; those few facts are read from the text.
struct SourceScanner: Sendable {
  /// A token and its range of bytes.
  struct Token: Hashable, Sendable {
    /// What the token is.
    enum Kind: Hashable, Sendable {
      /// A name or a keyword.
      case word
      /// A line that begins with `#if`, `#elseif`, `#else` or `#endif`.
      case directive
      /// A string, regular expression or number.
      case literal
      /// A run of operator characters.
      case symbol
      /// One of the other characters, such as a brace.
      case mark(UInt8)
    }

    var kind: Kind
    var range: Range<Int>
  }

  private let bytes: [UInt8]

  /// Makes a scanner of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first token at or after a byte, or nil where only spaces and comments follow.
  func token(from start: Int, to limit: Int) -> Token? {
    let begin = skipTrivia(from: start, to: limit)
    guard begin < limit else { return nil }
    return token(at: begin)
  }

  /// The tokens that begin in a range.
  func tokens(in range: Range<Int>) -> [Token] {
    var found: [Token] = []
    var next = range.lowerBound
    while let token = token(from: next, to: range.upperBound) {
      found.append(token)
      next = token.range.upperBound
    }
    return found
  }

  /// The text of a token.
  func text(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}

// MARK: - Tokens

extension SourceScanner {
  /// The token that begins at a byte which is neither space nor comment.
  private func token(at begin: Int) -> Token {
    let byte = bytes[begin]
    func token(_ kind: Token.Kind, to end: Int) -> Token {
      Token(kind: kind, range: begin..<min(max(end, begin + 1), bytes.count))
    }
    switch byte {
    case UInt8(ascii: "\""):
      return token(.literal, to: endOfString(quote: begin, pounds: 0))
    case UInt8(ascii: "#"):
      return hashToken(at: begin, token)
    case UInt8(ascii: "`"):
      let end = bytes[(begin + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? begin
      return token(.word, to: end + 1)
    case _ where Self.isDigit(byte):
      return token(.literal, to: end(from: begin) { Self.isWord($0) })
    case _ where Self.isWord(byte):
      return token(.word, to: end(from: begin) { Self.isWord($0) })
    case _ where Self.isOperator(byte):
      return token(.symbol, to: endOfOperator(from: begin))
    default:
      return token(.mark(byte), to: begin + 1)
    }
  }

  /// A token that begins with `#`: a raw literal, a directive line, or the mark itself.
  private func hashToken(at begin: Int, _ token: (Token.Kind, Int) -> Token) -> Token {
    let pounds = end(from: begin) { $0 == UInt8(ascii: "#") } - begin
    let after = begin + pounds
    if after < bytes.count, bytes[after] == UInt8(ascii: "\"") {
      return token(.literal, endOfString(quote: after, pounds: pounds))
    }
    if after < bytes.count, bytes[after] == UInt8(ascii: "/") {
      return token(.literal, endOfDelimited(from: after + 1, pounds: pounds))
    }
    let word = String(
      decoding: bytes[after..<end(from: after) { Self.isWord($0) }], as: UTF8.self)
    if ["if", "elseif", "else", "endif"].contains(word) {
      return token(.directive, end(from: begin) { $0 != UInt8(ascii: "\n") })
    }
    return token(.mark(UInt8(ascii: "#")), after)
  }

  /// The end of a run of operator characters, which a comment ends.
  private func endOfOperator(from begin: Int) -> Int {
    var index = begin
    while index < bytes.count, Self.isOperator(bytes[index]), !isComment(at: index) {
      index += 1
    }
    return index
  }

  /// The end of a string whose opening quote stands at `quote`, after `pounds` number signs.
  private func endOfString(quote: Int, pounds: Int) -> Int {
    let mark = UInt8(ascii: "\"")
    let isLong = has([mark, mark, mark], at: quote)
    let closing =
      [UInt8](repeating: mark, count: isLong ? 3 : 1)
      + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var index = quote + (isLong ? 3 : 1)
    while index < bytes.count {
      if has(closing, at: index) { return index + closing.count }
      if has(escape, at: index) {
        index += escape.count
        guard index < bytes.count else { break }
        index =
          bytes[index] == UInt8(ascii: "(") ? endOfParentheses(from: index) : index + 1
      } else if bytes[index] == UInt8(ascii: "\n"), !isLong {
        // The compiler has said what is wrong with this string; the next line is code again.
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// The end of an interpolation, whose opening parenthesis stands at `begin`.
  private func endOfParentheses(from begin: Int) -> Int {
    var depth = 0
    var next = begin
    while let token = token(from: next, to: bytes.count) {
      next = token.range.upperBound
      switch token.kind {
      case .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ")")): depth -= 1
      default: break
      }
      if depth == 0 { break }
    }
    return next
  }

  /// The end of a raw regular expression.
  private func endOfDelimited(from begin: Int, pounds: Int) -> Int {
    let closing = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var index = begin
    while index < bytes.count, !has(closing, at: index) { index += 1 }
    return min(index + closing.count, bytes.count)
  }
}

// MARK: - Characters

extension SourceScanner {
  private func skipTrivia(from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if has([UInt8(ascii: "/"), UInt8(ascii: "/")], at: index) {
        index = end(from: index) { $0 != UInt8(ascii: "\n") }
      } else if has([UInt8(ascii: "/"), UInt8(ascii: "*")], at: index) {
        index = endOfComment(from: index)
      } else {
        break
      }
    }
    return index
  }

  /// The end of a comment in `/* … */`, which may hold others.
  private func endOfComment(from begin: Int) -> Int {
    var depth = 0
    var index = begin
    while index < bytes.count {
      if has([UInt8(ascii: "/"), UInt8(ascii: "*")], at: index) {
        depth += 1
        index += 2
      } else if has([UInt8(ascii: "*"), UInt8(ascii: "/")], at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func isComment(at index: Int) -> Bool {
    has([UInt8(ascii: "/"), UInt8(ascii: "/")], at: index)
      || has([UInt8(ascii: "/"), UInt8(ascii: "*")], at: index)
  }

  private func has(_ text: [UInt8], at index: Int) -> Bool {
    index + text.count <= bytes.count && bytes[index..<index + text.count].elementsEqual(text)
  }

  private func end(from begin: Int, while holds: (UInt8) -> Bool) -> Int {
    var index = begin
    while index < bytes.count, holds(bytes[index]) { index += 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte belongs to a word; all letters beyond ASCII are taken for such.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?".utf8.contains(byte)
  }
}
