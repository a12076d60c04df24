import LayoutAPI
import LayoutEngine

/// A case in the words of a report.
extension ViewNode {
  /// A number of a view that its words show by itself.
  package enum Number: Hashable, Sendable {
    /// The width of a rigid view.
    case width
    /// The height of a rigid view.
    case height
    /// The layout priority.
    case priority
    /// The preferred distance on an edge.
    case spacing(SpacingEdge)
    /// The position of an explicit guide, by the guide's name.
    case guide(String)
  }

  /// The view in one line: `rigid 10 × 10, priority 1`.
  public var words: String { words { _, text in text } }

  /// The view in one line, its own numbers as a function shows them.
  package func words(_ shown: (Number, String) -> String) -> String {
    var parts = [kindWords(shown)]
    if priority != 0 { parts.append("priority \(shown(.priority, priority.shortDescription))") }
    for edge in SpacingEdge.allCases {
      guard let distance = spacing[edge] else { continue }
      parts.append("\(edge.rawValue) spacing \(shown(.spacing(edge), distance.text))")
    }
    for (name, position) in guides.sorted(by: { $0.key < $1.key }) {
      parts.append("\(name) guide \(shown(.guide(name), position.text))")
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      parts.append("\(name) \(value)")
    }
    return parts.joined(separator: ", ")
  }

  private func kindWords(_ shown: (Number, String) -> String) -> String {
    if case .rigid(let size)? = leaf {
      return "rigid \(shown(.width, size.width.text)) × \(shown(.height, size.height.text))"
    }
    if let leaf { return leaf.words }
    let list = children.isEmpty ? "nothing" : "(\(children.map(\.words).joined(separator: "; ")))"
    switch kind.childCount {
    case .any: return "\(kind.words) of \(list)"
    case .one, .two, .none: return "\(kind.words) around \(list)"
    }
  }
}

extension ViewNode.Kind {
  /// The kind with what it has, without the views inside: `padding 4`, `horizontal stack with spacing 8`.
  fileprivate var words: String {
    func gap(_ spacing: CGFloat?) -> String { spacing.map { " with spacing \($0.text)" } ?? "" }
    func aligned(_ pair: NodeAlignment) -> String {
      pair == .center ? "" : " aligned \(pair.horizontal.name), \(pair.vertical.name)"
    }
    func axes(_ axes: Set<Axis>) -> String {
      Axis.allCases.filter(axes.contains).map(\.name).joined(separator: " and ")
    }
    switch self {
    case .stack(let axis, let guide, let spacing):
      let line = guide == .center(axis.other) ? "" : " aligned \(guide.name)"
      return "\(axis.name) stack\(gap(spacing))\(line)"
    case .zstack(let pair): return "pile\(aligned(pair))"
    case .layoutUnderTest: return "the layout itself"
    case .grid(let pair, let horizontal, let vertical):
      return "grid with spacing \(horizontal.text) × \(vertical.text)\(aligned(pair))"
    case .gridRow(let guide): return "row\(guide.map { " aligned \($0.name)" } ?? "")"
    case .gridCell(let columns, let anchor, let unsized):
      return "cell of \(counted(columns, "column"))"
        + (anchor.map { " at \($0.text)" } ?? "")
        + (unsized.isEmpty ? "" : " unsized on the \(axes(unsized)) axis")
    case .frame(let width, let height, let pair):
      return "frame \(width.text) × \(height.text)\(aligned(pair))"
    case .flexFrame(let width, let height, let pair):
      return "frame of \(width.words) × \(height.words)\(aligned(pair))"
    case .padding(nil): return "default padding"
    case .padding(let insets?):
      let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
      return Set(edges).count == 1
        ? "padding \(insets.top.text)" : "padding \(edges.map(\.text).joined(separator: ", "))"
    case .fixedSize(let horizontal, let vertical):
      let fixed = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap(\.self)
      return "fixed size \(fixed.joined(separator: " and "))"
    case .aspectRatio(let ratio, let mode):
      return "aspect ratio \(ratio?.text ?? "of its own"), \(mode == .fit ? "fit" : "fill")"
    case .overlay(let pair): return "overlay\(aligned(pair))"
    case .background(let pair): return "background\(aligned(pair))"
    case .offset(let x, let y): return "offset \(x.text), \(y.text)"
    case .position(let x, let y): return "position \(x.text), \(y.text)"
    case .layoutPriority(let value): return "priority \(value.shortDescription)"
    case .zIndex(let value): return "z-index \(value.shortDescription)"
    case .alignmentGuide(let guide, .at(let position)):
      return "\(guide.name) guide at \(position.text)"
    case .alignmentGuide(let guide, .from(let other, let plus)):
      return "\(guide.name) guide at \(other.name) + \(plus.text)"
    case .viewThatFits(let fitting): return "the first that fits the \(axes(fitting)) axis"
    case .geometryReader: return "geometry reader"
    case .group: return "group"
    case .custom(let name, _): return name
    case .leaf, .spacer: return name
    }
  }
}

extension NodeLimits {
  /// The limits as they stand in a message: `10…nil…inf`.
  fileprivate var words: String { "\(min.text)…\(ideal.text)…\(max.text)" }
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
