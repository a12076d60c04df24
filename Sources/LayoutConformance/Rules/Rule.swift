/// One thing that a layout or an engine must keep, as data and one pure function.
///
/// A rule looks at a `Trial`: it asks for experiments (this proposal, that origin, this history) and
/// compares what came of them. It never calls the layout itself, prints nothing, keeps nothing, and
/// does not know which cases came before. That is what makes the rest possible: ten rules on one
/// baseline cost one baseline, a case can be judged again from a file, the shrinker can ask about
/// ten thousand smaller cases, and a worker that dies in the middle loses nothing.
///
/// A few kinds of law are enough:
///
/// - `each`: every trial is judged by itself. Most rules are of this kind.
/// - `containment`: as `each`, on the axes on which the layout's size is made to hold its subviews: what
///   sticks out of a layout that fills its proposal is no fault.
/// - `observation`: only the case is judged that the observation of the layout names.
/// - `trend`: a single trial proves nothing, twenty that agree do. "The ideal size is always that
///   for zero" is no fault of one case, since an ideal of zero may be right there. The law gives
///   what a trial says for and against a suspicion; the run adds it up, and one trial against it
///   is enough to drop the suspicion. A saved case of such a rule fails while it speaks for it.
/// - `run`: the rule is about how a run ends (a trap, a hang, memory). Whoever runs the cases sees
///   that; the function only makes the calls that the case describes.
/// - `scene`: an engine is judged by what it makes of a scene and of others that the rule asks for.
///
/// To add a rule: write the value in the file of its family, with every field filled in; list the
/// family in `RuleCatalogue`; add two broken specimens that trip it and nothing else. A rule that
/// accuses a correct layout is worse than none: name what it does not apply to in `judge` with a
/// `SkipReason` first, and compare so that NaN fails.
public struct Rule: Sendable {
  /// The permanent identifier: `SIZE-01`.
  public let id: String

  /// What a violation means for the run.
  public private(set) var level: Level

  /// Whether nothing but a profile, or a trait of the subject, makes the rule one to keep.
  package let isPromise: Bool

  /// Whether the rule, where it is declared, is recommended and not required.
  package let isAdvice: Bool

  /// The version of the kit that introduced the rule.
  public let since: String

  /// The rule in one sentence with MUST or SHOULD.
  public let statement: String

  /// Why it matters to the people who use the layout.
  public let reason: String

  /// Where the rule comes from.
  public let source: String

  /// What SwiftUI itself does about it, with the source of that.
  public let inSwiftUI: String

  /// When the rule is not judged, in words; empty if it always is.
  public let skippedWhen: String

  /// The usual causes, most frequent first.
  public var checkFirst: [String] { causes.map(\.text) }

  /// The usual causes with what a finding has to show for each, most frequent first.
  let causes: [Cause]

  /// What must be so besides, or a violation is the fault of another rule's.
  private(set) var premises: Premises

  /// How a trial is judged.
  let law: Law

  /// Whether the rule is judged as for a layout of which nothing was observed.
  package private(set) var isForAnyLayout = false

  /// What a violation means.
  public enum Level: String, Sendable, CaseIterable {
    /// On by default; a violation fails the run.
    case required
    /// On by default; a violation is a warning.
    case recommended
    /// Off until the subject declares the trait.
    case declared
  }

  /// The kinds of law.
  enum Law: Sendable {
    /// Judges each trial by itself.
    case each(@Sendable (Trial) -> Verdict)
    /// Judges each trial by itself, on the axes on which the size is made to hold the subviews.
    case containment(@Sendable (Trial, ContainmentAxes) -> Verdict)
    /// Judges the one case that the observation of the layout names, and none that is drawn.
    case observation(@Sendable (Trial) -> Verdict)
    /// Gives what a trial says about each of some suspicions, and words one that came true.
    case trend(Trend)
    /// Makes the calls of the case; how they end is seen from outside.
    case run(@Sendable (Trial) -> Void)
    /// Gives how an engine breaks the rule in a scene, `nil` if it keeps it.
    case scene(SceneLaw)
  }

  /// A law that only many trials together can prove.
  struct Trend: Sendable {
    /// The number of suspicions: two where the axes are looked at one by one.
    let lanes: Int
    /// Gives what a trial says about a suspicion.
    let observe: @Sendable (Trial, _ lane: Int) -> TrendEvidence
    /// Words a suspicion with the values of a trial that supports it.
    let describe: @Sendable (Trial, _ lane: Int) -> Violation

