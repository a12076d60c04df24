import LayoutAPI
import LayoutEngine

/// The passes that make a scene smaller, in the order in which they run.
///
/// Their law is that of the passes for layouts: what they do is a function of the current scene and of the
/// answers so far.
enum ScenePasses {
  /// All passes, in the order of the measure.
  static let all: [Pass<SceneCase>] = [
    Pass("dropEdits", needs: { !$0.edits.isEmpty }, run: dropEdits),
    Pass("readLeftToRight", needs: { $0.scene.direction == .rightToLeft }, run: readLeftToRight),
    Pass("hoist", needs: { !$0.scene.root.children.isEmpty }, run: hoist),
    Pass("deleteNodes", run: deleteNodes),
    Pass("simplifyKinds", run: simplifyKinds),
    Pass("simplifyNumbers", run: simplifyNumbers),
    Pass("simplifyProposal", run: simplifyProposal),
  ]

  private static func dropEdits(_ search: inout Search<SceneCase>) {
    _ = search.attempt { $0.edits = [] }
    for index in search.current.edits.indices.reversed() {
      guard !search.attempt({ $0.edits.remove(at: index) }) else { continue }
      if case .replace(let path, let node) = search.current.edits[index], !node.children.isEmpty {
        _ = search.attempt { $0.edits[index] = .replace(path, .simplest(node.id)) }
      }
    }
  }

  private static func readLeftToRight(_ search: inout Search<SceneCase>) {
    _ = search.attempt { $0.scene.direction = .leftToRight }
  }

  /// Puts a view in the place of what is around it.
  private static func hoist(_ search: inout Search<SceneCase>) {
    let root = search.current.scene.root
    // The smallest trees first: a failure mostly needs one container.
    let paths = root.paths.filter { !$0.isEmpty }
      .sorted { (root[$0[...]]?.count ?? 0) < (root[$1[...]]?.count ?? 0) }
    for path in paths {
      guard let node = search.current.scene.root[path[...]] else { continue }
      if search.attempt({ $0.scene.root = node }) { return hoist(&search) }
    }
    var path: [Int]? = []
    while let here = path {
      path = search.current.scene.root.next(after: here)
      guard let node = search.current.scene.root[here[...]] else { continue }
      for child in node.children where search.replace(here, by: child) {
        path = here
        break
      }
    }
  }

  /// Takes views away, or puts the simplest view in their place, the innermost first.
  private static func deleteNodes(_ search: inout Search<SceneCase>) {
    for path in search.current.scene.root.paths.reversed() {
      guard let node = search.current.scene.root[path[...]] else { continue }
      let isOfMany =
        !path.isEmpty && search.current.scene.root[path.dropLast()]?.kind.childCount == .any
      if isOfMany, search.replace(path, by: nil) { continue }
      if node.kind.standsAnywhere { _ = search.replace(path, by: .simplest(node.id)) }
    }
  }

  private static func simplifyKinds(_ search: inout Search<SceneCase>) {
    for path in search.current.scene.root.paths {
      guard let node = search.current.scene.root[path[...]] else { continue }
      for kind in node.kind.simpler {
        var candidate = node
        candidate.kind = kind
        _ = search.replace(path, by: candidate)
      }
    }
  }

  private static func simplifyNumbers(_ search: inout Search<SceneCase>) {
    for path in search.current.scene.root.paths {
      guard let node = search.current.scene.root[path[...]] else { continue }
      for position in node.kind.numbers.indices {
        guard let now = search.current.scene.root[path[...]]?.kind.numbers[position] else {
          continue
        }
        let half = now.isFinite ? (now / 2).rounded() : 50
        for number in [0, 1, 10, 100, half, now.isFinite ? now.rounded() : 60] as [CGFloat] {
          guard var candidate = search.current.scene.root[path[...]] else { break }
          candidate.kind = candidate.kind.replacingNumber(position, by: number)
          if search.replace(path, by: candidate) { break }
        }
      }
    }
  }

  private static func simplifyProposal(_ search: inout Search<SceneCase>) {
    for axis in Axis.allCases {
      let rounded = search.current.scene.proposal[axis]?.rounded()
      for length in [100, 0, 10, 1, rounded, nil] as [CGFloat?] {
        if search.attempt({ $0.scene.proposal[axis] = length }) { break }
      }
    }
  }
}

extension Search<SceneCase> {
  fileprivate mutating func attempt(_ change: (inout SceneCase) -> Void) -> Bool {
    var candidate = current
    change(&candidate)
    return attempt(candidate)
  }

  /// Replaces the node at a path, or takes it away, if the result is smaller and fails.
  fileprivate mutating func replace(_ path: [Int], by node: ViewNode?) -> Bool {
    attempt { $0.scene.root = $0.scene.root.replacing(path[...], by: node) }
  }
}

extension ViewNode {
  /// The simplest view there is.
  fileprivate static func simplest(_ id: String?) -> ViewNode {
    ViewNode(.leaf(.rigid(CGSize(width: 10, height: 10))), id: id)
  }

  /// The path of the node that comes after another one, those inside it first; `nil` at the end.
  fileprivate func next(after path: [Int]) -> [Int]? {
    let all = paths
    guard let index = all.firstIndex(of: path), index + 1 < all.count else { return nil }
    return all[index + 1]
  }
}
