import CConformanceSupport
import Foundation
import LayoutConformance
import LayoutConformanceRunning

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
  private let isQuiet: Bool
  private let limit: Int64

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
  /// - Throws: `ToolError` with exit code 64 for a limit that is none.
  init(
    files: [String], words: [String], imported: [ImportedModule] = [], isPackage: Bool = false,
    _ arguments: Arguments
  ) throws(ToolError) {
    self.files = files
    self.imported = imported
    self.isPackage = isPackage
    self.words = words
    make = arguments.values(.make)
    prelude = arguments.values(.prelude)
    isGuided = arguments.has(.guided)
    isQuiet = arguments.has(.quiet)
    limit = try arguments.compileLimit()
  }

  /// Builds the checker and becomes it.
  ///
  /// - Throws: `ToolError` with the compiler's messages or what else is wrong with the files.
  func takeOver() throws(ToolError) -> Never {
    let (executable, manifest) = try build()
    setenv(SourceManifest.variable, manifest, 1)
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
    let (executable, manifest) = try build()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment
      .merging([SourceManifest.variable: manifest]) { $1 }
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
  /// - Returns: Its path, and that of the file that tells it about its source.
  private func build() throws(ToolError) -> (executable: String, manifest: String) {
    // What is learnt from the code that a case runs must not hang on the seed of a process's hashes.
    if isGuided { setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1) }
    // Ctrl-C is to end the compiler, too, which is in a process group of its own.
    conformance_catch_interruptions()
    let watch = CompileWatch(
      limit: limit, activity: isQuiet ? nil : "compiling \(counted(files.count, "path"))")
    defer { watch.finish() }
    do throws(SourceError) {
      let cache = try CheckerCache.standard()
      let built = try SourceSubjects.build(
        paths: files, make: make, prelude: prelude, imported: imported, counts: isGuided,
        cache: cache, watch: watch)
      guard conformance_interrupted_at() == 0 else { throw .interrupted }
      return (built.executable, try cache.write(manifest(of: built)))
    } catch {
      throw ToolError(ExitCode(rawValue: error.exitCode) ?? .software, error.description)
    }
  }

  private func manifest(of built: BuiltSubjects) -> SourceManifest {
    var sources = Reproduction.Sources()
    sources.paths = files + imported.flatMap(\.files)
    (sources.make, sources.prelude, sources.isPackage) = (make, prelude, isPackage)
    let made = built.notes.filter { $0.kind == .made }
    return SourceManifest(
      sources: sources, notes: built.notes.map(\.description),
      places: Dictionary(
        made.compactMap { note in SourcePlace(note.message).map { (note.name, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// What this checker was told about its source; nil in another program.
  static var manifest: SourceManifest? { try? SourceManifest.ofProcess.get() }

  /// What the subjects of a command are made of: files, or a program that names them itself.
  static func sources(_ registry: Registry) -> Reproduction.Sources {
    var sources = manifest?.sources ?? Reproduction.Sources()
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
  static var notes: [String] { manifest?.notes ?? [] }
}

extension Arguments {
  /// The processor time that compiling may take, in microseconds.
  ///
  /// - Throws: `ToolError` with exit code 64 for a value that is none.
  func compileLimit() throws(ToolError) -> Int64 {
    try duration(.compileTimeout) ?? CompileWatch.standardLimit
  }
}
