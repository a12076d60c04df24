package import LayoutConformance

/// Shrinks the cases of findings, each candidate in a process of its own.
package struct FindingShrinker {
  private let subject: Subject
  private let arity: Arity
  private let limits: Limits

  /// How many cases are tried for a finding: fewer where each that fails costs a process, far fewer
  /// where it costs the time limit, or the filling of memory.
  private static func budget(_ fault: Fault?) -> Int {
    switch fault?.kind {
    case nil: 5000
    case .hang?: 80
    case .memory?: 200
    case _?: 1000
    }
  }

  /// Sets up the shrinking of a subject's findings.
  package init(_ subject: Subject, arity: Arity, limits: Limits) {
    self.subject = subject
    self.arity = arity
    self.limits = limits
  }

  /// The finding with the smallest case that breaks the same rule in the same way.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  package func shrunk(_ sighting: Sighting) throws(ToolError) -> Finding {
    let finding = sighting.finding
    guard finding.hasCase else { return finding }
    guard sighting.fault?.kind == .hang else {
      return try shrunk(sighting, within: limits) ?? finding
    }
    // A layout that is slow rather than stuck needs more of the time to tell one from the other.
    for divisor: Int64 in [64, 8] {
      if let shrunk = try shrunk(sighting, within: limits.hurried(by: divisor)) { return shrunk }
    }
    return finding
  }

  /// The finding with the smallest case that tries within some limits lead to, `nil` if that case
  /// does not fail in the same way within those of the run.
  private func shrunk(_ sighting: Sighting, within limits: Limits) throws(ToolError) -> Finding? {
    let finding = sighting.finding
    let judge = try IsolatedJudge(
      subject, limits: limits, confirmsHangs: sighting.fault?.kind != .hang)
    let rule = finding.rule.isOfRuns ? RunRules.returns : finding.rule
    let shrinker = Shrinker(
      for: subject, arity: arity, budget: Self.budget(sighting.fault))
    var isCutShort = false
    let result = try shrinker.shrink(finding.layoutCase) { candidate throws(ToolError) in
      // Somebody waits for the end: the case is told as small as it is by now.
      guard !Deadline.isGraceOver else {
        isCutShort = true
        return false
      }
      return switch try judge.judge(candidate, by: rule) {
      case .judged(.violated): sighting.fault == nil
      case .judged: false
      case .ended(let fault): fault.identity == sighting.fault?.identity
      }
    }
    var shrunk = finding
    shrunk.layoutCase = result.layoutCase
    shrunk.noteParameters(of: subject)
    shrunk.shrinking = Finding.Shrinking(
      from: finding.layoutCase.subviews.count, steps: result.steps,
      evaluations: result.evaluations, isExhausted: result.isExhausted || isCutShort)
    let lastJudge = try IsolatedJudge(subject, limits: self.limits)
    switch try lastJudge.judge(result.layoutCase, by: rule) {
    case .judged(.violated(let exhibit)): shrunk.exhibit = exhibit
    case .ended(let fault) where fault.identity == sighting.fault?.identity:
      shrunk.exhibit = Exhibit(fault, with: result.layoutCase)
    // It failed a moment ago: the layout gives other answers each time, which PURE-01 tells, or it
    // is slow rather than stuck.
    case .judged, .ended: return nil
    }
    return shrunk
  }
}

extension Exhibit {
  /// Shows how a layout ended its worker.
  package init(_ fault: Fault, with layoutCase: LayoutCase) {
    let count = layoutCase.subviews.count
    let duty =
      switch fault.status {
      case .hang: "every method must return in time"
      case .memory: "every method must stay within the memory limit"
      default: "every method must return"
      }
    self.init(
      message: "\(fault.description) with \(count) subview\(count == 1 ? "" : "s") and proposal "
        + "\(layoutCase.proposal); \(duty)")
    output = fault.output.isEmpty ? nil : fault.output
    self.fault = fault.status
  }
}
