import CConformanceSupport
import LayoutConformance
import LayoutConformanceWorkers

/// The observation of some layouts, without a case.
struct ObservationRun {
  let entries: [LayoutEntry]
  let plan: RunPlan
  let reports: Reports

  /// Observes all subjects, and gives the code to end with.
  ///
  /// A layout that cannot be made is told as a run tells it.
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  func run() throws(ToolError) -> ExitCode {
    conformance_catch_interruptions()
    // Whatever ends the process before the observation is over is no success.
    conformance_guard_run(1)
    defer { conformance_guard_run(0) }
    var code = ExitCode.success
    for entry in entries where !Deadline.isInterrupted {
      let subject = entry.subject
      reports.take(
        .subjectStarted(RunEvent.SubjectStart(subject: subject.name, notes: entry.notes)))
      let observed = try Observer(subject, plan: plan).observe()
      guard !Deadline.isInterrupted else { break }
      let result: ExitCode
      var behaviour: ObservedBehaviour?
      switch observed.making {
      case .possible: (result, behaviour) = (.success, observed.behaviour)
      case .refused(let fault):
        reports.refuse(subject, fault)
        result = .unavailable
      case .impossible(let sighting): result = try tell(sighting, of: entry)
      }
      let profile = plan.selection.subject(subject, seenAs: observed.behaviour).profile
      reports.take(
        .observed(
          RunEvent.Observed(subject: subject.name, behaviour: behaviour, profile: profile)))
      // A finding says more than that a layout could not be made.
      if code != .findings { code = result == .success ? code : result }
    }
    try reports.finish()
    return Deadline.isInterrupted ? .interrupted : code
  }

  /// Tells how a layout ends the process while it is made, if that is news.
  private func tell(_ sighting: Sighting, of entry: LayoutEntry) throws(ToolError) -> ExitCode {
    if let declared = entry.declared, declared.breaks.contains(sighting.finding.rule.id) {
      return .success
    }
    let check = try SubjectRun(entry.subject, plan: plan, behaviour: ObservedBehaviour())
    var findings = SubjectFindings(check, isHeld: false, reports: reports)
    _ = try findings.take(sighting)
    try findings.finish(try check.nothing, isNews: true)
    return .findings
  }
}
