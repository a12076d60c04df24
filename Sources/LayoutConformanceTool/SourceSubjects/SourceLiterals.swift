import LayoutConformance

/// The number and string literals of a file, as far as layouts may decide by them.
struct SourceLiterals: Sendable {
  private var numbers: [(place: Int, value: Double)] = []
  private var words: [(place: Int, value: String)] = []

  /// Reads the literals of a text in UTF-8.
  init(of bytes: [UInt8]) {
    let scanner = SourceScanner(bytes)
    var tokens = scanner.tokens(in: 0..<bytes.count)[...]
    var previous: SourceScanner.Token?
    while let token = tokens.popFirst() {
      defer { previous = token }
      guard token.kind == .literal else { continue }
      var text = scanner.text(token)
      if text.hasPrefix("\"") {
        note(word: text, at: token.range.lowerBound)
        continue
      }
      // `pair.0` is no number.
      if let previous, scanner.text(previous).hasSuffix("."),
        previous.range.upperBound == token.range.lowerBound
      {
        continue
      }
      if let point = tokens.first, let fraction = tokens.dropFirst().first,
        scanner.text(point) == ".", point.range.lowerBound == token.range.upperBound,
        fraction.range.lowerBound == point.range.upperBound, fraction.kind == .literal
      {
        text += "." + scanner.text(fraction)
        tokens = tokens.dropFirst(2)
      }
      note(number: text, at: token.range.lowerBound)
    }
  }

  private mutating func note(number text: String, at place: Int) {
    guard let value = Double(text.filter { $0 != "_" }), value.isFinite, value < 1e6 else { return }
    // Small whole numbers are drawn anyway.
    guard value >= 3 || value != value.rounded() else { return }
    numbers.append((place, value))
  }

  /// Notes a literal of one line without anything put into it, if it is short: long ones are messages.
  private mutating func note(word text: String, at place: Int) {
    let word = text.dropFirst().dropLast()
    guard (1...24).contains(word.count), !word.contains("\\"), !word.contains("\"") else { return }
    words.append((place, String(word)))
  }

  /// The literals that begin at some of the bytes.
  func constants(where isMeant: (Int) -> Bool) -> SourceConstants {
    SourceConstants(
      numbers: numbers.filter { isMeant($0.place) }.map(\.value),
      words: words.filter { isMeant($0.place) }.map(\.value))
  }

  /// The constants of several places, each once, the first ones of too many.
  static func joined(_ parts: [SourceConstants]) -> SourceConstants {
    func first<T: Hashable>(_ most: Int, of all: [T]) -> [T] {
      var seen: Set<T> = []
      return Array(all.filter { seen.insert($0).inserted }.prefix(most))
    }
    return SourceConstants(
      numbers: first(24, of: parts.flatMap(\.numbers)), words: first(8, of: parts.flatMap(\.words)))
  }
}
