/// The declarations at the top level of a file, found without a compiler.
struct TopDeclarations: Hashable, Sendable {
  /// The declarations, in order.
  let items: [TopDeclaration]
  /// Whether the brackets of the file match, without which nothing is known about it.
  let isBalanced: Bool

  /// Reads a file.
  init(of file: SourceFile) {
    var reader = Reader(SourceScanner(file.bytes))
    reader.read(from: SourceCopy.preamble(of: file.bytes), to: file.bytes.count)
    items = reader.items
    isBalanced = reader.isBalanced
  }
}

/// Reads the tokens of a file once, and cuts them at the top level.
private struct Reader {
  private let scanner: SourceScanner
  private(set) var items: [TopDeclaration] = []
  private(set) var isBalanced = true
  private var part: [Piece] = []
  private var depth = 0
  private var braces = 0
  private var keyword = ""

  private struct Piece {
    var token: SourceScanner.Token
    var text: String
    /// The brackets around it.
    var depth: Int
    var isFirstInLine: Bool
  }

  init(_ scanner: SourceScanner) {
    self.scanner = scanner
  }

  mutating func read(from start: Int, to limit: Int) {
    var next = start
    while let token = scanner.token(from: next, to: limit) {
      let isFirst = scanner.hasNewline(from: next, to: token.range.lowerBound)
      next = token.range.upperBound
      take(
        Piece(
          token: token, text: scanner.text(token), depth: depth,
          isFirstInLine: isFirst || part.isEmpty))
    }
    finish()
    if depth != 0 { isBalanced = false }
  }

  private mutating func take(_ piece: Piece) {
    if piece.token.kind == .directive {
      // A condition around whole declarations belongs to none of them; one inside does.
      if depth == 0, !keyword.isEmpty { finish() }
      if depth > 0 { part.append(piece) }
      return
    }
    if depth == 0, begins(piece) { finish() }
    if part.isEmpty, piece.text == ";" { return }
    var piece = piece
    switch piece.token.kind {
    case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
    case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")):
      depth -= 1
      piece.depth = depth
    default: break
    }
    if depth < 0 { (isBalanced, depth) = (false, 0) }
    part.append(piece)
    if keyword.isEmpty, piece.depth == 0, TopDeclaration.keywords.contains(piece.text),
      piece.token.kind == .word
    {
      keyword = piece.text
    }
    if depth == 0, piece.text == "}", Self.endWithBrace.contains(keyword) { finish() }
  }

  private static let endWithBrace = TopDeclaration.types.union(["func", "precedencegroup"])

  /// Whether a token at the top level begins something new.
  private func begins(_ piece: Piece) -> Bool {
    guard let last = part.last else { return false }
    if last.text == ";" { return true }
    guard piece.isFirstInLine, !Self.endWithBrace.contains(keyword) else { return false }
    let isStart =
      TopDeclaration.keywords.contains(piece.text)
      || TopDeclaration.modifiers.contains(piece.text) || ["@", "#"].contains(piece.text)
    if keyword.isEmpty {
      // Attributes and modifiers may have lines of their own; a macro or a statement ends before.
      let isPrefix = part[0].text == "@" || TopDeclaration.modifiers.contains(part[0].text)
      return !isPrefix && isStart
    }
    if isStart { return true }
    let continues =
      last.token.kind == .symbol && last.text != "?" && last.text != "!"
      || [",", ".", ":", "in", "else", "let", "var", "typealias", "throws", "try", "await"]
        .contains(last.text)
    return piece.token.kind == .word && !continues
      && !["else", "where", "in", "as", "is"]
        .contains(piece.text)
  }

  private mutating func finish() {
    defer { (part, keyword) = ([], "") }
    guard let first = part.first, let last = part.last else { return }
    var item = TopDeclaration(
      keyword: keyword, bytes: first.token.range.lowerBound..<last.token.range.upperBound,
      keywordStart: last.token.range.upperBound)
    if let position = part.firstIndex(where: { $0.depth == 0 && $0.text == keyword }) {
      item.keywordStart = part[position].token.range.lowerBound
      item.isPrivate = part[..<position].contains { ["private", "fileprivate"].contains($0.text) }
      item.names = names(after: position)
    }
    for piece in part {
      switch piece.token.kind {
      case .word: item.words.insert(Self.plain(piece.text))
      case .symbol: item.words.insert(piece.text)
      case .literal where piece.text.contains("("):
        item.words.formUnion(
          piece.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      default: break
      }
    }
    for position in part.indices where part[position].token.kind == .word {
      readInside(position, &item)
    }
    items.append(item)
  }

  /// Takes note of a member or a header that begins at a position.
  private func readInside(_ position: Int, _ item: inout TopDeclaration) {
    let piece = part[position]
    if piece.depth == 1, Self.ofMembers.contains(piece.text), position + 1 < part.count {
      let name = ["init", "subscript"].contains(piece.text) ? piece.text : part[position + 1].text
      item.members.insert(Self.plain(name))
      if piece.text == "case" {
        let rest = part[(position + 1)...].prefix { !$0.isFirstInLine && $0.depth >= 1 }
        item.members.formUnion(rest.filter { $0.token.kind == .word }.map { Self.plain($0.text) })
      }
    }
    guard TopDeclaration.types.contains(piece.text), position + 1 < part.count,
      part[position + 1].token.kind == .word
    else { return }
    let names = inherited(after: position)
    item.inheritedInside.formUnion(names)
    if piece.depth == 0 { item.inherited.formUnion(names) }
  }

  private static let ofMembers: Set = [
    "actor", "associatedtype", "case", "class", "enum", "func", "init", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  /// The names that a declaration at the top level has.
  private func names(after position: Int) -> [String] {
    let rest = part[(position + 1)...]
    switch keyword {
    case "import": return rest.filter { $0.token.kind == .word }.map(\.text)
    case "extension":
      let path = rest.prefix { $0.token.kind == .word || $0.text == "." }
      // The extended type is known by its last word, and by those before it.
      return path.filter { $0.text != "." && $0.text != "where" }.map { Self.plain($0.text) }
        .reversed()
    case "let", "var":
      var found: [String] = []
      var isName = true
      for piece in rest {
        if piece.depth == 0, ["=", ":", "{"].contains(piece.text) { isName = false }
        if piece.depth == 0, piece.text == "," { isName = true }
        if isName, piece.token.kind == .word {
          found.append(Self.plain(piece.text))
          if piece.depth == 0 { isName = false }
        }
      }
      return found
    default: return rest.prefix(1).map { Self.plain($0.text) }
    }
  }

  /// The names after the colon of the header that begins at a position.
  private func inherited(after position: Int) -> Set<String> {
    var found: Set<String> = []
    var angles = 0
    var isAfterColon = false
    for piece in part[(position + 1)...] {
      if piece.text == "{" || piece.text == "where" { break }
      if piece.token.kind == .symbol, piece.text != "->" {
        angles += piece.text.count { $0 == "<" } - piece.text.count { $0 == ">" }
      } else if piece.text == ":", angles == 0 {
        isAfterColon = true
      } else if isAfterColon, angles == 0, piece.token.kind == .word {
        found.insert(Self.plain(piece.text))
      }
    }
    return found
  }

  /// A name without the backticks around it.
  private static func plain(_ word: String) -> String {
    word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
  }
}
