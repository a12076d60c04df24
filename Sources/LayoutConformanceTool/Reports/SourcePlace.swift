import Foundation
import LayoutConformance

/// The file and line where a layout is declared, for reports that point there.
struct SourcePlace: Hashable, Sendable, Codable {
  /// The path, relative to the working folder where it is in it.
  let file: String
  /// The line, from 1 on.
  let line: Int

  /// Names a place.
  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Takes the place that a message is about; nil where it has no line.
  init?(_ message: SourceMessage) {
    guard let file = message.file, let line = message.line else { return nil }
    self.line = line
    let folder = FileManager.default.currentDirectoryPath + "/"
    let prefix = [folder, "./"].first(where: file.hasPrefix) ?? ""
    self.file = String(file.dropFirst(prefix.count))
  }

  /// The place where a subject's layout is declared.
  ///
  /// - Parameter subject: The subject's name.
  /// - Returns: The place; nil where this program was not built from the files.
  static func of(_ subject: String) -> SourcePlace? { SourceCheck.manifest?.places[subject] }
}

extension Finding {
  /// The line that the layout ended the process at, where it is known.
  var sourcePlace: SourcePlace? {
    exhibit.place.map { SourcePlace(file: $0.file, line: $0.line) }
  }

  /// Names the line that the layout ended the process at by the path that the command was given: a checker
  /// that was built for the same text in another folder names that one.
  mutating func locatePlace(of subject: String) {
    guard let place = exhibit.place, let file = SourcePlace.of(subject)?.file,
      file != place.file, file.split(separator: "/").last ?? "" == place.name
    else { return }
    let source = try? String(contentsOfFile: file, encoding: .utf8)
    let lines = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let text = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    exhibit.place = Exhibit.Place(
      file: file, line: place.line,
      text: place.text ?? (text.isEmpty ? nil : String(text.drop(while: \.isWhitespace))))
  }
}
