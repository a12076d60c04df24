import LayoutAPI
import LayoutEngine

/// Makes a failing scene smaller for as long as it fails in the same way.
///
/// The law of its passes is that of the passes for layouts: what they do is a function of the current
/// scene and of the answers so far, and only what is strictly smaller in `SceneMeasure` is tried.
public struct SceneShrinker: Sendable {
  /// How many scenes may be tried.
  public let budget: Int

  /// What came of shrinking.
  public struct Result: Sendable {
    /// The smallest scene that failed.
    public var sceneCase: SceneCase
    /// How many smaller scenes were kept.
    public var steps: Int
    /// How many scenes were tried.
    public var evaluations: Int
  }

  /// Makes a shrinker.
  public init(budget: Int = 1500) {
    self.budget = budget
  }

  /// Shrinks a scene that fails.
  ///
  /// - Parameters:
  ///   - sceneCase: A scene for which `fails` is true.
  ///   - fails: Runs a scene; it must give the same answer for the same scene.
  /// - Returns: The smallest scene that was found to fail, and what it took.
  public func shrink(_ sceneCase: SceneCase, while fails: (SceneCase) -> Bool) -> Result {
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
    deleteChildren(fails)
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

  private mutating func deleteChildren(_ fails: (SceneCase) -> Bool) {
    for path in current.scene.root.paths.reversed() where !path.isEmpty {
      guard let node = current.scene.root[path[...]],
        let parent = current.scene.root[path.dropLast()]
      else { continue }
      if parent.kind.childCount == .any, replace(path, by: nil, fails) { continue }
      if !node.children.isEmpty, replace(path, by: .simplest(node.id), fails) { continue }
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

extension ViewNode.Kind {
  /// Kinds that say less, the simplest first.
  fileprivate var simpler: [ViewNode.Kind] {
    switch self {
    case .leaf(.rigid(let size)):
      return size == .zero ? [] : [.leaf(.rigid(CGSize(width: 10, height: 10)))]
    case .leaf:
      let ten = CGSize(width: 10, height: 10)
      return [.leaf(.rigid(ten)), .leaf(.greedy(ideal: ten))]
    case .spacer: return [.leaf(.rigid(CGSize(width: 10, height: 10))), .spacer(minLength: 0)]
    case .stack(let axis, let guide, let spacing):
      return [
        .stack(axis, alignment: .center(axis.other), spacing: 0),
        .stack(axis, alignment: .center(axis.other), spacing: spacing),
        .stack(axis, alignment: guide, spacing: 0),
      ]
    case .zstack(let pair):
      return [.zstack(.center)] + pair.simpler.map { .zstack($0) }
    case .grid(let pair, _, _):
      return [
        .grid(.center, horizontalSpacing: 0, verticalSpacing: 0),
        .grid(pair, horizontalSpacing: 0, verticalSpacing: 0),
      ]
    case .gridRow: return [.gridRow(alignment: nil)]
    case .gridCell(let columns, let anchor, _):
      return [
        .gridCell(columns: columns, anchor: nil, unsizedAxes: []),
        .gridCell(columns: columns, anchor: anchor, unsizedAxes: []),
      ]
    case .frame(let width, let height, let pair):
      return [.frame(width: width, height: height, .center)]
        + [pair].flatMap(\.simpler).map { .frame(width: width, height: height, $0) }
        + [.frame(width: nil, height: height, pair), .frame(width: width, height: nil, pair)]
    case .flexFrame(let width, let height, let pair):
      return [
        .flexFrame(width: width, height: height, .center),
        .flexFrame(width: NodeLimits(), height: height, pair),
        .flexFrame(width: width, height: NodeLimits(), pair),
        .flexFrame(width: NodeLimits(max: width.max), height: height, pair),
        .flexFrame(width: NodeLimits(min: width.min), height: height, pair),
        .flexFrame(width: width, height: NodeLimits(max: height.max), pair),
        .flexFrame(width: width, height: NodeLimits(min: height.min), pair),
      ]
    case .padding(nil): return [.padding(NodeInsets(leading: 10))]
    case .overlay(let pair): return [.overlay(.center)] + pair.simpler.map { .overlay($0) }
    case .background(let pair):
      return [.overlay(.center), .overlay(pair), .background(.center)]
    case .custom(let name, var configuration):
      configuration.proposals = []
      return [.custom(name, configuration)]
    default: return []
    }
  }
}

extension NodeAlignment {
  /// The pair with one of its guides in the middle.
  fileprivate var simpler: [NodeAlignment] {
    [
      NodeAlignment(horizontal, .verticalCenter), NodeAlignment(.horizontalCenter, vertical),
    ]
  }
}
