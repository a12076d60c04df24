import Foundation

/// A page that people read: the README, an article, a landing page.
struct Page: Sendable {
  /// The path, from the folder of the package.
  let path: String
  /// The blocks of code, in order.
  let blocks: [Block]

  /// A block of code.
  struct Block: Sendable {
    /// The word behind the fence.
    let language: String
    /// What stands between the fences, ending with a newline.
    let text: String
    /// The path that the sentence before the block ends with: "`Flow.swift`:".
    let file: String?
    /// The line of the opening fence.
    let line: Int
  }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all pages but those of the rules, which are made from sources that are compiled.
  static let paths: [String] = {
    let sources = package.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let articles = (names ?? []).filter { $0.hasSuffix(".md") && !$0.contains("/Rules/") }
    return ["README.md", ".github/CONTRIBUTING.md"] + articles.map { "Sources/\($0)" }.sorted()
  }()

  /// Reads a page.
  init(_ path: String) throws {
    let url = Self.package.appending(path: path)
    self.init(path: path, text: try String(contentsOf: url, encoding: .utf8))
  }

  /// Takes the blocks out of a text.
  init(path: String, text: String) {
    var blocks: [Block] = []
    var open: (language: String, lines: [Substring], start: Int)?
    var paragraph = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.drop { $0 == " " }
      if let block = open {
        if code == "```" {
          blocks.append(
            Block(
              language: block.language, text: block.lines.map { $0 + "\n" }.joined(),
              file: Self.file(paragraph), line: block.start))
          open = nil
          paragraph = ""
        } else {
          open?.lines.append(line)
        }
      } else if code.hasPrefix("```") {
        open = (String(code.dropFirst(3)), [], number + 1)
      } else if !line.isEmpty {
        paragraph = paragraph.isEmpty ? String(line) : "\(paragraph) \(line)"
      } else if !paragraph.hasSuffix(":") {
        paragraph = ""
      }
    }
    self.path = path
    self.blocks = blocks
  }

  private static func file(_ paragraph: String) -> String? {
    paragraph.firstMatch(of: /`([^` ]+\.[A-Za-z]+)`[^`]*:$/).map { String($0.output.1) }
  }

  /// The block that is a file of a name.
  func file(_ name: String) -> String? { blocks.first { $0.file == name }?.text }
}
