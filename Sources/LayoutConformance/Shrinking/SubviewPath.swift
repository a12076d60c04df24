/// The way to a subview of a case: the list it begins in, then the position in each list.
struct SubviewPath: Hashable {
  /// Whether the way begins in what was there before an update.
  let isBefore: Bool
  /// The positions, from the outermost list inwards; never empty.
  let positions: [Int]
}

extension LayoutCase {
  /// The ways to all subviews, each before those inside it.
  var paths: [SubviewPath] {
    func paths(_ list: [ViewNode], _ prefix: [Int]) -> [[Int]] {
      list.enumerated().flatMap { index, spec in
        [prefix + [index]] + paths(spec.children, prefix + [index])
      }
    }
    return paths(subviews, []).map { SubviewPath(isBefore: false, positions: $0) }
      + paths(before?.subviews ?? [], []).map { SubviewPath(isBefore: true, positions: $0) }
  }

  /// The subview at the end of a way, or `nil` if it leads nowhere any more.
  subscript(path: SubviewPath) -> ViewNode? {
    var list = path.isBefore ? before?.subviews ?? [] : subviews
    var result: ViewNode?
    for position in path.positions {
      guard list.indices.contains(position) else { return nil }
      result = list[position]
      list = list[position].children
    }
    return result
  }

  /// The case with the list that holds a subview changed.
  func editingList(
    of path: SubviewPath, _ edit: (inout [ViewNode], Int) -> Void
  ) -> LayoutCase {
    var copy = self
    if path.isBefore {
      guard var list = before?.subviews else { return self }
      list.edit(at: path.positions[...], edit)
      copy.before?.subviews = list
    } else {
      copy.subviews.edit(at: path.positions[...], edit)
    }
    return copy
  }

  /// The case with another subview at the end of a way.
  func replacing(_ path: SubviewPath, by spec: ViewNode) -> LayoutCase {
    editingList(of: path) { list, index in list[index] = spec }
  }
}

extension [ViewNode] {
  fileprivate mutating func edit(
    at positions: ArraySlice<Int>, _ edit: (inout [ViewNode], Int) -> Void
  ) {
    guard let first = positions.first, indices.contains(first) else { return }
    guard positions.count > 1 else {
      edit(&self, first)
      return
    }
    var children = self[first].children
    children.edit(at: positions.dropFirst(), edit)
    self[first] = self[first].replacingChildren(children)
  }
}

extension ViewNode {
  /// The subview with other subviews inside; one that holds just one takes the first.
  func replacingChildren(_ children: [ViewNode]) -> ViewNode {
    var copy = self
    switch kind {
    case .leaf: break
    case .stack(let axis, let spacing, _): copy.kind = .stack(axis, spacing: spacing, children)
    case .overlay: copy.kind = .overlay(children)
    case .nested: copy.kind = .nested(children)
    case .padding(let inset, let child): copy.kind = .padding(inset, children.first ?? child)
    case .frame(let width, let height, let child):
      copy.kind = .frame(width: width, height: height, children.first ?? child)
    case .fixedSize(let horizontal, let vertical, let child):
      copy.kind = .fixedSize(
        horizontal: horizontal, vertical: vertical, children.first ?? child)
    }
    return copy
  }
}
