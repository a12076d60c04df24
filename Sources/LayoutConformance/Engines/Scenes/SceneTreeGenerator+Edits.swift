import LayoutAPI
import LayoutEngine

// What is offered, and what changes.
extension SceneTreeGenerator {
  mutating func proposal(for root: ViewNode) -> Proposal {
    if source.chance(6), has("proposal.nil") { return .unspecified }
    let ideal = root.roughIdeal
    return Proposal(width: offer(ideal.width), height: offer(ideal.height))
  }

  private mutating func offer(_ ideal: CGFloat) -> CGFloat? {
    let whole = !has("fractions")
    switch source.int(in: 1...100) {
    case 1...15 where has("proposal.nil"): return nil
    case 16...20: return 0
    case 21...24 where has("proposal.inf"): return .infinity
    case 25...55:
      let nudge = source.element(of: [0, 0, 0.25, -0.25, 1, -1, 10] as [CGFloat]) ?? 0
      return max(0, ideal + (whole ? nudge.rounded() : nudge))
    default: return source.sceneLength(source.chance(70) ? 200 : 40, isWhole: whole)
    }
  }

  mutating func edits(of scene: LayoutScene) -> [SceneEdit] {
    guard has("update"), source.chance(35) else { return [] }
    return edits(of: scene, count: source.int(in: 1...3))
  }

  /// Draws some edits of a scene, each of what the ones before have made of it.
  mutating func edits(of scene: LayoutScene, count: Int) -> [SceneEdit] {
    var scene = scene
    return (0..<count).map { _ in
      let path = source.element(of: scene.root.paths) ?? []
      room = 4
      let edit: SceneEdit
      switch source.int(in: 1...10) {
      case 1...2: edit = .remove(path)
      case 3...4: edit = .insert(path.isEmpty ? [0] : path, leaf())
      case 5: edit = .propose(proposal(for: scene.root))
      case 6...7: edit = .replace(path, anything(depth: 2))
      default:
        let leaves = scene.root.paths.filter { scene.root[$0[...]]?.children.isEmpty == true }
        edit = .replace(source.element(of: leaves) ?? [], leaf())
      }
      scene = scene.applying(edit)
      return edit
    }
  }
}

extension ViewNode {
  /// The ideal size, roughly: containers are taken for the sum of what is in them.
  fileprivate var roughIdeal: CGSize {
    if case .leaf(let leaf) = kind { return leaf.size(for: .unspecified) }
    return children.reduce(into: CGSize.zero) { sum, child in
      let ideal = child.roughIdeal
      sum.width += ideal.width
      sum.height += ideal.height
    }
  }
}
