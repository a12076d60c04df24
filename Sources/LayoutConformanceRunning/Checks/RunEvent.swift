package import LayoutConformance

/// What happens in a run, in order; every report is made of these and of nothing else.
package enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(RunStart)
  /// The check of a subject begins.
  case subjectStarted(SubjectStart)
  /// A subject was observed, and no case of it is run.
  case observed(Observed)
  /// Some cases ran; told often, for those who wait.
  case progressed(Progress)
  /// A rule was broken.
  case finding(Finding, subject: String)
  /// A saved case is not what it was.
  case savedCase(SavedCaseNews)
  /// The check of a subject is over.
  case subjectFinished(SubjectSummary)
  /// The run is over.
  case runFinished(RunSummary)

  /// What a run is made of.
  package struct RunStart: Sendable {
    package let seed: UInt64
    /// The scope of which every case runs, `nil` for random cases.
    package let scope: Int?
    package let subjects: [String]
    package let shard: Shard
    /// Whether layouts run in the process of the tool, for want of another.
    package let isInProcess: Bool
  }

  /// How far the check of a subject has come.
  package struct Progress: Sendable {
    package let subject: String
    package let cases: Int
    /// How many cases there will be, `nil` if nobody knows.
    package let limit: Int?
    package let seconds: Double
    /// When the check ends at the latest, by the clock that only grows, in microseconds.
    package let until: Int64?
  }

  /// How a subject came to be.
  package struct SubjectStart: Sendable {
    package let subject: String
    /// What the report has to say about the subject's source: what was left out, how it is made.
    package let notes: [String]
  }

  /// What was observed of a subject.
  package struct Observed: Sendable {
    package let subject: String
    /// What it does; `nil` for a layout that cannot be made.
    package var behaviour: ObservedBehaviour?
    /// The profile that it is judged under, declared or seen; `nil` for none.
    package let profile: Profile?
  }

  /// What is to be told of a saved case beside the rule that it breaks.
  package struct SavedCaseNews: Sendable {
    package let subject: String
    package let file: String
    package let outcome: Outcome

    /// What became of a saved case.
    package enum Outcome: Sendable {
      /// It cannot be run, for a reason that names the file.
      case unusable(String)
      /// It passes now, with the command that keeps it so.
      case fixed(String, acceptance: String)
    }

    /// The news in one line.
    package var text: String {
      switch outcome {
      case .unusable(let problem): "saved case left out: \(problem)"
      case .fixed(let difference, let acceptance):
        "\(file): \(difference); keep it so with \(acceptance)"
      }
    }
  }

  /// What came of the check of a subject.
  package struct SubjectSummary: Sendable {
    /// What was observed of it before the cases.
    package var observed: Observed
    package let cases: Int
    /// In how many cases the initialiser did not take the parameters that were drawn first.
    package let redrawn: Int
    /// The scope of which all cases ran, those of other shards left out; `nil` for random cases.
    package let scope: Int?
    package let shard: Shard
    package let seconds: Double
    package let rules: [RuleSummary]
    /// What the cases were like.
    package let labels: Labels
    /// What makes the result worth less than it looks.
    package let warnings: [HealthWarning]
    /// How the findings compare with the declared verdict, for a specimen of the gallery.
    package let verdict: Verdict?
    /// Why the check ended before all cases ran, `nil` if they did.
    package let stopped: String?
    /// Whether the initialiser took none of the parameters that were drawn.
    package var isUnmade = false
    /// The rules that the subject declares needless exceptions for.
    package var needless: [String] = []
    /// The status of each finding that was told.
    package var statuses: [Finding.Status] = []
    /// What came of an engine by rule and by kind of node; `nil` for a layout.
    package var engine: EngineResult?

    /// The name of the layout.
    package var subject: String { observed.subject }

    /// The cases that ran in a second.
    package var casesPerSecond: Double { seconds > 0 ? (Double(cases) / seconds).rounded() : 0 }
  }

  /// What came of an engine.
  package struct EngineResult: Sendable {
    /// The engine's name with its version.
    package let title: String
    /// What came of its scenes.
    package let outcome: EngineOutcome
  }

  /// What became of a rule.
  package struct RuleSummary: Sendable {
    package let rule: String
    package let checked: Int
    package let failed: Int
    package let skipped: Int
    /// Why it was not judged most often.
    package let reason: SkipReason?

    /// The reason in words.
    package var why: String? { reason?.text }
  }

  /// A declared verdict and what was found.
  package struct Verdict: Sendable {
    /// The rules that the specimen is declared to break.
    package let declared: [String]
    /// The rules that it was found to break.
    package let found: [String]
    /// The scope of which all cases ran, `nil` for random cases.
    package let scope: Int?

    /// The declared rules that no case of the scope shows; none for random cases, which go on.
    package var outOfScope: [String] { scope == nil ? [] : declared.filter { !found.contains($0) } }

    /// Whether both are the same, but for what the scope is too small to show.
    package var isMet: Bool { declared.filter { !outOfScope.contains($0) } == found }
  }

  /// What came of the run.
  package struct RunSummary: Sendable {
    package let seed: UInt64
    package let cases: Int
    /// The scope of which all cases ran, those of other shards left out; `nil` for random cases.
    package let scope: Int?
    package let shard: Shard
    package let findings: Int
    package let warnings: Int
    /// How many specimens were held against a declared verdict, and how many did not meet it.
    package let specimens: (held: Int, unmet: Int)
    package let seconds: Double
    package let exitCode: ExitCode
    package let stoppedBecause: String
  }
}

