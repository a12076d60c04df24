import LayoutAPI

/// What came of the engine rules on random scenes, by rule and by kind of node.
public struct EngineReport: Sendable {
  /// The engine's name.
  public let engine: String
  /// The seed of the scenes.
  public let seed: UInt64
  /// What the engine says that it lacks.
  public let lacks: Set<String>
  /// The number of scenes that were laid out.
  public internal(set) var scenes = 0
  /// The number of scenes that were not drawn, since all that came needs what the engine lacks.
  public internal(set) var undrawn = 0
  /// What came of each rule.
  public private(set) var rules: [RuleRow]
  /// What came of each kind of node.
  public private(set) var kinds: [KindRow]
  /// The failures, each with its smallest scene.
  public private(set) var findings: [EngineFinding] = []
  /// What the engine answered that it does not support, and did not declare, with how often.
  public internal(set) var undeclared: [String: Int] = [:]

  private var attempts: [String: Int] = [:]

  /// What came of a rule.
  public struct RuleRow: Sendable {
    /// The rule's ID.
    public let rule: String
    /// In how many scenes it held.
    public internal(set) var held = 0
    /// In how many scenes it was broken.
    public internal(set) var failed = 0
    /// For how many scenes the engine lacks something.
    public internal(set) var lacking = 0
    /// In how many scenes the engine crashed, hung or answered what is no answer.
    public internal(set) var crashed = 0
    /// In how many scenes it was not judged, by the reason.
    public internal(set) var skipped: [SceneSkip: Int] = [:]
  }

  /// What came of a kind of node.
  public struct KindRow: Sendable {
    /// The word of the kind.
    public let kind: String
    /// Whether the engine says that it lacks the kind.
    public let isLacking: Bool
    /// How many scenes had it.
    public internal(set) var scenes = 0
    /// How many of these the engine did not support after all.
    public internal(set) var unsupported = 0
    /// The positions of the findings whose smallest scene has it.
    public internal(set) var findings: [Int] = []
  }

  /// What came of one scene.
  struct SceneOutcome {
    let kinds: Set<String>
    var isLacking = false
  }

  init(engine: any EngineUnderTest, seed: UInt64, rules: [EngineRule]) {
    self.engine = engine.name
    self.seed = seed
    lacks = engine.lacks
    self.rules = rules.map { RuleRow(rule: $0.id) }
    kinds = ViewNode.Kind.names.map { KindRow(kind: $0, isLacking: engine.lacks.contains($0)) }
  }

  /// Whether the engine kept every rule that was judged, and never crashed.
  public var isClean: Bool { findings.isEmpty }
}

extension EngineReport {
  mutating func note(_ rule: EngineRule, _ count: WritableKeyPath<RuleRow, Int>) {
    guard let index = rules.firstIndex(where: { $0.rule == rule.id }) else { return }
    rules[index][keyPath: count] += 1
  }

  mutating func note(_ rule: EngineRule, skipped reason: SceneSkip) {
    guard let index = rules.firstIndex(where: { $0.rule == rule.id }) else { return }
    rules[index].skipped[reason, default: 0] += 1
  }

  mutating func note(_ outcome: SceneOutcome) {
    scenes += 1
    for index in kinds.indices where outcome.kinds.contains(kinds[index].kind) {
      kinds[index].scenes += 1
      if outcome.isLacking { kinds[index].unsupported += 1 }
    }
  }

  /// Whether a failure is worth the search for its smallest scene: the first one of a rule, or one
  /// with a kind of node that no smallest scene has yet and that was not tried often.
  mutating func needs(_ failure: String, _ sceneKinds: Set<String>) -> Bool {
    guard findings.contains(where: { $0.kind.name == failure }) else { return true }
    let blamed = Set(findings.flatMap(\.sceneCase.kinds))
    let open = sceneKinds.subtracting(blamed).filter { attempts[$0, default: 0] < 3 }
    for kind in open { attempts[kind, default: 0] += 1 }
    return !open.isEmpty
  }

  /// Adds a finding, unless there is one of the same failure with the same kinds.
  mutating func add(_ finding: EngineFinding) {
    let kinds = finding.sceneCase.kinds
    guard
      !findings.contains(where: {
        $0.kind.name == finding.kind.name && $0.sceneCase.kinds.isSubset(of: kinds)
      })
    else { return }
    findings.append(finding)
    for index in self.kinds.indices where kinds.contains(self.kinds[index].kind) {
      self.kinds[index].findings.append(findings.count - 1)
    }
  }
}

/// One way in which an engine fails, with the smallest scene that shows it.
public struct EngineFinding: Sendable {
  /// What the engine fails.
  public let kind: Kind
  /// What it did, and what would be right.
  public let violation: SceneViolation
  /// The smallest scene that shows it.
  public let sceneCase: SceneCase
  /// The number of the scene in which it was found.
  public let caseIndex: Int
  /// How many nodes that scene had.
  public let shrunkFrom: Int
  /// How many smaller scenes were kept on the way.
  public let steps: Int
  /// How many were tried.
  public let evaluations: Int

  /// What an engine fails.
  public enum Kind: Hashable, Sendable {
    /// A rule.
    case rule(String)
    /// To answer at all: it crashed, hung, refused the scene, or wrote what is no answer.
    case fault(String)

    /// The rule's ID, or the word of the fault.
    public var name: String {
      switch self {
      case .rule(let id): id
      case .fault(let word): word
      }
    }
  }

  /// The finding in one line.
  public func headline(of engine: String) -> String {
    switch kind {
    case .rule(let id): "'\(engine)' \(violation.message) [\(id)]"
    case .fault: "'\(engine)' \(violation.message)"
    }
  }
}
