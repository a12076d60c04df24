import LayoutConformance
import LayoutConformanceWorkers

/// The check of a layout in a test, which gives failures as values; who calls it records them.
///
/// It never asks which framework it runs under: an issue of one inside a test of the other is lost.
struct ConformanceCheck {
  private var subject: Subject
  private let options: CheckOptions
  private let limits = CheckEnvironment.limits
  private let breadcrumb: Breadcrumb
  private let test: String?
  // A rule of the test's own, which is in no catalogue.
  private let ownRule: Rule?
  // The layout that is to give the same sizes and frames.
  private var counterpart: Subject?

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
    if let counterpart {
      var check = self
      let counts = try SubviewCounts(
        sharedBy: subject, counterpart, plan: try plan(RunPlan.fixedSeed))
      check.subject = subject.compared(with: counterpart, counts: counts)
      check.counterpart = nil
      return try check.run()
    }
    if let mistake = subject.mistakes.first { throw ToolError(.usage, mistake) }
    let chosen = try CheckEnvironment.seed()
    let seed = options.seed ?? chosen ?? RunPlan.fixedSeed
    if limits.isInProcess {
      if let left = try breadcrumb.takeLeft() { return [try failure(left, seed)] }
      try breadcrumb.note(LayoutCase())
    }
    defer { if limits.isInProcess { breadcrumb.remove() } }
    var seen: [Sighting] = []
    var failures: [CheckFailure] = []
    let plan = try plan(seed)
    guard options.given.isEmpty else {
      let rules = try rules(of: plan)
      for layoutCase in options.given {
        seen += try sightings(of: layoutCase, rules)
      }
      return seen.isEmpty ? try unjudged(rules) : told(Causes(of: seen), seed)
    }
    func takeSaved(_ rules: [Rule]) throws(ToolError) {
      let saved = try savedFindings(rules)
      failures += saved.unusable
      seen += saved.sightings
    }
    guard !options.isReplayOnly else {
      try takeSaved(try rules(of: plan))
      return failures + told(Causes(of: seen), seed)
    }
    let observed = try Observer(subject, plan: plan).observe()
    let check = try check(plan, observed.behaviour)
    try takeSaved(check.plan.rules)
    switch observed.making {
    case .possible: break
    case .impossible(let sighting):
      return failures + told(Causes(of: seen + [sighting]), seed)
    case .refused(let fault):
      throw ToolError(
        .unavailable,
        "'\(subject.name)' is not made with any parameter that was drawn: it \(fault.description)")
    }
    if let sighting = observed.countSighting, check.judges(sighting.finding.rule) {
      seen.append(sighting)
    }
    let shrinker = check.shrinker
    let drawn = check.randomCases
    let source: any CaseSource =
      limits.isInProcess ? NotedCases(base: drawn, breadcrumb: breadcrumb) : drawn
    let result = try check.run(
      .fixed(source), until: Deadline(after: nil), tick: { _ in },
      take: { (sighting) throws(ToolError) in
        // Whether a case hangs is to be known at once, the rest when it is told.
        guard let seenAgain = sighting.isStuck ? try shrinker.smallest(sighting) : sighting else {
          return false
        }
        seen.append(seenAgain)
        return true
      })
    var causes = Causes()
    try causes.add(seen) { (sighting) throws(ToolError) in
      guard var smallest = try shrinker.smallest(sighting) else { return sighting }
      smallest.finding = try set(smallest.finding)
      return smallest
    }
    let broken = Set(seen.map(\.finding.rule.id))
    let counts = result.tallies.reduce(into: result.ends) {
      $0[$1.rule.id, default: 0] += $1.failed
    }
    failures += told(causes, counts: counts, seed)
    for finding in result.tallies.needless(subject.exceptions, broken: broken) {
      failures.append(failure(finding, seed))
    }
    return failures
  }

  /// A failure for each cause.
  private func told(_ causes: Causes, counts: [String: Int] = [:], _ seed: UInt64) -> [CheckFailure]
  {
    causes.findings(counts: counts).map { failure($0, seed) }
  }

  private func plan(_ seed: UInt64) throws(ToolError) -> RunPlan {
    let named = try options.rules?.rules().map(\.id)
    let selection = RuleSelection(selected: named.map(Set.init))
    var plan = RunPlan(
      seed: seed, cases: options.cases ?? 1000, rules: [], selection: selection)
    plan.limits = limits
    plan.isStrict = options.isStrict
    return plan
  }

  /// The check of the layout as it was seen to behave.
  private func check(
    _ plan: RunPlan, _ behaviour: ObservedBehaviour
  ) throws(ToolError) -> SubjectRun {
    guard ownRule != nil || options.rules != nil else {
      return try SubjectRun(subject, plan: plan, behaviour: behaviour)
    }
    var plan = plan
    plan.rules = try rules(of: plan, seenAs: behaviour)
    return try SubjectRun(subject, plan: plan, judgedAs: behaviour)
  }

  /// The rules to judge: the layout must return, whatever else is asked.
  private func rules(
    of plan: RunPlan, seenAs behaviour: ObservedBehaviour = ObservedBehaviour()
  ) throws(ToolError) -> [Rule] {
    if let ownRule { return [RunRules.returns, ownRule] }
    let rules = plan.selection.rules(of: subject, seenAs: behaviour)
    guard !rules.isEmpty else {
      throw ToolError(
        .unavailable, "the profile of '\(subject.name)' switches off what is selected")
    }
    return rules.contains { $0.id == RunRules.returns.id } ? rules : [RunRules.returns] + rules
  }

  private func set(_ finding: Finding) throws(ToolError) -> Finding {
    guard finding.rule.isPromise, let layoutCase = finding.counterexample.layoutCase else {
      return finding
    }
    var finding = finding
    let isolated = IsolatedSubject(subject, try IsolatedJudge(subject, limits: limits))
    finding.setting.arguments = try isolated.traitSource(of: layoutCase.configuration)
    return finding
  }

  private func failure(_ finding: Finding, _ seed: UInt64) -> CheckFailure {
    var finding = finding
    var reproduction = Reproduction(.test(filter: test), of: subject.name)
    reproduction.origin = .random(seed: seed)
    reproduction.isSeedGiven = options.seed == nil && seed != RunPlan.fixedSeed
    reproduction.isInProcess = limits.isInProcess && !Limits().isInProcess
    finding.reproduction = reproduction
    return CheckFailure(finding, subject: subject.name)
  }
}

