import CConformanceSupport
import LayoutConformance

/// The observation of some layouts, without a case.
package struct ObservationRun {
  private let checks: [LayoutCheck]
  private let plan: RunPlan
  private let listener: any RunListener

  /// Sets up the observation of the layouts of some checks.
  package init(_ checks: [LayoutCheck], plan: RunPlan, listener: any RunListener) {
    self.checks = checks
    self.plan = plan
    self.listener = listener
  }

  /// Observes all subjects, and gives the code to end with.
  ///
  /// A layout that cannot be made is told as a run tells it.
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  package func run() throws(ToolError) -> ExitCode {
    conformance_catch_interruptions()
    // Whatever ends the process before the observation is over is no success.
    conformance_guard_run(1)
    defer { conformance_guard_run(0) }
    var code = ExitCode.success
    for check in checks where !Deadline.isInterrupted {
      let subject = check.subject
      listener.take(
        .subjectStarted(RunEvent.SubjectStart(subject: subject.name, notes: check.notes)))
      let observed = try Observer(subject, plan: plan).observe()
      guard !Deadline.isInterrupted else { break }
      let result: ExitCode
      var behaviour: ObservedBehaviour?
      switch observed.making {
      case .possible: (result, behaviour) = (.success, observed.behaviour)
      case .refused(let fault):
        listener.refuse(subject, fault, plan)
        result = .unavailable
      case .impossible(let sighting): result = try tell(sighting, of: check)
      }
      let profile = plan.selection.subject(subject, seenAs: observed.behaviour).profile
      listener.take(
        .observed(
          RunEvent.Observed(subject: subject.name, behaviour: behaviour, profile: profile)))
      // A finding says more than that a layout could not be made.
      if code != .findings { code = result == .success ? code : result }
    }
    try listener.finish()
    return Deadline.isInterrupted ? .interrupted : code
  }

  /// Tells how a layout ends the process while it is made, if that is news.
  private func tell(_ sighting: Sighting, of check: LayoutCheck) throws(ToolError) -> ExitCode {
    if let declared = check.declared, declared.breaks.contains(sighting.finding.rule.id) {
      return .success
    }
    let run = try SubjectRun(check.subject, plan: plan, behaviour: ObservedBehaviour())
    var findings = LayoutFindings(run, isHeld: false, listener: listener)
    _ = try findings.take(sighting)
    try findings.finish(try run.nothing, isNews: true)
    return .findings
  }
}
