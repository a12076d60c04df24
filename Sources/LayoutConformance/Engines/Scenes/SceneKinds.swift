import LayoutAPI
import LayoutEngine

extension ViewNode.Kind {
  /// The words of all kinds, in the order of the protocol's table.
  package static let names = [
    "leaf", "spacer", "hstack", "vstack", "zstack", "grid", "gridRow", "gridCell", "frame",
    "flexFrame", "padding", "fixedSize", "aspectRatio", "overlay", "background", "offset",
    "position", "layoutPriority", "zIndex", "alignmentGuide", "viewThatFits", "geometryReader",
    "group", "custom",
  ]

  /// The word of the kind.
  public var name: String {
    switch self {
    case .leaf: "leaf"
    case .spacer: "spacer"
    case .stack(let axis, _, _): axis == .horizontal ? "hstack" : "vstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .gridCell: "gridCell"
    case .frame: "frame"
    case .flexFrame: "flexFrame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .overlay: "overlay"
    case .background: "background"
    case .offset: "offset"
    case .position: "position"
    case .layoutPriority: "layoutPriority"
    case .zIndex: "zIndex"
    case .alignmentGuide: "alignmentGuide"
    case .viewThatFits: "viewThatFits"
    case .geometryReader: "geometryReader"
    case .group: "group"
    case .custom: "custom"
    }
  }

  /// How many views a kind holds.
  enum ChildCount {
    case none, one, two, any
  }

  /// How many views the kind holds.
  var childCount: ChildCount {
    switch self {
    case .leaf, .spacer: .none
    case .overlay, .background: .two
    case .stack, .zstack, .grid, .gridRow, .viewThatFits, .geometryReader, .group, .custom: .any
    case .gridCell, .frame, .flexFrame, .padding, .fixedSize, .aspectRatio, .offset, .position,
      .layoutPriority, .zIndex, .alignmentGuide:
      .one
    }
  }
}

extension ViewNode {
  /// The node and all nodes in it, each before those in it.
  package var all: [ViewNode] { [self] + children.flatMap(\.all) }

  /// The number of nodes.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The children that a container arranges: groups, at any depth, give way to what is in them.
  package var arranged: [ViewNode] {
    children.flatMap { $0.kind == .group ? $0.arranged : [$0] }
  }

  /// The node that stands for this one in layout: what a priority, a z-index or a guide is set on.
  var bare: ViewNode {
    switch kind {
    case .layoutPriority, .zIndex, .alignmentGuide: children.first?.bare ?? self
    default: self
    }
  }

  /// The node at a path of positions, `nil` if there is none.
  subscript(path: ArraySlice<Int>) -> ViewNode? {
    guard let first = path.first else { return self }
    guard children.indices.contains(first) else { return nil }
    return children[first][path.dropFirst()]
  }

  /// The paths of all nodes, each before those in it.
  var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
  }

  /// The tree with another node, or none, at a path; the same tree where the path leads nowhere.
  func replacing(_ path: ArraySlice<Int>, by node: ViewNode?) -> ViewNode {
    guard let first = path.first else { return node ?? self }
    guard children.indices.contains(first) else { return self }
    var result = self
    if path.count == 1 {
      if let node { result.children[first] = node } else { result.children.remove(at: first) }
    } else {
      result.children[first] = children[first].replacing(path.dropFirst(), by: node)
    }
    return result
  }
}

extension ViewNode {
  /// Why the tree is no scene, `nil` if it is one.
  var flaw: String? {
    var ids: Set<String> = []
    return flaw(inGrid: false, inRow: false, &ids)
  }

  private func flaw(inGrid: Bool, inRow: Bool, _ ids: inout Set<String>) -> String? {
    if let id, !ids.insert(id).inserted { return "two nodes have the id '\(id)'" }
    switch kind {
    case .gridRow where !inGrid: return "a gridRow stands in a grid only"
    case .gridCell where !inRow && !inGrid: return "a gridCell stands in a grid only"
    case .spacer(let length?) where !(length >= 0):
      return "the minLength of a spacer is at least 0"
    default: break
    }
    let (least, most) =
      switch kind.childCount {
      case .none: (0, 0)
      case .one: (1, 1)
      case .two: (2, 2)
      case .any: (0, Int.max)
      }
    guard (least...most).contains(children.count) else {
      return "\(kind.name) holds \(counted(least, "view")), found \(children.count)"
    }
    for child in children {
      if child.kind == .group, kind.childCount != .any {
        return "a group stands among the children of a container only"
      }
      let isGrid = kind.name == "grid"
      let isRow = kind.name == "gridRow" || (kind == .group && inRow)
      if let problem = child.flaw(inGrid: isGrid, inRow: isRow, &ids) { return problem }
    }
    return nil
  }
}
