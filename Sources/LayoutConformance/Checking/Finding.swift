/// A rule that a layout or an engine broke, with the case that shows it.
public struct Finding: Sendable {
  /// The rule.
  public let rule: Rule
  /// What kind of fault it is.
  public var status: Status
  /// The case that shows it, the smallest that was found.
  public var counterexample: Counterexample
  /// The number of the case as it was drawn; `nil` for one from a file.
  public var caseIndex: Int?
  /// In how many cases the rule failed.
  public var count: Int
  /// What shows it to a person.
  public var exhibit: Exhibit
  /// The names of the layout's parameters, in the order in which it takes them.
  public private(set) var parameters: [String] = []
  /// The source of the values of parameters that the case keeps by a label, by name.
  package private(set) var sources: [String: String] = [:]
  /// Why the subject declares that it breaks the rule; `nil` if it does not.
  public internal(set) var exception: String?
  /// What a run has to be told to show the finding again; `nil` where nobody runs it by a command.
  package var reproduction: Reproduction?
  /// Under what the rule was judged, beside the case.
  public var setting = Setting()
  /// How the case became what it is; `nil` if it was not shrunk.
  public var shrinking: Shrinking?
  /// What of the case may be any other value.
  package var latitude = Latitude()
  /// The file that keeps the case.
  public var file: String?
  /// Where the layout is declared; `nil` where no source is known.
  package var declaration: SourcePlace?
  /// The ID of the rule in whose experiment the layout crashed; `nil` where the calls of the case show
  /// the finding.
  public package(set) var experiment: String?
  /// The other rules that the layout breaks by the same defect, in the order in which rules name causes.
  public package(set) var alsoBreaks: [AlsoBroken] = []
  /// The files of other cases that show the same defect.
  public package(set) var otherFiles: [String] = []
  /// Whether a case shows it: none does where a layout cannot be made, or where it keeps a rule that
  /// it is excused from.
  public var hasCase: Bool { counterexample != .none }

  /// What kind of fault a finding is.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// A required rule, or a declared one, was broken.
    case violation
    /// A recommended rule was broken.
    case warning
    /// The layout trapped, or ended the process otherwise.
    case crash
    /// The layout did not return in time.
    case hang
    /// The layout took more memory than allowed.
    case memory
    /// The subject declares the failure as an exception.
    case expected
    /// The kit itself failed.
    case kitFault

