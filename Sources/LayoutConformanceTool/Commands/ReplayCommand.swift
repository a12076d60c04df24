import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Runs saved cases again.
  static let replay = Command(
    name: "replay", usage: "[CASE.json | FOLDER | LAYOUT.swift …] [FLAGS]",
    summary: "Run saved cases again, and compare their verdicts.",
    details: """
      Without an argument all cases of the folder 'Corpus' are run. A Swift file among the arguments
      is compiled, and its layouts are what the cases are run on. A case whose verdict is not the
      recorded one fails the run: a bug that is fixed, too, until "expect" says "pass". --accept
      writes that into the files of such bugs. With '--expect pass' every case that breaks its rule
      fails the run, and is shown, whatever its file says.

      Scenes with the frames that SwiftUI has are laid out by the reference
      engine, or by the one of --command. A fact that was measured, or that two reimplementations
      agree about, must be met; others that are not are listed with their grade.
      """,
    examples: [
      ("replay", "every case of the corpus"),
      ("replay Corpus/layouts/Flow FlowLayout.swift", "the cases of a layout of a file"),
      ("replay case.json FlowLayout.swift --expect pass", "a case that is to pass one day"),
      ("replay FlowLayout.swift Corpus --accept", "the bugs that are fixed are to stay so"),
      (
        "replay Corpus/engine --command 'python3 engine.py'",
        "what is known of SwiftUI, for an engine"
      ),
    ],
    flags: [
      .corpus, .command, .expect, .accept, .timeout, .memory, .quiet, .color, .ascii,
    ] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      if arguments.has(.accept), arguments.has(.expect) {
        throw Arguments.usage(
          "'--accept' writes what came of the cases, and does not go with '--expect'", "replay")
      }
      try SourceCheck.takeOver("replay", arguments, isSource: SourceCheck.isSource)
      let paths =
        arguments.positionals.isEmpty
        ? [arguments.value(.corpus) ?? "Corpus"] : arguments.positionals
      return try Replay(arguments, registry).run(paths)
    })
}

/// A run of saved cases.
private struct Replay {
  private let runner: SavedCaseRunner
  private let style: ConsoleStyle
  private let output = Output.standard()
  private let errors = Output.error()
  private let expect: SavedCase.Expectation?
  private let accepts: Bool

  init(_ arguments: Arguments, _ registry: Registry) throws(ToolError) {
    runner = try SavedCaseRunner(arguments, registry)
    style = try ConsoleStyle(arguments, output)
    expect = try arguments.expectation()
    accepts = arguments.has(.accept)
  }

  /// What became of a case.
  private enum Outcome { case same, different, accepted }

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
    var (same, different, accepted, unusable) = (0, 0, 0, 0)
    for file in files {
      do {
        switch try replay(file) {
        case .same: same += 1
        case .different: different += 1
        case .accepted: accepted += 1
        }
      } catch {
        guard error.exitCode == .data else { throw error }
        errors.complain(error.description)
        unusable += 1
      }
    }
    var code = unusable > 0 ? ExitCode.data : different > 0 ? .findings : .success
    if !files.isEmpty {
      let known = expect.map { "as expected (\($0.rawValue))" } ?? "as recorded"
      output.write(
        "\(counted(files.count, "case")): \(same) \(known), \(different) different, "
          + (accepts ? "\(accepted) accepted, " : "") + "\(unusable) unusable\n")
    }
    if !scenes.isEmpty {
      let replay = SceneReplay(
        engine: runner.engine ?? ReferenceEngine(recordsCalls: false), style: style, output: output,
        errors: errors)
      code = max(code, replay.run(scenes))
    }
    return code
  }

  private func replay(_ file: String) throws(ToolError) -> Outcome {
    var saved = try SavedCase(file: file)
    if let expect { saved.expect = expect }
    // A case that differs fails the run, whatever the level of its rule.
    let result = try runner.run(saved, file: file, isStrict: true)
    guard !result.isAsExpected else {
      if style.verbosity != .quiet { output.write(style.line(file, behind: .good)) }
      return .same
    }
    let replay = runner.reproduction(of: saved, file: file)
    if result.isFixed, accepts {
      do {
        try Corpus.accept(file)
      } catch {
        throw ToolError(.software, error.description)
      }
      output.write(style.line("\(file): \(result.difference)", behind: .good))
      return .accepted
    }
    var difference = result.difference
    if expect != nil {
      difference =
        "\(saved.rule) was to end in '\(saved.expect.rawValue)', and ends in "
        + "'\(result.verdict.rawValue)'"
    } else if result.isFixed, let acceptance = replay.acceptance {
      difference += "; keep it so with \(acceptance)"
    }
    output.write(style.line("\(file): \(difference)", behind: .bad))
    if var finding = result.sighting?.finding {
      finding.reproduction = replay
      finding.locate(declaredAt: SourceCheck.manifest?.places[saved.subject])
      output.write(FailureBlock(finding, subject: saved.subject, style: style.text).text + "\n")
    }
    return .different
  }
}

extension Arguments {
  /// What `--expect` says that cases should do, `nil` without it.
  ///
  /// - Throws: `ToolError` with exit code 64 if it is none of what cases can do.
  fileprivate func expectation() throws(ToolError) -> SavedCase.Expectation? {
    guard let text = value(.expect) else { return nil }
    guard let expect = SavedCase.Expectation(rawValue: text) else {
      let known = SavedCase.Expectation.allCases.map(\.rawValue)
      throw error(.expect, text, "one of \(known.joined(separator: ", "))")
    }
    return expect
  }
}
