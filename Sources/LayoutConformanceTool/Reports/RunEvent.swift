import LayoutConformance

/// What happens in a run, in order; every report is made of these and of nothing else.
enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(seed: UInt64, subjects: [String])
  /// The check of a subject begins.
  case subjectStarted(SubjectStart)
  /// A rule was broken.
  case finding(Finding, subject: String)
  /// The check of a subject is over.
  case subjectFinished(SubjectSummary)
  /// The run is over.
  case runFinished(RunSummary)

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
    /// How the findings compare with the declared verdict, for a specimen of the gallery.
    let verdict: Verdict?
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
