import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Makes a case smaller.
  static let shrink = Command(
    name: "shrink", usage: "CASE.json [LAYOUT.swift] [FLAGS]",
    summary: "Print a smaller case that breaks the same rule.",
    details: "The smaller case is printed as a file; --corpus saves it instead.",
    examples: [
      ("shrink case.json", "a case of the gallery"), ("shrink case.json Flow.swift", "of a file"),
    ],
    flags: [.corpus, .command, .timeout, .memory, .color, .ascii] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      let saved = try caseFile("shrink", arguments)
      let file = arguments.positionals[0]
      let runner = try SavedCaseRunner(arguments, registry)
      guard let sighting = try runner.run(saved, file: file).sighting else {
        throw ToolError(.unavailable, "\(file): '\(saved.subject)' keeps \(saved.rule) here")
      }
      let shrunk = try runner.smallest(sighting, of: saved, file: file)
      var smaller = saved
      smaller.counterexample = shrunk.counterexample
      if let folder = arguments.value(.corpus) {
        Output.standard().say(try smaller.save(in: folder))
      } else {
        Output.standard().write(smaller.text)
      }
      let steps = shrunk.shrinking?.steps ?? 0
      let tried = shrunk.shrinking?.evaluations ?? 0
      Output.error().write("\(counted(steps, "step")), \(counted(tried, "case")) tried\n")
      return .success
    })

  /// Shows a case.
  static let show = Command(
    name: "show", usage: "CASE.json [LAYOUT.swift] [--test] [--svg PATH] [FLAGS]",
    summary: "Show a case: what it asks, the calls, the frames as a picture.",
    details: "--test prints it as a test to paste. --svg writes the picture to a file.",
    examples: [
      ("show case.json", "as text"), ("show case.json --svg case.svg", "as a picture, too"),
      ("show case.json --test", "as a test to paste"),
    ],
    flags: [.test, .svg, .command, .timeout, .memory, .color, .ascii] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      let saved = try caseFile("show", arguments)
      let file = arguments.positionals[0]
      let runner = try SavedCaseRunner(arguments, registry)
      let output = Output.standard()
      let style = try ConsoleStyle(arguments, output)
      var finding = try runner.run(saved, file: file).sighting?.finding
      if finding == nil, let rule = RuleCatalogue.rule(saved.rule) {
        let exhibit = try runner.exhibit(of: saved, file: file)
        finding = Finding(showing: saved.counterexample, rule, exhibit)
        finding?.file = file
      }
      finding?.reproduction = runner.reproduction(of: saved, file: file)
      finding?.locate(declaredAt: SourceCheck.manifest?.places[saved.subject])
      guard let finding else { return .success }
      guard !arguments.has(.test) else {
        guard let test = finding.testSource(of: saved.subject) else {
          throw ToolError(.unavailable, "\(file): a scene of an engine is no test of a layout")
        }
        output.write(test.text.inert + "\n")
        return .success
      }
      output.write(
        FailureBlock(finding, subject: saved.subject, style: style.text).text + "\n")
      guard let path = arguments.value(.svg) else { return .success }
      guard let bounds = finding.exhibit.bounds else {
        throw ToolError(.unavailable, "\(file): there is no placement to draw")
      }
      let picture = Picture(bounds: bounds, frames: finding.exhibit.frames)
      let svg = try Output.file(path)
      svg.write(SVGDiagram(picture, title: finding.headline(of: saved.subject)).text)
      if let failure = svg.failure { throw ToolError(.software, failure) }
      return .success
    })

  /// Reads the case file of a command line; a Swift file beside it takes the command over.
  private static func caseFile(
    _ command: String, _ arguments: Arguments
  ) throws(ToolError) -> SavedCase {
    let rest = arguments.positionals.filter { !SourceCheck.isSource($0) }
    guard rest.count == 1 else {
      throw Arguments.usage("name one case file: \(command) CASE.json", command)
    }
    try SourceCheck.takeOver(command, arguments, isSource: SourceCheck.isSource)
    return try SavedCase(file: rest[0])
  }
}
