import LayoutAPI
import LayoutEngine

/// Draws the trees of scenes.
struct SceneTreeGenerator {
  var source: RandomSource
  let lacks: Set<String>
  private var nextID = 0
  /// How many more nodes a tree may get.
  var room = 0

  init(source: RandomSource, lacks: Set<String>, firstID: Int = 0) {
    self.source = source
    self.lacks = lacks
    nextID = firstID
  }

  func has(_ name: String) -> Bool { !lacks.contains(name) }

  mutating func node(_ kind: ViewNode.Kind, _ children: [ViewNode] = []) -> ViewNode {
    defer { nextID += 1 }
    room -= 1
    let letter = String(UnicodeScalar(UInt8(97 + nextID % 26)))
    let id = nextID < 26 ? letter : "\(letter)\(nextID / 26)"
    return ViewNode(kind, id: kind == .group ? nil : id, children)
  }

  mutating func root() -> ViewNode {
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
  private mutating func stackOfLeaves() -> ViewNode {
    let count = source.chance(6) ? source.int(in: 0...1) : source.int(in: 2...5)
    let kind = stackKind()
    let usesPriorities = source.chance(30)
    let children = (0..<count).map { _ in stackChild(usesPriorities) { $0.leaf() } }
    return node(kind, children)
  }

  private mutating func stackKind() -> ViewNode.Kind {
    var axes: [Axis] = []
    if has("hstack") { axes.append(.horizontal) }
    if has("vstack") { axes.append(.vertical) }
    guard let axis = source.element(of: axes) else { return .zstack(alignment()) }
    return .stack(
      axis, alignment: guide(axis.other), spacing: source.chance(25) ? nil : spacing())
  }

  mutating func spacing() -> CGFloat {
    source.chance(40) ? 0 : source.sceneLength(12, isWhole: !has("fractions"))
  }

  /// A child of a stack: sometimes a spacer, sometimes one with a priority.
  private mutating func stackChild(
    _ usesPriorities: Bool, _ draw: (inout Self) -> ViewNode
  ) -> ViewNode {
    if has("spacer"), source.chance(12) {
      return node(.spacer(minLength: source.chance(40) ? nil : length(20)))
    }
    let child = draw(&self)
    guard usesPriorities, has("layoutPriority"), source.chance(50) else { return child }
    return node(.layoutPriority(Double(source.int(in: -1...2))), [child])
  }

  private mutating func pileOfLeaves() -> ViewNode {
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

  private mutating func customOfLeaves() -> ViewNode {
    let children = (0..<source.int(in: 0...4)).map { _ in leaf() }
    return has("custom") ? custom(children) : node(stackKind(), children)
  }

  private mutating func custom(_ children: [ViewNode]) -> ViewNode {
    let names = NamedLayouts.names.filter { has("custom.\($0)") }
    let name = source.element(of: names) ?? "Diagonal"
    var configuration = NodeConfiguration()
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

  private mutating func stackOfGuides() -> ViewNode {
    guard has("alignmentGuide"), has("hstack"), has("vstack"), has("alignment.custom") else {
      return stackOfLeaves()
    }
    let axis: Axis = source.chance(50) ? .horizontal : .vertical
    let guides: [NodeGuide] =
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
      let kind: ViewNode.Kind =
        source.chance(70)
        ? .stack(axis.other, alignment: .center(axis), spacing: spacing())
        : .zstack(.center)
      return node(kind, inner)
    }
    return node(.stack(axis, alignment: guide, spacing: spacing()), children)
  }

  private mutating func guided(_ child: ViewNode, _ guide: NodeGuide) -> ViewNode {
    let value: ViewNode.GuideValue =
      source.chance(60) ? .at(length(30)) : .from(.opposite(guide), plus: length(10))
    return node(.alignmentGuide(guide, value), [child])
  }

  /// Stacks in stacks, each with a leaf beside: what costs too much without a memory.
  private mutating func chain(_ depth: Int) -> ViewNode {
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

  mutating func anything(depth: Int) -> ViewNode {
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

  private mutating func inner(_ depth: Int) -> [ViewNode] {
    (0..<source.int(in: 0...3)).map { _ in anything(depth: depth - 1) }
  }

  private mutating func modified(_ name: String, _ depth: Int) -> ViewNode {
    let child = anything(depth: depth - 1)
    switch name {
    case "frame":
      return node(.frame(width: maybe(60), height: maybe(60), alignment()), [child])
    case "flexFrame":
      return node(
        .flexFrame(width: limits("Width"), height: limits("Height"), alignment()), [child])
    case "padding":
      if source.chance(20) { return node(.padding(nil), [child]) }
      let insets = NodeInsets(
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

  private mutating func grid(_ depth: Int) -> ViewNode {
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
  mutating func mixed(leaves: Int) -> ViewNode {
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
      return node(.padding(NodeInsets(top: 1, leading: 2)), [stack])
    default: return node(stackKind(), children)
    }
  }
}
