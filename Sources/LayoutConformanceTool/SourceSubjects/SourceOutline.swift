/// The declarations of one of the user's files.
struct SourceOutline: Hashable, Sendable {
  /// The file.
  let file: SourceFile
  /// The declarations at the top level, in order.
  let items: [SourceItem]
  /// The ranges of `@main`, which no copy keeps: the checker has its own.
  let mainAttributes: [Range<Int>]

  /// Makes an outline of what the compiler says about a file.
  init(file: SourceFile, dump: CompilerDump) {
    self.file = file
    let reader = OutlineReader(file: file)
    items = reader.items(of: dump.items, within: reader.start..<file.bytes.count)
    mainAttributes = reader.mainAttributes(of: items)
  }

  /// The modules that the file imports at its top level.
  var imports: [String] {
    items.filter { $0.kind == .module }.flatMap(\.names)
  }
}

/// Reads items from the compiler's nodes and the text between them.
private struct OutlineReader {
  let file: SourceFile
  let scanner: SourceScanner

  init(file: SourceFile) {
    self.file = file
    scanner = SourceScanner(file.bytes)
  }

  /// The first byte after a byte order mark and a `#!` line.
  var start: Int { SourceCopy.preamble(of: file.bytes) }

  func items(of nodes: [CompilerDump.Node], within range: Range<Int>) -> [SourceItem] {
    var items: [SourceItem] = []
    var previousEnd = range.lowerBound
    // What a macro expands to has ranges in a text of its own, beyond those of its owner.
    let nodes = nodes.filter {
      !$0.isImplicit && $0.range.map { range.contains($0.upperBound) } == true
    }
    .sorted { $0.start < $1.start }
    for (index, node) in nodes.enumerated() {
      guard node.start >= previousEnd, !Self.partsOfOthers.contains(node.kind) else { continue }
      let variables = nodes[(index + 1)...].prefix { $0.kind == "var_decl" }
      // Whatever the last token is, it ends before the next declaration begins.
      let next = nodes[(index + 1)...].first {
        $0.start > node.range?.upperBound ?? node.start && !Self.partsOfOthers.contains($0.kind)
      }
      let item = item(
        node, variables: Array(variables), after: previousEnd, before: next?.start)
      previousEnd = item.end
      items.append(item)
    }
    return items
  }

  /// Nodes that repeat what stands in a node before them.
  private static let partsOfOthers: Set = ["var_decl", "enum_element_decl", "accessor_decl"]

  private func item(
    _ node: CompilerDump.Node, variables: [CompilerDump.Node], after previousEnd: Int,
    before next: Int?
  ) -> SourceItem {
    let place = node.range ?? previousEnd...previousEnd
    let limit = next ?? file.bytes.count
    let last = scanner.token(from: place.upperBound, to: limit)
    let end = endWithLiteral(min(last?.range.upperBound ?? limit, limit), before: limit)
    var item = SourceItem(
      kind: .other, title: "", names: node.name.isEmpty ? [] : [node.name],
      start: firstByte(of: place.lowerBound, after: previousEnd), keyword: place.lowerBound,
      end: endWithSemicolon(end), isPrivate: ["private", "fileprivate"].contains(node.access),
      members: [])
    describe(&item, node, variables)
    if [.type, .protocol, .extension].contains(item.kind) {
      let header = Header(scanner, in: place.lowerBound..<end)
      item.inheritance = header.inheritance
      if let body = header.body {
        item.members = items(of: node.members, within: body..<end)
      }
      if item.kind == .extension {
        item.title = "extension \(header.subject)"
        item.names = [header.subject] + item.members.flatMap(\.names)
      }
    }
    return item
  }

  private func describe(
    _ item: inout SourceItem, _ node: CompilerDump.Node, _ variables: [CompilerDump.Node]
  ) {
    let keyword = scanner.token(from: item.keyword, to: item.end).map(scanner.text) ?? ""
    switch node.kind {
    case "import_decl":
      item.kind = .module
      item.names = node.modulePath.first.map { [$0] } ?? []
      item.title = "import \(node.modulePath.joined(separator: "."))"
    case "struct_decl", "class_decl", "enum_decl":
      item.kind = .type
      item.title = "\(keyword) \(node.name)"
    case "protocol":
      item.kind = .protocol
      item.title = "protocol \(node.name)"
    case "extension_decl":
      item.kind = .extension
    case "pattern_binding_decl":
      item.names = variables.map(\.name)
      item.kind = isComputed(item) ? .computed : .storage
      item.title = "\(keyword) \(item.names.joined(separator: ", "))"
    case "constructor_decl":
      item.kind = .initializer
      item.title = "init(\(node.labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()))"
    case "macro_expansion_decl":
      let name = scanner.tokens(in: item.keyword..<item.end).dropFirst().first.map(scanner.text)
      item.title = "#\(name ?? "")"
    case "top_level_code_decl":
      item.kind = .code
      item.title = "code outside of any declaration"
    default:
      item.title = node.name.isEmpty ? keyword : "\(keyword) \(node.name)"
    }
  }

