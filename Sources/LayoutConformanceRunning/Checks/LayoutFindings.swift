import LayoutConformance

/// The findings of one subject: what was seen in a round of cases is told by its causes when the
/// round is over.
///
/// Where findings are saved the case of each broken rule is shrunk and saved the moment it is seen.
/// Those of a specimen are told only if its verdict is not met: what it is declared to break is its
/// purpose, not news.
struct LayoutFindings {
  /// The rules that are broken.
  private(set) var brokenRules: Set<String> = []
  /// In how many cases a rule failed, as far as its findings know.
  private var counts: [String: Int] = [:]
  /// The status of each finding that was told.
  private(set) var shown: [Finding.Status] = []
  /// The rules that the subject declares needless exceptions for.
  private(set) var needless: [String] = []
  /// How many findings could not be saved.
  private(set) var unsaved = 0

  private let subject: Subject
  private let plan: RunPlan
  private let isolated: IsolatedSubject
  private let shrinker: FindingShrinker
  private let isHeld: Bool
  private let listener: any RunListener
  private var seen: [Sighting] = []
  private var causes = Causes()
  private var saved: Set<Sighting.Identity> = []

  init(_ check: SubjectRun, isHeld: Bool, listener: any RunListener) {
    subject = check.subject
    plan = check.plan
    isolated = check.isolated
    self.isHeld = isHeld
    self.listener = listener
    shrinker = check.shrinker
  }

  /// Takes what was seen.
  ///
  /// - Returns: Whether it was seen again: a case that only takes long does not hang.
  /// - Throws: `ToolError` if the system makes no processes.
  mutating func take(_ sighting: Sighting) throws(ToolError) -> Bool {
    var sighting = sighting
    if !isHeld, plan.savesFindings || sighting.isStuck {
      guard let smallest = try shrinker.smallest(sighting) else { return false }
      sighting = smallest
      if plan.savesFindings { try save(&sighting.finding, smallest.identity()) }
    }
    seen.append(sighting)
    let finding = sighting.finding
    brokenRules.insert(finding.rule.id)
    counts[finding.rule.id] = max(counts[finding.rule.id] ?? 0, finding.count)
    return true
  }

  /// In how many cases each broken rule failed.
  ///
  /// - Parameter ends: In how many the layout ended a worker, by the rule that is broken by it.
  /// - Returns: The counts by the IDs of the rules.
  func counts(with ends: [String: Int]) -> [String: Int] {
    counts.merging(ends.filter { brokenRules.contains($0.key) }, uniquingKeysWith: max)
  }

  /// Tells what was seen, one finding for each cause, and then of the exceptions that nobody needs.
  ///
  /// - Parameters:
  ///   - result: What came of the cases.
  ///   - isNews: Whether to tell it; what is no news is saved all the same.
  /// - Throws: `ToolError` if the system makes no processes.
  mutating func finish(_ result: SubjectRun.Result, isNews: Bool) throws(ToolError) {
    if isHeld, plan.savesFindings { try saveAll() }
    if isNews { try tellSeen(result.tallies, ends: result.ends) }
    seen = []
    guard plan.shard == .whole else { return }
    // A part of a run cannot know what the other parts found.
    for finding in result.tallies.needless(subject.exceptions, broken: brokenRules) {
      needless.append(finding.rule.id)
      try tell(finding)
    }
  }

  /// Tells what was seen in the cases until now, one finding for each cause; what is held waits.
  ///
  /// - Parameters:
  ///   - tallies: What became of each rule until now.
  ///   - ends: In how many cases the layout ended a worker, by the rule that is broken by it.
  /// - Throws: `ToolError` if the system makes no processes.
  mutating func endRound(_ tallies: [Tally], ends: [String: Int]) throws(ToolError) {
    if !isHeld { try tellSeen(tallies, ends: ends) }
  }

  private mutating func tellSeen(_ tallies: [Tally], ends: [String: Int]) throws(ToolError) {
    let shrinker = shrinker
    try causes.add(seen) { (sighting) throws(ToolError) in
      try shrinker.smallest(sighting) ?? sighting
    }
    seen = []
    let counts = tallies.reduce(into: counts(with: ends)) { counts, tally in
      counts[tally.rule.id] = max(counts[tally.rule.id] ?? 0, tally.failed)
    }
    for finding in causes.takeNew(counts: counts) { try tell(finding) }
  }

  private mutating func tell(_ finding: Finding) throws(ToolError) {
    var finding = finding
    if finding.file == nil, finding.hasCase { finding.setting = try setting(of: finding) }
    finding.reproduction = plan.reproduction(of: finding, subject)
    shown.append(finding.status)
    listener.take(.finding(finding, subject: subject.name))
  }

  /// What has to be said again, beside the case, to judge a finding once more.
  private func setting(of finding: Finding) throws(ToolError) -> Finding.Setting {
    guard finding.rule.isPromise, let layoutCase = finding.counterexample.layoutCase else {
      return Finding.Setting()
    }
    let observed = subject.profile.flatMap { $0.isObserved ? $0 : nil }
    return Finding.Setting(
      profile: (plan.selection.profile ?? observed)?.qualifiedName,
      counterpart: subject.counterpart?.name,
      arguments: try isolated.traitSource(of: layoutCase.configuration))
  }

  private mutating func saveAll() throws(ToolError) {
    for index in seen.indices {
      guard var smallest = try shrinker.smallest(seen[index]) else { continue }
      try save(&smallest.finding, smallest.identity())
      seen[index] = smallest
    }
  }

  /// Saves a finding's case, once; where that fails the error has the whole case in it.
  private mutating func save(
    _ finding: inout Finding, _ identity: Sighting.Identity
  ) throws(ToolError) {
    guard finding.file == nil, finding.hasCase, saved.insert(identity).inserted else { return }
    finding.setting = try setting(of: finding)
    finding.reproduction = plan.reproduction(of: finding, subject)
    do {
      finding.file = try SavedCase(finding, subject: subject.name).save(in: plan.corpus)
    } catch {
      unsaved += 1
      listener.fail(error.description)
    }
  }
}
