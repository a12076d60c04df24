/// What came of the scenes of an engine so far: counts by rule and by kind of node, and the findings.
package struct EngineOutcome: Sendable {
  /// The rules that were judged.
  package let rules: [Rule]
  /// What the engine says that it lacks.
  package let lacks: Set<String>
  /// The number of scenes that were laid out.
  package private(set) var scenes = 0
  /// The number of scenes that were not drawn, since all that came needs what the engine lacks.
  package var undrawn = 0
  /// What became of each rule.
  package private(set) var tallies: [Tally]
  /// What became of each kind of node.
  package private(set) var kinds: [Kind]
  /// The findings, each with its smallest scene, in the order in which they were told.
  package private(set) var findings: [Finding] = []
  /// What the engine answered that it does not support, and did not declare, with how often.
  package private(set) var undeclared: [String: Int] = [:]

  private var attempts: [String: Int] = [:]
  // What each finding explains.
  private var explained: [[Finding]] = []

  /// What became of a kind of node.
  package struct Kind: Sendable {
    /// The word of the kind.
    package let name: String
    /// Whether the engine says that it lacks the kind.
    package let isLacking: Bool
    /// How many scenes had it.
    package fileprivate(set) var scenes = 0
    /// How many of these the engine did not support after all.
    package fileprivate(set) var unsupported = 0
    /// The positions of the findings whose smallest scene has it.
    package fileprivate(set) var findings: [Int] = []
  }

  /// Begins with no scene.
  ///
  /// - Parameters:
  ///   - rules: The rules that are judged.
  ///   - lacks: What the engine says that it lacks.
  package init(rules: [Rule], lacks: Set<String>) {
    self.rules = rules
    self.lacks = lacks
    tallies = rules.map { Tally(rule: $0) }
    kinds = ViewNode.Kind.names.map { Kind(name: $0, isLacking: lacks.contains($0)) }
  }
}

extension EngineOutcome {
  /// A broken rule with the scene that was judged.
  package struct Sighting: Sendable {
    /// The rule.
    package let rule: Rule
    /// What the engine did.
    package let violation: Violation
    /// The scene with its edits.
    package let sceneCase: SceneCase
    /// The number of the scene as it was drawn; `nil` for one from a file.
    package let index: Int?

    /// Looks whether an engine breaks a rule in a scene; `nil` if it does not.
    package init?(
      of rule: Rule, in sceneCase: SceneCase, _ engine: any EngineUnderTest, index: Int? = nil
    ) {
      guard let violation = Self.violation(of: rule, in: sceneCase, engine) else { return nil }
      self.init(rule: rule, violation: violation, sceneCase: sceneCase, index: index)
    }

    fileprivate init(rule: Rule, violation: Violation, sceneCase: SceneCase, index: Int?) {
      self.rule = rule
      self.violation = violation
      self.sceneCase = sceneCase
      self.index = index
    }
  }

  /// Counts what rules said of some scenes, and makes findings of what is new.
  ///
  /// What the reference engine does otherwise is told last: a rule that names what is wrong explains it.
  ///
  /// - Parameters:
  ///   - judgements: What the rules said, in the order of the scenes.
  ///   - smallest: Makes a finding of what was seen, with the smallest scene that shows it.
  /// - Returns: The findings that are new.
  /// - Throws: What `smallest` throws.
  package mutating func add<Failure: Error>(
    _ judgements: [SceneJudgement], smallest: (Sighting) throws(Failure) -> Finding
  ) throws(Failure) -> [Finding] {
    let first = findings.count
    var seen: [Sighting] = []
    for judgement in judgements {
      count(judgement)
      seen += sightings(in: judgement)
    }
    let inOrder = seen.enumerated().sorted { one, other in
      (Kinship.rank(of: one.element.rule.id), one.offset)
        < (Kinship.rank(of: other.element.rule.id), other.offset)
    }
    for (_, sighting) in inOrder where needs(sighting) { add(try smallest(sighting), from: first) }
    let counts = Dictionary(tallies.map { ($0.rule.id, $0.failed) }, uniquingKeysWith: max)
    for index in findings.indices.dropFirst(first) {
      var told = findings[index]
      told.count = max(told.count, counts[told.rule.id] ?? 0)
      findings[index] = told.explaining(explained[index], counts: counts)
    }
    return Array(findings.dropFirst(first))
  }

  /// Takes findings of saved scenes, each told once.
  ///
  /// - Returns: The findings that are told.
  package mutating func add(_ saved: [Finding]) -> [Finding] {
    let first = findings.count
    for finding in saved { add(finding, from: first) }
    return Array(findings.dropFirst(first))
  }