    /// Whether a run with such a finding fails.
    public var fails: Bool { self != .warning && self != .expected }
  }

  /// A rule that is broken by a defect which another rule tells.
  public struct AlsoBroken: Sendable {
    /// The rule.
    public let rule: Rule
    /// In how many cases it failed.
    public let count: Int

    /// Notes a rule, and in how many cases it failed.
    package init(rule: Rule, count: Int) {
      self.rule = rule
      self.count = count
    }
  }

  /// What a rule was judged under: it has to be said again to judge the case once more.
  public struct Setting: Hashable, Sendable {
    /// The name of the profile that the command line asked for.
    public var profile: String?
    /// The name of the layout that was compared.
    public var counterpart: String?
    /// The arguments of the subject beside its name, as Swift source.
    public var arguments: [String] = []

    /// Names what was asked for; nothing by default.
    public init(profile: String? = nil, counterpart: String? = nil, arguments: [String] = []) {
      self.profile = profile
      self.counterpart = counterpart
      self.arguments = arguments
    }
  }

  /// What the shrinker did.
  public struct Shrinking: Hashable, Sendable {
    /// The number of subviews of the case as it was drawn, or of nodes of the scene.
    public var from: Int
    /// What the passes did, those that tried nothing left out.
    public var passes: [PassCount]
    /// Whether the budget ran out before every pass had nothing left to do.
    public var isExhausted: Bool

    /// How many smaller cases were kept.
    public var steps: Int { passes.reduce(0) { $0 + $1.kept } }
    /// How many cases were tried.
    public var evaluations: Int { passes.reduce(0) { $0 + $1.tried } }

    /// Says what the shrinker did.
    public init(from: Int, passes: [PassCount], isExhausted: Bool) {
      self.from = from
      self.passes = passes
      self.isExhausted = isExhausted
    }
  }

  /// Notes a broken rule, of a status that is known.
  public init(
    rule: Rule, status: Status, counterexample: Counterexample, caseIndex: Int?, count: Int,
    exhibit: Exhibit
  ) {
    self.rule = rule
    self.status = status
    self.counterexample = counterexample
    self.caseIndex = caseIndex
    self.count = count
    self.exhibit = exhibit
  }

  /// Notes that a layout or an engine broke a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - exceptions: Why it is excused from rules, by ID.
  ///   - isStrict: Whether recommended rules count as required ones.
  ///   - counterexample: The case that shows it.
  ///   - caseIndex: The number of the case as it was drawn; `nil` for one from a file.
  ///   - count: In how many cases the rule failed.
  ///   - exhibit: What shows it, and how it ended the process if it did.
  package init(
    _ rule: Rule, exceptions: [String: String], isStrict: Bool, counterexample: Counterexample,
    caseIndex: Int? = nil, count: Int = 1, exhibit: Exhibit
  ) {
    let exception = exceptions[rule.id]
    self.init(
      rule: rule,
      status: Status(
        level: rule.level, crash: exhibit.fault, isExcused: exception != nil, isStrict: isStrict),
      counterexample: counterexample, caseIndex: caseIndex, count: count, exhibit: exhibit)
    self.exception = exception
  }

  /// Notes that a layout broke a rule.
  package init(
    _ rule: Rule, brokenBy subject: Subject, isStrict: Bool, layoutCase: LayoutCase,
    caseIndex: Int? = nil, count: Int = 1, exhibit: Exhibit
  ) {
    self.init(
      rule, exceptions: subject.exceptions, isStrict: isStrict, counterexample: .layout(layoutCase),
      caseIndex: caseIndex, count: count, exhibit: exhibit)
  }

  /// Shows a case in which a rule is kept: no finding of a run, but a picture for a person.
  package init(showing counterexample: Counterexample, _ rule: Rule, _ exhibit: Exhibit) {
    self.init(
      rule: rule, status: .expected, counterexample: counterexample, caseIndex: nil, count: 0,
      exhibit: exhibit)
  }

  /// The finding in one line: `'Row' answered …; … [SIZE-01]`.
  public func headline(of subject: String) -> String {
    // RUN-01 tells where the subject itself ends the process: here it is the other layout.
    let isOfOther = rule.id == ParityRules.isSame.id && exhibit.fault != nil
    let name = isOfOther ? setting.counterpart ?? subject : subject
    // What the runtime says of a crash is told as it stands.
    let message =
      exhibit.fault == nil
      ? PlainNumbers(in: [exhibit.message]).shortened(exhibit.message) : exhibit.message
    return "'\(name)' \(message) [\(rule.id)]".inOneLine
  }
}

extension Finding {
  /// Notes what the case's parameters are called, and how a test writes their values.
  package mutating func noteParameters(of subject: Subject) {
    guard let configuration = counterexample.layoutCase?.configuration else { return }
    noteParameters(
      subject.parameters(of: configuration), sources: subject.sources(of: configuration))
  }

  /// Notes what the case's parameters are called, and how a test writes their values.
  package mutating func noteParameters(_ names: [String], sources: [String: String]) {
    parameters = names
    self.sources = sources
  }
}

extension Finding.Status {
  /// Decides the status of a broken rule; there is no other place that does.
  ///
  /// - Parameters:
  ///   - level: The level of the rule.
  ///   - crash: How the layout ended the process: `crash`, `hang` or `memory`; `nil` if it did not.
  ///   - isExcused: Whether the subject declares an exception for the rule.
  ///   - isStrict: Whether recommended rules count as required ones.
  package init(level: Rule.Level, crash: Finding.Status?, isExcused: Bool, isStrict: Bool) {
    if isExcused {
      self = .expected
    } else if level == .recommended, !isStrict {
      self = .warning
    } else {
      self = crash ?? .violation
    }
  }
}
