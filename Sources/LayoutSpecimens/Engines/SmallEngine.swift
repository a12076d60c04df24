import LayoutAPI
public import LayoutConformance
import LayoutEngine

/// A second host of layouts, written for its faults: it keeps every rule, or breaks one.
///
/// It shares the layouts with the reference engine and nothing of what runs them. Without a fault it
/// shows that the rules do not accuse another engine; with one, that they find it.
public struct SmallEngine: EngineUnderTest, Sendable {
  /// The engine's name.
  public let name: String

  private let fault: SmallFault?
  private let tellsCalls: Bool

  /// Makes the engine.
  public init(_ name: String = "SmallEngine") {
    self.init(name, fault: nil, tellsCalls: true)
  }

  init(_ name: String, fault: SmallFault?, tellsCalls: Bool = false) {
    self.name = name
    self.fault = fault
    self.tellsCalls = tellsCalls
  }

  /// Lays out a scene in a tree of its own.
  public func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
    try layOut(scene, thenEditedTo: [])[0]
  }

  /// Lays out a scene, and edited versions of it in the same tree.
  public func layOut(
    _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(EngineFault) -> [SceneLayout] {
    if fault == .refusesInfinity, [scene.proposal.width, scene.proposal.height].contains(.infinity)
    {
      throw .refused("infinity is no offer")
    }
    if fault == .refusesEdits, versions.contains(where: { $0.proposal != scene.proposal }) {
      throw .refused("the offer of a scene stays what it is")
    }
    let pass = SmallPass(fault: fault, direction: scene.direction)
    var root: SmallNode?
    var layouts: [SceneLayout] = []
    for version in [scene] + versions {
      let element = try ViewElement(version.root, metric: .swiftUI) { _ in nil }
      let node = root?.updated(to: element) ?? SmallNode.make(element, pass, stackAxis: nil)
      root = node
      layouts.append(layOut(node, version, pass))
    }
    return layouts
  }

  private func layOut(_ root: SmallNode, _ scene: LayoutScene, _ pass: SmallPass) -> SceneLayout {
    let offer = scene.proposal.proposedViewSize
    var size = root.size(offer)
    var frame = CGRect(origin: .zero, size: size)
    if fault == .centresRoot, let width = offer.width, width.isFinite {
      frame.origin.x = (width - size.width) / 2
    }
    root.place(in: frame, proposal: offer)
    if fault == .fillsRoot { size = offer.replacingUnspecifiedDimensions(by: size) }
    if fault == .rounds {
      size = CGSize(width: size.width.rounded(), height: size.height.rounded())
    }
    var layout = SceneLayout(size: size, frames: [:], unreported: scene.root.frameless)
    root.report(offer, to: &layout, rounding: fault == .rounds)
    if fault == .leavesOutEmpty { layout.frames = layout.frames.filter { $0.value.size != .zero } }
    if tellsCalls { layout.calls = pass.calls }
    pass.calls = []
    return layout
  }
}

/// What a small engine does wrong.
enum SmallFault: Sendable {
  case resizesBounds, remakesCaches, updatesAll
  case memoByWidth, keepsAnswers, losesDeepChanges, keepsShapes
  case unplacedTopLeading, anchorsIgnored, firstPlaceWins, idealSizeKept
  case dimensionsOfIdeal
  case mirrorsTwice, mirrorsOutermostOnly, mirrorsCorners
  case guidesWithoutOrigin, firstGuideCounts
  case centresRoot, fillsRoot, rounds
  case noMemo
  case leavesOutEmpty, refusesInfinity, refusesEdits
}

/// What the nodes of one tree share.
final class SmallPass {
  let fault: SmallFault?
  let direction: LayoutDirection
  var calls: [SceneCall] = []

  init(fault: SmallFault?, direction: LayoutDirection) {
    self.fault = fault
    self.direction = direction
  }
}

extension ViewNode {
  /// The ids of what has no frame: groups and rows of a grid.
  fileprivate var frameless: Set<String> {
    Set(
      all.compactMap { node in
        switch node.kind {
        case .group, .gridRow: node.id
        default: nil
        }
      })
  }
}
