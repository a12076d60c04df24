import LayoutAPI

/// The lines of a text and their size, by the rule of `Text`.
struct TextMeasure: Sendable {
  static let characterWidth: CGFloat = 8
  static let lineHeight: CGFloat = 20
  static let ascent: CGFloat = 16

  /// No distance between two texts, the default one between a text and another view.
  static var spacing: ViewSpacing {
    ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil, category: .text)
  }

  /// The baselines of the first line and of the last one.
  static func baseline(_ guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    switch guide {
    case VerticalAlignment.firstTextBaseline.key: min(ascent, dimensions.height)
    case VerticalAlignment.lastTextBaseline.key:
      max(0, dimensions.height - (lineHeight - ascent))
    default: nil
    }
  }

  // The lengths of the words of each paragraph, in characters.
  private let paragraphs: [[Int]]
  private let lineLimit: Int?

  init(_ text: String, lineLimit: Int? = nil) {
    paragraphs =
      text.isEmpty
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
        paragraph.split(separator: " ", omittingEmptySubsequences: false).map(\.count)
      }
    self.lineLimit = lineLimit
  }

  /// The size for a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize {
    var lines = paragraphs.flatMap { Self.lines($0, perLine: charactersPerLine(proposal.width)) }
    var count = lines.count
    if let lineLimit { count = min(count, max(1, lineLimit)) }
    if let height = proposal.height, height < CGFloat(count) * Self.lineHeight {
      count = max(1, Int(max(0, height) / Self.lineHeight))
    }
    lines = Array(lines.prefix(count))
    return CGSize(
      width: CGFloat(lines.max() ?? 0) * Self.characterWidth,
      height: CGFloat(lines.count) * Self.lineHeight)
  }

  /// The number of characters per line, `Int.max` where the width is no limit.
  private func charactersPerLine(_ width: CGFloat?) -> Int {
    guard let width else { return .max }
    let longest = paragraphs.map { $0.reduce($0.count - 1, +) }.max() ?? 0
    guard width < CGFloat(longest) * Self.characterWidth else { return .max }
    return max(1, Int(max(0, width) / Self.characterWidth))
  }

  /// The lengths of the lines of a paragraph, in characters.
  private static func lines(_ words: [Int], perLine: Int) -> [Int] {
    var lines: [Int] = []
    var line: Int?
    for word in words {
      if let current = line, current + 1 + word <= perLine {
        line = current + 1 + word
        continue
      }
      if let line { lines.append(line) }
      var rest = word
      while rest > perLine {
        lines.append(perLine)
        rest -= perLine
      }
      line = rest
    }
    return lines + [line ?? 0]
  }
}
