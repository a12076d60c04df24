import LayoutAPI
package import LayoutConformance

/// Finds out, in workers, whether a layout can be made and what it does, before it is judged.
package struct Observer {
  private let subject: Subject
  private let plan: RunPlan
  private let isolated: IsolatedSubject
  private let judge: IsolatedJudge
  private let sites = CrashSites()

  /// Whether the layout can be made.
  package enum Making {
    /// It can, with some of the parameters that are drawn.
    case possible
    /// Its initialiser takes none of them.
    case refused(Fault)
    /// It ends the process in a way that no initialiser may.
    case impossible(Sighting)
  }

  /// What was found out.
  package struct Result {
    /// Whether the layout can be made.
    package let making: Making
    /// What it does.
    package var behaviour = ObservedBehaviour()
    /// What shows COUNT-01, `nil` where the layout keeps it.
    package var countSighting: Sighting?
  }

  /// Sets up the observation of a layout.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(_ subject: Subject, plan: RunPlan) throws(ToolError) {
    self.subject = subject.notingMakes
    self.plan = plan
    judge = try IsolatedJudge(
      subject, limits: plan.limits.hurried(by: 4), confirmsHangs: false, sites: sites)
    isolated = IsolatedSubject(
      subject, try IsolatedJudge(subject, limits: plan.limits, sites: sites))
  }

  /// Makes the layout, and finds out what it does if that is possible.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  package func observe() throws(ToolError) -> Result {
    let beginning = try isolated.beginning()
    // What ends it is looked for step by step.
    let making = if case .success = beginning { Making.possible } else { try making() }
    var result = Result(making: making)
    guard case .possible = making else {
      result.behaviour.counts = subject.counts ?? .any
      return result
    }
    let material =
      if case .success(let draws) = beginning { ProbeMaterial(draws) } else { try material() }
    var (counts, basis) = (SubviewCounts.any, ObservedBehaviour.CountBasis.declared)
    if let declared = subject.counts {
      counts = declared
    } else {
      var counting = CountObservation()
      result.countSighting = try count(&counting, material)
      (counts, basis) = counting.result
    }
    let observation = Observation(material, counts: counts)
    let snapshots = try snapshots(observation.probes).map { try? $0.get() }
    result.behaviour = observation.behaviour(snapshots)
    result.behaviour.countBasis = basis
    return result
  }

  /// Draws what the probes are made of, each draw until the initialiser takes it.
  private func material() throws(ToolError) -> ProbeMaterial {
    var draws: [LayoutCase] = []
    for draw in 0..<ProbeMaterial.draws where !Deadline.isInterrupted {
      for redraw in 0..<Batch.mostRedraws {
        let drawn = try isolated.material(draw, redraw: redraw)
        if case .success(let drawn) = drawn {
          draws += drawn
          break
        }
        guard drawn.fault?.isRefusal == true else { break }
      }
    }
    return ProbeMaterial(draws)
  }

  /// Tries numbers of subviews until nothing more is to be asked.
  ///
  /// - Returns: What shows COUNT-01, `nil` where the layout keeps it.
  private func count(
    _ counting: inout CountObservation, _ material: ProbeMaterial
  ) throws(ToolError) -> Sighting? {
    var faults: [Int: (probe: ObservationProbe, fault: Fault)] = [:]
    while !Deadline.isInterrupted {
      let tries = counting.next
      guard !tries.isEmpty else { break }
      let probes = tries.map { material.counting($0.count, draw: $0.draw) }
      for (index, answer) in try snapshots(probes).enumerated() {
        let count = tries[index].count
        switch answer {
        case .success(let snapshot): counting.take(.answered(snapshot), of: count)
        case .failure(let error):
          counting.take(CountObservation.Outcome(error.fault), of: count)
          if faults[count] == nil { faults[count] = (probes[index], error.fault) }
        }
      }
    }
    guard let count = counting.surprising else { return nil }
    let known = faults[count]
    return try sighting(
      known?.probe ?? material.counting(count, draw: 0), known?.fault, counting.result.counts)
  }

  private func sighting(
    _ probe: ObservationProbe, _ fault: Fault?, _ counts: SubviewCounts
  ) throws(ToolError) -> Sighting? {
    let rule = CountRules.saysCount
    var layoutCase = probe.layoutCase
    // The simplest subviews that there are: what matters is their number.
    for index in layoutCase.subviews.indices { layoutCase.subviews[index] = .rigid(10, 10) }
    layoutCase.proposal = .unspecified
    let judge = try IsolatedJudge(subject, limits: plan.limits, sites: sites)
    for candidate in [layoutCase, probe.layoutCase] {
      var exhibit: Exhibit
      var ended: Fault?
      switch try judge.judge(candidate, by: rule) {
      case .judged(.violated(let shown)): exhibit = shown
      case .judged: continue
      case .ended(let fault):
        exhibit = Exhibit(fault, counts: counts, with: candidate)
        ended = fault
      }
      var finding = Finding(
        rule, brokenBy: subject, isStrict: plan.isStrict, layoutCase: candidate, exhibit: exhibit)
      try isolated.noteParameters(of: &finding)
      return Sighting(finding: finding, fault: ended)
    }
    return nil
  }

  /// Shows probes to the layout, in order.
  private func snapshots(
    _ probes: [ObservationProbe]
  ) throws(ToolError) -> [Swift.Result<Snapshot, FaultError>] {
    let subject = subject
    let answers = try judge.answers(to: probes.count) { probes[$0].snapshot(of: subject).numbers }
    return try answers.map { (answer) throws(ToolError) in
      switch answer {
      case .failure(let error): return .failure(error)
      case .success(let numbers):
        guard let snapshot = Snapshot(numbers: numbers) else {
          throw ToolError(.software, "a worker's answer did not come back whole")
        }
        return .success(snapshot)
      }
    }
  }
}

