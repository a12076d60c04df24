import LayoutAPI
import LayoutEngine

/// Makes scene `k` of seed `s`: a function of both, of what the engine lacks, and of nothing else.
///
/// Half of the scenes are a container of leaves, where a law can be told exactly; the others are any
/// tree. What sources disagree about is not drawn: explicit guides of SwiftUI's own that leave a
/// container, and priorities or spacers inside frames and padding.
public struct SceneGenerator: Sendable {
  /// The version of what the generator makes: the same seed makes other scenes in another version.
  public static let version = 1

  private let seed: UInt64
  private let lacks: Set<String>

  /// Makes the generator of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - lacks: What the engine lacks: no scene needs it.
  public init(seed: UInt64, lacks: Set<String> = []) {
    self.seed = seed
    self.lacks = lacks
  }

  /// Makes a scene with its edits; `nil` where all that was drawn needs what the engine lacks.
  public func sceneCase(_ index: Int) -> SceneCase? {
    var source = RandomSource(seed: seed, case: index)
    for _ in 0..<50 {
      let candidate = draw(RandomSource(seed: source.next()))
      guard !lacks.isEmpty else { return candidate }
      let scenes = [candidate.scene] + candidate.scene.versions(after: candidate.edits)
      if scenes.allSatisfy({ $0.features(in: lacks).isEmpty }) { return candidate }
    }
    return nil
  }

  private func draw(_ source: RandomSource) -> SceneCase {
    var tree = SceneTreeGenerator(source: source, lacks: lacks)
    let root = tree.root()
    let scene = LayoutScene(
      root, proposal: tree.proposal(for: root),
      direction: tree.source.chance(25) && !lacks.contains("direction.rightToLeft")
        ? .rightToLeft : .leftToRight)
    return SceneCase(scene, edits: tree.edits(of: scene))
  }

  /// Makes a random tree of stacks, piles, frames and padding with a number of leaves.
  package static func tree(leaves: Int, seed: UInt64) -> SceneNode {
    var tree = SceneTreeGenerator(source: RandomSource(seed: seed), lacks: [])
    return tree.mixed(leaves: leaves)
  }

  /// Makes random edits of a scene, each of what the ones before have made of it.
  package static func edits(of scene: LayoutScene, count: Int, seed: UInt64) -> [SceneEdit] {
    var tree = SceneTreeGenerator(source: RandomSource(seed: seed), lacks: [], firstID: 1_000_000)
    return tree.edits(of: scene, count: count)
  }
}

/// Draws the trees of scenes.
struct SceneTreeGenerator {
  var source: RandomSource
  let lacks: Set<String>
  private var nextID = 0
  // How many more nodes a tree may get.
  private var room = 0

  init(source: RandomSource, lacks: Set<String>, firstID: Int = 0) {
    self.source = source
    self.lacks = lacks
    nextID = firstID
  }

  private func has(_ name: String) -> Bool { !lacks.contains(name) }

  private mutating func node(_ kind: SceneNode.Kind, _ children: [SceneNode] = []) -> SceneNode {
    defer { nextID += 1 }
    room -= 1
    let letter = String(UnicodeScalar(UInt8(97 + nextID % 26)))
    let id = nextID < 26 ? letter : "\(letter)\(nextID / 26)"
    return SceneNode(kind, id: kind == .group ? nil : id, children)
  }

  mutating func root() -> SceneNode {
    room = source.chance(4) ? 40 : 14
    switch source.int(in: 1...100) {
    case 1...28: return stackOfLeaves()
    case 29...38: return pileOfLeaves()
    case 39...52: return customOfLeaves()
    case 53...60: return stackOfGuides()
    case 61...64: return chain(source.int(in: 3...7))
    default: return anything(depth: 4)
    }
  }
}

// Containers of leaves.
extension SceneTreeGenerator {
  private mutating func stackOfLeaves() -> SceneNode {
    let count = source.chance(6) ? source.int(in: 0...1) : source.int(in: 2...5)
    let kind = stackKind()
    let usesPriorities = source.chance(30)
    let children = (0..<count).map { _ in stackChild(usesPriorities) { $0.leaf() } }
    return node(kind, children)
  }

  private mutating func stackKind() -> SceneNode.Kind {
    var axes: [Axis] = []
    if has("hstack") { axes.append(.horizontal) }
    if has("vstack") { axes.append(.vertical) }
    guard let axis = source.element(of: axes) else { return .zstack(alignment()) }
    return .stack(
      axis, alignment: guide(axis.other), spacing: source.chance(25) ? nil : spacing())
  }

