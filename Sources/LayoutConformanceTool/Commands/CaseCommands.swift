import Foundation
import LayoutConformance
import LayoutConformanceWorkers

extension Command {
  /// Makes a case smaller.
  static let shrink = Command(
    name: "shrink", usage: "CASE.json [LAYOUT.swift] [FLAGS]",
    summary: "Print a smaller case that breaks the same rule.",
    details: "The smaller case is printed as a file; --corpus saves it instead.",
    examples: [
      ("shrink case.json", "a case of the gallery"), ("shrink case.json Flow.swift", "of a file"),
    ],
    flags: [.corpus, .timeout, .memory, .color, .ascii] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      let saved = try caseFile("shrink", arguments)
      let subject = try registry.subject(saved.subject, for: arguments.positionals[0])
      let limits = try Limits(arguments)
      let result = try SavedCases(subject, limits: limits, isStrict: false)
        .run(saved, file: arguments.positionals[0])
      guard let sighting = result.sighting else {
        throw ToolError(
          .unavailable, "\(arguments.positionals[0]): '\(saved.subject)' keeps \(saved.rule) here")
      }
      let shrinker = FindingShrinker(
        saved.judged(subject), counts: subject.counts ?? .any, limits: limits)
      let shrunk = try shrinker.shrunk(sighting) ?? sighting.finding
      var smaller = saved
      smaller.layoutCase = shrunk.layoutCase
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
    flags: [.test, .svg, .timeout, .memory, .color, .ascii] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      let saved = try caseFile("show", arguments)
      let file = arguments.positionals[0]
      let subject = try registry.subject(saved.subject, for: file)
      let limits = try Limits(arguments)
      let output = Output.standard()
      let style = try ConsoleStyle(arguments, output)
      let judge = try IsolatedJudge(subject, limits: limits)
      var finding = try SavedCases(subject, limits: limits, isStrict: false)
        .run(saved, file: file).sighting?.finding
      if finding == nil, let rule = RuleCatalogue.rule(saved.rule) {
        let shown = try judge.run { Exhibit(showing: saved.layoutCase, of: subject) }
        guard case .success(let exhibit) = shown else {
          throw ToolError(.findings, "\(file): the layout ended the process that ran the case")
        }
        finding = Finding(showing: saved.layoutCase, rule, exhibit)
        finding?.file = file
      }
      finding?.reproduction = Reproduction(replaying: file, of: saved.subject, registry, limits)
      finding?.locatePlace(of: saved.subject)
      guard let finding else { return .success }
      guard !arguments.has(.test) else {
        output.write(finding.testSource(of: saved.subject).text.inert + "\n")
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
