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

  /// Whether a line ends between two bytes.
  func hasNewline(from start: Int, to end: Int) -> Bool {
    bytes[start..<max(start, end)].contains { Self.isNewline($0) }
  }

  /// The text of a token.
  func text(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// The text of some bytes.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

// MARK: - Tokens

extension SourceScanner {
  /// The token that begins at a byte which is neither space nor comment.
  private func token(at begin: Int, mayBeRegex: Bool = true) -> Token {
    let byte = bytes[begin]
    func token(_ kind: Token.Kind, to end: Int) -> Token {
      Token(kind: kind, range: begin..<min(max(end, begin + 1), bytes.count))
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      // The compiler takes single quotes for a string, too, before it says that they are wrong.
      return token(.literal, to: endOfString(quote: begin, pounds: 0))
    case UInt8(ascii: "#"):
      return hashToken(at: begin, token)
    case UInt8(ascii: "`"):
      let end = end(from: begin + 1) { $0 != UInt8(ascii: "`") && !Self.isNewline($0) }
      return token(.word, to: has([UInt8(ascii: "`")], at: end) ? end + 1 : end)
    case _ where Self.isDigit(byte):
      return token(.literal, to: end(from: begin) { Self.isWord($0) })
    case _ where Self.isWord(byte):
      return token(.word, to: end(from: begin) { Self.isWord($0) })
    case _ where Self.isOperator(byte):
      if mayBeRegex, let end = endOfBareRegex(slash: begin) { return token(.literal, to: end) }
      return token(.symbol, to: endOfOperator(from: begin, mayBeRegex: mayBeRegex))
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
      return token(.literal, endOfRegex(slash: after, pounds: pounds))
    }
    let word = String(
      decoding: bytes[after..<end(from: after) { Self.isWord($0) }], as: UTF8.self)
    if ["if", "elseif", "else", "endif"].contains(word) {
      return token(.directive, endOfDirective(from: after))
    }
    return token(.mark(UInt8(ascii: "#")), after)
  }

  /// The end of a directive's line, which comments in it may move.
  private func endOfDirective(from begin: Int) -> Int {
    var index = begin
    while index < bytes.count, !isNewline(at: index) {
      index = isComment(at: index) ? endOfComment(from: index) : index + 1
    }
    return index
  }

  /// The end of a run of operator characters, which a comment ends, and a regular expression.
  private func endOfOperator(from begin: Int, mayBeRegex: Bool) -> Int {
    var index = begin
    while index < bytes.count, Self.isOperator(bytes[index]), !isComment(at: index) {
      if mayBeRegex, index > begin, endOfBareRegex(slash: index) != nil { break }
      index += 1
    }
    return index
  }

  /// The end of a string whose opening quote stands at `quote`, after `pounds` number signs.
  private func endOfString(quote: Int, pounds: Int) -> Int {
    let mark = bytes[quote]
    let isLong = isLongString(quote: quote, pounds: pounds)
    let closing = [UInt8](repeating: mark, count: isLong ? 3 : 1) + signs(pounds)
    let escape = [UInt8(ascii: "\\")] + signs(pounds)
    var index = quote + (isLong ? 3 : 1)
    while index < bytes.count {
      if has(closing, at: index) { return index + closing.count }
      if has(escape, at: index), index + escape.count < bytes.count {
        index += escape.count
        index =
          bytes[index] == UInt8(ascii: "(")
          ? endOfInterpolation(from: index, isLong: isLong) : endOfEscape(at: index, isLong: isLong)
      } else if isNewline(at: index), !isLong {
        // The compiler has said what is wrong with this string; the next line is code again.
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// Whether three quotes begin a string of many lines: after number signs they do only where the
  /// line does not close a shorter one, as `#"""#` does.
  private func isLongString(quote: Int, pounds: Int) -> Bool {
    let mark = UInt8(ascii: "\"")
    guard has([mark, mark, mark], at: quote) else { return false }
    guard pounds > 0 else { return true }
    let closing = [mark] + signs(pounds)
    var index = quote + 2
    while index < bytes.count, !isNewline(at: index) {
      if has(closing, at: index) { return false }
      index += 1
    }
    return true
  }

  /// The byte after the one that a backslash stands before; the end of a short string's line stays.
  private func endOfEscape(at index: Int, isLong: Bool) -> Int {
    isNewline(at: index) && !isLong ? index : index + 1
  }

  private func signs(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "#"), count: count)
  }

  /// The end of an interpolation, whose opening parenthesis stands at `begin`; in a short string it
  /// ends with the line at the latest.
  private func endOfInterpolation(from begin: Int, isLong: Bool) -> Int {
    var depth = 0
    var index = begin
    while index < bytes.count, isLong || !isNewline(at: index) {
      if Self.isSpace(bytes[index]) {
        index += 1
        continue
      }
      if isComment(at: index) {
        index = endOfComment(from: index)
        continue
      }
      // No regular expression: the compiler looks for quotes and parentheses alone.
      let token = token(at: index, mayBeRegex: false)
      index = token.range.upperBound
      switch token.kind {
      case .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ")")): depth -= 1
      default: break
      }
      if depth == 0 { break }
    }
    return index
  }
}

