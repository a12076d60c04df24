import LayoutAPI
import LayoutEngine

/// A case in the words of a report.
extension ViewNode {
  /// The subview in one line: `rigid 10 × 10, priority 1`.
  public var words: String {
    var parts = [kindWords]
    if priority != 0 { parts.append("priority \(priority.shortDescription)") }
    for edge in SpacingEdge.allCases {
      guard let distance = spacing[edge] else { continue }
      parts.append("\(edge.rawValue) spacing \(distance.text)")
    }
    for (name, position) in guides.sorted(by: { $0.key < $1.key }) {
      parts.append("\(name) guide \(position.text)")
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      parts.append("\(name) \(value)")
    }
    return parts.joined(separator: ", ")
  }

  private var kindWords: String {
    func list(_ children: [ViewNode]) -> String {
      children.isEmpty ? "nothing" : "(\(children.map(\.words).joined(separator: "; ")))"
    }
    switch kind {
    case .leaf(let leaf): return leaf.words
    case .stack(let axis, let spacing, let children):
      let gap = spacing.map { " with spacing \($0.text)" } ?? ""
      return "\(axis.name) stack\(gap) of \(list(children))"
    case .overlay(let children): return "overlay of \(list(children))"
    case .nested(let children): return "the layout itself around \(list(children))"
    case .padding(let inset, let child): return "padding \(inset.text) around (\(child.words))"
    case .frame(let width, let height, let child):
      return "frame \(width.text) × \(height.text) around (\(child.words))"
    case .fixedSize(let horizontal, let vertical, let child):
      let axes = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap(\.self)
      return "fixed size \(axes.joined(separator: " and ")) around (\(child.words))"
    }
  }
}

extension Leaf {
  fileprivate var words: String {
    func range(_ range: Flexibility) -> String {
      "\(range.min.text)…\(range.ideal.text)…\(range.max.text)"
    }
    switch self {
    case .rigid(let size): return "rigid \(size.text)"
    case .text(let count, let unit): return "text of \(counted(count, "character")) of \(unit.text)"
    case .greedy(let ideal): return "greedy, ideally \(ideal.text)"
    case .flexible(let width, let height): return "flexible \(range(width)) × \(range(height))"
    case .aspect(let ratio): return "aspect ratio \(ratio.text)"
    case .area(let area, let line): return "area \(area.text), lines of \(line.text)"
    case .spacer(let minLength): return "spacer of at least \(minLength.text)"
    }
  }
}

extension LayoutCase {
  /// The origin as it stands in a message.
  public var originText: String { origin.text }

  /// Whether the tree reads from right to left.
  public var readsRightToLeft: Bool { direction == .rightToLeft }
}

extension LayoutCase.ScriptStep {
  /// The call in one line: `sizeThatFits(20 × nil)`.
  public var words: String {
    switch self {
    case .size(let proposal): "sizeThatFits(\(proposal))"
    case .place(let proposal, let origin):
      "sizeThatFits(\(proposal)), then placeSubviews at \(origin.text)"
    case .align(let guide, let proposal): "explicitAlignment(of: \(guide)) for \(proposal)"
    case .spacing: "spacing()"
    }
  }
}