  private mutating func count(_ judgement: SceneJudgement) {
    for (row, verdict) in judgement.verdicts.enumerated() { tallies[row].note(verdict) }
    let kinds = judgement.kinds
    scenes += 1
    for index in self.kinds.indices where kinds.contains(self.kinds[index].name) {
      self.kinds[index].scenes += 1
      if judgement.isLacking { self.kinds[index].unsupported += 1 }
    }
    for feature in judgement.unsupported.subtracting(lacks) {
      undeclared[feature, default: 0] += 1
    }
  }

  private func sightings(in judgement: SceneJudgement) -> [Sighting] {
    let broken = zip(rules, judgement.verdicts).compactMap { rule, verdict -> Sighting? in
      guard case .violated(let violation) = verdict else { return nil }
      return Sighting(
        rule: rule, violation: violation, sceneCase: judgement.sceneCase, index: judgement.index)
    }
    // An engine that gives no layout is told whichever rule was asking.
    return broken
      + judgement.unanswered.map {
        Sighting(
          rule: EngineAnswerRules.answers, violation: $0.violation, sceneCase: $0.sceneCase,
          index: judgement.index)
      }
  }

  /// Whether what was seen is worth the search for its smallest scene: the first of a rule, or one with a
  /// kind of node that no smallest scene has yet and that was not tried often.
  private mutating func needs(_ sighting: Sighting) -> Bool {
    // Each candidate that hangs takes all of its time.
    if sighting.violation.end == .hang { return !findings.contains { $0.tells(sighting) } }
    guard (findings + explained.flatMap(\.self)).contains(where: { $0.tells(sighting) }) else {
      return true
    }
    let blamed = Set(findings.flatMap { $0.counterexample.sceneCase?.kinds ?? [] })
    let open = sighting.sceneCase.kinds.subtracting(blamed).filter { attempts[$0, default: 0] < 3 }
    for kind in open { attempts[kind, default: 0] += 1 }
    return !open.isEmpty
  }

  /// Adds a finding, unless another one tells the same.
  ///
  /// - Parameters:
  ///   - finding: The finding, with its smallest scene.
  ///   - first: The position of the first finding that is not told yet.
  private mutating func add(_ finding: Finding, from first: Int) {
    let kinds = finding.counterexample.sceneCase?.kinds ?? []
    let teller = findings.firstIndex { other in
      other.counterexample.sceneCase.map { $0.kinds.isSubset(of: kinds) } ?? false
        && other.exhibit.fault == finding.exhibit.fault
        && Kinship.isKin(other.rule.id, finding.rule.id)
        && Kinship.rank(of: other.rule.id) <= Kinship.rank(of: finding.rule.id)
    }
    if let teller {
      guard teller >= first, findings[teller].rule.id != finding.rule.id else { return }
      explained[teller].append(finding)
      return
    }
    findings.append(finding)
    explained.append([])
    for index in self.kinds.indices where kinds.contains(self.kinds[index].name) {
      self.kinds[index].findings.append(findings.count - 1)
    }
  }
}

extension Finding {
  /// Whether it tells of the same rule, and the engine ended in the same way.
  fileprivate func tells(_ sighting: EngineOutcome.Sighting) -> Bool {
    exhibit.fault == sighting.violation.end
      && rule.id == sighting.rule.id
  }
}

extension EngineOutcome.Sighting {
  /// The finding with the smallest scene that shows the same.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - exceptions: Why the engine is excused from rules, by ID.
  ///   - isStrict: Whether recommended rules count as required ones.
  ///   - isOver: Asked before each scene whether to end early.
  /// - Returns: The finding.
  package func smallest(
    in engine: any EngineUnderTest, exceptions: [String: String] = [:], isStrict: Bool = false,
    until isOver: () -> Bool = { false }
  ) -> Finding {
    // The last candidate that fails is the smallest: to ask for it again may take a time limit more.
    var last = violation
    let result = Search.descent(
      from: sceneCase, by: ScenePasses.all, budget: violation.end == .hang ? 12 : 1500,
      allows: { $0.scene.root.flaw == nil },
      while: { candidate in
        guard !isOver(), let found = Self.violation(of: rule, in: candidate, engine),
          found.end == violation.end
        else { return false }
        last = found
        return true
      })
    var finding = Finding(
      rule, exceptions: exceptions, isStrict: isStrict, counterexample: .scene(result.smallest),
      caseIndex: index, exhibit: Exhibit(last))
    finding.shrinking = Finding.Shrinking(
      from: sceneCase.scene.root.count, passes: result.counts, isExhausted: result.isExhausted)
    return finding
  }

  /// How an engine breaks a rule in a scene, `nil` if it keeps it there.
  fileprivate static func violation(
    of rule: Rule, in sceneCase: SceneCase, _ engine: any EngineUnderTest
  ) -> Violation? {
    guard
      case .violated(let violation)? = SceneJudgement(sceneCase, in: engine, by: [rule]).verdicts
        .first
    else { return nil }
    return violation
  }
}
