import LayoutAPI
import LayoutEngine

/// Rules on directions, modifiers, the root and numbers.
enum EngineLawRules {
  static let all = [direction, modifiers, root, rounding, finite]

  static let direction = Rule(
    engine: "ENGINE-06",
    "Where a tree reads from right to left every frame MUST be mirrored once, and nothing else "
      + "changed.",
    reason: "Half of a mirrored screen is worse than none: what belongs together stands apart.",
    source: "swiftui-lab.com, The SwiftUI Layout Protocol, part 1; OpenSwiftUI's geometry.",
    inSwiftUI: "The framework mirrors what a layout placed, in the layout's own bounds; layouts "
      + "work from left to right (OpenSwiftUI).",
    skippedWhen: "the engine lacks right-to-left, or an axis is offered infinity",
    checkFirst: [
      "a stack that mirrors itself and is mirrored again", "only the outermost container mirrored",
      "x mirrored without the width of the view",
    ]
  ) { trial throws(SceneInterruption) in
    guard !trial.engine.lacks.contains("direction.rightToLeft") else { throw .skip(.noSubject) }
    let leftToRight = try trial.soundLayout(of: trial.plain)
    let rightToLeft = try trial.layout(of: trial.scene.reading(.rightToLeft))
    let expected = leftToRight.mirrored(in: trial.plain.root.bare.id)
    guard rightToLeft.size.isNear(expected.size) else {
      return Violation(
        "answered \(rightToLeft.size.text) from right to left and \(expected.size.text) from left "
          + "to right; a direction changes no size")
    }
    for (id, frame) in expected.frames.sorted(by: { $0.key < $1.key }) {
      guard let found = rightToLeft.frames[id], !found.isNear(frame) else { continue }
      return Violation(
        "put '\(id)' at \(found.text) from right to left; the mirror of its place from left to "
          + "right is \(frame.text)", node: id)
    }
    return nil
  }

  static let modifiers = Rule(
    engine: "ENGINE-07",
    "Modifiers MUST keep their laws: padding adds, a frame is exact or within its limits, overlay, "
      + "offset and fixedSize add nothing.",
    reason: "These are what people build with; a point that one of them adds is found everywhere.",
    source: "Apple's reference of the modifiers; OpenSwiftUI's layouts of the same names.",
    inSwiftUI: "padding is the content's size and the insets, frame(width:height:) just that, an "
      + "overlay as large as its primary view, an offset no change of size (WWDC 2019, session 237).",
    skippedWhen: "an axis is offered infinity",
    checkFirst: [
      "an inset that is taken off the offer and not added to the answer",
      "a frame that grows with its content", "an overlay that grows with its second view",
    ]
  ) { trial throws(SceneInterruption) in
    for placed in try trial.placed().all {
      guard let flaw = placed.modifierFlaw(trial.engine.metric) else { continue }
      return Violation(flaw, node: placed.node.id)
    }
    let plain = trial.plain
    let direct = try trial.soundLayout(of: plain)
    let fixed = plain.with(
      root: ViewNode(.fixedSize(horizontal: true, vertical: true), [plain.root]))
    let identities: [(String, LayoutScene, LayoutScene)] = [
      (
        "in a padding of 0", plain.with(root: ViewNode(.padding(NodeInsets()), [plain.root])),
        plain
      ),
      (
        "in a frame without lengths",
        plain.with(root: ViewNode(.frame(width: nil, height: nil, .center), [plain.root])), plain
      ),
      (
        "of a fixed size twice",
        plain.with(
          root: ViewNode(.fixedSize(horizontal: true, vertical: true), [fixed.root])), fixed
      ),
    ]
    for (words, scene, reference) in identities {
      guard scene.features(in: trial.engine.lacks).isEmpty else { continue }
      let expected = reference == plain ? direct : try trial.layout(of: reference)
      let found = try trial.layout(of: scene)
      guard found.isSound, expected.isSound else { continue }
      let baseline = reference == plain ? "without it" : "once"
      if let difference = found.difference(from: expected, words, baseline) { return difference }
    }
    return nil
  }

  static let root = Rule(
    engine: "ENGINE-11",
    "The root MUST be offered just the proposal, keep the size that it answers, and stand at 0, 0; "
      + "a tree without views is no accident.",
    reason: "A root that is stretched or moved hides what the tree in it does.",
    source: "WWDC 2019, session 237: the root proposes, the child chooses, the root centres it.",
    inSwiftUI: "A window proposes its safe area, centres the root view and never resizes it (WWDC "
      + "2019, session 237); the protocol puts the root at 0, 0.",
    checkFirst: [
      "a root that fills the window", "an offer that was made finite",
      "a division by the number of views",
    ]
  ) { trial throws(SceneInterruption) in
    let layout = try trial.layout(of: trial.plain)
    if trial.plain.proposal.isFinite, layout.isSound, try trial.rounding() != nil {
      throw .skip(.rounded)
    }
    let root = PlacedNode(trial.plain.root, layout)
    let offer = trial.plain.proposal
    if let frame = root.frame, trial.plain.proposal.isFinite {
      guard frame.isNear(CGRect(origin: .zero, size: layout.size)) else {
        return Violation(
          "put the root at \(frame.text) and answered \(layout.size.text); the root stands at 0, 0 "
            + "with the size that it answers", node: root.node.id)
      }
    }
    var expected: CGSize?
    if let leaf = root.leaf(trial.engine.metric) {
      expected = leaf.size(for: offer.proposedViewSize)
    } else if root.bare.children.isEmpty {
      switch root.bare.node.kind {
      case .stack, .zstack, .grid: expected = .zero
      default: break
      }
    }
    guard let expected else { return nil }
    guard layout.size.isNear(expected) else {
      return Violation(
        "answered \(layout.size.text) for \(root.name) and proposal \(offer); alone and offered "
          + "just that it is \(expected.text)", node: root.node.id)
    }
    return nil
  }

