import LayoutConformance

extension RunListener {
  /// Runs the saved cases of a layout or an engine, and tells of those that cannot be used or that pass
  /// now.
  ///
  /// - Parameters:
  ///   - files: The files of the cases.
  ///   - subject: The name of the layout, or of the engine.
  ///   - plan: What the run does; cases of other rules are left out.
  ///   - run: Runs the case of a file.
  /// - Returns: What they show.
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  func replay(
    _ files: [String], of subject: String, _ plan: RunPlan,
    by run: (SavedCase, _ file: String) throws(ToolError) -> SavedCases.Result
  ) throws(ToolError) -> [Sighting] {
    var seen: [Sighting] = []
    for file in files {
      let result: SavedCases.Result
      do {
        let saved = try SavedCase(file: file)
        let isOfRule = plan.rules.contains { [saved.rule, saved.experiment].contains($0.id) }
        // What is named is meant; names of two subjects may lead to one folder of the corpus.
        let isMeant =
          plan.saved == nil
          ? isOfRule && saved.subject == subject : isOfRule || plan.selection.selected == nil
        guard isMeant else { continue }
        result = try run(saved, file)
      } catch {
        guard error.exitCode == .data else { throw error }
        tell(file, of: subject, .unusable(error.description))
        continue
      }
      if let sighting = result.sighting { seen.append(sighting) }
      guard result.isFixed else { continue }
      var replay = Reproduction(.replay(file: file), of: subject)
      replay.sources = plan.sources
      tell(file, of: subject, .fixed(result.difference, acceptance: replay.acceptance ?? ""))
    }
    return seen
  }

  private func tell(
    _ file: String, of subject: String, _ outcome: RunEvent.SavedCaseNews.Outcome
  ) {
    take(
      .savedCase(RunEvent.SavedCaseNews(subject: subject, file: file, outcome: outcome)))
  }
}
