import LayoutAPI
import LayoutEngine

/// The passes that make fewer subviews out of what must not be deleted.
extension Passes {
  /// Puts what is in a container in its place: all containers at once, then the outermost first.
  static func unwrap(_ search: inout Search<LayoutCase>) {
    var flat = search.current
    flat.subviews = flat.subviews.flatMap(\.leaves)
    for (index, state) in flat.states.enumerated() {
      flat.states[index].subviews = state.subviews?.flatMap(\.leaves)
    }
    if search.attempt(flat) { return }
    var index = 0
    while index < search.current.paths.count {
      let path = search.current.paths[index]
      if let spec = search.current[path], spec.leaf == nil {
        let candidate = search.current.editingList(of: path) { list, position in
          list.replaceSubrange(position...position, with: spec.children)
        }
        // Where the container was there is now the first of what was in it.
        if search.attempt(candidate) { continue }
      }
      index += 1
    }
  }

  /// Makes one rigid subview of two neighbours: side by side, or one above the other, with and without the
  /// gap between them.
  static func mergeNeighbours(_ search: inout Search<LayoutCase>) {
    for index in search.current.subviews.indices.dropFirst().reversed() {
      let subviews = search.current.subviews
      guard let first = subviews[index - 1].leaf?.size(for: .unspecified),
        let second = subviews[index].leaf?.size(for: .unspecified)
      else { continue }
      let gaps = search.current.gapsInSight
      let sizes = gaps.flatMap { gap in
        [
          CGSize(width: first.width + gap + second.width, height: max(first.height, second.height)),
          CGSize(width: max(first.width, second.width), height: first.height + gap + second.height),
        ]
      }
      for size in sizes {
        var candidate = search.current.deleting(index..<index + 1)
        candidate.subviews[index - 1].kind = .leaf(.rigid(size))
        if search.attempt(candidate) { break }
      }
    }
  }

  /// Deletes a subview, and lowers each number that may be the position of one after it.
  ///
  /// A layout value such as a selection goes with the subview that it means.
  static func deleteBeforePosition(_ search: inout Search<LayoutCase>) {
    for index in search.current.subviews.indices.reversed() {
      var candidate = search.current.deleting(index..<index + 1)
      candidate.mapNumbers { $0 > CGFloat(index) && $0.isFinite ? $0 - 1 : $0 }
      _ = search.attempt(candidate)
    }
  }
}

extension ViewNode {
  /// The leaves, in order: this subview, or those inside it.
  fileprivate var leaves: [ViewNode] {
    leaf == nil ? children.flatMap(\.leaves) : [self]
  }
}
