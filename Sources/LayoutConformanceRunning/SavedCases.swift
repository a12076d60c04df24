package import LayoutConformance

/// Runs saved cases, and compares what came of them with what is expected.
package struct SavedCases {
  private let subject: Subject
  private let limits: Limits
  private let isStrict: Bool
  private let rules: [Rule]

  /// What came of a saved case.
  package struct Result {
    /// The case.
    package let saved: SavedCase
    /// What the layout did.
    package let verdict: SavedCase.Expectation
    /// What was seen, `nil` if the rule is kept.
    package let sighting: Sighting?

    /// Whether the layout did as the case expects.
    package var isAsExpected: Bool { verdict == saved.expect }

    /// Whether the layout keeps the rule that the case says it breaks.
    package var isFixed: Bool { verdict == .pass && saved.expect != .pass }

    /// How the layout did another thing than the case expects, in words.
    package var difference: String {
      switch (saved.expect, verdict) {
      case (.pass, _): "\(saved.rule) was kept, and is broken now"
      case (_, .pass): "\(saved.rule) was broken, and is kept now"
      default:
        "\(saved.rule) ended in a \(saved.expect.rawValue), and does in a \(verdict.rawValue)"
      }
    }
  }

  /// Sets up the running of a subject's cases.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - limits: What a case may take.
  ///   - isStrict: Whether recommended rules count as required ones.
  ///   - rules: The rules as a run judges them; one that is not among them is judged as it is listed.
  package init(_ subject: Subject, limits: Limits, isStrict: Bool, rules: [Rule] = []) {
    self.rules = rules
    self.subject = subject
    self.limits = limits
    self.isStrict = isStrict
  }

  /// Runs a case.
  ///
  /// - Throws: `ToolError` if the system makes no processes, and with exit code 65 for a case that does
  ///   not fit the subject.
  package func run(_ saved: SavedCase, file: String) throws(ToolError) -> Result {
    guard let known = RuleCatalogue.rule(saved.rule) else {
      throw ToolError(.data, "\(file): rule: there is no rule '\(saved.rule)'")
    }
    let rule = saved.judged(rules.first { $0.id == known.id } ?? known)
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
      subject: subject.name, rule: rule.id, expect: .pass, counterexample: .layout(layoutCase))
    return try run(saved, rule, file: nil).sighting
  }

  private func run(_ saved: SavedCase, _ rule: Rule, file: String?) throws(ToolError) -> Result {
    guard let layoutCase = saved.counterexample.layoutCase else {
      throw ToolError(
        .data, "\(file ?? "the case"): it holds a scene, and \(rule.id) is for layouts")
    }
    let isolated = IsolatedSubject(subject, try IsolatedJudge(subject, limits: limits))
    switch try isolated.misfits(of: layoutCase) {
    case .success(let misfits):
      guard let misfit = misfits.first else { break }
      throw ToolError(
        .data,
        "\(file ?? "the case"): \(misfit.place): expected \(misfit.expected) for '\(subject.name)'")
    case .failure(let error) where error.fault.isRefusal:
      throw ToolError(
        .data,
        "\(file ?? "the case"): configuration: '\(subject.name)' does not take these parameters: it "
          + error.fault.description)
    // What else ends it is seen again where the case is judged.
    case .failure: break
    }
    // However a run ends, it is the same calls that it makes; and one that is to pass makes them, too.
    let asking = saved.experiment.flatMap(RuleCatalogue.rule)
    let judged = asking ?? (rule.isOfRuns ? RunRules.returns : rule)
    let (verdict, exhibit, fault) = try verdict(saved, layoutCase, judged)
    guard let exhibit else { return Result(saved: saved, verdict: verdict, sighting: nil) }
    // What is broken now may be another rule than the one that was.
    let broken = fault.map { judged.brokenBy(end: $0.status) } ?? asking ?? rule
    var finding = Finding(
      broken, brokenBy: subject, isStrict: isStrict, layoutCase: layoutCase, exhibit: exhibit)
    finding.file = file
    if !judged.isOfRuns, judged.id != broken.id { finding.experiment = judged.id }
    if rule.isPromise {
      finding.setting.profile = saved.profile
      let judged = IsolatedSubject(
        saved.judged(subject), try IsolatedJudge(saved.judged(subject), limits: limits))
      finding.setting.arguments = try judged.traitSource(of: layoutCase.configuration)
    }
    try isolated.noteParameters(of: &finding)
    return Result(
      saved: saved, verdict: verdict, sighting: Sighting(finding: finding, fault: fault))
  }

  private func verdict(
    _ saved: SavedCase, _ layoutCase: LayoutCase, _ rule: Rule
  ) throws(ToolError) -> (SavedCase.Expectation, Exhibit?, Fault?) {
    let judge = try IsolatedJudge(saved.judged(subject), limits: limits)
    switch try judge.judge(layoutCase, by: rule) {
    case .judged(.violated(let exhibit)): return (.violation, exhibit, nil)
    case .judged: return (.pass, nil, nil)
    case .ended(let fault):
      let verdict = SavedCase.Expectation(rawValue: fault.status.rawValue) ?? .crash
      return (verdict, try judge.exhibit(of: fault, in: layoutCase, by: rule), fault)
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

  /// The rule as the case was judged by it.
  package func judged(_ rule: Rule) -> Rule { isForAnyLayout ? rule.forAnyLayout : rule }

  /// The file of a finding.
  package init(_ finding: Finding, subject: String) {
    let expect = finding.exhibit.fault.flatMap { Expectation(rawValue: $0.rawValue) } ?? .violation
    var found: Origin?
    if let index = finding.caseIndex, let origin = finding.reproduction?.origin {
      found = Origin(
        origin, index: index, kit: ToolVersion.current, shrunkFrom: finding.shrinking?.from)
    }
    self.init(
      subject: subject, rule: finding.rule.id, experiment: finding.experiment,
      profile: finding.setting.profile, expect: expect,
      counterexample: finding.counterexample,
      found: found)
    isForAnyLayout = finding.rule.isForAnyLayout
  }
}
