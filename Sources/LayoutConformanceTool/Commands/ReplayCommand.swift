import Foundation
import LayoutConformance
import LayoutConformanceWorkers

extension Command {
  /// Runs saved cases again.
  static let replay = Command(
    name: "replay", usage: "[CASE.json | FOLDER | LAYOUT.swift …] [FLAGS]",
    summary: "Run saved cases again, and compare their verdicts.",
    details: """
      Without an argument all cases of the folder 'Corpus' are run. A Swift file among the arguments
      is compiled, and its layouts are what the cases are run on. A case whose verdict is not the
      recorded one fails the run: a bug that is fixed, too, until "expect" says "pass".

      Scenes with the frames that SwiftUI has are laid out by the reference
      engine, or by the one of --command. A fact that was measured, or that two reimplementations
      agree about, must be met; others that are not are listed with their grade.
      """,
    examples: [
      ("replay", "every case of the corpus"),
      ("replay Corpus/layouts/Flow FlowLayout.swift", "the cases of a layout of a file"),
      (
        "replay Corpus/engine --command 'python3 engine.py'",
        "what is known of SwiftUI, for an engine"
      ),
    ],
    flags: [.corpus, .command, .timeout, .memory, .quiet, .color, .ascii] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      try SourceCheck.takeOver("replay", arguments) { $0.hasSuffix(".swift") }
      let paths =
        arguments.positionals.isEmpty
        ? [arguments.value(.corpus) ?? "Corpus"] : arguments.positionals
      return try Replay(arguments, registry).run(paths)
    })
}

/// A run of saved cases.
private struct Replay {
  private let registry: Registry
  private let limits: Limits
  private let style: ConsoleStyle
  private let output = Output.standard()
  private let errors = Output.error()
  private let engine: any EngineUnderTest

  init(_ arguments: Arguments, _ registry: Registry) throws(ToolError) {
    self.registry = registry
    limits = try Limits(arguments)
    style = try ConsoleStyle(arguments, output)
    engine = try arguments.engines().last ?? ReferenceEngine(recordsCalls: false)
  }

  func run(_ paths: [String]) throws(ToolError) -> ExitCode {
    let scenes: [String]
    let files: [String]
    do {
      scenes = try Corpus.sceneFiles(at: paths)
      files = try Corpus.files(at: paths)
    } catch {
      throw ToolError(.data, error.description)
    }
    guard !files.isEmpty || !scenes.isEmpty else {
      throw ToolError(.unavailable, "there is no case in \(paths.joined(separator: ", "))")
    }
    var (same, different, unusable) = (0, 0, 0)
    for file in files {
      do {
        if try replay(file) { same += 1 } else { different += 1 }
      } catch {
        errors.complain(error.description)
        unusable += 1
      }
    }
    var code = unusable > 0 ? ExitCode.data : different > 0 ? .findings : .success
    if !files.isEmpty {
      output.write(
        "\(counted(files.count, "case")): \(same) as recorded, \(different) different, "
          + "\(unusable) unusable\n")
    }
    if !scenes.isEmpty {
      let replay = SceneReplay(engine: engine, style: style, output: output, errors: errors)
      code = max(code, replay.run(scenes))
    }
    return code
  }

  private func replay(_ file: String) throws(ToolError) -> Bool {
    let saved = try SavedCase(file: file)
    let subject = try registry.subject(saved.subject, for: file)
    let (outcome, sighting) = try SavedCases(subject, limits: limits).run(saved, file: file)
    guard case .differs(let difference) = outcome else {
      if style.verbosity != .quiet { output.write(style.line(file, behind: .good)) }
      return true
    }
    output.write(style.line("\(file): \(difference)", behind: .bad))
    if let finding = sighting?.finding {
      output.write(
        FailureBlock(finding, subject: saved.subject, style: style.text, seed: nil).text + "\n")
    }
    return false
  }
}
