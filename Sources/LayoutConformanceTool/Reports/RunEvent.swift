import LayoutConformance

/// What happens in a run, in order; every report is made of these and of nothing else.
enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(RunStart)
  /// The check of a subject begins.
  case subjectStarted(SubjectStart)
  /// Some cases ran; told often, for those who wait.
  case progressed(Progress)
  /// A rule was broken.
  case finding(Finding, subject: String)
  /// The check of a subject is over.
  case subjectFinished(SubjectSummary)
  /// The run is over.
  case runFinished(RunSummary)

  /// What a run is made of.
  struct RunStart: Sendable {
    let seed: UInt64
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

  /// What came of the check of a subject.
  struct SubjectSummary: Sendable {
    let subject: String
    let arity: Arity
    let isArityFound: Bool
    let cases: Int
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
    /// The profile that the layout looks like, if it was judged under none.
    var suggestion: Likeness?
    /// The rules that the subject declares needless exceptions for.
    var needless: [String] = []

    /// The cases that ran in a second.
    var casesPerSecond: Double { seconds > 0 ? (Double(cases) / seconds).rounded() : 0 }
  }

  /// What became of a rule.
  struct RuleSummary: Sendable {
    let rule: String
    let checked: Int
    let failed: Int
    let skipped: Int
    let why: String?
  }

  /// A declared verdict and what was found.
  struct Verdict: Sendable {
    /// The rules that the specimen is declared to break.
    let declared: [String]
    /// The rules that it was found to break.
    let found: [String]

    /// Whether both are the same.
    var isMet: Bool { declared == found }
  }

  /// What came of the run.
  struct RunSummary: Sendable {
    let seed: UInt64
    let cases: Int
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
  ///   - subject: The subject.
  ///   - findings: In how many cases a rule failed, as far as its findings know.
  ///   - seconds: How long it took.
  ///   - verdict: How the findings compare with what was declared.
  ///   - silenced: The warnings that are not wanted, by name.
  init(
    _ result: SubjectRun.Result, subject: Subject, findings: [String: Int], seconds: Double,
    verdict: RunEvent.Verdict?, silenced: Set<String>
  ) {
    let warnings = HealthWarning.all(
      tallies: result.tallies, labels: result.labels, cases: result.cases, seconds: seconds)
    self.init(
      subject: subject.name, arity: result.arity, isArityFound: result.isArityFound,
      cases: result.cases, seconds: seconds,
      rules: result.tallies.map { tally in
        RunEvent.RuleSummary(
          rule: tally.rule.id, checked: tally.checked,
          failed: max(tally.failed, findings[tally.rule.id] ?? 0),
          skipped: tally.skipped, why: tally.mainSkipReason)
      },
      labels: result.labels,
      // What is wrong with a specimen is declared.
      warnings: verdict != nil ? [] : warnings.filter { !silenced.contains($0.kind.rawValue) },
      verdict: verdict, stopped: result.stopped?.rawValue)
  }
}
