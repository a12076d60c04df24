import CConformanceSupport
import Foundation
import LayoutConformance
import LayoutConformanceWorkers

/// The check of a user's files: they become a checker of their own, which takes over.
struct SourceCheck {
  /// The files and folders.
  private let files: [String]
  /// The command and the rest of the line for the checker.
  private let words: [String]
  private let make: [String]
  private let prelude: [String]
  private let imported: [ImportedModule]
  private let isPackage: Bool
  private let isGuided: Bool

  /// The variable by which the checker learns what is to be said of its source.
  static let notesVariable = "LAYOUT_CONFORMANCE_SOURCE_NOTES"

  /// The variable by which the checker learns what it was built from.
  private static let sourcesVariable = "LAYOUT_CONFORMANCE_SOURCE_FILES"

  /// Builds the checker of the files that a command line names and becomes it; returns where it
  /// names none.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - arguments: The words after it.
  ///   - isSource: Whether a word without a flag is a file or folder of source.
  /// - Throws: `ToolError` with the compiler's messages or what else is wrong with the files, and
  ///   with exit code 64 where a flag about source comes without any.
  static func takeOver(
    _ command: String, _ arguments: Arguments, isSource: (String) -> Bool
  ) throws(ToolError) {
    let files = arguments.positionals.filter(isSource)
    let names = arguments.positionals.filter { !isSource($0) }
    guard files.isEmpty else {
      try SourceCheck(files: files, words: [command] + names + arguments.flagWords, arguments)
        .takeOver()
    }
    if let flag = Flag.source.first(where: arguments.isOnLine) {
      throw Arguments.usage(
        "'\(flag.name)' needs a file of layouts: \(command) LAYOUT.swift \(flag.name) "
          + (flag.value ?? ""), command)
    }
  }

  /// Makes the check of some files.
  ///
  /// - Parameters:
  ///   - files: The files and folders.
  ///   - words: The command and the rest of the line for the checker.
  ///   - imported: Modules of the user's that the files import.
  ///   - isPackage: Whether the files are those of the package in the working folder.
  ///   - arguments: The command line, for its flags about source.
  init(
    files: [String], words: [String], imported: [ImportedModule] = [], isPackage: Bool = false,
    _ arguments: Arguments
  ) {
    self.files = files
    self.imported = imported
    self.isPackage = isPackage
    self.words = words
    make = arguments.values(.make)
    prelude = arguments.values(.prelude)
    isGuided = arguments.has(.guided)
  }

  /// Builds the checker and becomes it.
  ///
  /// - Throws: `ToolError` with the compiler's messages or what else is wrong with the files.
  func takeOver() throws(ToolError) -> Never {
    let (executable, variables) = try build()
    for (name, value) in variables { setenv(name, value, 1) }
    var arguments = ([executable] + words).map { strdup($0) }
    arguments.append(nil)
    execv(executable, &arguments)
    throw ToolError(
      .software, "\(executable): cannot be run: \(String(cString: strerror(errno)))")
  }

  /// Builds the checker, runs it as a child of this process, and waits for its end.
  ///
  /// An interruption that this process catches is passed on.
  /// - Throws: `ToolError` with the compiler's messages or what else is wrong with the files.
  func runAsChild() throws(ToolError) -> ExitCode {
    let (executable, variables) = try build()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    do {
      try process.run()
    } catch {
      throw ToolError(
        .software, "\(executable): cannot be run: \(error.localizedDescription)")
    }
    var isTold = false
    while process.isRunning {
      if conformance_interrupted_at() != 0, !isTold {
        process.interrupt()
        isTold = true
      }
      usleep(20_000)
    }
    guard process.terminationReason == .exit else { return .software }
    return ExitCode(rawValue: process.terminationStatus) ?? .software
  }

  /// Builds the checker.
  ///
  /// - Returns: Its path, and the variables that tell it about its source.
  private func build() throws(ToolError) -> (executable: String, variables: [String: String]) {
    let built: BuiltSubjects
    // What is learnt from the code that a case runs must not hang on the seed of a process's hashes.
    if isGuided { setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1) }
    do {
      built = try SourceSubjects.build(
        paths: files, make: make, prelude: prelude, imported: imported, counts: isGuided)
    } catch {
      throw ToolError(ExitCode(rawValue: error.exitCode) ?? .software, error.description)
    }
    var sources = Reproduction.Sources()
    sources.paths = files + imported.flatMap(\.files)
    (sources.make, sources.prelude, sources.isPackage) = (make, prelude, isPackage)
    var variables: [String: String] = [:]
    if let text = try? JSONEncoder().encode(sources) {
      variables[Self.sourcesVariable] = String(decoding: text, as: UTF8.self)
    }
    if let notes = try? JSONEncoder().encode(built.notes.map(\.description)) {
      variables[Self.notesVariable] = String(decoding: notes, as: UTF8.self)
    }
    return (built.executable, variables)
  }

  /// What this checker was built from; nothing in another program.
  static var built: Reproduction.Sources {
    let text = ProcessInfo.processInfo.environment[sourcesVariable] ?? ""
    let sources = try? JSONDecoder().decode(Reproduction.Sources.self, from: Data(text.utf8))
    return sources ?? Reproduction.Sources()
  }

  /// What the subjects of a command are made of: files, or a program that names them itself.
  static func sources(_ registry: Registry) -> Reproduction.Sources {
    var sources = built
    sources.areSeveral = registry.subjects.count > 1
    if sources.paths.isEmpty, !registry.subjects.isEmpty {
      sources.program = CommandLine.arguments.first ?? sources.program
    }
    return sources
  }

  /// Whether a word beside a case file names source: a Swift file, or a folder with such files and
  /// without cases.
  static func isSource(_ word: String) -> Bool {
    if word.hasSuffix(".swift") { return true }
    guard FileKind(path: word) == .folder,
      let names = FileManager.default.enumerator(atPath: word)?.compactMap({ $0 as? String })
    else { return false }
    let isCase = { (name: String) in
      name.hasSuffix(".json") && (try? Corpus.read("\(word)/\(name)")) != nil
    }
    return names.contains { $0.hasSuffix(".swift") } && !names.contains(where: isCase)
  }

  /// What is to be said of the source, in a checker that was built from one.
  static var notes: [String] {
    guard let text = ProcessInfo.processInfo.environment[notesVariable] else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}