  private mutating func spacing() -> CGFloat {
    source.chance(40) ? 0 : source.sceneLength(12, isWhole: !has("fractions"))
  }

  /// A child of a stack: sometimes a spacer, sometimes one with a priority.
  private mutating func stackChild(
    _ usesPriorities: Bool, _ draw: (inout Self) -> SceneNode
  ) -> SceneNode {
    if has("spacer"), source.chance(12) {
      return node(.spacer(minLength: source.chance(40) ? nil : length(20)))
    }
    let child = draw(&self)
    guard usesPriorities, has("layoutPriority"), source.chance(50) else { return child }
    return node(.layoutPriority(Double(source.int(in: -1...2))), [child])
  }

  private mutating func pileOfLeaves() -> SceneNode {
    let usesPriorities = source.chance(40)
    let children = (0..<source.int(in: 1...4)).map { _ in
      let leaf = leaf()
      guard usesPriorities, has("layoutPriority"), source.chance(50) else { return leaf }
      return node(.layoutPriority(Double(source.int(in: 0...2))), [leaf])
    }
    if has("overlay"), children.count > 1, source.chance(25) {
      return node(.overlay(alignment()), Array(children.prefix(2)).map(\.bare))
    }
    return node(has("zstack") ? .zstack(alignment()) : stackKind(), children)
  }

  private mutating func customOfLeaves() -> SceneNode {
    let children = (0..<source.int(in: 0...4)).map { _ in leaf() }
    return has("custom") ? custom(children) : node(stackKind(), children)
  }

  private mutating func custom(_ children: [SceneNode]) -> SceneNode {
    let names = NamedLayouts.names.filter { has("custom.\($0)") }
    let name = source.element(of: names) ?? "Diagonal"
    var configuration = SceneConfiguration()
    if name == "Probe" {
      let height = length(40)
      configuration.proposals = [
        Proposal(width: nil, height: 0), Proposal(width: nil, height: height),
        Proposal(width: height, height: nil), Proposal(width: 0, height: height),
      ]
    } else if name != "Forgetful", name != "Radial", source.chance(50) {
      configuration.spacing = length(10)
    }
    return node(.custom(name, configuration), children)
  }

  private mutating func stackOfGuides() -> SceneNode {
    guard has("alignmentGuide"), has("hstack"), has("vstack"), has("alignment.custom") else {
      return stackOfLeaves()
    }
    let axis: Axis = source.chance(50) ? .horizontal : .vertical
    let guides: [SceneGuide] =
      axis == .horizontal
      ? [
        .custom("Middle", .vertical, fraction: 0.5), .firstTextBaseline,
        .custom("Low", .vertical, fraction: 1),
      ]
      : [.custom("Middle", .horizontal, fraction: 0.5), .custom("Late", .horizontal, fraction: 1)]
    let guide = source.element(of: guides) ?? .center(axis.other)
    let children = (0..<source.int(in: 2...3)).map { index in
      let inner = (0..<source.int(in: 1...3)).map { _ in
        source.chance(70) ? guided(leaf(), guide) : leaf()
      }
      if inner.count == 1 { return inner[0] }
      let kind: SceneNode.Kind =
        source.chance(70)
        ? .stack(axis.other, alignment: .center(axis), spacing: spacing())
        : .zstack(.center)
      return node(kind, inner)
    }
    return node(.stack(axis, alignment: guide, spacing: spacing()), children)
  }

  private mutating func guided(_ child: SceneNode, _ guide: SceneGuide) -> SceneNode {
    let value: SceneNode.GuideValue =
      source.chance(60) ? .at(length(30)) : .from(.opposite(guide), plus: length(10))
    return node(.alignmentGuide(guide, value), [child])
  }

  /// Stacks in stacks, each with a leaf beside: what costs too much without a memory.
  private mutating func chain(_ depth: Int) -> SceneNode {
    guard depth > 0, has("hstack"), has("vstack") else { return leaf() }
    let axis: Axis = depth.isMultiple(of: 2) ? .horizontal : .vertical
    let inner = chain(depth - 1)
    return node(
      .stack(axis, alignment: .center(axis.other), spacing: 0), [inner, greedy()])
  }
}

