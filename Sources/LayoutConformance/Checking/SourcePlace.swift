/// A line of a source file.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The path, relative to the working folder where it is in it.
  package let file: String
  /// The line, from 1 on.
  package let line: Int

  /// Names a place.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