  static let rounding = Rule(
    engine: "ENGINE-12", "A frame MUST NOT be rounded before it is drawn.",
    reason: "Rounding inside a layout adds up: the third of three columns is a point too far.",
    source: "OpenLayout's testRounding against SwiftUI's drawing; OpenSwiftUI rounds edges when it "
      + "draws.",
    inSwiftUI:
      "A third of 100 is 33.333 to every layout; edges are rounded to pixels when they are "
      + "drawn (OpenLayout's test against a bitmap of SwiftUI's).",
    skippedWhen: "the engine says that it lays out in whole cells",
    checkFirst: [
      "frames that are rounded when they are stored", "whole numbers as the type of a length",
    ]
  ) { trial throws(SceneInterruption) in
    guard !trial.engine.lacks.contains("fractions") else { throw .skip(.fractionalShare) }
    guard trial.plain.proposal.isFinite else { throw .skip(.infiniteProposal) }
    return try trial.rounding()
  }

  static let finite = Rule(
    engine: "ENGINE-13",
    "For a finite offer every frame MUST be finite, and no length negative or NaN.",
    reason:
      "One NaN ends in the frames of all that comes after it, and in a trap when it is drawn.",
    source: "Crash reports of SwiftUI apps: \"view origin is invalid\"; OpenSwiftUI's precondition "
      + "on the origin of a placed view.",
    inSwiftUI: "A position that is no number is fatal; a frame's length that is none is ignored "
      + "with a message (OpenSwiftUI).",
    skippedWhen: "an axis is offered infinity",
    checkFirst: [
      "a ratio of a size of 0 by 0", "infinity less infinity, in an alignment or a difference",
      "a mean of no values",
    ]
  ) { trial throws(SceneInterruption) in
    guard trial.plain.proposal.isFinite else { throw .skip(.infiniteProposal) }
    let layout = try trial.layout(of: trial.plain)
    // Innermost first: what is wrong inside makes what is around wrong, too.
    for placed in PlacedNode(trial.plain.root, layout).all.reversed() {
      guard let frame = placed.frame, !frame.isFinite || frame.size.isInvalid else { continue }
      return Violation(
        "put \(placed.name) at \(frame.text); a frame is finite, and a length at least 0",
        node: placed.node.id)
    }
    guard layout.size.isFinite, !layout.size.isInvalid else {
      return Violation(
        "answered \(layout.size.text) for the root; a length is finite and at least 0")
    }
    return nil
  }
}

extension PlacedNode {
  /// How the frames of a modifier and of what it modifies contradict its law, `nil` if they do not.
  fileprivate func modifierFlaw(_ metric: EngineMetric) -> String? {
    guard let frame, let inner = children.first?.frame else { return nil }
    switch node.kind {
    case .padding(let insets):
      let length = metric.defaultPadding
      let all =
        insets
        ?? NodeInsets(top: length, leading: length, bottom: length, trailing: length)
      let expected = CGRect(
        x: inner.origin.x - all.leading, y: inner.origin.y - all.top,
        width: max(0, inner.size.width + all.leading + all.trailing),
        height: max(0, inner.size.height + all.top + all.bottom))
      guard !frame.isNear(expected) else { return nil }
      return "put \(name) at \(frame.text) around \(inner.text); padding adds its insets, which is "
        + "\(expected.text)"
    case .frame(let width, let height, _):
      for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] {
        guard let length, length >= 0, length.isFinite, !isNear(frame.size[axis], length) else {
          continue
        }
        return "made \(name) \(frame.size[axis].text) long on the \(axis.name) axis; a frame of "
          + "\(length.text) is just that"
      }
      return nil
    case .flexFrame(let width, let height, _):
      for (axis, given) in [(Axis.horizontal, width), (.vertical, height)] {
        let limits = FlexFrameLayout.Limits(min: given.min, ideal: given.ideal, max: given.max)
        let (low, high) = (limits.min ?? 0, limits.max ?? .infinity)
        let length = frame.size[axis]
        guard low <= high, !isNear(min(max(length, low), high), length) else { continue }
        return "made \(name) \(length.text) long on the \(axis.name) axis; its limits are "
          + "\(low.text) and \(high.text)"
      }
      return nil
    case .fixedSize, .aspectRatio, .overlay, .background:
      guard !frame.isNear(inner) else { return nil }
      return "put \(name) at \(frame.text) and the view that it modifies at \(inner.text); the "
        + "modifier is as large as that"
    case .offset(let x, let y):
      let expected = CGRect(
        x: frame.origin.x + x, y: frame.origin.y + y, width: frame.size.width,
        height: frame.size.height)
      guard !inner.isNear(expected) else { return nil }
      return "put what \(name) moves at \(inner.text) from \(frame.text); it belongs at "
        + "\(expected.text)"
    default: return nil
    }
  }
}
