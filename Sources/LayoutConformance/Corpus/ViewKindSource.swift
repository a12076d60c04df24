import LayoutAPI
import LayoutEngine

extension ViewNode.Kind {
  /// The kind as an expression: `.stack(.horizontal, alignment: .top, spacing: 8)`.
  var source: String {
    switch self {
    case .leaf(let leaf): ".leaf(\(leaf.source))"
    case .layoutUnderTest: ".layoutUnderTest"
    case .spacer(let length): ".spacer(minLength: \(length.source))"
    case .stack(let axis, let guide, let spacing):
      ".stack(.\(axis.name), alignment: \(guide.source), spacing: \(spacing.source))"
    case .zstack(let pair): ".zstack(\(pair.source))"
    case .grid(let pair, let horizontal, let vertical):
      ".grid(\(pair.source), horizontalSpacing: \(horizontal.source), "
        + "verticalSpacing: \(vertical.source))"
    case .gridRow(let guide): ".gridRow(alignment: \(guide?.source ?? "nil"))"
    case .gridCell(let columns, let anchor, let axes):
      ".gridCell(columns: \(columns), anchor: \(anchor?.source ?? "nil"), "
        + "unsizedAxes: \(axes.source))"
    case .frame(let width, let height, let pair):
      ".frame(width: \(width.source), height: \(height.source), \(pair.source))"
    case .flexFrame(let width, let height, let pair):
      ".flexFrame(width: \(width.source), height: \(height.source), \(pair.source))"
    case .padding(let insets): ".padding(\(insets?.source ?? "nil"))"
    case .fixedSize(let horizontal, let vertical):
      ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .aspectRatio(let ratio, let mode):
      ".aspectRatio(\(ratio.source), .\(mode == .fit ? "fit" : "fill"))"
    case .overlay(let pair): ".overlay(\(pair.source))"
    case .background(let pair): ".background(\(pair.source))"
    case .offset(let x, let y): ".offset(x: \(x.source), y: \(y.source))"
    case .position(let x, let y): ".position(x: \(x.source), y: \(y.source))"
    case .layoutPriority(let value): ".layoutPriority(\(value.source))"
    case .zIndex(let value): ".zIndex(\(value.source))"
    case .alignmentGuide(let guide, .at(let position)):
      ".alignmentGuide(\(guide.source), .at(\(position.source)))"
    case .alignmentGuide(let guide, .from(let other, let plus)):
      ".alignmentGuide(\(guide.source), .from(\(other.source), plus: \(plus.source)))"
    case .viewThatFits(let axes): ".viewThatFits(\(axes.source))"
    case .geometryReader: ".geometryReader"
    case .group: ".group"
    case .custom(let name, let configuration):
      ".custom(\(name.debugDescription), \(configuration.source))"
    }
  }
}

extension NodeGuide {
  fileprivate var source: String {
    guard case .custom(let name, let axis, let fraction) = self else { return ".\(name)" }
    return ".custom(\(name.debugDescription), .\(axis.name), fraction: \(fraction.source))"
  }
}

extension NodeAlignment {
  fileprivate var source: String {
    self == .center
      ? ".center" : "NodeAlignment(\(horizontal.source), \(vertical.source))"
  }
}

extension NodeLimits {
  fileprivate var source: String {
    let limits = [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, limit in
      limit.map { "\(name): \($0.source)" }
    }
    return "NodeLimits(\(limits.joined(separator: ", ")))"
  }
}

extension NodeInsets {
  fileprivate var source: String {
    "NodeInsets(top: \(top.source), leading: \(leading.source), bottom: \(bottom.source), "
      + "trailing: \(trailing.source))"
  }
}

extension NodeConfiguration {
  fileprivate var source: String {
    let proposals = proposals.map(\.source).joined(separator: ", ")
    return "NodeConfiguration(spacing: \(spacing.source), proposals: [\(proposals)], "
      + "erased: \(erased))"
  }
}

extension Set<Axis> {
  fileprivate var source: String {
    "[\(Axis.allCases.filter(contains).map { ".\($0.name)" }.joined(separator: ", "))]"
  }
}
