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
    case .leaf(let leaf): return .leaf(leaf.mapNumbers(change))
    case .spacer(let length): return .spacer(minLength: maybe(length).map { max($0, 0) })
    case .stack(let axis, let guide, let spacing):
      return .stack(axis, alignment: guide, spacing: maybe(spacing))
    case .grid(let pair, let horizontal, let vertical):
      return .grid(pair, horizontalSpacing: maybe(horizontal), verticalSpacing: maybe(vertical))
    case .gridCell(let columns, let anchor, let axes):
      let count = max(1, Int(exactly: change(CGFloat(columns)).rounded(.towardZero)) ?? columns)
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
    case .zstack, .gridRow, .padding(nil), .fixedSize, .aspectRatio, .overlay, .background,
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

extension Leaf {
  /// The leaf with each of its numbers changed; what is no leaf any more is made one.
  fileprivate func mapNumbers(_ change: (CGFloat) -> CGFloat) -> Leaf {
    func size(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, change(size.width)), height: max(0, change(size.height)))
    }
    func range(_ range: Flexibility) -> Flexibility {
      let sorted = [range.min, range.ideal, range.max].map { max(0, change($0)) }.sorted()
      let ideal = sorted[1].isFinite ? sorted[1] : sorted[0]
      return Flexibility(min: sorted[0], ideal: ideal, max: sorted[2])
    }
    switch self {
    case .rigid(let value): return .rigid(size(value))
    case .greedy(let value): return .greedy(ideal: size(value))
    case .flexible(let width, let height):
      return .flexible(width: range(width), height: range(height))
    case .text(let count, let unit):
      let length = Int(exactly: change(CGFloat(count)).rounded(.towardZero)) ?? count
      return .text(count: max(1, length), unit: max(1, change(unit)))
    case .area(let area, let line):
      return .area(max(1, change(area)), line: max(1, change(line)))
    case .aspect, .spacer: return self
    }
  }
}
