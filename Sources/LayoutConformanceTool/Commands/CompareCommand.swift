import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Compares two layouts.
  static let compare = Command(
    name: "compare", usage: "[FILE.swift …] [A B] [FLAGS]",
    summary: "Compare two layouts: the same sizes and frames in every case.",
    details: """
      The two layouts are named, or are the only two of the files. Parameters are matched by their
      names: both get the same value, and one that only one of them has is drawn for that one. A
      difference is shown with the smallest case that was found for it.
      """,
    examples: [
      ("compare OldFlow.swift NewFlow.swift", "the layouts of two files"),
      ("compare Flows.swift OldFlow NewFlow", "two layouts of a file"),
      ("compare Flow CachedFlow --cases 10000", "two specimens of the gallery"),
    ],
    flags: [
      .seed, .cases, .jobs, .timeout, .memory, .json, .xunit, .sarif, .html, .github, .quiet,
      .verbose, .color, .ascii,
    ] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      var plan = try RunPlan(arguments, defaultSeed: RunPlan.fixedSeed)
      plan.cases = plan.cases ?? 1000
      try SourceCheck.takeOver("compare", arguments) { isPath($0, registry) }
      plan.selection = RuleSelection(selected: Self.judged)
      plan.isComparison = true
      plan.sources = SourceCheck.sources(registry)
      let (first, second) = try pair(arguments.positionals, registry)
      let check = LayoutCheck(
        try first.compared(
          with: second, counts: SubviewCounts(sharedBy: first, second, plan: plan)),
        notes: SourceCheck.notes + ["\(first.name) compared with \(second.name)"])
      return try Run([check], plan: plan, listener: try Reports(arguments)).run()
    })

  /// A trap of the first layout is its own fault, one of the second is a difference.
  private static let judged: Set<String> = ["RUN-01", "PARITY-01"]

  /// The two layouts that are meant.
  private static func pair(
    _ names: [String], _ registry: Registry
  ) throws(ToolError) -> (Subject, Subject) {
    var chosen = names.isEmpty ? registry.subjects : []
    for name in names { chosen.append(try registry.subject(name, of: "compare")) }
    guard chosen.count == 2 else {
      let known = registry.subjects.map(\.name).joined(separator: ", ")
      let hint = known.isEmpty ? "" : "; there are \(known)"
      throw Arguments.usage("name two layouts to compare: compare A B\(hint)", "compare")
    }
    return (chosen[0], chosen[1])
  }
}
