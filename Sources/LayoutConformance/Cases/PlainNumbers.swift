/// Numbers as people read them: six significant digits, and more only where two that differ would look
/// alike.
///
/// What is shortened is text that has numbers in it: a message, a case, calls. Exact values are in the
/// case's file.
package struct PlainNumbers {
  private let texts: [Substring: String]

  private static let digits = 6

  /// Looks at all lines that are read together.
  package init(in lines: [String]) {
    let written = Set(lines.flatMap(Self.numbers))
    let long = written.filter { $0.contains(".") }.filter {
      Decimal($0).map { $0.digits.count > Self.digits } ?? false
    }
    guard !long.isEmpty else {
      texts = [:]
      return
    }
    var texts: [Substring: String] = [:]
    var pending = long
    var precision = Self.digits
    while !pending.isEmpty {
      for text in pending { texts[text] = Decimal(text)?.rounded(to: precision) ?? String(text) }
      var values: [String: Set<Substring>] = [:]
      for text in written { values[texts[text] ?? String(text), default: []].insert(text) }
      precision += 1
      // More than a number has tells no more of it.
      guard precision < 20 else { break }
      pending = long.filter { values[texts[$0] ?? ""].map { $0.count > 1 } ?? false }
    }
    self.texts = texts
  }

  /// A line with its numbers shortened.
  package func shortened(_ line: String) -> String {
    guard !texts.isEmpty else { return line }
    var result = ""
    var rest = line[...]
    for number in Self.numbers(in: line) {
      guard let text = texts[number] else { continue }
      result += rest[..<number.startIndex] + text
      rest = line[number.endIndex...]
    }
    return result + rest
  }

  /// The numbers of a line that stand by themselves: not those of a name, a path or a version.
  private static func numbers(in line: String) -> [Substring] {
    line.matches(of: #/-?[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?/#).map(\.output).filter { match in
      let before = match.startIndex == line.startIndex ? nil : line[..<match.startIndex].last
      let after = line[match.endIndex...].first
      return before.map { !($0.isLetter || $0.isNumber || "._/\\:".contains($0)) } ?? true
        && after.map { !($0.isLetter || $0.isNumber || "_/\\".contains($0)) } ?? true
    }
  }

  /// The digits of a number without zeros at either end, and where its point is.
  private struct Decimal {
    let isNegative: Bool
    let digits: [UInt8]
    // The power of ten of the first digit.
    let exponent: Int

    init?(_ text: Substring) {
      let parts = text.split(separator: "e", maxSplits: 1)
      let sides = parts[0].drop { $0 == "-" }.split(
        separator: ".", omittingEmptySubsequences: false)
      guard sides.count == 2, let power = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
      let all = Array((String(sides[0]) + sides[1]).utf8).map { $0 - UInt8(ascii: "0") }
      let leading = all.prefix { $0 == 0 }.count
      isNegative = text.hasPrefix("-")
      digits = Self.trimmed(Array(all.dropFirst(leading)))
      exponent = sides[0].count - 1 - leading + power
    }

    private static func trimmed(_ digits: [UInt8]) -> [UInt8] {
      Array(digits.reversed().drop { $0 == 0 }.reversed())
    }

    /// The number with so many digits at most.
    func rounded(to count: Int) -> String {
      var kept = Array(digits.prefix(count))
      var exponent = exponent
      if digits.count > count, digits[count] >= 5 {
        var index = kept.count - 1
        while index >= 0, kept[index] == 9 {
          kept[index] = 0
          index -= 1
        }
        if index >= 0 {
          kept[index] += 1
        } else {
          kept.insert(1, at: 0)
          exponent += 1
        }
      }
      kept = Self.trimmed(kept)
      guard !kept.isEmpty else { return "0" }
      return (isNegative ? "-" : "") + Self.text(kept, exponent)
    }

    private static func text(_ digits: [UInt8], _ exponent: Int) -> String {
      let text = digits.map(String.init).joined()
      if exponent < -5 || exponent > 14 {
        let rest = text.count > 1 ? ".\(text.dropFirst())" : ""
        return "\(text.prefix(1))\(rest)e\(exponent < 0 ? "-" : "+")"
          + (abs(exponent) < 10 ? "0" : "") + "\(abs(exponent))"
      }
      if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text }
      let whole = exponent + 1
      guard text.count > whole else {
        return text + String(repeating: "0", count: whole - text.count)
      }
      return "\(text.prefix(whole)).\(text.dropFirst(whole))"
    }
  }
}
