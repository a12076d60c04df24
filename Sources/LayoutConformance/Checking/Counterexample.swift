/// The case that shows a broken rule, the smallest that was found.
public enum Counterexample: Hashable, Sendable {
  /// A case of a layout.
  case layout(LayoutCase)
  /// A scene of an engine, with its edits.
  case scene(SceneCase)
  /// None: a layout cannot be made, or keeps a rule that it is excused from.
  case none

  /// The case of a layout; `nil` for a scene, or where there is none.
  public var layoutCase: LayoutCase? {
    guard case .layout(let layoutCase) = self else { return nil }
    return layoutCase
  }

  /// The scene of an engine; `nil` for a case of a layout, or where there is none.
  public var sceneCase: SceneCase? {
    guard case .scene(let sceneCase) = self else { return nil }
    return sceneCase
  }

  /// The case as its file has it; `nil` where there is none.
  package var json: JSONValue? { self == .none ? nil : .object(members) }

  /// The keys and values of the case in its file.
  var members: [JSONValue.Member] {
    switch self {
    case .layout(let layoutCase): layoutCase.members
    case .scene(let sceneCase): sceneCase.members
    case .none: []
    }
  }

  /// What is left of it without its numbers; `nil` where there is none.
  package var outline: CaseOutline? {
    switch self {
    case .layout(let layoutCase): CaseOutline(layoutCase)
    case .scene(let sceneCase): CaseOutline(sceneCase)
    case .none: nil
    }
  }

  /// Whether it comes before another of its kind in the order that shrinking goes down.
  package func isSmaller(than other: Counterexample) -> Bool {
    switch (self, other) {
    case (.layout(let one), .layout(let other)): one.isSmaller(than: other)
    case (.scene(let one), .scene(let other)): one.measure < other.measure
    default: false
    }
  }

  /// The coarse shape of a case of a layout.
  package var shape: CaseShape? { layoutCase.map { CaseShape($0) } }
}
