import LayoutAPI
import LayoutEngine

/// How large a scene with its edits is, in the one order that shrinking goes down.
///
/// Compared part by part: fewer nodes, those of edits counted; fewer edits; simpler kinds; fewer words
/// that are not the default; smaller numbers; a simpler offer; left to right.
struct SceneMeasure: Comparable {
  private let parts: [Double]

  init(_ sceneCase: SceneCase) {
    let scene = sceneCase.scene
    let added = sceneCase.edits.flatMap { edit -> [ViewNode] in
      switch edit {
      case .insert(_, let node), .replace(_, let node): node.all
      case .remove, .propose: []
      }
    }
    let nodes = scene.root.all + added
    parts = [
      Double(scene.root.count), Double(nodes.count), Double(sceneCase.edits.count),
      nodes.reduce(0) { $0 + $1.kind.rank }, nodes.reduce(0) { $0 + $1.kind.wordCount },
      nodes.reduce(0) { sum, node in
        node.kind.numbers.reduce(sum) { $0 + CaseMeasure.complexity($1) }
      },
      Self.rank(scene.proposal.width) + Self.rank(scene.proposal.height),
      scene.direction == .leftToRight ? 0 : 1,
      sceneCase.edits.reduce(0) { sum, edit in
        guard case .propose(let proposal) = edit else { return sum }
        return sum + Self.rank(proposal.width) + Self.rank(proposal.height)
      },
    ]
  }

  static func < (left: SceneMeasure, right: SceneMeasure) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// A round length before any other one before none before infinity.
  private static func rank(_ length: CGFloat?) -> Double {
    guard let length else { return 2000 }
    if length == .infinity { return 1e6 }
    return length == 100 ? 0 : CaseMeasure.complexity(length) + 1
  }
}

extension SceneCase: Shrinkable {
  var measure: SceneMeasure { SceneMeasure(self) }
}

extension ViewNode.Kind {
  /// Leaves before containers, simple ones before others.
  fileprivate var rank: Double {
    switch self {
    case .leaf(.rigid): 0
    case .leaf(.greedy): 1
    case .leaf(.flexible): 2
    case .leaf: 3
    case .spacer: 4
    default: 5 + Double(Self.names.firstIndex(of: name) ?? 0) / 100
    }
  }
}
