import LayoutAPI
import LayoutEngine

/// Makes a failing scene smaller for as long as it fails in the same way.
///
/// The law of its passes is that of the passes for layouts: what they do is a function of the current
/// scene and of the answers so far, and only what is strictly smaller in `SceneMeasure` is tried.
struct SceneShrinker: Sendable {
  /// How many scenes may be tried.
  let budget: Int

  /// What came of shrinking.
  struct Result: Sendable {
    /// The smallest scene that failed.
    var sceneCase: SceneCase
    /// How many smaller scenes were kept.
    var steps: Int
    /// How many scenes were tried.
    var evaluations: Int
  }

  /// Makes a shrinker.
  init(budget: Int = 1500) {
    self.budget = budget
  }

  /// Shrinks a scene that fails.
  ///
  /// - Parameters:
  ///   - sceneCase: A scene for which `fails` is true.
  ///   - fails: Runs a scene; it must give the same answer for the same scene.
  /// - Returns: The smallest scene that was found to fail, and what it took.
  func shrink(_ sceneCase: SceneCase, while fails: (SceneCase) -> Bool) -> Result {
    var search = SceneSearch(current: sceneCase, budget: budget)
    var before: SceneMeasure
    repeat {
      before = search.measure
      search.runPasses(fails)
    } while search.measure < before && search.evaluations < budget
    return Result(
      sceneCase: search.current, steps: search.steps, evaluations: search.evaluations)
  }
}

/// A descent from a failing scene: where it stands, and what it has tried.
private struct SceneSearch {
  private(set) var current: SceneCase
  private(set) var measure: SceneMeasure
  private(set) var steps = 0
  private(set) var evaluations = 0
  private let budget: Int
  private var tried: Set<SceneCase>

  init(current: SceneCase, budget: Int) {
    self.current = current
    self.budget = budget
    measure = SceneMeasure(current)
    tried = [current]
  }

  /// Tries a scene, and goes on from it if it is smaller and fails.
  mutating func attempt(_ candidate: SceneCase, _ fails: (SceneCase) -> Bool) -> Bool {
    guard evaluations < budget else { return false }
    let size = SceneMeasure(candidate)
    guard size < measure, candidate.scene.root.flaw == nil, tried.insert(candidate).inserted else {
      return false
    }
    evaluations += 1
    guard fails(candidate) else { return false }
    current = candidate
    measure = size
    steps += 1
    return true
  }

  private mutating func attempt(_ fails: (SceneCase) -> Bool, _ change: (inout SceneCase) -> Void)
    -> Bool
  {
    var candidate = current
    change(&candidate)
    return attempt(candidate, fails)
  }

  /// Replaces the node at a path, if the result is smaller and fails.
  private mutating func replace(_ path: [Int], by node: ViewNode?, _ fails: (SceneCase) -> Bool)
    -> Bool
  {
    attempt(fails) { $0.scene.root = $0.scene.root.replacing(path[...], by: node) }
  }

  mutating func runPasses(_ fails: (SceneCase) -> Bool) {
    dropEdits(fails)
    _ = attempt(fails) { $0.scene.direction = .leftToRight }
    hoist(fails)
    deleteNodes(fails)
    simplifyKinds(fails)
    simplifyNumbers(fails)
    simplifyOffers(fails)
  }

  private mutating func dropEdits(_ fails: (SceneCase) -> Bool) {
    _ = attempt(fails) { $0.edits = [] }
    for index in current.edits.indices.reversed() {
      guard !attempt(fails, { $0.edits.remove(at: index) }) else { continue }
      if case .replace(let path, let node) = current.edits[index], !node.children.isEmpty {
        _ = attempt(fails) { $0.edits[index] = .replace(path, .simplest(node.id)) }
      }
    }
  }

  /// Puts a view in the place of what is around it.
  private mutating func hoist(_ fails: (SceneCase) -> Bool) {
    // The smallest trees first: a failure mostly needs one container.
    let paths = current.scene.root.paths.filter { !$0.isEmpty }
      .sorted {
        (current.scene.root[$0[...]]?.count ?? 0) < (current.scene.root[$1[...]]?.count ?? 0)
      }
    for path in paths {
      guard let node = current.scene.root[path[...]] else { continue }
      if attempt(fails, { $0.scene.root = node }) { return hoist(fails) }
    }
    var path: [Int]? = []
    while let here = path {
      path = current.scene.root.next(after: here)
      guard let node = current.scene.root[here[...]] else { continue }
      for child in node.children where replace(here, by: child, fails) {
        path = here
        break
      }
    }
  }

  /// Takes views away, or puts the simplest view in their place, the innermost first.
  private mutating func deleteNodes(_ fails: (SceneCase) -> Bool) {
    for path in current.scene.root.paths.reversed() {
      guard let node = current.scene.root[path[...]] else { continue }
      let isOfMany =
        !path.isEmpty && current.scene.root[path.dropLast()]?.kind.childCount == .any
      if isOfMany, replace(path, by: nil, fails) { continue }
      if node.kind.standsAnywhere { _ = replace(path, by: .simplest(node.id), fails) }
    }
  }

  private mutating func simplifyKinds(_ fails: (SceneCase) -> Bool) {
    for path in current.scene.root.paths {
      guard let node = current.scene.root[path[...]] else { continue }
      for kind in node.kind.simpler {
        var candidate = node
        candidate.kind = kind
        _ = replace(path, by: candidate, fails)
      }
    }
  }

  private mutating func simplifyNumbers(_ fails: (SceneCase) -> Bool) {
    for path in current.scene.root.paths {
      guard let node = current.scene.root[path[...]] else { continue }
      for position in node.kind.numbers.indices {
        guard let now = current.scene.root[path[...]]?.kind.numbers[position] else { continue }
        let half = now.isFinite ? (now / 2).rounded() : 50
        for number in [0, 1, 10, 100, half, now.isFinite ? now.rounded() : 60] as [CGFloat] {
          guard var candidate = current.scene.root[path[...]] else { break }
          candidate.kind = candidate.kind.replacingNumber(position, by: number)
          if replace(path, by: candidate, fails) { break }
        }
      }
    }
  }

  private mutating func simplifyOffers(_ fails: (SceneCase) -> Bool) {
    for axis in Axis.allCases {
      for length in [100, 0, 10, 1, current.scene.proposal[axis]?.rounded(), nil] as [CGFloat?] {
        if attempt(fails, { $0.scene.proposal[axis] = length }) { break }
      }
    }
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
