import LayoutAPI
import LayoutEngine

/// Rules on how an engine does what a layout says: positions, anchors, proxies.
enum EnginePlacementRules {
  static let all = [placement, proxies]

  static let placement = Rule(
    engine: "ENGINE-04",
    "A subview MUST stand at its position less the anchor's share of its own answer to the placing "
      + "offer; the last placement counts, and one never placed is centred.",
    reason: "Every custom layout relies on just this sentence.",
    source: "Apple's reference of LayoutSubview.place(at:anchor:proposal:).",
    inSwiftUI: "The last call of place wins; a subview that is not placed appears in the centre, "
      + "with the container's proposal (Apple's reference of place).",
    skippedWhen: "no custom layout of leaves is in the scene",
    checkFirst: [
      "a subview of the size that it was measured with before", "an anchor that is not looked at",
      "a default position in the top leading corner",
    ]
  ) { trial throws(SceneInterruption) in
    try flaw(trial, ["Diagonal", "EqualWidth", "Forgetful", "Twice", "Radial"])
  }

  static let proxies = Rule(
    engine: "ENGINE-05",
    "A proxy MUST stand for its subview through any slice, and give the same size as its "
      + "dimensions.",
    reason: "Layouts take their subviews apart: the first, the rest, the reversed, the sorted.",
    source: "The interface of SwiftUI's LayoutSubviews: a slice is a collection of the same type.",
    inSwiftUI: "A slice's proxies are those of the whole collection; sizeThatFits and "
      + "dimensions(in:) agree (Apple's reference of LayoutSubview).",
    skippedWhen: "no custom layout of leaves that uses slices or dimensions is in the scene",
    checkFirst: [
      "a slice's index taken for the index of the whole", "dimensions for another offer",
    ]
  ) { trial throws(SceneInterruption) in
    try flaw(trial, ["DropFirst", "Probe"])
  }

  /// Finds a subview of a custom layout of leaves that does not stand where the definition says.
  private static func flaw(
    _ trial: SceneTrial, _ names: Set<String>
  ) throws(SceneInterruption) -> Violation? {
    let root = try trial.placed()
    var isJudged = false
    for placed in root.all {
      guard case .custom(let name, let configuration) = placed.node.kind, names.contains(name),
        let frame = placed.frame
      else { continue }
      let leaves = placed.children.compactMap { $0.leaf(trial.engine.metric) }
      guard leaves.count == placed.children.count, !leaves.isEmpty else { continue }
      let oracle = NamedOracle(
        name: name, spacing: configuration.spacing, bounds: frame, leaves: leaves,
        // What the container was offered is known of the root only.
        proposal: placed.node.id == root.node.id ? trial.plain.proposal : nil)
      isJudged = true
      if let size = oracle.size, !frame.size.isNear(size) {
        return Violation(
          "made \(placed.name) \(frame.size.text); \(name) of these subviews is \(size.text)",
          node: placed.node.id)
      }
      for (child, expected) in zip(placed.children, oracle.frames) {
        guard let expected, let found = child.frame, !found.isNear(expected) else { continue }
        return Violation(
          "put \(child.name) of the \(name) \(placed.name) at \(found.text); its definition says "
            + "\(expected.text)", node: child.node.id)
      }
    }
    guard isJudged else { throw .skip(.noSubject) }
    return nil
  }
}

/// Where the leaves of a named layout stand, told from its definition and nothing else.
private struct NamedOracle {
  let name: String
  let spacing: CGFloat
  let bounds: CGRect
  let leaves: [Leaf]
  let proposal: Proposal?

  private var ideals: [CGSize] { leaves.map { $0.size(for: .unspecified) } }
  private var widest: CGFloat { ideals.map(\.width).max() ?? 0 }
  private var highest: CGFloat { ideals.map(\.height).max() ?? 0 }
  private var gaps: CGFloat { spacing * CGFloat(leaves.count - 1) }

  /// The size of the container, `nil` where it hangs on an offer that is not known.
  var size: CGSize? {
    switch name {
    case "Diagonal":
      CGSize(
        width: ideals.reduce(gaps) { $0 + $1.width },
        height: ideals.reduce(gaps) { $0 + $1.height })
    case "EqualWidth": CGSize(width: CGFloat(leaves.count) * widest + gaps, height: highest)
    case "DropFirst", "Twice":
      CGSize(width: ideals.reduce(gaps) { $0 + $1.width }, height: highest)
    case "Probe":
      proposal.map { proposal in
        let answers = leaves.map { $0.size(for: proposal.proposedViewSize) }
        return CGSize(
          width: answers.map(\.width).max() ?? 0, height: answers.map(\.height).max() ?? 0)
      }
    default: proposal?.proposedViewSize.replacingUnspecifiedDimensions()
    }
  }

  /// The frames of the leaves, `nil` where they hang on an offer that is not known.
  var frames: [CGRect?] {
    leaves.indices.map { index in
      let origin = bounds.origin
      switch name {
      case "Diagonal":
        let before = ideals[..<index]
        let gap = spacing * CGFloat(index)
        return frame(
          origin.x + before.reduce(gap) { $0 + $1.width },
          origin.y + before.reduce(gap) { $0 + $1.height }, ideals[index])
      case "EqualWidth":
        let size = leaves[index].size(
          for: ProposedViewSize(width: widest, height: highest))
        let x = origin.x + CGFloat(index) * (widest + spacing) + widest / 2
        return centred(x, origin.y + highest / 2, size)
      case "Twice":
        let x = origin.x + ideals[..<index].reduce(spacing * CGFloat(index)) { $0 + $1.width }
        return frame(x, origin.y + highest - ideals[index].height, ideals[index])
      case "DropFirst":
        let order = Array(leaves.indices.dropFirst()) + [0]
        let before = order.prefix { $0 != index }
        let x = before.reduce(origin.x) { $0 + ideals[$1].width + spacing }
        return frame(x, origin.y, ideals[index])
      case "Radial":
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(leaves.count)
        let radius = min(bounds.size.width, bounds.size.height) / 2
        return centred(
          origin.x + bounds.size.width / 2 + radius * sin(angle),
          origin.y + bounds.size.height / 2 - radius * cos(angle), ideals[index])
      case "Forgetful": return forgotten(index)
      default:
        return proposal.map {
          frame(origin.x, origin.y, leaves[index].size(for: $0.proposedViewSize))
        }
      }
    }
  }

  private func forgotten(_ index: Int) -> CGRect? {
    if index == 0 { return frame(bounds.origin.x, bounds.origin.y, ideals[0]) }
    var size: CGSize?
    if let proposal { size = leaves[index].size(for: proposal.proposedViewSize) }
    if case .rigid(let rigid) = leaves[index] { size = rigid }
    return size.map {
      centred(
        bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2, $0)
    }
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func centred(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    frame(x - size.width / 2, y - size.height / 2, size)
  }
}