extension Observer {
  private static let probedCases = 8

  /// Tries to make the layout, with the simplest parameters and with those of the first cases.
  ///
  /// An initialiser that traps does not take what it was given, and is given something else.
  /// - Throws: `ToolError` if the system makes no process.
  package func making() throws(ToolError) -> Making {
    let subject = subject
    let judge = try IsolatedJudge(subject, limits: plan.limits, sites: sites)
    let keys = try judge.run { subject.values.reduce(0) { $0 + $1.choices.count } }.fault
    if let keys, keys.kind != .interruption {
      return .impossible(Sighting(of: .keys, keys, of: subject))
    }
    let simplest = try judge.run { subject.tryMaking() }.fault
    guard let simplest, simplest.kind != .interruption else { return .possible }
    guard simplest.isRefusal else {
      return .impossible(
        Sighting(of: simplest.isOfMaking ? .making : .properties, simplest, of: subject))
    }
    let generator = CaseGenerator(for: subject, counts: .any, seed: plan.seed)
    for index in 0..<Self.probedCases {
      for redraw in 0..<Batch.mostRedraws {
        let number = IsolatedSubject.Number(index: index, redraw: redraw)
        switch try isolated.layoutCases(generator, [number]).fault {
        case nil: return .possible
        case let fault? where fault.kind == .interruption: return .possible
        case let fault? where fault.isRefusal: continue
        case let fault?:
          return .impossible(
            Sighting(of: .making, fault, of: subject, caseIndex: index))
        }
      }
    }
    return .refused(simplest)
  }
}

extension CountObservation.Outcome {
  /// What an end of a worker says of the number of subviews.
  fileprivate init(_ fault: Fault) {
    self = fault.isInWords ? .refusedInWords : fault.kind == .trap ? .failed : .ended
  }
}

extension Exhibit {
  /// Shows how a layout ended its worker with a number of subviews that it says nothing about.
  fileprivate init(_ fault: Fault, counts: SubviewCounts, with layoutCase: LayoutCase) {
    let count = layoutCase.subviews.count
    self.init(
      message:
        "\(fault.description) with \(count) subview\(count == 1 ? "" : "s"), and says nowhere "
        + "that it takes \(counts); a layout for one number of subviews should say so")
    output = fault.output.isEmpty ? nil : fault.output
    self.fault = fault.status
  }
}
