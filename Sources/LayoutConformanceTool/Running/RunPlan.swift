import LayoutConformance

/// What a run does: the choices of the command line, as values.
struct RunPlan: Sendable {
  /// The seed of the cases.
  var seed: UInt64
  /// The number of cases for each subject.
  var cases: Int
  /// The rules to judge.
  var rules: [Rule]
  /// How many workers run at the same time.
  var jobs = 1
  /// What a layout may take.
  var limits = Limits()
  /// Whether a recommended rule that is broken fails the run.
  var isStrict = false
  /// Whether the run ends with the first subject that has a finding.
  var failsFast = false

  /// The folder of the saved cases, which are run first.
  var corpus = "Corpus"
  /// Whether the cases of new findings are saved there.
  var savesFindings = false

  /// How many cases a worker runs before it makes room for the next: a fork costs less than a
  /// thousandth of that.
  static let batchSize = 1000
}