  /// Whether variables have a body instead of storage: a brace, and no `=` before it.
  private func isComputed(_ item: SourceItem) -> Bool {
    for token in scanner.tokens(in: item.keyword..<item.end) {
      if token.kind == .mark(UInt8(ascii: "{")) { return !hasObservers(after: token, in: item) }
      if token.kind == .symbol, scanner.text(token) == "=" { return false }
    }
    return false
  }

  private func hasObservers(after brace: SourceScanner.Token, in item: SourceItem) -> Bool {
    guard let word = scanner.token(from: brace.range.upperBound, to: item.end) else { return false }
    return ["willSet", "didSet"].contains(scanner.text(word))
  }

  /// The first byte of the attributes and modifiers before a keyword.
  private func firstByte(of keyword: Int, after previousEnd: Int) -> Int {
    let tokens = scanner.tokens(in: previousEnd..<keyword)
    let first = tokens.first { token in
      token.kind != .directive && token.kind != .mark(UInt8(ascii: ";"))
    }
    return min(first?.range.lowerBound ?? keyword, keyword)
  }

  /// The end with a literal behind it in the same line, and the `=` before that: one that is too
  /// wrong is no part of what the compiler says of its declaration.
  private func endWithLiteral(_ end: Int, before limit: Int) -> Int {
    var next = scanner.token(from: end, to: limit)
    if let token = next, scanner.text(token) == "=" {
      next = scanner.token(from: token.range.upperBound, to: limit)
    }
    guard let next, next.kind == .literal,
      file.line(of: next.range.lowerBound) == file.line(of: end)
    else { return end }
    return min(next.range.upperBound, limit)
  }

  private func endWithSemicolon(_ end: Int) -> Int {
    guard let next = scanner.token(from: end, to: file.bytes.count),
      next.kind == .mark(UInt8(ascii: ";"))
    else { return end }
    return next.range.upperBound
  }

  func mainAttributes(of items: [SourceItem]) -> [Range<Int>] {
    items.flatMap { item in
      let tokens = scanner.tokens(in: item.start..<item.keyword)
      return zip(tokens, tokens.dropFirst())
        .filter { $0.kind == .mark(UInt8(ascii: "@")) && scanner.text($1) == "main" }
        .map { $0.range.lowerBound..<$1.range.upperBound }
    }
  }
}

extension CompilerDump.Node {
  fileprivate var start: Int { range?.lowerBound ?? 0 }
}

/// What stands before the brace of a type, protocol or extension.
private struct Header {
  /// The name, or the path of the extended type.
  var subject = ""
  /// The part from the colon on.
  var inheritance: SourceItem.Inheritance?
  /// The byte after the brace.
  var body: Int?

  init(_ scanner: SourceScanner, in range: Range<Int>) {
    var depth = 0
    var colon: Int?
    var names: [String] = []
    var lastEnd = range.lowerBound
    var isConstraint = false
    for token in scanner.tokens(in: range).dropFirst() {
      let text = scanner.text(token)
      if text == "{", depth == 0 {
        body = token.range.upperBound
        break
      }
      depth += Self.change(of: depth, by: token, text)
      if text == "where", depth == 0 {
        isConstraint = true
      } else if text == ":", depth == 0, colon == nil, !isConstraint {
        colon = token.range.lowerBound
      } else if colon == nil, !isConstraint, depth == 0, text != ">" {
        subject += text
      } else if colon != nil, token.kind == .word, !isConstraint {
        names.append(text)
      }
      if !isConstraint { lastEnd = token.range.upperBound }
    }
    if let colon {
      inheritance = SourceItem.Inheritance(names: names, range: colon..<lastEnd)
    }
  }

  private static func change(
    of depth: Int, by token: SourceScanner.Token, _ text: String
  ) -> Int {
    switch token.kind {
    case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): 1
    case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): -1
    case .symbol where text == "->": 0
    case .symbol:
      text.filter { $0 == "<" }.count - text.filter { $0 == ">" }.count
    default: 0
    }
  }
}
