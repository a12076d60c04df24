package import LayoutConformance

/// Shrinks the cases of findings, each candidate in a process of its own.
package struct FindingShrinker {
  private let subject: Subject
  private let counts: SubviewCounts
  private let limits: Limits
  private let sites: CrashSites

  /// How many cases are tried for a finding: fewer where each that fails costs a process, far fewer
  /// where it costs the time limit, or the filling of memory.
  private static func budget(_ fault: Fault?) -> Budget {
    switch fault?.status {
    case nil: Budget(shrinking: 5000, growth: 60, latitude: 90)
    case .hang?, .memory?: Budget(shrinking: 80, growth: 12, latitude: 0)
    case _?: Budget(shrinking: 1000, growth: 40, latitude: 60)
    }
  }

  private struct Budget {
    let shrinking, growth, latitude: Int
  }

  /// Sets up the shrinking of a subject's findings.
  package init(
    _ subject: Subject, counts: SubviewCounts, limits: Limits, sites: CrashSites = CrashSites()
  ) {
    self.sites = sites
    self.subject = subject
    self.counts = counts
    self.limits = limits
  }

  /// The sighting with the smallest case that breaks the same rule in the same way; one from a file is as
  /// small as it was when it was saved, and one that was shrunk as it is.
  ///
  /// - Returns: The sighting; `nil` for a case that was taken to hang or to hoard memory and does
  ///   neither when it gets all that a case may take.
  /// - Throws: `ToolError` if the system makes no processes.
  package func smallest(_ sighting: Sighting) throws(ToolError) -> Sighting? {
    guard sighting.finding.file == nil, sighting.finding.shrinking == nil else { return sighting }
    guard let finding = try shrunk(sighting) else { return nil }
    var smallest = sighting
    smallest.finding = finding
    if finding.rule.id == PurityRules.isDeterministic.id, sighting.fault == nil,
      let layoutCase = finding.counterexample.layoutCase
    {
      let source = try Variability(subject, limits: limits).source(in: layoutCase)
      if let source { smallest.finding.exhibit.name(source: source.words) }
    }
    return smallest
  }

  /// The finding with the smallest case that breaks the same rule in the same way.
  ///
  /// - Returns: The finding; `nil` for a case that was taken to hang or to hoard memory and does
  ///   neither when it gets all that a case may take.
  /// - Throws: `ToolError` if the system makes no processes.
  package func shrunk(_ sighting: Sighting) throws(ToolError) -> Finding? {
    let finding = sighting.finding
    guard finding.hasCase else { return finding }
    guard let fault = sighting.fault, fault.status != .crash else {
      return try shrunk(sighting, within: limits) ?? finding
    }
    // A layout that is slow rather than stuck needs more of the time to tell one from the other.
    for divisor: Int64 in [200, 8] {
      if let shrunk = try shrunk(sighting, within: limits.hurried(by: divisor)) { return shrunk }
      guard !Deadline.isGraceOver else { return finding }
    }
    return try confirmed(finding, sighting, shrunk: finding)
  }

  /// The finding with the smallest case that tries within some limits lead to, `nil` if that case
  /// does not fail in the same way within those of the run.
  private func shrunk(_ sighting: Sighting, within limits: Limits) throws(ToolError) -> Finding? {
    let finding = sighting.finding
    guard let drawn = finding.counterexample.layoutCase else { return finding }
    var judge = try IsolatedJudge(subject, limits: limits, confirmsHangs: false, sites: sites)
    let completion = try Completion(subject, limits, sites)
    let budget = Self.budget(sighting.fault)
    let shrinker = Shrinker(
      counts: counts, budget: budget.shrinking, complete: completion.completed)
    var isCutShort = false
    func fails(_ candidate: LayoutCase) throws(ToolError) -> Bool {
      // Somebody waits for the end: the case is told as small as it is by now.
      guard !Deadline.isGraceOver else {
        isCutShort = true
        return false
      }
      switch try judge.judge(candidate, by: finding.asking) {
      case .judged(.violated): return sighting.fault == nil
      case .judged: return false
      case .ended(let fault):
        // Where smaller cases hang, which is another defect, the next are not waited for as long.
        if sighting.isCrash, fault.status != .crash {
          judge = try IsolatedJudge(
            subject, limits: self.limits.hurried(by: 100), confirmsHangs: false, sites: sites)
        }
        return sighting.isSame(fault, withinLess: true)
      }
    }
    let result = try shrinker.shrink(drawn, while: fails)
    let grown = try Growth(budget: budget.growth).grown(result.layoutCase, while: fails)
    var shrunk = finding
    shrunk.counterexample = .layout(grown)
    shrunk.latitude = try Latitude(of: grown, budget: budget.latitude, while: fails)
    try completion.isolated.noteParameters(of: &shrunk)
    shrunk.shrinking = Finding.Shrinking(
      from: drawn.subviews.count, passes: result.passes,
      isExhausted: result.isExhausted || isCutShort)
    return try confirmed(finding, sighting, shrunk: shrunk)
  }

  /// A finding with what its case shows within the limits of the run; `nil` if it does not fail in the
  /// same way there.
  private func confirmed(
    _ finding: Finding, _ sighting: Sighting, shrunk: Finding
  ) throws(ToolError) -> Finding? {
    let judge = try IsolatedJudge(
      subject, limits: limits, confirmsHangs: sighting.isCrash, sites: sites)
    var shrunk = shrunk
    guard let layoutCase = shrunk.counterexample.layoutCase else { return shrunk }
    switch try judge.judge(layoutCase, by: finding.asking) {
    case .judged(.violated(let exhibit)) where sighting.fault == nil: shrunk.exhibit = exhibit
    case .ended(let fault) where fault.kind == .interruption: return finding
    case .ended(let fault) where sighting.isSame(fault):
      shrunk.exhibit = try judge.exhibit(of: fault, in: layoutCase, by: finding.asking)
    // It failed a moment ago: the layout gives other answers each time, which PURE-01 tells, or it
    // is slow rather than stuck.
    case .judged, .ended: return nil
    }
    return shrunk
  }
}

