import LayoutConformance
import LayoutConformanceWorkers

/// What happens in a run, in order; every report is made of these and of nothing else.
enum RunEvent: Sendable {
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
  struct RunStart: Sendable {
    let seed: UInt64
    /// The scope of which every case runs, `nil` for random cases.
    let scope: Int?
    let subjects: [String]
    let shard: Shard
    /// Whether layouts run in the process of the tool, for want of another.
    let isInProcess: Bool
  }

  /// How far the check of a subject has come.
  struct Progress: Sendable {
    let subject: String
    let cases: Int
    /// How many cases there will be, `nil` if nobody knows.
    let limit: Int?
    let seconds: Double
    /// When the check ends at the latest, by the clock that only grows, in microseconds.
    let until: Int64?
  }

  /// How a subject came to be.
  struct SubjectStart: Sendable {
    let subject: String
    /// What the report has to say about the subject's source: what was left out, how it is made.
    let notes: [String]
  }

  /// What was observed of a subject.
  struct Observed: Sendable {
    let subject: String
    /// What it does; `nil` for a layout that cannot be made.
    var behaviour: ObservedBehaviour?
    /// The profile that it is judged under, declared or seen; `nil` for none.
    let profile: Profile?
  }

  /// What is to be told of a saved case beside the rule that it breaks.
  struct SavedCaseNews: Sendable {
    let subject: String
    let file: String
    let outcome: Outcome

    /// What became of a saved case.
    enum Outcome: Sendable {
      /// It cannot be run, for a reason that names the file.
      case unusable(String)
      /// It passes now, with the command that keeps it so.
      case fixed(String, acceptance: String)
    }

    /// The news in one line.
    var text: String {
      switch outcome {
      case .unusable(let problem): "saved case left out: \(problem)"
      case .fixed(let difference, let acceptance):
        "\(file): \(difference); keep it so with \(acceptance)"
      }
    }
  }

  /// What came of the check of a subject.
  struct SubjectSummary: Sendable {
    /// What was observed of it before the cases.
    var observed: Observed
    let cases: Int
    /// In how many cases the initialiser did not take the parameters that were drawn first.
    let redrawn: Int
    /// The scope of which all cases ran, those of other shards left out; `nil` for random cases.
    let scope: Int?
    let shard: Shard
    let seconds: Double
    let rules: [RuleSummary]
    /// What the cases were like.
    let labels: Labels
    /// What makes the result worth less than it looks.
    let warnings: [HealthWarning]
    /// How the findings compare with the declared verdict, for a specimen of the gallery.
    let verdict: Verdict?
    /// Why the check ended before all cases ran, `nil` if they did.
    let stopped: String?
    /// Whether the initialiser took none of the parameters that were drawn.
    var isUnmade = false
    /// The rules that the subject declares needless exceptions for.
    var needless: [String] = []
    /// The status of each finding that was told.
    var statuses: [Finding.Status] = []
    /// What came of an engine by rule and by kind of node; `nil` for a layout.
    var engine: EngineTables?

    /// The name of the layout.
    var subject: String { observed.subject }

    /// The cases that ran in a second.
    var casesPerSecond: Double { seconds > 0 ? (Double(cases) / seconds).rounded() : 0 }
  }

  /// What became of a rule.
  struct RuleSummary: Sendable {
    let rule: String
    let checked: Int
    let failed: Int
    let skipped: Int
    /// Why it was not judged most often.
    let reason: SkipReason?

    /// The reason in words.
    var why: String? { reason?.text }
  }

  /// A declared verdict and what was found.
  struct Verdict: Sendable {
    /// The rules that the specimen is declared to break.
    let declared: [String]
    /// The rules that it was found to break.
    let found: [String]
    /// The scope of which all cases ran, `nil` for random cases.
    let scope: Int?

    /// The declared rules that no case of the scope shows; none for random cases, which go on.
    var outOfScope: [String] { scope == nil ? [] : declared.filter { !found.contains($0) } }

    /// Whether both are the same, but for what the scope is too small to show.
    var isMet: Bool { declared.filter { !outOfScope.contains($0) } == found }
  }

  /// What came of the run.
  struct RunSummary: Sendable {
    let seed: UInt64
    let cases: Int
    /// The scope of which all cases ran, those of other shards left out; `nil` for random cases.
    let scope: Int?
    let shard: Shard
    let findings: Int
    let warnings: Int
    /// How many specimens were held against a declared verdict, and how many did not meet it.
    let specimens: (held: Int, unmet: Int)
    let seconds: Double
    let exitCode: ExitCode
    let stoppedBecause: String
  }
}

/// A report in the making.
protocol Report {
  /// Takes one event.
  mutating func take(_ event: RunEvent)
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
