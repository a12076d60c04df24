package import LayoutConformance

/// Runs saved cases, and compares what came of them with what is expected.
package struct SavedCases {
  private let subject: Subject
  private let limits: Limits

  /// What came of a saved case.
  package enum Outcome {
    /// The verdict is the expected one.
    case asExpected
    /// The verdict is another one.
    case differs(String)
  }

  /// Sets up the running of a subject's cases.
  package init(_ subject: Subject, limits: Limits) {
    self.subject = subject
    self.limits = limits
  }

  /// Runs a case.
  ///
  /// - Returns: How its verdict compares, and what was seen if the rule is broken.
  /// - Throws: `ToolError` if the system makes no processes.
  package func run(
    _ saved: SavedCase, file: String
  ) throws(ToolError) -> (outcome: Outcome, sighting: Sighting?) {
    guard let rule = RuleCatalogue.rule(saved.rule) else {
      return (.differs("unknown rule"), nil)
    }
    return try run(saved, rule, file: file)
  }

  /// Judges a case that is in no file.
  ///
  /// - Returns: What was seen, `nil` if the rule is kept.
  /// - Throws: `ToolError` if the system makes no processes, or the case does not fit the subject.
  package func sighting(
    _ layoutCase: LayoutCase, _ rule: Rule
  ) throws(ToolError) -> Sighting? {
    let saved = SavedCase(
      subject: subject.name, rule: rule.id, expect: .pass, layoutCase: layoutCase)
    return try run(saved, rule, file: nil).sighting
  }

  private func run(
    _ saved: SavedCase, _ rule: Rule, file: String?
  ) throws(ToolError) -> (outcome: Outcome, sighting: Sighting?) {
    let isolated = IsolatedSubject(subject, try IsolatedJudge(subject, limits: limits))
    switch try isolated.misfits(of: saved.layoutCase.configuration) {
    case .success(let misfits):
      guard let (name, expected) = misfits.min(by: { $0.key < $1.key }) else { break }
      let place = "\(file ?? "the case"): configuration.\(name)"
      throw ToolError(.data, "\(place): expected \(expected) for '\(subject.name)'")
    case .failure(let error) where error.fault.isRefusal:
      throw ToolError(
        .data,
        "\(file ?? "the case"): configuration: '\(subject.name)' does not take these parameters: it "
          + error.fault.description)
    // What else ends it is seen again where the case is judged.
    case .failure: break
    }
    let ran = saved.expect == .crash || saved.expect == .hang || saved.expect == .memory
    let asking = saved.experiment.flatMap(RuleCatalogue.rule)
    let judged = asking ?? (ran && rule.isOfRuns ? RunRules.returns : rule)
    let (verdict, exhibit, fault) = try verdict(saved, judged)
    let outcome: Outcome =
      verdict == saved.expect ? .asExpected : .differs(difference(saved, verdict))
    guard let exhibit else { return (outcome, nil) }
    var status = Finding.Status(rawValue: verdict.rawValue) ?? .violation
    if rule.level == .recommended { status = .warning }
    if subject.exceptions[rule.id] != nil { status = .expected }
    var finding = Finding(
      rule: rule, status: status, layoutCase: saved.layoutCase, caseIndex: nil, count: 1,
      exhibit: exhibit)
    finding.file = file
    finding.experiment = saved.experiment
    if rule.level == .declared {
      finding.setting.profile = saved.profile
      let judged = IsolatedSubject(
        saved.judged(subject), try IsolatedJudge(saved.judged(subject), limits: limits))
      finding.setting.arguments = try judged.traitSource(of: saved.layoutCase.configuration)
    }
    finding.parameters = try isolated.parameters(of: saved.layoutCase.configuration)
    return (outcome, Sighting(finding: finding, fault: fault))
  }

  private func verdict(
    _ saved: SavedCase, _ rule: Rule
  ) throws(ToolError) -> (SavedCase.Expectation, Exhibit?, Fault?) {
    let judge = try IsolatedJudge(saved.judged(subject), limits: limits)
    switch try judge.judge(saved.layoutCase, by: rule) {
    case .judged(.violated(let exhibit)): return (.violation, exhibit, nil)
    case .judged: return (.pass, nil, nil)
    case .ended(let fault):
      let verdict = SavedCase.Expectation(rawValue: fault.status.rawValue) ?? .crash
      return (verdict, Exhibit(fault, with: saved.layoutCase), fault)
    }
  }

  private func difference(_ saved: SavedCase, _ verdict: SavedCase.Expectation) -> String {
    switch (saved.expect, verdict) {
    case (.pass, _): "\(saved.rule) was kept, and is broken now"
    case (_, .pass):
      "\(saved.rule) was broken, and is kept now; set \"expect\" to \"pass\" to keep it so"
    default: "\(saved.rule) ended in a \(saved.expect.rawValue), and does in a \(verdict.rawValue)"
    }
  }
}

extension SavedCase {
  /// Reads a file.
  ///
  /// - Throws: `ToolError` with the file, the key and what would be right.
  package init(file: String) throws(ToolError) {
    do {
      self = try Corpus.read(file)
    } catch {
      throw ToolError(.data, error.description)
    }
  }

  /// Saves the case in a corpus, and gives the path of its file.
  ///
  /// - Throws: `ToolError` with the reason and the whole case: it is not lost.
  package func save(in folder: String) throws(ToolError) -> String {
    do {
      return try Corpus(path: folder).save(self)
    } catch {
      throw ToolError(.software, "\(error.description)\n\(text)")
    }
  }

  /// The subject under the profile that the case was saved with.
  package func judged(_ subject: Subject) -> Subject {
    profile.flatMap(Profile.named).map(subject.with) ?? subject
  }

  /// The file of a finding.
  package init(_ finding: Finding, subject: String, seed: UInt64) {
    let expect = finding.fault.flatMap { Expectation(rawValue: $0.rawValue) } ?? .violation
    self.init(
      subject: subject, rule: finding.rule.id, experiment: finding.experiment,
      profile: finding.setting.profile, expect: expect, layoutCase: finding.layoutCase,
      found: finding.caseIndex.map { index in
        Origin(
          seed: seed, index: index, kit: ToolVersion.current,
          shrunkFrom: finding.shrinking?.from)
      })
  }
}
