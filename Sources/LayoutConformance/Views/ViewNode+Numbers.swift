import LayoutAPI
import LayoutEngine

extension ViewNode.Kind {
  /// The kind with each of its numbers changed, in a fixed order.
  func mapNumbers(_ change: (CGFloat) -> CGFloat) -> ViewNode.Kind {
    func maybe(_ number: CGFloat?) -> CGFloat? { number.map(change) }
    func limits(_ limits: NodeLimits) -> NodeLimits {
      NodeLimits(min: maybe(limits.min), ideal: maybe(limits.ideal), max: maybe(limits.max))
    }
    switch self {
    case .leaf(let leaf): return .leaf(leaf.mapping(change))
    case .spacer(let length): return .spacer(minLength: maybe(length).map { max($0, 0) })
    case .stack(let axis, let guide, let spacing):
      return .stack(axis, alignment: guide, spacing: maybe(spacing))
    case .grid(let pair, let horizontal, let vertical):
      return .grid(pair, horizontalSpacing: maybe(horizontal), verticalSpacing: maybe(vertical))
    case .gridCell(let columns, let anchor, let axes):
      let count = max(1, Int(exactly: change(CGFloat(columns)).rounded()) ?? columns)
      return .gridCell(columns: count, anchor: anchor, unsizedAxes: axes)
    case .frame(let width, let height, let pair):
      return .frame(width: maybe(width), height: maybe(height), pair)
    case .flexFrame(let width, let height, let pair):
      return .flexFrame(width: limits(width), height: limits(height), pair)
    case .padding(let insets?):
      return .padding(
        NodeInsets(
          top: change(insets.top), leading: change(insets.leading), bottom: change(insets.bottom),
          trailing: change(insets.trailing)))
    case .offset(let x, let y): return .offset(x: change(x), y: change(y))
    case .position(let x, let y): return .position(x: change(x), y: change(y))
    case .layoutPriority(let value): return .layoutPriority(Double(change(CGFloat(value))))
    case .zIndex(let value): return .zIndex(Double(change(CGFloat(value))))
    case .alignmentGuide(let guide, .at(let value)):
      return .alignmentGuide(guide, .at(change(value)))
    case .alignmentGuide(let guide, .from(let other, let plus)):
      return .alignmentGuide(guide, .from(other, plus: change(plus)))
    case .custom(let name, var configuration):
      configuration.spacing = change(configuration.spacing)
      return .custom(name, configuration)
    case .layoutUnderTest, .zstack, .gridRow, .padding(nil), .fixedSize, .aspectRatio, .overlay,
      .background,
      .viewThatFits, .geometryReader, .group:
      return self
    }
  }

  /// The kind's numbers, in that order.
  var numbers: [CGFloat] {
    var numbers: [CGFloat] = []
    _ = mapNumbers { number in
      numbers.append(number)
      return number
    }
    return numbers
  }

  /// The kind with one number replaced.
  func replacingNumber(_ position: Int, by number: CGFloat) -> ViewNode.Kind {
    var index = -1
    return mapNumbers { old in
      index += 1
      return index == position ? number : old
    }
  }
}

extension ViewNode {
  /// Replaces each number of the tree by what a function makes of it, in a fixed order: those of the
  /// kind, of the views inside, and of what is carried.
  mutating func mapNumbers(_ change: (CGFloat) -> CGFloat) {
    kind = kind.mapNumbers(change)
    children.mapNumbers(change)
    // Always asked for: which number stands where must not depend on what another one is.
    let changed = Double(change(CGFloat(priority)))
    if changed != priority { priority = changed }
    guard !carriesNothing else { return }
    for edge in SpacingEdge.allCases { spacing[edge] = spacing[edge].map(change) }
    for name in guides.keys.sorted() { guides[name] = guides[name].map(change) }
    values.mapNumbers(change)
  }
}

extension [ViewNode] {
  /// Replaces each number of the trees.
  mutating func mapNumbers(_ change: (CGFloat) -> CGFloat) {
    for index in indices { self[index].mapNumbers(change) }
  }
}

extension Leaf {
  /// The leaf with each of its numbers changed; what is no leaf any more is made one.
  fileprivate func mapping(_ change: (CGFloat) -> CGFloat) -> Leaf {
    switch self {
    case .rigid(let size): return .rigid(size.mapped(change))
    case .greedy(let ideal): return .greedy(ideal: ideal.mapped(change))
    case .text(let count, let unit):
      // A text of a fraction of a character does not exist.
      let count = Swift.max(1, Int(exactly: change(CGFloat(count)).rounded()) ?? count)
      return .text(count: count, unit: Swift.max(0, change(unit)))
    case .flexible(let width, let height):
      let width = width.mapped(change)
      return .flexible(width: width, height: height.mapped(change))
    case .aspect(let ratio):
      let number = change(ratio)
      return .aspect(ratio: number > 0 ? number : ratio)
    case .area(let area, let line):
      let area = Swift.max(0, change(area))
      return .area(area, line: Swift.max(0, change(line)))
    case .spacer(let minLength): return .spacer(minLength: Swift.max(0, change(minLength)))
    }
  }
}

extension Leaf.Flexibility {
  /// The range with each length replaced, put in order again: the least wins.
  fileprivate func mapped(_ change: (CGFloat) -> CGFloat) -> Leaf.Flexibility {
    let low = Swift.max(0, change(min))
    let (middle, high) = (change(ideal), change(max))
    let ideal = Swift.max(low, middle)
    return Leaf.Flexibility(min: low, ideal: ideal, max: Swift.max(ideal, high))
  }
}

extension CGSize {
  fileprivate func mapped(_ change: (CGFloat) -> CGFloat) -> CGSize {
    let width = max(0, change(width))
    return CGSize(width: width, height: max(0, change(height)))
  }
}
