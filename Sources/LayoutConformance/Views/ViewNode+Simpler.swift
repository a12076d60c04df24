import LayoutAPI
import LayoutEngine

extension ViewNode.Kind {
  /// Kinds that say less, the simplest first.
  var simpler: [ViewNode.Kind] {
    switch self {
    case .leaf(.rigid(let size)):
      return size == .zero ? [] : [.leaf(.rigid(CGSize(width: 10, height: 10)))]
    case .leaf:
      let ten = CGSize(width: 10, height: 10)
      return [.leaf(.rigid(ten)), .leaf(.greedy(ideal: ten))]
    case .spacer: return [.leaf(.rigid(CGSize(width: 10, height: 10))), .spacer(minLength: 0)]
    case .stack(let axis, let guide, let spacing):
      return [
        .stack(axis, alignment: .center(axis.other), spacing: 0),
        .stack(axis, alignment: .center(axis.other), spacing: spacing),
        .stack(axis, alignment: guide, spacing: 0),
      ]
    case .zstack(let pair):
      return [.zstack(.center)] + pair.simpler.map { .zstack($0) }
    case .grid(let pair, _, _):
      return [
        .grid(.center, horizontalSpacing: 0, verticalSpacing: 0),
        .grid(pair, horizontalSpacing: 0, verticalSpacing: 0),
      ]
    case .gridRow: return [.gridRow(alignment: nil)]
    case .gridCell(let columns, let anchor, _):
      return [
        .gridCell(columns: columns, anchor: nil, unsizedAxes: []),
        .gridCell(columns: columns, anchor: anchor, unsizedAxes: []),
      ]
    case .frame(let width, let height, let pair):
      return [.frame(width: width, height: height, .center)]
        + [pair].flatMap(\.simpler).map { .frame(width: width, height: height, $0) }
        + [.frame(width: nil, height: height, pair), .frame(width: width, height: nil, pair)]
    case .flexFrame(let width, let height, let pair):
      return [
        .flexFrame(width: width, height: height, .center),
        .flexFrame(width: NodeLimits(), height: height, pair),
        .flexFrame(width: width, height: NodeLimits(), pair),
        .flexFrame(width: NodeLimits(max: width.max), height: height, pair),
        .flexFrame(width: NodeLimits(min: width.min), height: height, pair),
        .flexFrame(width: width, height: NodeLimits(max: height.max), pair),
        .flexFrame(width: width, height: NodeLimits(min: height.min), pair),
      ]
    case .padding(nil): return [.padding(NodeInsets(leading: 10))]
    case .overlay(let pair): return [.overlay(.center)] + pair.simpler.map { .overlay($0) }
    case .background(let pair):
      return [.overlay(.center), .overlay(pair), .background(.center)]
    case .custom(let name, var configuration):
      configuration.proposals = []
      return [.custom(name, configuration)]
    default: return []
    }
  }
}

extension NodeAlignment {
  /// The pair with one of its guides in the middle.
  fileprivate var simpler: [NodeAlignment] {
    [
      NodeAlignment(horizontal, .verticalCenter), NodeAlignment(.horizontalCenter, vertical),
    ]
  }
}