extension ConformanceCheck {
  /// What a case breaks.
  private func sightings(
    of layoutCase: LayoutCase, _ rules: [Rule]
  ) throws(ToolError) -> [Sighting] {
    if limits.isInProcess { try breadcrumb.note(layoutCase) }
    var sightings: [Sighting] = []
    for rule in rules where rule.isOfDrawnCases {
      guard var sighting = try savedCases.sighting(layoutCase, rule) else { continue }
      sighting.finding = try set(sighting.finding)
      sightings.append(sighting)
      // The case itself ends the layout: no other rule could judge it.
      if rule.isOfRuns { break }
    }
    return sightings
  }

  /// Says so where none of the given cases shows anything about the rules that were asked for.
  private func unjudged(_ rules: [Rule]) throws(ToolError) -> [CheckFailure] {
    guard options.rules != nil else { return [] }
    let judge = try IsolatedJudge(subject, limits: limits)
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

  private var savedCases: SavedCases {
    SavedCases(subject, limits: limits, isStrict: options.isStrict)
  }

  /// What the saved cases of the layout break, and which files of a folder cannot be used.
  private func savedFindings(
    _ rules: [Rule]
  ) throws(ToolError) -> (sightings: [Sighting], unusable: [CheckFailure]) {
    var sightings: [Sighting] = []
    var unusable: [CheckFailure] = []
    for path in options.replayed {
      var files: [String] = []
      do {
        files = try Corpus.files(at: [path])
      } catch {
        throw ToolError(.data, error.description)
      }
      let isFile = files == [path]
      var count = 0
      for file in files {
        do {
          let saved = try SavedCase(file: file)
          guard isFile || saved.subject == subject.name else { continue }
          count += 1
          guard rules.contains(where: { $0.id == saved.rule }) || options.rules == nil else {
            continue
          }
          if limits.isInProcess, let layoutCase = saved.counterexample.layoutCase {
            try breadcrumb.note(layoutCase)
          }
          if let sighting = try savedCases.run(saved, file: file).sighting {
            sightings.append(sighting)
          }
        } catch {
          // One that does not fit any more is no reason to leave out the others.
          guard !isFile, error.exitCode == .data else { throw error }
          unusable.append(CheckFailure(.warning, "saved case left out: \(error.description)"))
        }
      }
      guard count > 0 || !unusable.isEmpty else {
        throw ToolError(.unavailable, "\(path): there is no saved case of '\(subject.name)'")
      }
    }
    return (sightings, unusable)
  }

  /// Tells of a case that ended the test process, and keeps it.
  private func failure(_ left: SavedCase, _ seed: UInt64) throws(ToolError) -> CheckFailure {
    var exhibit = Exhibit(
      message: "ended the test process in an earlier run, in this case or in one made from it; "
        + "every method must return")
    exhibit.fault = .crash
    var finding = Finding(
      RunRules.returns, exceptions: subject.exceptions, isStrict: options.isStrict,
      counterexample: left.counterexample, exhibit: exhibit)
    finding.file = try left.save(in: "Corpus")
    return failure(finding, seed)
  }
}
