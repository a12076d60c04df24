import Foundation
import LayoutConformance
import LayoutConformanceWorkers

/// The check of a user's files: they become a checker of their own, which takes over.
struct SourceCheck {
  /// The files and folders.
  let files: [String]
  /// The command and the rest of the line for the checker.
  let words: [String]

  /// The variable by which the checker learns what is to be said of its source.
  static let notesVariable = "LAYOUT_CONFORMANCE_SOURCE_NOTES"

  /// The variable by which the checker learns which files it was built from.
  private static let filesVariable = "LAYOUT_CONFORMANCE_SOURCE_FILES"

  /// Builds the checker and becomes it.
  ///
  /// - Throws: `ToolError` with the compiler's messages, or what else is wrong with the files.
  func run(make: [String]) throws(ToolError) -> Never {
    let built: BuiltSubjects
    // What is learnt from the code that a case runs must not hang on the seed of a process's hashes.
    let isGuided = words.contains(Flag.guided.name)
    if isGuided { setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1) }
    do {
      built = try SourceSubjects.build(
        paths: files, make: make, counts: isGuided)
    } catch {
      throw ToolError(ExitCode(rawValue: error.exitCode) ?? .software, error.description)
    }
    setenv(Self.filesVariable, files.map(Self.quoted).joined(separator: "\n"), 1)
    if let notes = try? JSONEncoder().encode(built.notes.map(\.description)) {
      setenv(Self.notesVariable, String(decoding: notes, as: UTF8.self), 1)
    }
    var arguments = ([built.executable] + words).map { strdup($0) }
    arguments.append(nil)
    execv(built.executable, &arguments)
    throw ToolError(
      .software, "\(built.executable): cannot be run: \(String(cString: strerror(errno)))")
  }

  /// The files that this checker was built from, ready for a shell; none in another program.
  static var files: [String] {
    let text = ProcessInfo.processInfo.environment[filesVariable] ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The files that this checker was built from, as the system names them.
  static var paths: [String] {
    files.map { file in
      guard file.hasPrefix("'") else { return file }
      return String(file.dropFirst().dropLast()).replacingOccurrences(of: "'\\''", with: "'")
    }
  }

  private static func quoted(_ path: String) -> String {
    let plain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return plain ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  /// What is to be said of the source, in a checker that was built from one.
  static var notes: [String] {
    guard let text = ProcessInfo.processInfo.environment[notesVariable] else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}
