import LayoutAPI

/// One scene in an engine: makes the experiments that the rules ask for, and remembers them.
final class SceneTrial {
  /// The scene with its edits.
  let sceneCase: SceneCase

  /// The engine.
  let engine: any EngineUnderTest

  private let model: ReferenceEngine
  private var layouts: [LayoutScene: Result<SceneLayout, EngineFault>] = [:]
  private var updates: [[LayoutScene]: Result<[SceneLayout], EngineFault>] = [:]
  private var models: [LayoutScene: SceneLayout] = [:]
  private var knownRounding: Violation??

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
    let result = layouts[scene] ?? fresh(scene)
    layouts[scene] = result
    switch result {
    case .success(let layout): return layout
    case .failure(let fault): throw .fault(SceneFault(fault: fault, sceneCase: SceneCase(scene)))
    }
  }

  private func fresh(_ scene: LayoutScene) -> Result<SceneLayout, EngineFault> {
    do {
      let layout = try engine.layOut(scene)
      if let missing = scene.missing(in: layout) { return .failure(.garbled(missing)) }
      return .success(layout)
    } catch {
      return .failure(error)
    }
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
    let result = updates[all] ?? updated(all)
    updates[all] = result
    switch result {
    case .success(let layouts): return layouts
    case .failure(.unsupported(["update"])): return nil
    case .failure(let fault):
      throw .fault(
        SceneFault(fault: fault, sceneCase: SceneCase(scene, editedTo: versions)))
    }
  }

  private func updated(_ versions: [LayoutScene]) -> Result<[SceneLayout], EngineFault> {
    do {
      let layouts = try engine.layOut(versions[0], thenEditedTo: Array(versions.dropFirst()))
      guard layouts.count == versions.count else {
        let counts = "\(counted(layouts.count, "layout")) of \(counted(versions.count, "version"))"
        return .failure(.garbled(counts))
      }
      for (version, layout) in zip(versions, layouts) {
        if let missing = version.missing(in: layout) { return .failure(.garbled(missing)) }
      }
      return .success(layouts)
    } catch {
      return .failure(error)
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
    let shift: CGFloat = 0.25
    let moved = plain.movedByPadding(shift)
    guard moved.features(in: engine.lacks).isEmpty else { return nil }
    let (before, after) = (try layout(of: plain), try layout(of: moved))
    for (id, frame) in before.frames.sorted(by: { $0.key < $1.key }) {
      guard let other = after.frames[id] else { continue }
      for axis in Axis.allCases {
        let (expected, found) = (frame.origin[axis] + shift, other.origin[axis])
        guard found.isFinite, abs(found - expected) > 1e-6, abs(found - expected) <= 0.5,
          [1, 2, 3].contains(where: { (found * $0).rounded() == found * $0 })
        else { continue }
        return Violation(
          "put '\(id)' at \(other.origin.text) behind a padding of \(shift.text), and at "
            + "\(frame.origin.text) without it; nothing is rounded before it is drawn", node: id)
      }
    }
    return nil
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
