import LayoutAPI
import LayoutEngine

/// A case at another scale, or turned from one axis to the other.
extension ViewNode {
  /// The leaf with all its lengths times a factor; layout values are taken for plain numbers.
  func scaled(by factor: CGFloat) -> ViewNode {
    var copy = self
    if let leaf { copy.kind = .leaf(leaf.scaled(by: factor)) }
    copy.spacing = spacing.mapValues { $0 * factor }
    copy.guides = guides.mapValues { $0 * factor }
    return copy
  }

  /// The leaf with its axes exchanged.
  var transposed: ViewNode {
    var copy = self
    if let leaf { copy.kind = .leaf(leaf.transposed) }
    let edges: [SpacingEdge: SpacingEdge] = [
      .top: .leading, .leading: .top, .bottom: .trailing, .trailing: .bottom,
    ]
    copy.spacing = [:]
    for (edge, distance) in spacing { copy.spacing[edges[edge] ?? edge] = distance }
    return copy
  }
}

extension Leaf {
  fileprivate func scaled(by factor: CGFloat) -> Leaf {
    func times(_ range: Flexibility) -> Flexibility {
      Flexibility(min: range.min * factor, ideal: range.ideal * factor, max: range.max * factor)
    }
    func times(_ size: CGSize) -> CGSize {
      CGSize(width: size.width * factor, height: size.height * factor)
    }
    switch self {
    case .rigid(let size): return .rigid(times(size))
    case .text(let count, let unit): return .text(count: count, unit: unit * factor)
    case .greedy(let ideal): return .greedy(ideal: times(ideal))
    case .flexible(let width, let height):
      return .flexible(width: times(width), height: times(height))
    case .spacer(let minLength): return .spacer(minLength: minLength * factor)
    case .aspect, .area: return self
    }
  }

  fileprivate var transposed: Leaf {
    switch self {
    case .rigid(let size): .rigid(size.transposed)
    case .greedy(let ideal): .greedy(ideal: ideal.transposed)
    case .flexible(let width, let height): .flexible(width: height, height: width)
    case .text, .aspect, .area, .spacer: self
    }
  }
}

extension Proposal {
  /// The proposal with its lengths times a factor.
  func scaled(by factor: CGFloat) -> Proposal {
    Proposal(width: width.map { $0 * factor }, height: height.map { $0 * factor })
  }
}

extension CGSize {
  /// The size with its axes exchanged.
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// The frame with its axes exchanged.
  var transposed: CGRect {
    CGRect(origin: CGPoint(x: origin.y, y: origin.x), size: size.transposed)
  }
}

extension Configuration {
  /// The configuration with each value changed by its name.
  func mapKeysAndValues(_ change: (String, Scalar) -> Scalar) -> Configuration {
    var result = self
    for (name, value) in self { result[name] = change(name, value) }
    return result
  }
}
