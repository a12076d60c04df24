import LayoutAPI

/// One scene in an engine: makes the experiments that the rules ask for, and remembers them.
final class SceneTrial {
  /// The scene with its edits.
  let sceneCase: SceneCase

  /// The engine.
  let engine: any EngineUnderTest

  private let model: ReferenceEngine
  private var layouts: [LayoutScene: Result<SceneLayout, SceneFault>] = [:]
  private var updates: [[LayoutScene]: Result<[SceneLayout], SceneFault>] = [:]
  private var models: [LayoutScene: SceneLayout] = [:]
  private var knownRounding: Violation??
  // How the engine ended: it is not asked for more about this scene.
  private var end: SceneFault?

  init(_ sceneCase: SceneCase, in engine: any EngineUnderTest) {
    self.sceneCase = sceneCase
    self.engine = engine
    model = ReferenceEngine(metric: engine.metric, recordsCalls: false)
  }

  /// The scene.
  var scene: LayoutScene { sceneCase.scene }

  /// The scene as it reads from left to right: laws are told in that direction.
  var plain: LayoutScene { scene.reading(.leftToRight) }

  /// Lays out a scene that has nothing to do with others.
  func layout(of scene: LayoutScene) throws(SceneInterruption) -> SceneLayout {
    let known = layouts[scene]
    let result =
      known
      ?? answer(to: SceneCase(scene)) { engine throws(EngineFault) in
        let layout = try engine.layOut(scene)
        if let missing = scene.missing(in: layout) { throw .garbled(missing) }
        return layout
      }
    layouts[scene] = result
    return try result.unwrapped
  }

