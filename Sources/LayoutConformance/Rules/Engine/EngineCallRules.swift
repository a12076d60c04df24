import LayoutAPI

/// Rules on the calls that an engine makes: they are judged where it tells them.
enum EngineCallRules {
  static let all = [bounds, lifecycle, cost]

  static let bounds = Rule(
    engine: "ENGINE-01",
    "The bounds given to placeSubviews MUST have a size that the layout returned for exactly the "
      + "proposal that is passed.",
    reason: "A layout plans for the size that it answered; in other bounds its plan is wrong.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:).",
    inSwiftUI:
      "The bounds have a size that the layout returned, and the proposal is the one that it "
      + "returned it for (Apple's reference of placeSubviews).",
    skippedWhen: "the engine does not tell its calls, or an axis is offered infinity",
    checkFirst: [
      "bounds of the offered size instead of the answered one",
      "the proposal of the container passed on instead of the one that the subview was placed with",
    ]
  ) { trial throws(SceneInterruption) in
    guard trial.scene.proposal.isFinite else { throw .skip(.infiniteProposal) }
    let layout = try trial.layout(of: trial.scene)
    guard let calls = layout.calls else { throw .skip(.noCalls) }
    guard layout.isSound else { throw .skip(.unsoundFrames) }
    var answers: [String: [(proposal: Proposal, size: CGSize)]] = [:]
    for call in calls {
      guard let proposal = call.proposal else { continue }
      if call.method == .sizeThatFits, let answer = call.answer {
        answers[call.node, default: []].append((proposal, answer))
      }
      guard call.method == .placeSubviews, let bounds = call.bounds else { continue }
      guard bounds.origin.isFinite else {
        return Violation(
          "placed the subviews of '\(call.node)' in bounds at \(bounds.origin.text); bounds have a "
            + "finite origin", node: call.node)
      }
      let known = answers[call.node] ?? []
      guard !known.contains(where: { $0.proposal == proposal && $0.size.isNear(bounds.size) })
      else { continue }
      let answered =
        known.last { $0.proposal == proposal }.map { "answered \($0.size.text) to it" }
        ?? "was not asked for it"
      return Violation(
        "placed the subviews of '\(call.node)' in bounds of \(bounds.size.text) with proposal "
          + "\(proposal), and the layout \(answered); bounds have the size that the layout returned "
          + "for the proposal", node: call.node)
    }
    return nil
  }

  static let lifecycle = Rule(
    engine: "ENGINE-02",
    "A layout's cache MUST be made once before all else, and updated if and only if the layout or "
      + "a subview changed.",
    reason: "A layout keeps what it computed in its cache: an update that is missing leaves it "
      + "stale, one too many throws away what is still right.",
    source: "Apple's reference of Layout.makeCache(subviews:) and updateCache(_:subviews:); "
      + "OpenSwiftUI's layout engine.",
    inSwiftUI: "makeCache runs when the layout's engine object is made, updateCache at each later "
      + "change of the layout or of a subview (OpenSwiftUI).",
    skippedWhen: "the engine does not tell its calls",
    checkFirst: [
      "a cache that is made for each measurement",
      "an update only where the layout's own value changed, not where a subview deep inside did",
      "an update of the whole tree after each change",
    ]
  ) { trial throws(SceneInterruption) in
    let scene = trial.scene
    guard let calls = try trial.layout(of: scene).calls else { throw .skip(.noCalls) }
    if let violation = CacheLife(calls).flaw(after: nil) { return violation }
    let versions = scene.versions(after: trial.sceneCase.edits)
    guard !versions.isEmpty else { return nil }
    let layouts = try trial.layouts(of: scene, thenEditedTo: versions)
    for (index, layout) in layouts.enumerated().dropFirst() {
      let before = index == 1 ? scene : versions[index - 2]
      let changes = SceneChanges(from: before.root, to: versions[index - 1].root)
      guard let calls = layout.calls else { throw .skip(.noCalls) }
      if let violation = CacheLife(calls).flaw(after: changes) { return violation }
    }
    return nil
  }

