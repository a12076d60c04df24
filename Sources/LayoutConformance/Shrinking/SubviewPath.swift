/// The way to a subview of a case: the list it begins in, then the position in each list.
struct SubviewPath: Hashable {
  /// The number of the update before which the way begins, `nil` where it begins in the case.
  let state: Int?
  /// The positions, from the outermost list inwards; never empty.
  let positions: [Int]

  /// Whether the way begins in what was there before an update.
  var isBefore: Bool { state != nil }
}

extension LayoutCase {
  /// The ways to all subviews, each before those inside it.
  var paths: [SubviewPath] {
    func paths(_ list: [ViewNode], _ prefix: [Int]) -> [[Int]] {
      list.enumerated().flatMap { index, spec in
        [prefix + [index]] + paths(spec.children, prefix + [index])
      }
    }
    return paths(subviews, []).map { SubviewPath(state: nil, positions: $0) }
      + states.enumerated().flatMap { number, state in
        paths(state.subviews ?? [], []).map { SubviewPath(state: number, positions: $0) }
      }
  }

  /// The subview at the end of a way, or `nil` if it leads nowhere any more.
  subscript(path: SubviewPath) -> ViewNode? {
    var list = self.list(of: path)
    var result: ViewNode?
    for position in path.positions {
      guard list.indices.contains(position) else { return nil }
      result = list[position]
      list = list[position].children
    }
    return result
  }

  /// The list in which a way begins, empty where that is not there any more.
  private func list(of path: SubviewPath) -> [ViewNode] {
    guard let state = path.state else { return subviews }
    return states.indices.contains(state) ? states[state].subviews ?? [] : []
  }

  /// The case with the list that holds a subview changed.
  func editingList(
    of path: SubviewPath, _ edit: (inout [ViewNode], Int) -> Void
  ) -> LayoutCase {
    var copy = self
    if let state = path.state {
      guard states.indices.contains(state) else { return self }
      copy.states[state].subviews?.edit(at: path.positions[...], edit)
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
    self[first].children.edit(at: positions.dropFirst(), edit)
  }
}
