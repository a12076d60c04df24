import LayoutAPI
import LayoutEngine

// Leaves, lengths and guides.
extension SceneTreeGenerator {
  mutating func leaf() -> ViewNode {
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

  mutating func greedy() -> ViewNode {
    let ideal =
      source.chance(70)
      ? CGSize(width: 10, height: 10) : CGSize(width: length(30), height: length(30))
    return node(.leaf(.greedy(ideal: ideal)))
  }

  mutating func flexibility() -> Leaf.Flexibility {
    let lengths = [length(60), length(60), length(60)].sorted()
    return Leaf.Flexibility(
      min: source.chance(40) ? 0 : lengths[0], ideal: lengths[1],
      max: source.chance(40) ? .infinity : lengths[2])
  }

  mutating func length(_ limit: Int) -> CGFloat {
    source.sceneLength(limit, isWhole: !has("fractions"))
  }

  mutating func signed(_ limit: Int) -> CGFloat {
    source.chance(50) ? length(limit) : -length(limit)
  }

  mutating func maybe(_ limit: Int) -> CGFloat? {
    source.chance(40) ? nil : length(limit)
  }

  mutating func limits(_ end: String) -> NodeLimits {
    var limits = NodeLimits(min: maybe(30), max: source.chance(20) ? .infinity : maybe(80))
    if has("flexFrame.ideal\(end)"), source.chance(30) { limits.ideal = length(50) }
    return limits
  }

  mutating func guide(_ axis: Axis) -> NodeGuide {
    guard source.chance(60) else { return .center(axis) }
    let guides: [NodeGuide] =
      axis == .horizontal
      ? [.leading, .trailing, .custom("Middle", axis, fraction: 0.5)]
      : [.top, .bottom, .firstTextBaseline, .custom("Middle", axis, fraction: 0.5)]
    let known = guides.filter { has("alignment.\($0.isCustom ? "custom" : $0.name)") }
    return source.element(of: known) ?? .center(axis)
  }

  mutating func alignment() -> NodeAlignment {
    NodeAlignment(guide(.horizontal), guide(.vertical))
  }
}

extension NodeGuide {
  /// A built-in guide of the same axis, to find another one from.
  static func opposite(_ guide: NodeGuide) -> NodeGuide {
    guide.axis == .horizontal ? .trailing : .bottom
  }
}

extension RandomSource {
  /// Draws a length in points, a multiple of a quarter, mostly whole.
  mutating func sceneLength(_ limit: Int, isWhole: Bool) -> CGFloat {
    if chance(8) { return 0 }
    if !isWhole, chance(20) { return CGFloat(int(in: 1...limit * 4)) / 4 }
    return CGFloat(int(in: 1...limit))
  }
}
