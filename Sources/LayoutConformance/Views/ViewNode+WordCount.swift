import LayoutAPI
import LayoutEngine

extension ViewNode.Kind {
  /// How many words of the kind differ from its default.
  var wordCount: Double {
    if case .leaf = self { return 0 }
    let guides = guides.filter { $0 != .center($0.axis) }.count
    switch self {
    case .stack(_, _, nil): return Double(guides) + 1
    case .grid(_, let horizontal, let vertical):
      return Double(guides) + (horizontal == nil ? 1 : 0) + (vertical == nil ? 1 : 0)
    case .spacer(nil), .padding(nil): return 1
    case .frame(let width, let height, _):
      return Double(guides + [width, height].compactMap { $0 }.count)
    case .flexFrame(let width, let height, _):
      let limits = [width.min, width.ideal, width.max, height.min, height.ideal, height.max]
      return Double(guides + limits.compactMap { $0 }.count)
    case .custom(_, let configuration): return Double(configuration.proposals.count)
    case .gridCell(_, let anchor, let axes):
      return (anchor == nil ? 0 : 1) + Double(axes.count)
    case .gridRow(let guide): return guide == nil ? 0 : 1
    default: return Double(guides)
    }
  }
}
