import Foundation
import LayoutConformance

/// The check of a user's files: they become a checker of their own, which takes over.
struct SourceCheck {
  /// The files and folders.
  let files: [String]
  /// The command and the rest of the line for the checker.
  let words: [String]

  /// The variable by which the checker learns what is to be said of its source.
  static let notesVariable = "LAYOUT_CONFORMANCE_SOURCE_NOTES"

  /// Builds the checker and becomes it.
  ///
  /// - Throws: `ToolError` with the compiler's messages, or what else is wrong with the files.
  func run(make: [String]) throws(ToolError) -> Never {
    let built: BuiltSubjects
    do {
      built = try SourceSubjects.build(paths: files, make: make)
    } catch {
      throw ToolError(ExitCode(rawValue: error.exitCode) ?? .software, error.description)
    }
    if let notes = try? JSONEncoder().encode(built.notes.map(\.description)) {
      setenv(Self.notesVariable, String(decoding: notes, as: UTF8.self), 1)
    }
    var arguments = ([built.executable] + words).map { strdup($0) }
    arguments.append(nil)
    execv(built.executable, &arguments)
    throw ToolError(
      .software, "\(built.executable): cannot be run: \(String(cString: strerror(errno)))")
  }

  /// What is to be said of the source, in a checker that was built from one.
  static var notes: [String] {
    guard let text = ProcessInfo.processInfo.environment[notesVariable] else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}
