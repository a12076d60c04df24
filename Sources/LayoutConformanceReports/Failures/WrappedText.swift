import LayoutConformance

extension String {
  /// The text in lines of so many columns, broken between words; a word that is longer stands alone.
  ///
  /// - Parameters:
  ///   - width: The columns of a line; `nil` for one line.
  ///   - first: The columns that are taken before the first line.
  ///   - indent: What stands before the other lines.
  /// - Returns: The lines, one at least.
  package func wrapped(to width: Int?, after first: Int = 0, indent: String = "") -> [String] {
    guard let width, first + count > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var used = first
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let isBegun = !line.isEmpty && line != indent
      if isBegun, used + 1 + word.count > width {
        lines.append(line)
        line = indent + word
        used = line.count
      } else {
        line += isBegun ? " \(word)" : String(word)
        used += word.count + (isBegun ? 1 : 0)
      }
    }
    return lines + [line]
  }
}
