import LayoutAPI

/// Rules on what an engine keeps: memory, edits and type erasure must not be seen in a result.
enum EngineMemoryRules {
  static let all = [memo, edits, erasure]

  static let memo = Rule(
    engine: "ENGINE-03",
    "Answers that an engine remembers MUST be those that it would give anew: for other offers, and "
      + "for the same one again.",
    reason: "A memory that knows the width only answers with a height from another offer.",
    source: "Apple's reference of Layout.sizeThatFits: a view may be asked with several proposals.",
    inSwiftUI: "Sizes are remembered by the whole proposal (OpenSwiftUI keeps the last three).",
    skippedWhen: "the engine makes no updates, or an axis is offered infinity",
    checkFirst: [
      "a memory whose key is one length of the offer", "a memory whose key is a rounded length",
      "a container that keeps its last arrangement and does not look at the offer",
    ]
  ) { trial throws(SceneInterruption) in
    let scene = trial.plain
    _ = try trial.soundLayout(of: scene)
    let offers = [
      Proposal(width: scene.proposal.width, height: scene.proposal.height.map { $0 + 17 } ?? 23),
      Proposal(width: scene.proposal.width.map { $0 + 17 } ?? 23, height: scene.proposal.height),
      scene.proposal,
    ]
    let versions = offers.map { LayoutScene(scene.root, proposal: $0) }
    guard versions.allSatisfy({ $0.features(in: trial.engine.lacks).isEmpty }) else {
      throw .skip(.noSubject)
    }
    let layouts = try trial.layouts(of: scene, thenEditedTo: versions)
    for (version, layout) in zip(versions, layouts.dropFirst()) {
      let fresh = try trial.layout(of: version)
      let difference = layout.difference(
        from: fresh, "for \(version.proposal) after \(scene.proposal)", "when asked for it first")
      if let difference { return difference }
    }
    return nil
  }

  static let edits = Rule(
    engine: "ENGINE-14",
    "A tree that is edited and laid out again MUST give the frames of one that is laid out from "
      + "scratch.",
    reason: "What stays behind after an edit is seen once, in one place, and never in a test.",
    source: "Apple's reference of Layout.updateCache(_:subviews:).",
    inSwiftUI:
      "A change of a view invalidates the layouts around it, up to the root (OpenSwiftUI).",
    skippedWhen: "the engine makes no updates, or the scene has no edits",
    checkFirst: [
      "a memory that is not dropped where a view deep inside changed",
      "views that are found again by their position after one before them was taken away",
      "a property of the old view that the new one does not overwrite",
    ]
  ) { trial throws(SceneInterruption) in
    let edits = trial.sceneCase.edits.filter { edit in
      if case .propose = edit { return false }
      return true
    }
    let scene = trial.plain
    let versions = scene.versions(after: edits)
    guard versions.contains(where: { $0.root != scene.root }) else { throw .skip(.noSubject) }
    _ = try trial.soundLayout(of: scene)
    let layouts = try trial.layouts(of: scene, thenEditedTo: versions)
    for (version, layout) in zip(versions, layouts.dropFirst()) {
      let fresh = try trial.layout(of: version)
      guard fresh.isSound else { throw .skip(.unsoundFrames) }
      if let difference = layout.difference(from: fresh, "after the edits", "from scratch") {
        return difference
      }
    }
    return nil
  }

  static let erasure = Rule(
    engine: "ENGINE-15",
    "A layout behind AnyLayout MUST give the frames that it gives itself, after a change to another "
      + "layout too.",
    reason: "AnyLayout is how an app changes a layout and keeps its views; the change must be all "
      + "that is seen.",
    source: "Apple's reference of AnyLayout.",
    inSwiftUI:
      "AnyLayout calls the layout that it holds; a layout of another type gets a new cache "
      + "(OpenSwiftUI).",
    skippedWhen: "the scene has no custom layout",
    checkFirst: [
      "a method that the wrapper leaves to the protocol's default",
      "a cache of the earlier layout that is handed to the later one",
    ]
  ) { trial throws(SceneInterruption) in
    let scene = trial.plain
    let erased = scene.with(root: scene.root.erasingCustoms { $0 })
    guard erased != scene, erased.features(in: trial.engine.lacks).isEmpty else {
      throw .skip(.noSubject)
    }
    let direct = try trial.soundLayout(of: scene)
    let difference = try trial.layout(of: erased).difference(
      from: direct, "behind AnyLayout", "without it")
    if let difference { return difference }
    let other = scene.with(root: scene.root.erasingCustoms(NamedLayouts.another))
    guard other.features(in: trial.engine.lacks).isEmpty else { return nil }
    guard let layouts = try trial.layoutsIfUpdated(of: erased, thenEditedTo: [other]) else {
      return nil
    }
    let changed = layouts[1].difference(
      from: try trial.layout(of: other), "after a change of the layout in AnyLayout",
      "from scratch")
    guard changed != nil else { return nil }
    // What goes wrong with any edit is ENGINE-14's.
    let renamed = scene.with(root: scene.root.renamingCustoms(NamedLayouts.another))
    let plain = try trial.layoutsIfUpdated(of: scene, thenEditedTo: [renamed])
    let isAnyEdit = try plain?[1].difference(from: trial.layout(of: renamed), "", "") != nil
    return isAnyEdit ? nil : changed
  }
}

extension ViewNode {
  /// The tree with each custom layout behind `AnyLayout`, under another name where one is given.
  fileprivate func erasingCustoms(_ rename: (String) -> String) -> ViewNode {
    changingCustoms { name, configuration in
      var configuration = configuration
      configuration.erased = true
      return .custom(rename(name), configuration)
    }
  }

  /// The tree with each custom layout under another name.
  fileprivate func renamingCustoms(_ rename: (String) -> String) -> ViewNode {
    changingCustoms { .custom(rename($0), $1) }
  }

  private func changingCustoms(_ change: (String, NodeConfiguration) -> Kind) -> ViewNode {
    var result = self
    if case .custom(let name, let configuration) = kind {
      result.kind = change(name, configuration)
    }
    result.children = children.map { $0.changingCustoms(change) }
    return result
  }
}

extension NamedLayouts {
  /// The name of a layout with another cache.
  fileprivate static func another(_ name: String) -> String {
    switch name {
    case "Diagonal": "EqualWidth"
    case "EqualWidth": "Twice"
    default: "Diagonal"
    }
  }
}
