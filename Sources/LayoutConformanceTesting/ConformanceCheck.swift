import LayoutConformance
import LayoutConformanceRunning

/// The check of a layout in a test, which gives failures as values; who calls it records them.
///
/// It never asks which framework it runs under: an issue of one inside a test of the other is lost.
struct ConformanceCheck {
  private let subject: Subject
  private let options: CheckOptions
  private let limits = CheckEnvironment.limits
  private let breadcrumb: Breadcrumb
  private let test: String?
  // A rule of the test's own, which is in no catalogue.
  private let ownRule: Rule?
  // The layout that is to give the same sizes and frames.
  private let counterpart: Subject?

  /// Sets up a check.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - options: What to run.
  ///   - rule: The one rule to judge, beside that the layout returns.
  ///   - counterpart: The layout that is to give the same sizes and frames.
  ///   - place: Where the call stands.
  ///   - test: What the command line filters the test by.
  init(
    _ subject: Subject, _ options: CheckOptions, rule: Rule? = nil, sameAs counterpart: Subject?,
    place: String, test: String?
  ) {
    self.subject = subject
    self.options = options
    self.test = test
    self.counterpart = counterpart
    ownRule = rule
    breadcrumb = Breadcrumb(subject: subject.name, place: place)
  }

  /// Runs the check.
  ///
  /// - Returns: What the test has to tell, one failure a cause; what is wrong with the call, too.
  func failures() -> [CheckFailure] {
    do {
      return try run()
    } catch {
      return [CheckFailure(.failure, error.description)]
    }
  }

  private func run() throws(ToolError) -> [CheckFailure] {
    if let mistake = subject.mistakes.first { throw ToolError(.usage, mistake) }
    var plan = try plan()
    let layout = try compared(plan)
    let failures = CheckFailures(of: options)
    if limits.isInProcess {
      if let left = try breadcrumb.takeLeft() { return [try failure(left, plan)] }
      try breadcrumb.note(LayoutCase())
    }
    defer { if limits.isInProcess { breadcrumb.remove() } }
    guard options.given.isEmpty else { return try given(layout, plan) }
    plan.saved = try savedFiles(failures)
    plan.isReplayOnly = options.isReplayOnly
    let check = LayoutCheck(layout, watcher: limits.isInProcess ? breadcrumb : nil)
    _ = try check.run(plan, until: Deadline(after: nil), failures)
    return failures.all
  }

  /// The layout as it is judged: with the one that it is to be like, if there is one.
  private func compared(_ plan: RunPlan) throws(ToolError) -> Subject {
    guard let counterpart else { return subject }
    return subject.compared(
      with: counterpart,
      counts: try SubviewCounts(sharedBy: subject, counterpart, plan: plan))
  }

  private func plan() throws(ToolError) -> RunPlan {
    let named = try options.rules?.rules().map(\.id)
    var selection = RuleSelection(selected: named.map(Set.init))
    selection.own = ownRule
    selection.requiresReturn = true
    guard !selection.rules(of: subject).isEmpty else {
      throw ToolError(
        .unavailable, "the profile of '\(subject.name)' switches off what is selected")
    }
    let chosen = try CheckEnvironment.seed()
    var plan = RunPlan(
      seed: options.seed ?? chosen ?? RunPlan.fixedSeed, cases: options.cases ?? 1000, rules: [],
      selection: selection)
    plan.limits = limits
    plan.isStrict = options.isStrict
    plan.test = RunPlan.TestCall(
      filter: test, isSeedGiven: options.seed == nil && plan.seed != RunPlan.fixedSeed)
    return plan
  }

  /// The files of the saved cases to run first: one that is named has to be usable, and of a folder those
  /// of the layout.
  private func savedFiles(_ failures: CheckFailures) throws(ToolError) -> [String] {
    var result: [String] = []
    for path in options.replayed {
      let files: [String]
      do {
        files = try Corpus.files(at: [path])
      } catch {
        throw ToolError(.data, error.description)
      }
      guard files != [path] else {
        _ = try SavedCase(file: path)
        result.append(path)
        continue
      }
      let unusable = failures.all.count
      let mine = files.filter { file in
        do throws(ToolError) {
          return try SavedCase(file: file).subject == subject.name
        } catch {
          // One that does not fit any more is no reason to leave out the others.
          failures.leaveOut(error.description)
          return false
        }
      }
      guard !mine.isEmpty || failures.all.count > unusable else {
        throw ToolError(.unavailable, "\(path): there is no saved case of '\(subject.name)'")
      }
      result += mine
    }
    return result
  }
}

extension ConformanceCheck {
  /// What the cases of the call break.
  private func given(_ layout: Subject, _ plan: RunPlan) throws(ToolError) -> [CheckFailure] {
    let rules = plan.selection.rules(of: layout)
    let saved = SavedCases(layout, limits: limits, isStrict: options.isStrict)
    var seen: [Sighting] = []
    for layoutCase in options.given {
      if limits.isInProcess { try breadcrumb.note(layoutCase) }
      for rule in rules where rule.isOfDrawnCases {
        guard var sighting = try saved.sighting(layoutCase, rule) else { continue }
        if rule.isPromise {
          let isolated = IsolatedSubject(layout, try IsolatedJudge(layout, limits: limits))
          sighting.finding.setting.arguments = try isolated.traitSource(
            of: layoutCase.configuration)
        }
        seen.append(sighting)
        // The case itself ends the layout: no other rule could judge it.
        if rule.isOfRuns { break }
      }
    }
    guard !seen.isEmpty else { return try unjudged(layout, rules) }
    return Causes(of: seen).findings().map { failure($0, plan) }
  }

  /// Says so where none of the given cases shows anything about the rules that were asked for.
  private func unjudged(_ layout: Subject, _ rules: [Rule]) throws(ToolError) -> [CheckFailure] {
    guard options.rules != nil else { return [] }
    let judge = try IsolatedJudge(layout, limits: limits)
    var reason: String?
    for layoutCase in options.given {
      for rule in rules where !rule.isOfRuns {
        guard case .judged(.skipped(let why)) = try judge.judge(layoutCase, by: rule) else {
          return []
        }
        reason = "\(rule.id) is not judged in the given case: \(why)"
      }
    }
    return reason.map { [CheckFailure(.warning, $0)] } ?? []
  }

  private func failure(_ finding: Finding, _ plan: RunPlan) -> CheckFailure {
    var finding = finding
    finding.reproduction = plan.reproduction(of: finding, subject)
    return CheckFailure(finding, subject: subject.name)
  }

  /// Tells of a case that ended the test process, and keeps it.
  private func failure(_ left: SavedCase, _ plan: RunPlan) throws(ToolError) -> CheckFailure {
    var exhibit = Exhibit(
      message: "ended the test process in an earlier run, in this case or in one made from it; "
        + "every method must return")
    exhibit.fault = .crash
    var finding = Finding(
      RunRules.returns, exceptions: subject.exceptions, isStrict: options.isStrict,
      counterexample: left.counterexample, exhibit: exhibit)
    finding.file = try left.save(in: "Corpus")
    return failure(finding, plan)
  }
}