// MARK: - Regular expressions

extension SourceScanner {
  /// The end of a regular expression after number signs, whose slash stands at `slash`.
  ///
  /// It has many lines where nothing but spaces follows the slash.
  private func endOfRegex(slash: Int, pounds: Int) -> Int {
    let closing = [UInt8(ascii: "/")] + signs(pounds)
    let isLong = isNewline(at: end(from: slash + 1) { $0 == 0x20 || $0 == 0x09 })
    var index = slash + 1
    while index < bytes.count, isLong || !isNewline(at: index) {
      if has(closing, at: index) { return index + closing.count }
      let isEscape = bytes[index] == UInt8(ascii: "\\") && !isNewline(at: index + 1)
      index += isEscape ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// The end of a regular expression between bare slashes; nil where the slash is an operator.
  ///
  /// Like the compiler: no operand stands before it, it neither begins nor ends with a space, its
  /// parentheses are balanced, and it ends in its line.
  private func endOfBareRegex(slash: Int) -> Int? {
    var index = slash + 1
    guard bytes[slash] == UInt8(ascii: "/"), index < bytes.count, !Self.isSpace(bytes[index]),
      bytes[index] != UInt8(ascii: "/"), !isBoundOnTheLeft(slash)
    else { return nil }
    var depth = 0
    while index < bytes.count, !isNewline(at: index) {
      switch bytes[index] {
      case UInt8(ascii: "/"): return Self.isSpace(bytes[index - 1]) ? nil : index + 1
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return nil
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether an operand stands directly before the operator that a byte is a part of.
  private func isBoundOnTheLeft(_ index: Int) -> Bool {
    var start = index
    while start > 0, Self.isOperator(bytes[start - 1]) {
      // The end of a comment is a space.
      guard !has([UInt8(ascii: "*"), UInt8(ascii: "/")], at: start - 2) else { return false }
      start -= 1
    }
    guard start > 0 else { return false }
    return !Self.isSpace(bytes[start - 1]) && !"([{,;:".utf8.contains(bytes[start - 1])
  }
}

// MARK: - Characters

extension SourceScanner {
  private func skipTrivia(from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if isComment(at: index) {
        index = endOfComment(from: index)
      } else {
        break
      }
    }
    return index
  }

  /// The end of a comment: of the line after `//`, or of `/* … */`, which may hold others.
  private func endOfComment(from begin: Int) -> Int {
    if has([UInt8(ascii: "/"), UInt8(ascii: "/")], at: begin) {
      return end(from: begin) { !Self.isNewline($0) }
    }
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
    index >= 0 && index + text.count <= bytes.count
      && bytes[index..<index + text.count].elementsEqual(text)
  }

  private func end(from begin: Int, while holds: (UInt8) -> Bool) -> Int {
    var index = begin
    while index < bytes.count, holds(bytes[index]) { index += 1 }
    return index
  }

  private func isNewline(at index: Int) -> Bool {
    index < bytes.count && Self.isNewline(bytes[index])
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

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
