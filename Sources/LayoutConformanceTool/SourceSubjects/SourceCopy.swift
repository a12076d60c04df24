/// The copy of a user's file that is compiled: the same lines, some of them blank.
enum SourceCopy {
  /// The bytes before the first declaration that are no Swift: a byte order mark and a `#!` line.
  static func preamble(of bytes: [UInt8]) -> Int {
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    if bytes[start...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    return start
  }

  /// A file's text with some ranges blank; every other byte keeps its line and column.
  ///
  /// Lines that begin with `#if` and the like stay where `keepingDirectives` says so: attributes
  /// may be left out while the condition around them, which belongs to others too, may not.
  static func blank(
    _ bytes: [UInt8], wholly: [Range<Int>], keepingDirectives: [Range<Int>] = []
  ) -> [UInt8] {
    var copy = bytes
    func blank(_ range: Range<Int>) {
      for index in range.clamped(to: 0..<copy.count)
      where copy[index] != UInt8(ascii: "\n") && copy[index] != UInt8(ascii: "\r") {
        copy[index] = UInt8(ascii: " ")
      }
    }
    blank(0..<preamble(of: bytes))
    wholly.forEach(blank)
    let scanner = SourceScanner(bytes)
    for token in keepingDirectives.flatMap(scanner.tokens(in:)) where token.kind != .directive {
      blank(token.range)
    }
    return copy
  }
}