// Any tree.
extension SceneTreeGenerator {
  private static let modifiers = [
    "frame", "flexFrame", "padding", "fixedSize", "aspectRatio", "overlay", "background", "offset",
    "position", "zIndex", "alignmentGuide",
  ]

  mutating func anything(depth: Int) -> SceneNode {
    guard depth > 0, room > 0, source.chance(85) else { return leaf() }
    let containers = [
      "hstack", "vstack", "zstack", "custom", "viewThatFits", "geometryReader", "grid",
    ]
    let names = (source.chance(50) ? containers : Self.modifiers).filter { has($0) }
    switch source.element(of: names) {
    case "grid": return grid(depth)
    case "custom": return custom(inner(depth))
    case "viewThatFits":
      let axes: [Set<Axis>] = [[.horizontal, .vertical], [.horizontal], [.vertical]]
      let children = inner(depth)
      return node(.viewThatFits(source.element(of: axes) ?? [.horizontal]), children)
    case "geometryReader": return node(.geometryReader, inner(depth))
    case "zstack": return node(.zstack(alignment()), inner(depth))
    case "hstack", "vstack":
      let kind = stackKind()
      let usesPriorities = source.chance(25)
      var children = (0..<source.int(in: 0...3)).map { _ in
        stackChild(usesPriorities) { $0.anything(depth: depth - 1) }
      }
      if has("group"), children.count > 1, source.chance(15) {
        children = [node(.group, Array(children.prefix(2)))] + children.dropFirst(2)
      }
      return node(kind, children)
    case let name?: return modified(name, depth)
    case nil: return leaf()
    }
  }

  private mutating func inner(_ depth: Int) -> [SceneNode] {
    (0..<source.int(in: 0...3)).map { _ in anything(depth: depth - 1) }
  }

  private mutating func modified(_ name: String, _ depth: Int) -> SceneNode {
    let child = anything(depth: depth - 1)
    switch name {
    case "frame":
      return node(.frame(width: maybe(60), height: maybe(60), alignment()), [child])
    case "flexFrame":
      return node(
        .flexFrame(width: limits("Width"), height: limits("Height"), alignment()), [child])
    case "padding":
      if source.chance(20) { return node(.padding(nil), [child]) }
      let insets = SceneInsets(
        top: maybe(12) ?? 0, leading: maybe(12) ?? 0, bottom: maybe(12) ?? 0,
        trailing: maybe(12) ?? 0)
      return node(.padding(insets), [child])
    case "fixedSize":
      return node(
        .fixedSize(horizontal: source.chance(70), vertical: source.chance(70)), [child])
    case "aspectRatio":
      let ratio = source.element(of: [nil, 0.5, 1, 1.5, 2] as [CGFloat?]) ?? nil
      return node(.aspectRatio(ratio, source.chance(60) ? .fit : .fill), [child])
    case "overlay": return node(.overlay(alignment()), [child, anything(depth: depth - 1)])
    case "background": return node(.background(alignment()), [child, anything(depth: depth - 1)])
    case "offset": return node(.offset(x: signed(20), y: signed(20)), [child])
    case "position": return node(.position(x: length(40), y: length(40)), [child])
    case "zIndex": return node(.zIndex(Double(source.int(in: -1...2))), [child])
    default:
      guard has("alignment.custom") else { return child }
      let axis: Axis = source.chance(50) ? .horizontal : .vertical
      return guided(child, .custom("Middle", axis, fraction: 0.5))
    }
  }

  private mutating func grid(_ depth: Int) -> SceneNode {
    let rows = (0..<source.int(in: 1...3)).map { _ in
      if source.chance(15) || !has("gridRow") { return leaf() }
      let cells = (0..<source.int(in: 1...3)).map { _ in
        guard has("gridCell"), source.chance(25) else { return leaf() }
        let anchor: CGPoint? = source.chance(40) ? CGPoint(x: 1, y: 0.5) : nil
        let axes: Set<Axis> = source.chance(30) ? [.horizontal] : []
        return node(
          .gridCell(columns: source.int(in: 1...2), anchor: anchor, unsizedAxes: axes), [leaf()])
      }
      return node(.gridRow(alignment: source.chance(25) ? .top : nil), cells)
    }
    return node(
      .grid(
        alignment(), horizontalSpacing: source.chance(30) ? nil : spacing(),
        verticalSpacing: source.chance(30) ? nil : spacing()), rows)
  }

