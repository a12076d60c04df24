import Foundation
// A checker of one's own names subjects, and is to need no second import for it.
@_exported public import LayoutConformance
import LayoutConformanceRunning
import LayoutConformanceReports

/// The command line tool: checks layouts, and tells about rules and cases.
///
/// A checker of one's own is a `main` that calls `main(subjects:)`.
public enum ConformanceTool {
  /// Runs the command line of this process, and ends it.
  ///
  /// - Parameters:
  ///   - subjects: The layouts that `check` knows by name.
  ///   - gallery: Layouts with a declared verdict, which `check` holds against it.
  ///   - rare: Layouts that `check` runs only where they are named, and `bench --guidance` measures.
  ///   - engines: Engines that `engine` knows by name.
  public static func main(
    subjects: [Subject] = [], gallery: [GalleryEntry] = [], rare: [GalleryEntry] = [],
    engines: [EngineEntry] = []
  ) -> Never {
    // A reader that closes its end of a pipe early is not an accident.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is an error of the write, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    let errors = Output.error()
    do {
      _ = try SourceManifest.ofProcess.get()
      let code = try run(
        Array(CommandLine.arguments.dropFirst()),
        Registry(subjects: subjects, gallery: gallery, rare: rare, engines: engines))
      exit(code.rawValue)
    } catch {
      errors.complain(error.description)
      exit(error.exitCode.rawValue)
    }
  }

  /// Runs a command line.
  ///
  /// - Throws: `ToolError` for what the command cannot do.
  static func run(_ words: [String], _ registry: Registry) throws(ToolError) -> ExitCode {
    guard let first = words.first, !["-h", "--help"].contains(first) else {
      Output.standard().write(Help.overview)
      return .success
    }
    if first == "--version" {
      Output.standard().write("layout-conformance \(ToolVersion.current)\n")
      return .success
    }
    let rest = Array(words.dropFirst())
    if first == "--generate-completion-script" {
      Output.standard().write(try CompletionScript(for: rest.first).text)
      return .success
    }
    if first == "help" {
      guard let name = rest.first else {
        Output.standard().write(Help.overview)
        return .success
      }
      Output.standard().write(Help.page(try command(name)))
      return .success
    }
    let command = try command(first)
    var arguments = try Arguments(rest, flags: command.flags, command: command.name)
    if arguments.has(.help) {
      Output.standard().write(Help.page(command))
      return .success
    }
    try arguments.complete(for: command.flags)
    return try command.run(arguments, registry)
  }

  private static func command(_ name: String) throws(ToolError) -> Command {
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let hint = Arguments.hint(name, Command.all.map(\.name))
      throw ToolError(
        .usage, "unknown command '\(name)'\(hint)\nSee 'layout-conformance --help'.")
    }
    return command
  }
}