extension RunEvent.SubjectSummary {
  /// Sums up the check of a subject.
  ///
  /// - Parameters:
  ///   - result: What came of it.
  ///   - check: The check.
  ///   - findings: In how many cases a rule failed, as far as its findings know.
  ///   - seconds: How long it took.
  ///   - verdict: How the findings compare with what was declared.
  init(
    _ result: SubjectRun.Result, of check: SubjectRun, findings: [String: Int], seconds: Double,
    verdict: RunEvent.Verdict?
  ) {
    let plan = check.plan
    // What hangs or hoards is told as a finding, and takes time by itself; so does drawing again.
    let isStuck =
      result.redrawn > 0
      || [RunRules.returnsInTime, RunRules.staysInMemory].contains {
        result.ends[$0.id] != nil
      }
    let warnings = HealthWarning.all(
      tallies: result.tallies.filter { result.ends[$0.rule.id] == nil }, labels: result.labels,
      cases: result.cases, seconds: seconds
    ).filter { !isStuck || $0.kind != .slow }
    self.init(
      observed: RunEvent.Observed(
        subject: check.subject.name, behaviour: check.behaviour, profile: check.subject.profile),
      cases: result.cases, redrawn: result.redrawn, scope: result.stopped == nil ? plan.scope : nil,
      shard: plan.shard,
      seconds: seconds,
      rules: result.tallies.map { tally in
        // The observation judges once what no drawn case does.
        let isSeen = !tally.rule.isOfDrawnCases && check.behaviour.countBasis != .declared
        return RunEvent.RuleSummary(
          rule: tally.rule.id, checked: isSeen ? 1 : tally.checked,
          failed: max(tally.failed, findings[tally.rule.id] ?? 0),
          skipped: tally.skipped, reason: tally.mainSkipReason)
      },
      labels: result.labels,
      // What is wrong with a specimen is declared.
      warnings: verdict != nil ? [] : warnings.filter { !plan.silenced.contains($0.kind.rawValue) },
      verdict: verdict, stopped: result.stopped?.rawValue)
  }
}

extension RunEvent.SubjectSummary {
  /// Sums up the check of an engine.
  init(
    _ result: EngineRun.Result, of engine: any EngineUnderTest, _ plan: RunPlan,
    _ findings: EngineFindings, seconds: Double
  ) {
    self.init(
      observed: RunEvent.Observed(subject: engine.name, behaviour: nil, profile: nil),
      cases: result.cases, redrawn: 0, scope: nil, shard: plan.shard, seconds: seconds,
      rules: result.outcome.tallies.map { tally in
        RunEvent.RuleSummary(
          rule: tally.rule.id, checked: tally.checked, failed: tally.failed,
          skipped: tally.skipped, reason: tally.mainSkipReason)
      },
      labels: .none, warnings: [], verdict: nil, stopped: result.stopped?.rawValue)
    self.engine = RunEvent.EngineResult(title: engine.title, outcome: result.outcome)
    needless = findings.needless
    statuses = findings.shown
  }
}
