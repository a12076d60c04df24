import Foundation

/// The text of one of the user's files, never changed.
struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it, or as it was found below a folder that the user gave.
  let path: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// What the file is there for.
  let role: Role
  private let lineStarts: [Int]

  /// What a file is there for.
  enum Role: String, Sendable {
    /// Its layouts are checked.
    case subject
    /// It was given with `--prelude`: it must compile whole, and its layouts are no subjects.
    case prelude
    /// It is of a module that the others import: its layouts are no subjects.
    case imported
    /// A part of another file of the project, which the others need.
    case taken
  }

  /// Makes a file of a text.
  init(path: String, bytes: [UInt8], role: Role = .subject) {
    self.path = path
    self.bytes = bytes
    self.role = role
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Makes a file of a string, as tests do.
  init(path: String, text: String, role: Role = .subject) {
    self.init(path: path, bytes: Array(text.utf8), role: role)
  }
}

extension SourceFile {
  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The byte at a line and a column, both from 1, or nil where the file has no such line.
  func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    return min(lineStarts[line - 1] + max(column - 1, 0), bytes.count)
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether the text holds a name anywhere.
  func mentions(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, bytes.count >= name.count else { return false }
    return bytes.withUnsafeBufferPointer { text in
      var index = 0
      while index <= text.count - name.count {
        if text[index] == first, text[index..<index + name.count].elementsEqual(name) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// The file without some declarations; every other byte keeps its line and column, and so do the
  /// conditions among their attributes.
  func without(_ items: [TopDeclaration]) -> SourceFile {
    let bytes = SourceCopy.blank(
      bytes, wholly: items.map { $0.keywordStart..<$0.bytes.upperBound },
      keepingDirectives: items.map { $0.bytes.lowerBound..<$0.keywordStart })
    return SourceFile(path: path, bytes: bytes, role: role)
  }

  /// A message about the line of a byte.
  func message(at offset: Int, _ text: String) -> SourceMessage {
    SourceMessage(file: path, line: line(of: offset), text: text)
  }
}

extension SourceFile {
  /// The most bytes that a file may hold; no hand-written file comes near.
  static let largestSize = 4 << 20

  /// Reads a file.
  ///
  /// - Throws: `SourceError.unreadable` where there is no such file, where it is no regular file
  ///   (a pipe is never opened), may not be read, is larger than `largestSize`, or is not text.
  static func read(_ path: String, role: Role = .subject) throws(SourceError) -> SourceFile {
    func failure(_ text: String, line: Int? = nil) -> SourceError {
      .unreadable(SourceMessage(file: path, line: line, text: text))
    }
    switch FileKind(path: path) {
    case .missing: throw failure("no such file")
    case .folder: throw failure("a folder, not a file")
    case .other: throw failure("not a regular file")
    case .file(let size) where size > largestSize:
      throw failure("holds \(size) bytes; at most \(largestSize) are compiled")
    case .file: break
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw failure("cannot be read; are its permissions right?")
    }
    let bytes = [UInt8](data)
    if let zero = bytes.firstIndex(of: 0) {
      throw failure("not a text file: byte \(zero) is 0")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw failure("not a text file: its bytes are not UTF-8")
    }
    return SourceFile(path: path, bytes: bytes, role: role)
  }
}
