import LayoutAPI
import LayoutEngine

/// What is left of a case or a scene without its numbers: kinds of views, of offers, of history.
///
/// Two cases of one outline that break the same rule in the same way mostly show the same bug.
package struct CaseOutline: Hashable, Sendable {
  private let subviews: [Piece]
  private let offers: [Offer]
  private let steps: [String]
  private let changes: [Bool]

  /// The outline of a scene: its nodes, what is offered, and how it is edited.
  package init(_ sceneCase: SceneCase) {
    subviews = [Piece(sceneCase.scene.root)]
    offers = Axis.allCases.map { Offer(sceneCase.scene.proposal[$0]) }
    steps = sceneCase.edits.map { edit in
      switch edit {
      case .remove: "remove"
      case .replace: "replace"
      case .insert: "insert"
      case .propose: "propose"
      }
    }
    changes = [sceneCase.scene.direction == .rightToLeft]
  }

  /// The outline of a case.
  package init(_ layoutCase: LayoutCase) {
    subviews = layoutCase.subviews.map(Piece.init)
    offers = Axis.allCases.map { Offer(layoutCase.proposal[$0]) }
    steps = layoutCase.script.map { step in
      switch step {
      case .size: "size"
      case .place: "place"
      case .align: "align"
      case .spacing: "spacing"
      }
    }
    changes = [
      layoutCase.states.contains { $0.subviews != nil },
      layoutCase.states.contains { $0.configuration != nil }, layoutCase.states.count > 1,
      layoutCase.origin != .zero, layoutCase.direction == .rightToLeft,
    ]
  }

  /// The kind of an offered length.
  private enum Offer {
    case none, zero, finite, infinite

    init(_ length: CGFloat?) {
      self =
        switch length {
        case nil: .none
        case 0?: .zero
        case .infinity?: .infinite
        case _?: .finite
        }
    }
  }

  /// The kind of a subview with those inside, and which traits it carries.
  private struct Piece: Hashable {
    let kind: String
    let traits: [String]
    let children: [Piece]

    init(_ spec: ViewNode) {
      kind =
        switch spec.kind {
        case .leaf(.rigid): "rigid"
        case .leaf(.text): "text"
        case .leaf(.greedy): "greedy"
        case .leaf(.flexible): "flexible"
        case .leaf(.aspect): "aspect"
        case .leaf(.area): "area"
        default: spec.kind.name
        }
      traits =
        (spec.priority == 0 ? [] : ["priority"]) + spec.spacing.keys.map(\.rawValue).sorted()
        + spec.guides.keys.sorted() + spec.values.keys.sorted()
      children = spec.children.map(Piece.init)
    }
  }
}
