/// One thing that an engine must keep, as data and one pure function of a `SceneTrial`.
///
/// What holds for a `Rule` of a layout holds here, too: a rule asks for experiments and compares what
/// came of them. Where a rule cannot be told from a scene it says why, with a `SceneSkip`; an engine
/// that crashes, or lacks something, interrupts it.
public struct EngineRule: Sendable {
  /// The permanent identifier: `ENGINE-06`.
  public let id: String
  /// What a violation means for the run.
  public let level: Rule.Level = .required
  /// The version of the kit that introduced the rule.
  public let since: String
  /// The rule in one sentence with MUST.
  public let statement: String
  /// Why it matters to the people who use the engine.
  public let reason: String
  /// Where the rule comes from.
  public let source: String
  /// What SwiftUI itself does about it, with the source of that.
  public let inSwiftUI: String
  /// When the rule is not judged, in words; empty if it always is.
  public let skippedWhen: String
  /// The usual causes, most frequent first.
  public let checkFirst: [String]

  /// Gives how an engine breaks the rule in a trial, `nil` if it keeps it.
  let judge: @Sendable (SceneTrial) throws(SceneInterruption) -> SceneViolation?

  init(
    _ id: String, since: String = "0.1.0", _ statement: String, reason: String, source: String,
    inSwiftUI: String, skippedWhen: String = "", checkFirst: [String],
    judge: @escaping @Sendable (SceneTrial) throws(SceneInterruption) -> SceneViolation?
  ) {
    self.id = id
    self.since = since
    self.statement = statement
    self.reason = reason
    self.source = source
    self.inSwiftUI = inSwiftUI
    self.skippedWhen = skippedWhen
    self.checkFirst = checkFirst
    self.judge = judge
  }
}

/// What every rule says about itself, be it one for layouts or one for engines.
public protocol RuleDescription: Sendable {
  /// The permanent identifier.
  var id: String { get }
  /// What a violation means for the run.
  var level: Rule.Level { get }
  /// The version of the kit that introduced the rule.
  var since: String { get }
  /// The rule in one sentence with MUST or SHOULD.
  var statement: String { get }
  /// Why it matters.
  var reason: String { get }
  /// Where the rule comes from.
  var source: String { get }
  /// What SwiftUI itself does about it.
  var inSwiftUI: String { get }
  /// When the rule is not judged, in words; empty if it always is.
  var skippedWhen: String { get }
  /// The usual causes, most frequent first.
  var checkFirst: [String] { get }
}

extension Rule: RuleDescription {}
extension EngineRule: RuleDescription {}

/// What an engine did against a rule.
public struct SceneViolation: Hashable, Sendable {
  /// What it did, with values, a semicolon, and what would be right; the engine comes before it.
  public let message: String
  /// The id of the node that shows it.
  public let node: String?

  init(_ message: String, node: String? = nil) {
    self.message = message
    self.node = node
  }
}

/// Why the judgement of a rule came to no end.
enum SceneInterruption: Error {
  /// The rule cannot be told from the scene.
  case skip(SceneSkip)
  /// The engine gave no layout.
  case fault(EngineFault, LayoutScene)
}

/// Why a rule was not judged in a trial of an engine.
public enum SceneSkip: UInt8, CaseIterable, Sendable {
  /// Nothing in the scene is what the rule is about.
  case noSubject
  /// An axis was offered infinity.
  case infinite
  /// The engine does not tell its calls.
  case noCalls
  /// The engine makes no updates.
  case noUpdates
  /// A frame is not finite, or a length negative.
  case notFinite
  /// The engine rounds.
  case rounds
  /// Sources about SwiftUI disagree.
  case contested
  /// The engine lays out in whole cells, and a share of the scene is none.
  case fractions

  /// The reason in words.
  public var text: String {
    switch self {
    case .noSubject: "the scene has nothing that the rule is about"
    case .infinite: "an axis is offered infinity"
    case .noCalls: "the engine does not tell its calls"
    case .noUpdates: "the engine makes no updates"
    case .notFinite: "a frame is not finite, or a length negative, which is ENGINE-13's"
    case .rounds: "the engine rounds, which is ENGINE-12's"
    case .contested: "sources about SwiftUI disagree"
    case .fractions: "a share is no whole number of cells"
    }
  }
}