extension Sighting {
  /// Whether the layout crashed, or broke the rule by its answers; neither hung nor hoarded.
  fileprivate var isCrash: Bool { fault.map { $0.status == .crash } ?? true }

  /// Whether the layout hung, or hoarded memory: only with all the time is that certain.
  package var isStuck: Bool { !isCrash }

  /// Whether a fault is of the same defect; within less than the time of a case one that hoards
  /// memory can seem to hang.
  fileprivate func isSame(_ other: Fault, withinLess: Bool = false) -> Bool {
    guard let fault else { return false }
    if withinLess, !isCrash { return other.status != .crash && other.kind != .interruption }
    return other.identity == fault.identity
  }
}

extension Finding {
  /// The rule whose experiment shows the finding.
  package var asking: Rule {
    if let asking = experiment.flatMap(RuleCatalogue.rule) { return asking }
    return rule.isOfRuns ? RunRules.returns : rule
  }
}

/// Completes the configurations of smaller cases, each once.
private final class Completion {
  let isolated: IsolatedSubject
  private var known: [Configuration: Configuration?] = [:]

  init(_ subject: Subject, _ limits: Limits, _ sites: CrashSites) throws(ToolError) {
    isolated = IsolatedSubject(
      subject, try IsolatedJudge(subject, limits: limits, confirmsHangs: false, sites: sites))
  }

  /// The completed configuration; `nil` where the layout cannot be made with it, and where no process
  /// can be made to find out.
  func completed(_ configuration: Configuration) -> Configuration? {
    if let answer = known[configuration] { return answer }
    let answer = (try? isolated.completed(configuration)) ?? nil
    known[configuration] = .some(answer)
    if let answer { known[answer] = .some(answer) }
    return answer
  }
}

extension Exhibit {
  /// Shows how a layout ended its worker.
  ///
  /// - Parameters:
  ///   - fault: What ended it.
  ///   - layoutCase: The case.
  ///   - trace: The calls that had begun by then, where somebody wrote them down.
  package init(_ fault: Fault, with layoutCase: LayoutCase, trace: CrashTrace? = nil) {
    let count = layoutCase.subviews.count
    let duty =
      switch fault.status {
      case .hang: "every method must return in time"
      case .memory: "every method must stay within the memory limit"
      default: "every method must return"
      }
    self.init(
      message:
        "\(fault.description(in: trace?.method)) with \(count) subview\(count == 1 ? "" : "s") and proposal "
        + "\(layoutCase.proposal); \(duty)")
    note(fault)
    guard let trace else { return }
    (calls, unreturned) = (trace.calls, trace.unreturned)
    (bounds, frames) = (trace.bounds, trace.frames)
  }

  /// Notes how a layout ended its worker, and where.
  mutating func note(_ fault: Fault) {
    output = fault.output.isEmpty ? nil : fault.output
    reason = fault.reason.isEmpty ? nil : fault.reason
    place = fault.site?.place
    self.fault = fault.status
  }
}