  static let cost = Rule(
    engine: "ENGINE-16",
    "A pass MUST end after a number of calls to each layout that grows with its depth, not with a "
      + "power of it.",
    reason: "Without a memory each container asks each child several times, and each of these asks "
      + "again: a tree of ten levels takes a second, one of twenty a week.",
    source: "WWDC 2022, session 10056; OpenSwiftUI keeps the answers to the last proposals.",
    inSwiftUI: "SwiftUI remembers what layouts answered, and calls them less often for it "
      + "(Apple's reference of Layout.sizeThatFits).",
    skippedWhen: "the engine does not tell its calls",
    checkFirst: [
      "answers that are not remembered",
      "a memory that holds one answer where a stack asks for three",
      "a memory that is dropped by each measurement",
    ]
  ) { trial throws(SceneInterruption) in
    guard let calls = try trial.layout(of: trial.scene).calls else { throw .skip(.noCalls) }
    var counts: [String: Int] = [:]
    for call in calls where call.method == .sizeThatFits { counts[call.node, default: 0] += 1 }
    for (node, depth) in trial.scene.root.depths {
      guard let id = node.id, let count = counts[id], count > callsPerLevel * (depth + 1) else {
        continue
      }
      return Violation(
        "asked '\(id)' \(count) times for its size, with \(counted(depth, "view")) around it; at "
          + "most \(callsPerLevel) for each of them and one more", node: id)
    }
    return nil
  }

  // A stack asks with three lengths, both axes of stacks with nine; twice that leaves room.
  private static let callsPerLevel = 18
}

extension ViewNode {
  /// All nodes, each with the number of nodes around it.
  fileprivate var depths: [(node: ViewNode, depth: Int)] {
    [(self, 0)] + children.flatMap { $0.depths.map { ($0.node, $0.depth + 1) } }
  }
}

/// The calls of one pass, judged by what they say about caches.
private struct CacheLife {
  private let calls: [SceneCall]

  init(_ calls: [SceneCall]) {
    self.calls = calls
  }

  /// Finds a call that comes too early, too often or not at all.
  ///
  /// - Parameter changes: What was changed before the pass, `nil` for the first one.
  /// - Returns: What is wrong, `nil` if nothing is.
  func flaw(after changes: SceneChanges?) -> Violation? {
    var made: Set<String> = []
    var ready: Set<String> = []
    for call in calls {
      let node = call.node
      switch call.method {
      case .makeCache:
        guard made.insert(node).inserted else {
          return Violation(
            "made a second cache for '\(node)' in one pass; there is one cache for a layout",
            node: node)
        }
        ready.insert(node)
      case .updateCache:
        guard let changes, !changes.isKept(node) else {
          let what = changes == nil ? "in the first pass" : "after an edit of other views"
          return Violation(
            "updated the cache of '\(node)' \(what); an update follows a change", node: node)
        }
        ready.insert(node)
      case .sizeThatFits, .placeSubviews, .spacing, .explicitAlignment:
        guard !ready.contains(node), changes?.isChanged(node) ?? true else { continue }
        let missing =
          changes == nil ? "before its cache was made" : "without an update after an edit"
        return Violation(
          "called \(call.method.rawValue) of '\(node)' \(missing); the cache comes first",
          node: node)
      case .place: break
      }
    }
    return nil
  }
}

/// What differs between two versions of a tree, as a layout sees it.
private struct SceneChanges {
  private let old: [String: ViewElement]
  private let new: [String: ViewElement]

  init(from old: ViewNode, to new: ViewNode) {
    self.old = Self.elements(of: old)
    self.new = Self.elements(of: new)
  }

  /// Whether the layout of a node changed, or something in it did.
  func isChanged(_ id: String) -> Bool {
    guard let before = old[id], let after = new[id] else { return false }
    return !before.holdsSame(as: after)
  }

  /// Whether a node is the same as it was, and so is all in it: the same views, not equal ones.
  func isKept(_ id: String) -> Bool {
    guard let before = old[id], let after = new[id] else { return false }
    return before.holdsSame(as: after) && before.all.map(\.ids) == after.all.map(\.ids)
  }

  private static func elements(of root: ViewNode) -> [String: ViewElement] {
    // A name that the reference engine does not know was refused by the engine before.
    guard let element = try? ViewElement(root, metric: .swiftUI, vocabulary: { _ in nil }) else {
      return [:]
    }
    var result: [String: ViewElement] = [:]
    for part in element.all { for id in part.ids { result[id] = part } }
    return result
  }
}
