import LayoutAPI
import LayoutEngine

/// What the cases of a scope are made of: a few subviews, and a few configurations and histories.
package struct ExhaustiveScope: Sendable {
  /// The subviews: one of each kind that rules tell apart, in sizes that fit side by side or do not.
  package let subviews: [ViewNode]

  /// Subviews that carry what a parent may read: a priority, a guide, a distance.
  ///
  /// A list has one of them at most.
  static let traited = [
    ViewNode.rigid(12, 3).with { $0.priority = 1 },
    .rigid(12, 3).with { $0.guides = ["top": 2, "leading": 5] },
    .rigid(12, 3).with { $0.spacing = [.trailing: 3, .bottom: 2] },
  ]

  /// The simplest configuration, those with one parameter from the middle, and that with all so.
  package let configurations: [Configuration]

  /// Puts pieces together.
  package init(subviews: [ViewNode], configurations: [Configuration]) {
    self.subviews = subviews
    self.configurations = configurations
  }

  /// The pieces for a subject: its layout is made, and its layout values are asked for.
  package init(for subject: Subject) {
    let range = Leaf.Flexibility(min: 2, ideal: 6, max: 14)
    let plain = [
      .rigid(0, 0), .rigid(12, 3), .rigid(4, 20), .text(3, 4), .color,
      ViewNode(.flexible(width: range, height: range)),
    ]
    // A value besides the default for each key, on a subview that all rules look at.
    let valued = subject.values.filter { $0.frequency != .never }.compactMap {
      value -> ViewNode? in
      guard let choice = value.choices.dropFirst().first ?? value.choices.first else { return nil }
      return .rigid(12, 3).value(value.name, choice)
    }
    self.init(
      subviews: plain + valued, configurations: Self.configurations(for: subject))
  }

  /// The configurations with the histories that each is looked at with.
  var scenes: [Scene] {
    let plain = configurations.map { Scene(configuration: $0) }
    // Histories go with the parameters as far from the simplest as the scope knows them.
    guard let first = configurations.first, let last = configurations.last else { return plain }
    let histories =
      Self.scripts.map { Scene(configuration: last, script: $0) }
      + [Edit.resized, .shortened].map { Scene(configuration: last, edit: $0) }
    let updates = configurations.dropFirst().map { Scene(configuration: $0, earlier: first) }
    return plain + histories + updates
  }

  private static func configurations(for subject: Subject) -> [Configuration] {
    let names = subject.parameters(of: [:])
    let choices = [[]] + names.map { [$0] } + [names]
    var result: [Configuration] = []
    for choice in choices {
      let configuration = subject.configuration { name, _ in
        choice.contains(name) ? .middle : .simplest
      }
      if !result.contains(configuration) { result.append(configuration) }
    }
    return result
  }

  /// What a container was asked before: for less, for more, in another place, for what it tells.
  private static let scripts: [[LayoutCase.ScriptStep]] = [
    [.size(Proposal(width: 0, height: 0))],
    [.place(.unspecified, origin: CGPoint(x: 3, y: 0))],
    [.spacing, .align("top", Proposal(width: .infinity, height: .infinity))],
  ]

  /// How the subviews differed before an update.
  enum Edit {
    /// The first one had another size.
    case resized
    /// The last one was not there, or the only one was.
    case shortened
  }

  /// A configuration with a history.
  struct Scene {
    var configuration: Configuration
    var script: [LayoutCase.ScriptStep] = []
    var edit: Edit?
    var earlier: Configuration?

    /// The simplest case of some subviews in the scene, `nil` where the scene asks for others.
    func layoutCase(_ subviews: [ViewNode], _ counts: SubviewCounts) -> LayoutCase? {
      var result = LayoutCase(subviews, script: script, configuration: configuration)
      if let earlier { result.before = LayoutCase.Before(configuration: earlier) }
      guard let edit else { return result }
      var before = subviews
      switch edit {
      case .resized:
        guard !before.isEmpty else { return nil }
        before[0].kind = .leaf(.rigid(CGSize(width: 5, height: 7)))
      case .shortened:
        if before.popLast() == nil { before = [.rigid(5, 7)] }
      }
      guard counts.contains(before.count) else { return nil }
      result.before = LayoutCase.Before(subviews: before)
      return result
    }
  }
}