    /// How many trials must support a suspicion, with none against it, to make it a violation.
    static let threshold = 20
  }

  /// How many of the first cases of a run are asked for what only many cases together show.
  package static let trendSample = 1000

  /// What judges a trial by itself; `nil` for a law of another kind.
  var judge: (@Sendable (Trial) -> Verdict)? {
    switch law {
    case .each(let judge), .observation(let judge): return judge
    case .containment(let judge):
      let axes: ContainmentAxes = isForAnyLayout ? .all : .observed
      return { trial in judge(trial, axes) }
    case .trend, .run, .scene: return nil
    }
  }

  /// Whether drawn cases judge the rule; the observation of a layout names the case of the others.
  package var isOfDrawnCases: Bool {
    guard case .observation = law else { return true }
    return false
  }

  /// The rule as one of another level.
  package func at(_ level: Level) -> Rule {
    var rule = self
    rule.level = level
    return rule
  }

  /// The rule as a promise of a kind that a layout only looks like: recommended, and not judged where its
  /// runs differ.
  var ofKind: Rule {
    var rule = at(.recommended)
    rule.premises.insert(.equalRuns)
    return rule
  }

  /// The rule as it is judged where the user names it: whatever the layout was seen to do.
  package var forAnyLayout: Rule {
    var rule = self
    rule.isForAnyLayout = true
    return rule
  }

  /// Whether only many cases together can break the rule.
  package var isTrend: Bool {
    guard case .trend = law else { return false }
    return true
  }

  /// Whether the rule is about how a run of the case ends, which making its calls shows.
  package var isOfRuns: Bool {
    [RunRules.returns, RunRules.returnsInTime, RunRules.staysInMemory].contains { $0.id == id }
  }

  /// Whether how a run ends in an experiment of the rule is what the rule is about.
  ///
  /// Everywhere else an end is one of the layout under test, whichever rule was asking: RUN-01's, RUN-02's
  /// or RUN-04's.
  package var ownsEnds: Bool {
    [RunRules.returnsAtGreatestNumber, ParityRules.isSame, CountRules.saysCount]
      .contains { $0.id == id }
  }

  /// What a crash in an experiment of the rule shows that did not come in the calls of the case.
  package enum CrashCause: Int, Comparable, Sendable {
    /// That the layout needs a cache with a certain past: the rule's experiment asks the same questions.
    case past
    /// That the layout does not bear a change, or crashes for what was there before it.
    case change

    package static func < (one: CrashCause, other: CrashCause) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  /// The cause that a crash in an experiment of the rule names, `nil` where it is RUN-01's.
  package var crashCause: CrashCause? {
    switch id {
    case CacheRules.canBeThrownAway.id, PurityRules.forgetsHistory.id: .past
    case CacheRules.followsSubviews.id, CacheRules.followsParameters.id,
      CacheRules.bearsUpdates.id:
      .change
    default: nil
    }
  }

  /// The rule that is broken where an experiment of this one ends the layout in a way, and nothing else
  /// is known of it.
  package func brokenBy(end status: Finding.Status) -> Rule {
    ownsEnds || status == .crash && crashCause != nil ? self : RunRules.rule(of: status)
  }

  init(
    _ id: String, _ level: Level, since: String = "0.1.0", _ statement: String, reason: String,
    source: String, inSwiftUI: String = "", skippedWhen: String = "", checkFirst: [Cause],
    premises: Premises = [], isAdvice: Bool = false, law: Law
  ) {
    self.id = id
    self.level = level
    isPromise = level == .declared
    self.isAdvice = isAdvice
    self.since = since
    self.statement = statement
    self.reason = reason
    self.source = source
    self.inSwiftUI = inSwiftUI
    self.skippedWhen = ([skippedWhen].filter { !$0.isEmpty } + premises.exceptions)
      .joined(separator: "; ")
    causes = checkFirst
    self.premises = premises
    self.law = law
  }
}

/// What a rule says about a trial.
package enum Verdict: Sendable {
  /// The layout kept the rule.
  case holds
  /// The rule does not apply to the trial.
  case skipped(SkipReason)
  /// The layout broke the rule.
  case violated(Violation)
}

/// What a trial says about a suspicion.
enum TrendEvidence {
  /// The trial cannot tell.
  case nothing(SkipReason)
  /// The trial is as suspected.
  case supports
  /// The trial shows that the suspicion is wrong.
  case refutes
}
