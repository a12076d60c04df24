/// A rule that a layout broke, with the case that shows it.
public struct Finding: Sendable {
  /// The rule.
  public let rule: Rule
  /// What kind of fault it is.
  public var status: Status
  /// The case that shows it, the smallest that was found.
  public var layoutCase: LayoutCase
  /// The number of the case as it was drawn; `nil` for one from a file.
  public var caseIndex: Int?
  /// In how many cases the rule failed.
  public var count: Int
  /// What shows it to a person.
  public var exhibit: Exhibit
  /// The names of the layout's parameters, in the order in which it takes them.
  public var parameters: [String] = []
  /// Why the subject declares that it breaks the rule; `nil` if it does not.
  public internal(set) var exception: String?
  /// Under what the rule was judged, beside the case.
  public var setting = Setting()
  /// How the case became what it is; `nil` if it was not shrunk.
  public var shrinking: Shrinking?
  /// The file that keeps the case.
  public var file: String?
  /// The ID of the rule in whose experiment the layout crashed; `nil` where the calls of the case show
  /// the finding.
  public package(set) var experiment: String?
  /// Whether a case shows it: none does where a layout cannot be made, or where it keeps a rule that
  /// it is excused from.
  public package(set) var hasCase = true

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
    /// The number of subviews of the case as it was drawn.
    public var from: Int
    /// How many smaller cases were kept.
    public var steps: Int
    /// How many cases were tried.
    public var evaluations: Int
    /// Whether the budget ran out before every pass had nothing left to do.
    public var isExhausted: Bool

    /// Says what the shrinker did.
    public init(from: Int, steps: Int, evaluations: Int, isExhausted: Bool) {
      self.from = from
      self.steps = steps
      self.evaluations = evaluations
      self.isExhausted = isExhausted
    }
  }

  /// Notes a broken rule.
  public init(
    rule: Rule, status: Status, layoutCase: LayoutCase, caseIndex: Int?, count: Int,
    exhibit: Exhibit
  ) {
    self.rule = rule
    self.status = status
    self.layoutCase = layoutCase
    self.caseIndex = caseIndex
    self.count = count
    self.exhibit = exhibit
  }

  /// The finding in one line: `'Row' answered …; … [SIZE-01]`.
  public func headline(of subject: String) -> String {
    // RUN-01 tells where the subject itself ends the process: here it is the other layout.
    let isOfOther = rule.id == ParityRules.isSame.id && exhibit.fault != nil
    let name = isOfOther ? setting.counterpart ?? subject : subject
    return "'\(name)' \(exhibit.message) [\(rule.id)]".inOneLine
  }
}
