import Foundation
import LayoutConformance

/// A sentence about a place in a user's file.
struct SourceMessage: Hashable, Sendable, Codable {
  /// The file as the user named it, or nil where the sentence is about no file.
  var file: String?
  /// The line, from 1, or nil where the sentence is about the whole file.
  var line: Int?
  /// The column in bytes, from 1, or nil where it is unknown.
  var column: Int?
  /// What is to be said, lower case and without a full stop.
  var text: String

  /// The file, line and column as compilers and editors write them: `Flow.swift:12:5`.
  var place: String {
    [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
  }
}

extension SourceMessage: CustomStringConvertible {
  /// The place, a colon and the sentence.
  var description: String {
    place.isEmpty ? text : "\(place): \(text)"
  }
}

extension SourcePlace {
  /// Takes the place that a message is about; `nil` where it has no line.
  init?(_ message: SourceMessage) {
    guard let file = message.file, let line = message.line else { return nil }
    let folder = FileManager.default.currentDirectoryPath + "/"
    let prefix = [folder, "./"].first(where: file.hasPrefix) ?? ""
    self.init(file: String(file.dropFirst(prefix.count)), line: line)
  }
}
