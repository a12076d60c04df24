import Foundation

/// The file and line where a layout is declared, for reports that point there.
struct SourcePlace: Hashable, Sendable {
  /// The path, relative to the working folder where it is in it.
  let file: String
  /// The line, from 1 on.
  let line: Int

  /// Looks for the declaration of a subject.
  ///
  /// - Parameters:
  ///   - subject: The name of the subject, taken for that of the layout's type.
  ///   - paths: Swift files, and folders with some.
  /// - Returns: The place; `nil` where no file declares a type of the name.
  static func find(_ subject: String, in paths: [String]) -> SourcePlace? {
    let words = subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    guard let name = words.first?.split(separator: ".").last,
      let pattern = try? Regex("(struct|class|enum|actor)\\s+\(name)\\b")
    else { return nil }
    for file in paths.flatMap(files) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.firstIndex(where: { $0.contains(pattern) }) {
        return SourcePlace(file: relative(file), line: index + 1)
      }
    }
    return nil
  }

  private static func files(at path: String) -> [String] {
    guard !path.hasSuffix(".swift") else { return [path] }
    return (try? SourceFiles.swiftFiles(below: path)) ?? []
  }

  private static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    for prefix in [folder, "./"] where path.hasPrefix(prefix) {
      return String(path.dropFirst(prefix.count))
    }
    return path
  }
}