  /// Lays out a scene and edited versions of it in one instance.
  ///
  /// - Throws: A skip where the engine makes no updates.
  func layouts(
    of scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(SceneInterruption) -> [SceneLayout] {
    guard let layouts = try layoutsIfUpdated(of: scene, thenEditedTo: versions) else {
      throw .skip(.noUpdates)
    }
    return layouts
  }

  /// Lays out a scene and edited versions of it in one instance; `nil` if the engine makes no updates.
  func layoutsIfUpdated(
    of scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(SceneInterruption) -> [SceneLayout]? {
    let all = [scene] + versions
    let asked = SceneCase(scene, editedTo: versions)
    let result =
      updates[all]
      ?? answer(to: asked) { engine throws(EngineFault) in
        let layouts = try engine.layOut(scene, thenEditedTo: versions)
        guard layouts.count == all.count else {
          throw .garbled(
            "\(counted(layouts.count, "layout")) of \(counted(all.count, "version"))")
        }
        for (version, layout) in zip(all, layouts) {
          if let missing = version.missing(in: layout) { throw .garbled(missing) }
        }
        return layouts
      }
    updates[all] = result
    if case .failure(let failure) = result, failure.fault == .unsupported(["update"]) { return nil }
    return try result.unwrapped
  }

  /// What the engine answers; one that ended, or did not answer in time, is not asked again.
  private func answer<Answer>(
    to sceneCase: SceneCase,
    _ ask: (any EngineUnderTest) throws(EngineFault) -> Answer
  ) -> Result<Answer, SceneFault> {
    if let end { return .failure(end) }
    do {
      return .success(try ask(engine))
    } catch {
      let failure = SceneFault(fault: error, sceneCase: sceneCase)
      switch error {
      case .crashed, .hung: end = failure
      case .unsupported, .refused, .garbled: break
      }
      return .failure(failure)
    }
  }

  /// Lays out a scene in the reference engine, with the metric of the engine.
  func modelLayout(of scene: LayoutScene) throws(SceneInterruption) -> SceneLayout {
    if let known = models[scene] { return known }
    do {
      let layout = try model.layOut(scene)
      models[scene] = layout
      return layout
    } catch {
      throw .fault(SceneFault(fault: error, sceneCase: SceneCase(scene)))
    }
  }

  /// Lays out a scene in the reference engine by the other reading of what sources disagree about.
  func contestedLayout(of scene: LayoutScene) throws(SceneInterruption) -> SceneLayout {
    let other = ReferenceEngine.forgettingDeficits(metric: engine.metric)
    do {
      return try other.layOut(scene)
    } catch {
      throw .fault(SceneFault(fault: error, sceneCase: SceneCase(scene)))
    }
  }

  /// Lays out a scene whose frames a law can be told from: finite, and not rounded.
  ///
  /// - Throws: A skip where another rule has the say.
  func soundLayout(of scene: LayoutScene) throws(SceneInterruption) -> SceneLayout {
    guard scene.proposal.isFinite else { throw .skip(.infiniteProposal) }
    if engine.lacks.contains("fractions") {
      guard try modelLayout(of: scene).isWhole else { throw .skip(.fractionalShare) }
    }
    let layout = try layout(of: scene)
    guard layout.isSound else { throw .skip(.unsoundFrames) }
    guard try rounding() == nil else { throw .skip(.rounded) }
    return layout
  }

  /// The views of the plain scene with their frames.
  func placed() throws(SceneInterruption) -> PlacedNode {
    PlacedNode(plain.root, try soundLayout(of: plain))
  }

  /// How the engine rounds, `nil` if it does not: what a quarter of a point makes of the frames.
  func rounding() throws(SceneInterruption) -> Violation? {
    if let knownRounding { return knownRounding }
    let violation = engine.lacks.contains("fractions") ? nil : try findRounding()
    knownRounding = .some(violation)
    return violation
  }

  private func findRounding() throws(SceneInterruption) -> Violation? {
    let (whole, quarter): (CGFloat, CGFloat) = (16, 16.25)
    let scenes = [whole, quarter].map(plain.movedByPadding)
    guard scenes.allSatisfy({ $0.features(in: engine.lacks).isEmpty }) else { return nil }
    let before = try layout(of: plain)
    let after = try layout(of: scenes[1])
    // Each of two layouts may be half a point off. Where a padding moves views by another length, even a
    // whole one, it is not rounding that is wrong.
    let moves =
      [try layout(of: scenes[0]).distance(from: before, movedBy: whole)]
      + [after.distance(from: before, movedBy: quarter)]
    guard moves.allSatisfy({ $0 <= 1 }) else { return nil }
    for (id, frame) in before.frames.sorted(by: { $0.key < $1.key }) {
      guard let other = after.frames[id] else { continue }
      for axis in Axis.allCases {
        let (expected, found) = (frame.origin[axis] + quarter, other.origin[axis])
        guard abs(found - expected) > 1e-6, abs(found - expected) <= 0.5,
          [1, 2, 3].contains(where: { (found * $0).rounded() == found * $0 })
        else { continue }
        return Violation(
          "put '\(id)' at \(other.origin.text) behind a padding of \(quarter.text), and at "
            + "\(frame.origin.text) without it; nothing is rounded before it is drawn", node: id)
      }
    }
    return nil
  }
}

extension Result where Failure == SceneFault {
  /// The answer, or the fault as an interruption of the rule that asked.
  fileprivate var unwrapped: Success {
    get throws(SceneInterruption) {
      do {
        return try get()
      } catch {
        throw .fault(error)
      }
    }
  }
}

extension SceneLayout {
  /// How far the views are at most from where another layout has them, moved by a length on both axes.
  fileprivate func distance(from other: SceneLayout, movedBy length: CGFloat) -> CGFloat {
    other.frames.reduce(0) { distance, entry in
      guard let frame = frames[entry.key] else { return distance }
      return Axis.allCases.reduce(distance) { distance, axis in
        let own = abs(frame.origin[axis] - entry.value.origin[axis] - length)
        // A distance that is no number is a great one.
        return own.isFinite ? max(distance, own) : .infinity
      }
    }
  }
}

extension LayoutScene {
  /// The scene with a little room before the root, and as much more on offer.
  fileprivate func movedByPadding(_ length: CGFloat) -> LayoutScene {
    LayoutScene(
      ViewNode(.padding(NodeInsets(top: length, leading: length)), [root]),
      proposal: Proposal(
        width: proposal.width.map { $0 + length }, height: proposal.height.map { $0 + length }))
  }

  /// What is wrong with a layout as an answer: an id that is neither reported nor unreported.
  fileprivate func missing(in layout: SceneLayout) -> String? {
    let missing = root.all.compactMap(\.id).first { id in
      layout.frames[id] == nil && !layout.unreported.contains(id)
    }
    return missing.map { "the frame of '\($0)' is missing, and not named in 'unreported'" }
  }
}

extension SceneLayout {
  /// Whether every length is finite and no size negative.
  var isSound: Bool {
    let sizes = frames.values.map(\.size) + [size]
    return sizes.allSatisfy { $0.isFinite && !$0.isInvalid }
      && frames.values.allSatisfy(\.isFinite)
  }

  /// Whether every length is a whole number.
  fileprivate var isWhole: Bool {
    let all = frames.values + [CGRect(origin: .zero, size: size)]
    return all.allSatisfy { frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy {
        $0.isFinite && abs($0 - $0.rounded()) < 1e-6
      }
    }
  }

  /// The first difference of the layout from another one of the same nodes, beyond rounding errors.
  ///
  /// - Parameters:
  ///   - other: The layout that is right.
  ///   - condition: How this layout came about: `after the edits`.
  ///   - baseline: How the other one did: `from scratch`.
  /// - Returns: The difference in words, `nil` if there is none.
  func difference(
    from other: SceneLayout, _ condition: String, _ baseline: String
  ) -> Violation? {
    guard size.isNear(other.size) else {
      return Violation(
        "answered \(size.text) \(condition) and \(other.size.text) \(baseline); both must agree")
    }
    for (id, expected) in other.frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = frames[id], !frame.isNear(expected) else { continue }
      return Violation(
        "put '\(id)' at \(frame.text) \(condition) and at \(expected.text) \(baseline); "
          + "both must agree", node: id)
    }
    return nil
  }
}
