import LayoutAPI
import LayoutEngine

/// The lengths and other numbers of a case, in one fixed order, for the passes that lower them.
///
/// The numbers of the subviews come first, then those of what was there before, the proposals, and
/// the parameters. Origins are not among them: they have a pass of their own.
extension LayoutCase {
  /// All numbers, in order.
  var numbers: [CGFloat] {
    var result: [CGFloat] = []
    var copy = self
    copy.mapNumbers { number in
      result.append(number)
      return number
    }
    return result
  }

  /// The case with some numbers replaced, by their positions in `numbers`.
  func replacingNumbers(_ replacements: [Int: CGFloat]) -> LayoutCase {
    var copy = self
    var index = -1
    copy.mapNumbers { number in
      index += 1
      return replacements[index] ?? number
    }
    return copy
  }

  /// Replaces each number by what a function makes of it; a length or an offer stays 0 at least.
  mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    subviews.mapNumbers(transform)
    if var earlier = before?.subviews {
      earlier.mapNumbers(transform)
      before?.subviews = earlier
    }
    proposal.mapNumbers(transform)
    for index in script.indices {
      script[index].mapNumbers(transform)
    }
    configuration.mapNumbers(transform)
    if var earlier = before?.configuration {
      earlier.mapNumbers(transform)
      before?.configuration = earlier
    }
  }
}

extension [ViewNode] {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    for index in indices {
      self[index].mapNumbers(transform)
    }
  }
}

extension ViewNode {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    mapKind(transform)
    priority = Double(transform(CGFloat(priority)))
    for edge in SpacingEdge.allCases {
      spacing[edge] = spacing[edge].map(transform)
    }
    for name in guides.keys.sorted() {
      guides[name] = guides[name].map(transform)
    }
    values.mapNumbers(transform)
  }

  private mutating func mapKind(_ transform: (CGFloat) -> CGFloat) {
    switch kind {
    case .leaf(var leaf):
      leaf.mapNumbers(transform)
      kind = .leaf(leaf)
      return
    case .stack(let axis, let spacing, let children):
      kind = .stack(axis, spacing: spacing.map(transform), children)
    case .padding(let inset, let child):
      kind = .padding(transform(inset), child)
    case .frame(let width, let height, let child):
      let width = width.map { max(0, transform($0)) }
      kind = .frame(width: width, height: height.map { max(0, transform($0)) }, child)
    case .overlay, .nested, .fixedSize: break
    }
    var inner = children
    inner.mapNumbers(transform)
    self = replacingChildren(inner)
  }
}

extension Leaf {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    switch self {
    case .rigid(let size): self = .rigid(size.mapped(transform))
    case .greedy(let ideal): self = .greedy(ideal: ideal.mapped(transform))
    case .text(let count, let unit):
      // A text of a fraction of a character does not exist.
      let count = Swift.max(1, Int(exactly: transform(CGFloat(count)).rounded()) ?? count)
      self = .text(count: count, unit: Swift.max(0, transform(unit)))
    case .flexible(let width, let height):
      let width = width.mapped(transform)
      self = .flexible(width: width, height: height.mapped(transform))
    case .aspect(let ratio):
      let number = transform(ratio)
      self = .aspect(ratio: number > 0 ? number : ratio)
    case .area(let area, let line):
      let area = Swift.max(0, transform(area))
      self = .area(area, line: Swift.max(0, transform(line)))
    case .spacer(let minLength): self = .spacer(minLength: Swift.max(0, transform(minLength)))
    }
  }
}

extension Leaf.Flexibility {
  /// The range with each length replaced, put in order again: the least wins.
  fileprivate func mapped(_ transform: (CGFloat) -> CGFloat) -> Leaf.Flexibility {
    let low = Swift.max(0, transform(min))
    let (middle, high) = (transform(ideal), transform(max))
    let ideal = Swift.max(low, middle)
    return Leaf.Flexibility(min: low, ideal: ideal, max: Swift.max(ideal, high))
  }
}

extension CGSize {
  fileprivate func mapped(_ transform: (CGFloat) -> CGFloat) -> CGSize {
    let width = max(0, transform(width))
    return CGSize(width: width, height: max(0, transform(height)))
  }
}

extension Proposal {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    width = width.map { max(0, transform($0)) }
    height = height.map { max(0, transform($0)) }
  }
}

extension LayoutCase.ScriptStep {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    guard var proposal else { return }
    proposal.mapNumbers(transform)
    self = replacing(proposal)
  }

  /// The step with another proposal; one that has none is as it was.
  func replacing(_ proposal: Proposal) -> Self {
    switch self {
    case .size: .size(proposal)
    case .place(_, let origin): .place(proposal, origin: origin)
    case .align(let guide, _): .align(guide, proposal)
    case .spacing: .spacing
    }
  }
}

extension Configuration {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    for name in keys.sorted() {
      guard case .number(let number)? = self[name] else { continue }
      self[name] = .number(Double(transform(CGFloat(number))))
    }
  }
}
