import LayoutAPI
import LayoutEngine

/// The small changes of a case that the passes are made of.
extension LayoutCase {
  /// The case with only some of the subviews, before an update too where as many were there.
  func keeping(_ range: Range<Int>) -> LayoutCase {
    editingBoth { Array($0[range]) }
  }

  /// The case without some of the subviews, before an update too where as many were there.
  func deleting(_ range: Range<Int>) -> LayoutCase {
    editingBoth { list in
      var list = list
      list.removeSubrange(range)
      return list
    }
  }

  private func editingBoth(_ edit: ([ViewNode]) -> [ViewNode]) -> LayoutCase {
    var copy = self
    copy.subviews = edit(subviews)
    for (index, state) in states.enumerated() {
      guard let earlier = state.subviews, earlier.count == subviews.count else { continue }
      copy.states[index].subviews = edit(earlier)
    }
    return copy
  }

  /// The case as it stood before an update, without the updates from there on.
  func stopping(at index: Int) -> LayoutCase {
    var copy = self
    copy.subviews = states[index].subviews ?? subviews
    copy.configuration = states[index].configuration ?? configuration
    // What was as in the case is as it was there.
    copy.states = states[..<index].map { state in
      LayoutCase.Before(
        subviews: state.subviews ?? (states[index].subviews == nil ? nil : subviews),
        configuration: state.configuration
          ?? (states[index].configuration == nil ? nil : configuration))
    }
    return copy
  }

  /// The case with another proposal.
  func offering(_ proposal: Proposal) -> LayoutCase {
    var copy = self
    copy.proposal = proposal
    return copy
  }

  /// The case with the lengths of its rigid subviews and of its offer on the other axis each.
  var transposed: LayoutCase {
    var copy = offering(Proposal(width: proposal.height, height: proposal.width))
    for index in copy.subviews.indices {
      guard case .rigid(let size)? = copy.subviews[index].leaf else { continue }
      copy.subviews[index].kind = .leaf(.rigid(CGSize(width: size.height, height: size.width)))
    }
    return copy
  }

  /// Offers that all subviews just fit in, in a row or in a column, with each spacing in sight.
  var tightFit: [Proposal] {
    let ideals = subviews.compactMap { $0.leaf?.size(for: .unspecified) }
    return gapsInSight.flatMap { spacing in
      let gaps = CGFloat(max(ideals.count - 1, 0)) * spacing
      return [
        Proposal(width: ideals.reduce(gaps) { $0 + $1.width }, height: nil),
        Proposal(width: nil, height: ideals.reduce(gaps) { $0 + $1.height }),
      ]
    }
  }

  /// What may stand between two subviews, in points: nothing, what many layouts have by themselves, and
  /// each number of the parameters.
  var gapsInSight: [CGFloat] {
    [0, 8]
      + configuration.keys.sorted().compactMap { name in
        guard case .number(let number)? = configuration[name] else { return nil }
        return CGFloat(number)
      }
  }

  /// The case with a subview that carries nothing.
  func withoutTraits(_ path: SubviewPath) -> LayoutCase {
    guard let spec = self[path] else { return self }
    return replacing(path, by: ViewNode(spec.kind, spec.children))
  }
}

extension ViewNode {
  /// Simpler subviews in its place, the simplest first.
  var simplerKinds: [ViewNode] {
    var result = [ViewNode.rigid(0, 0)]
    if let leaf {
      let ideal = leaf.size(for: .unspecified)
      result.append(.rigid(ideal.width, ideal.height))
      switch leaf {
      case .rigid: return []
      case .text: break
      case .flexible, .greedy, .aspect, .area, .spacer:
        result.append(.text(2, 1))
        let free = Leaf.Flexibility(min: 0, ideal: ideal.width, max: .infinity)
        result.append(
          ViewNode(
            .flexible(width: free, height: .init(min: 0, ideal: ideal.height, max: .infinity))))
        if case .greedy = leaf { break }
        result.append(.color)
      }
    } else {
      result += [.rigid(1, 1), .rigid(10, 10), .text(2, 1), .color]
      // A container is replaced by what is in it: the nearest first.
      var queue = children
      while !queue.isEmpty {
        result.append(queue.removeFirst())
        queue += result.last?.children ?? []
      }
    }
    result += kind.simpler.map { ViewNode($0, children) }
    return result.map { $0.carrying(whatIsOn: self) }
  }

  /// The subview with one of its traits or layout values taken off.
  var withOneTraitLess: [ViewNode] {
    var result: [ViewNode] = []
    func add(_ change: (inout ViewNode) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    add { $0.priority = 0 }
    for edge in SpacingEdge.allCases { add { $0.spacing[edge] = nil } }
    for name in guides.keys.sorted() { add { $0.guides[name] = nil } }
    for name in values.keys.sorted() { add { $0.values[name] = nil } }
    return result
  }
}
