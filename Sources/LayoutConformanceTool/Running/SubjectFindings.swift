import LayoutConformance
import LayoutConformanceWorkers

/// The findings of one subject: each is shrunk, saved and told the moment it is seen, once.
///
/// Those of a specimen are held back until its verdict is known: what it is declared to break is its
/// purpose, not news.
struct SubjectFindings {
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
  private let reports: Reports
  private var held: [Sighting] = []
  private var told: Set<Sighting.Identity> = []

  init(_ check: SubjectRun, isHeld: Bool, reports: Reports) {
    subject = check.subject
    plan = check.plan
    isolated = check.isolated
    self.isHeld = isHeld
    self.reports = reports
    shrinker = check.shrinker
  }

  /// Takes what was seen.
  ///
  /// - Returns: Whether it was seen again: a case that only takes long does not hang.
  /// - Throws: `ToolError` if the system makes no processes.
  mutating func take(_ sighting: Sighting) throws(ToolError) -> Bool {
    var sighting = sighting
    if isHeld {
      held.append(sighting)
    } else {
      // One from a file is as small as it was when it was saved.
      if sighting.finding.file == nil {
        guard let shrunk = try shrinker.shrunk(sighting) else { return false }
        sighting.finding = shrunk
      }
      try tell(sighting, isNews: true)
    }
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

  /// Saves what was held back, and tells it if it is news.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  mutating func release(asNews isNews: Bool) throws(ToolError) {
    for var sighting in held where isNews || plan.savesFindings {
      if sighting.finding.file == nil, let shrunk = try shrinker.shrunk(sighting) {
        sighting.finding = shrunk
      }
      try tell(sighting, isNews: isNews)
    }
    held = []
  }

  /// Tells of the exceptions that nobody needs, once all cases ran.
  ///
  /// A part of a run cannot know what the other parts found.
  mutating func finish(_ tallies: [Tally]) {
    guard plan.shard == .whole else { return }
    for var finding in subject.needlessExceptions(tallies, broken: brokenRules) {
      finding.reproduction = plan.reproduction(of: finding, subject)
      needless.append(finding.rule.id)
      shown.append(finding.status)
      reports.take(.finding(finding, subject: subject.name))
    }
  }

  private mutating func tell(_ sighting: Sighting, isNews: Bool) throws(ToolError) {
    guard told.insert(sighting.identity()).inserted else { return }
    var finding = sighting.finding
    if finding.file == nil { finding.setting = try setting(of: finding) }
    finding.reproduction = plan.reproduction(of: finding, subject)
    finding.locatePlace(of: subject.name)
    if finding.file == nil, plan.savesFindings, finding.hasCase { save(&finding) }
    guard isNews else { return }
    shown.append(finding.status)
    reports.take(.finding(finding, subject: subject.name))
  }

  /// What has to be said again, beside the case, to judge a finding once more.
  private func setting(of finding: Finding) throws(ToolError) -> Finding.Setting {
    guard finding.rule.isPromise else { return Finding.Setting() }
    let observed = subject.profile.flatMap { $0.isObserved ? $0 : nil }
    return Finding.Setting(
      profile: (plan.selection.profile ?? observed)?.qualifiedName,
      counterpart: subject.counterpart?.name,
      arguments: try isolated.traitSource(of: finding.layoutCase.configuration))
  }

  /// Saves a finding's case; where that fails the error has the whole case in it.
  private mutating func save(_ finding: inout Finding) {
    do {
      finding.file = try SavedCase(finding, subject: subject.name).save(in: plan.corpus)
      finding.reproduction = plan.reproduction(of: finding, subject)
    } catch {
      unsaved += 1
      reports.fail(error.description)
    }
  }
}