  /// Draws a tree of about a number of leaves, of stacks, piles and frames.
  mutating func mixed(leaves: Int) -> SceneNode {
    guard leaves > 1 else { return leaf() }
    let parts = min(leaves, source.int(in: 2...6))
    let children = (0..<parts).map { part in
      mixed(leaves: leaves * (part + 1) / parts - leaves * part / parts)
    }
    switch source.int(in: 1...8) {
    case 1: return node(.zstack(.center), children)
    case 2:
      let stack = node(stackKind(), children)
      return node(.frame(width: nil, height: length(200), .center), [stack])
    case 3:
      let stack = node(stackKind(), children)
      return node(.padding(SceneInsets(top: 1, leading: 2)), [stack])
    default: return node(stackKind(), children)
    }
  }
}

// Leaves, lengths and guides.
extension SceneTreeGenerator {
  mutating func leaf() -> SceneNode {
    let kinds = [
      "rigid", "rigid", "greedy", "greedy", "flexible", "flexible", "text", "area", "aspect",
    ]
    switch source.element(of: kinds.filter { has("leaf.\($0)") }) {
    case "greedy": return greedy()
    case "flexible":
      return node(.leaf(.flexible(width: flexibility(), height: flexibility())))
    case "text":
      return node(.leaf(.text(count: source.int(in: 1...9), unit: max(1, length(10).rounded()))))
    case "area":
      return node(.leaf(.area(16 * length(20), line: max(1, length(10).rounded()))))
    case "aspect": return node(.leaf(.aspect(ratio: CGFloat(source.int(in: 1...8)) / 4)))
    default: return node(.leaf(.rigid(CGSize(width: length(60), height: length(60)))))
    }
  }

  private mutating func greedy() -> SceneNode {
    let ideal =
      source.chance(70)
      ? CGSize(width: 10, height: 10) : CGSize(width: length(30), height: length(30))
    return node(.leaf(.greedy(ideal: ideal)))
  }

  private mutating func flexibility() -> Leaf.Flexibility {
    let lengths = [length(60), length(60), length(60)].sorted()
    return Leaf.Flexibility(
      min: source.chance(40) ? 0 : lengths[0], ideal: lengths[1],
      max: source.chance(40) ? .infinity : lengths[2])
  }

  private mutating func length(_ limit: Int) -> CGFloat {
    source.sceneLength(limit, isWhole: !has("fractions"))
  }

  private mutating func signed(_ limit: Int) -> CGFloat {
    source.chance(50) ? length(limit) : -length(limit)
  }

  private mutating func maybe(_ limit: Int) -> CGFloat? {
    source.chance(40) ? nil : length(limit)
  }

  private mutating func limits(_ end: String) -> SceneLimits {
    var limits = SceneLimits(min: maybe(30), max: source.chance(20) ? .infinity : maybe(80))
    if has("flexFrame.ideal\(end)"), source.chance(30) { limits.ideal = length(50) }
    return limits
  }

  private mutating func guide(_ axis: Axis) -> SceneGuide {
    guard source.chance(60) else { return .center(axis) }
    let guides: [SceneGuide] =
      axis == .horizontal
      ? [.leading, .trailing, .custom("Middle", axis, fraction: 0.5)]
      : [.top, .bottom, .firstTextBaseline, .custom("Middle", axis, fraction: 0.5)]
    let known = guides.filter { has("alignment.\($0.isCustom ? "custom" : $0.name)") }
    return source.element(of: known) ?? .center(axis)
  }

  private mutating func alignment() -> SceneAlignment {
    SceneAlignment(guide(.horizontal), guide(.vertical))
  }
}

// What is offered, and what changes.
extension SceneTreeGenerator {
  mutating func proposal(for root: SceneNode) -> Proposal {
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

extension SceneGuide {
  /// A built-in guide of the same axis, to find another one from.
  fileprivate static func opposite(_ guide: SceneGuide) -> SceneGuide {
    guide.axis == .horizontal ? .trailing : .bottom
  }
}

extension RandomSource {
  /// Draws a length in points, a multiple of a quarter, mostly whole.
  fileprivate mutating func sceneLength(_ limit: Int, isWhole: Bool) -> CGFloat {
    if chance(8) { return 0 }
    if !isWhole, chance(20) { return CGFloat(int(in: 1...limit * 4)) / 4 }
    return CGFloat(int(in: 1...limit))
  }
}

extension SceneNode {
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
