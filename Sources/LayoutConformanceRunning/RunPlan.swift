package import LayoutConformance

/// What a run does: the choices of the command line, as values.
package struct RunPlan: Sendable {
  /// The seed of the cases.
  package var seed: UInt64
  /// The number of cases for each subject, `nil` for as many as the time allows.
  package var cases: Int?
  /// The time for all subjects together in microseconds, `nil` for no limit.
  package var time: Int64?
  /// The part of the cases that is run.
  package var shard = Shard.whole
  /// The scope of which every case is run instead of random ones.
  package var scope: Int?
  /// Whether the cases go on from what earlier ones have shown.
  package var isGuided = false
  /// The rules to judge; those of the subject at hand while it is checked.
  package var rules: [Rule]
  /// Which rules of each subject are judged.
  package var selection = RuleSelection()
  /// Which layout values the cases have.
  package var values = ValueSelection()
  /// How many workers run at the same time.
  package var jobs = 1
  /// What a layout may take.
  package var limits = Limits()
  /// Whether a recommended rule that is broken fails the run.
  package var isStrict = false
  /// Whether the run ends with the first subject that has a finding.
  package var failsFast = false

  /// Whether the run compares each subject with another layout.
  package var isComparison = false
  /// What the subjects are made of.
  package var sources = Reproduction.Sources()

  /// The folder of the saved cases, which are run first.
  package var corpus = RunPlan.usualCorpus
  /// Whether the cases of new findings are saved there.
  package var savesFindings = false

  /// The files of the saved cases that are run first, whatever layout they name; those of the corpus for
  /// `nil`.
  package var saved: [String]?
  /// Whether saved cases are all that is run.
  package var isReplayOnly = false
  /// The test that runs it; `nil` for a command.
  package var test: TestCall?

  /// A call in a test.
  package struct TestCall: Sendable {
    /// The regular expression that the command line filters the test by; `nil` where it is not known.
    package var filter: String?
    /// Whether the seed has to be given to the test, which does not say it itself.
    package var isSeedGiven: Bool

    /// Names a call.
    package init(filter: String?, isSeedGiven: Bool) {
      self.filter = filter
      self.isSeedGiven = isSeedGiven
    }
  }

  /// The health warnings that are not wanted, by name.
  package var silenced: Set<String> = []

  /// Plans a run of a seed; what is left out is as by default.
  package init(
    seed: UInt64, cases: Int? = nil, rules: [Rule], selection: RuleSelection = RuleSelection()
  ) {
    self.seed = seed
    self.cases = cases
    self.rules = rules
    self.selection = selection
  }

  /// The folder of the saved cases where none is named.
  package static let usualCorpus = "Corpus"

  /// The seed where none is given, and none is to be drawn: the same cases each time.
  package static let fixedSeed: UInt64 = 0x5EED

  /// The numbers of cases of the first round and of the longest ones.
  package static let roundSizes = 1000...64_000

  /// The cases of the round that begins with a case: findings are told after each round.
  ///
  /// Rounds grow, so that the first findings come early and later ones cost little to look for. They
  /// do not depend on the number of jobs.
  package func round(from start: Int, to end: Int) -> Range<Int> {
    let (first, longest) = (Self.roundSizes.lowerBound, Self.roundSizes.upperBound)
    let size = min(max(start / shard.count, first), longest) * shard.count
    return start..<min(end, start + size)
  }
}
