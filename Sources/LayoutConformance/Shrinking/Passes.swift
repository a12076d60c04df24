import LayoutAPI
import LayoutEngine

/// The passes of the shrinker, in the order in which they run.
///
/// A pass looks at the current case, makes candidates, and hands each to `Search.attempt`. It has
/// one law: what it does is a function of the current case and of the answers so far. It draws
/// nothing at random and reads no clock, so that equal failures end in equal cases.
///
/// How to write one:
///
/// - Offer only what is simpler. `attempt` turns down whatever is not strictly smaller in
///   `CaseMeasure`, so a pass cannot do harm, but each candidate that it makes for nothing costs the
///   time to measure it, and each that is tried costs a run of the layout in a process of its own.
/// - Go on after a success from where you are, never from the start: what was tried in vain for a
///   larger case is seldom worth another try in the same round, and the next round tries it anyway.
/// - Be greedy first. Delete half before you delete one, try 0 before you try a little less: most
///   of what is in a random case has nothing to do with the failure.
/// - Step out of local minima by changing two things at once. A proposal that just fits two widths
///   cannot be lowered without them; that is what `lowerTogether` and `redistribute` are for.
/// - Give it its place and its name in `all`, and say what it needs: it is counted by that name.
///
/// The passes come in the order of the measure: what removes the most goes first, so that the
/// numbers of a subview are never lowered just before it is deleted.
enum Passes {
  /// All passes, in the order of the measure.
  static let all: [Pass<LayoutCase>] = [
    Pass("dropOptionalParts", run: dropOptionalParts),
    Pass("deleteSubviews", run: deleteSubviews),
    Pass(
      "unwrap", needs: { layoutCase in layoutCase.paths.contains { layoutCase[$0]?.leaf == nil } },
      run: unwrap),
    Pass("mergeNeighbours", needs: { $0.subviews.count > 1 }, run: mergeNeighbours),
    Pass("deleteBeforePosition", run: deleteBeforePosition),
    Pass("simplifyKinds", run: simplifyKinds),
    Pass("dropTraits", run: dropTraits),
    Pass("moveCallIntoCase", needs: { !$0.script.isEmpty }, run: moveCallIntoCase),
    Pass("shortenScript", needs: { !$0.script.isEmpty }, run: shortenScript),
    Pass("dropUpdates", needs: { !$0.states.isEmpty }, run: dropUpdates),
    Pass("dropBefore", needs: { $0.before != nil }, run: dropBefore),
    Pass("simplifyParameters", run: simplifyParameters),
    Pass(
      "makeOriginPositive", needs: { $0.origin.x < 0 || $0.origin.y < 0 }, run: makeOriginPositive),
    Pass("lowerAll", run: lowerAll),
    Pass("lowerNumbers", run: lowerNumbers),
    Pass("transposeAxes", run: transposeAxes),
    Pass("moveProposalIntoSubview", run: moveProposalIntoSubview),
    Pass("reshapeTexts", run: reshapeTexts),
    Pass("lowerTogether", run: lowerTogether),
    Pass("redistribute", run: redistribute),
    Pass("simplifyProposals", run: simplifyProposals),
    Pass("simplifyOrigins", run: simplifyOrigins),
    Pass("reorder", needs: { $0.subviews.count > 1 }, run: reorder),
  ]

  /// Takes away what most failures do not need, all at once and then one by one.
  private static func dropOptionalParts(_ search: inout Search<LayoutCase>) {
    let changes: [(inout LayoutCase) -> Void] = [
      { $0.script = [] },
      { $0.states = [] },
      { $0.direction = .leftToRight },
      { for path in $0.paths { $0 = $0.withoutTraits(path) } },
    ]
    var bare = search.current
    for change in changes { change(&bare) }
    if search.attempt(bare) { return }
    for change in changes {
      var candidate = search.current
      change(&candidate)
      _ = search.attempt(candidate)
    }
  }

  /// Deletes subviews, from the last to the first: twice as many after each success.
  private static func deleteSubviews(_ search: inout Search<LayoutCase>) {
    // The two subviews that most failures need are often the first, the last, or any.
    for keep in 1...2 where search.current.subviews.count > keep {
      for start in [0, search.current.subviews.count - keep] {
        let range = start..<start + keep
        if search.attempt(search.current.keeping(range)) { break }
      }
    }
    var end = search.current.subviews.count
    var size = 1
    while end > 0 {
      let start = max(0, end - size)
      if search.attempt(search.current.deleting(start..<end)) {
        end = start
        size *= 2
      } else if size > 1 {
        size /= 2
      } else {
        end -= 1
      }
    }
    for path in search.current.paths.reversed() where path.isBefore || path.positions.count > 1 {
      guard search.current[path] != nil else { continue }
      let candidate = search.current.editingList(of: path) { list, index in
        list.remove(at: index)
      }
      _ = search.attempt(candidate)
    }
  }

  /// Replaces subviews by simpler ones, all at once and then one by one.
  private static func simplifyKinds(_ search: inout Search<LayoutCase>) {
    for target in [ViewNode.rigid(0, 0), .rigid(1, 1)] {
      var candidate = search.current
      for path in candidate.paths where path.positions.count == 1 {
        candidate = candidate.replacing(path, by: target)
      }
      if search.attempt(candidate) { return }
    }
    for path in search.current.paths {
      guard let spec = search.current[path] else { continue }
      for simpler in spec.simplerKinds {
        if search.attempt(search.current.replacing(path, by: simpler)) { break }
      }
    }
  }

  /// Takes traits and layout values off the subviews.
  private static func dropTraits(_ search: inout Search<LayoutCase>) {
    for path in search.current.paths {
      if search.attempt(search.current.withoutTraits(path)) { continue }
      guard let spec = search.current[path] else { continue }
      for simpler in spec.withOneTraitLess {
        _ = search.attempt(search.current.replacing(path, by: simpler))
      }
    }
  }

  /// Deletes calls of the history, and makes the others simpler.
  private static func shortenScript(_ search: inout Search<LayoutCase>) {
    for index in search.current.script.indices.reversed() {
      var candidate = search.current
      candidate.script.remove(at: index)
      _ = search.attempt(candidate)
    }
    // Where one alone must stay, two or three may go.
    for number in 2...3 {
      var isShorter = true
      while isShorter {
        isShorter = search.current.script.indices.choices(of: number).contains { indices in
          var candidate = search.current
          for index in indices.reversed() { candidate.script.remove(at: index) }
          return search.attempt(candidate)
        }
      }
    }
    for index in search.current.script.indices {
      var candidate = search.current
      candidate.script[index] = .size(search.current.script[index].proposal ?? .unspecified)
      _ = search.attempt(candidate)
    }
  }

  /// Makes what an earlier call offered the case's own offer, without the call and those around it.
  private static func moveCallIntoCase(_ search: inout Search<LayoutCase>) {
    for (index, step) in search.current.script.enumerated() {
      guard let proposal = step.proposal else { continue }
      var moved = search.current.offering(proposal)
      if let origin = step.origin { moved.origin = origin }
      for kept in [[], Array(moved.script[..<index]), moved.script.removing(at: index)] {
        var candidate = moved
        candidate.script = kept
        if search.attempt(candidate) { return }
      }
    }
  }

  /// Takes updates away: all but the last, then one by one, with what it did and without.
  private static func dropUpdates(_ search: inout Search<LayoutCase>) {
    var candidate = search.current
    candidate.states = candidate.states.suffix(1)
    if search.attempt(candidate) { return }
    var index = search.current.states.count
    while index > 0, !search.current.states.isEmpty {
      index = min(index, search.current.states.count) - 1
      candidate = search.current
      candidate.states.remove(at: index)
      if search.attempt(candidate) { continue }
      _ = search.attempt(search.current.stopping(at: index))
    }
  }

  /// Makes what was there before updates the same as what is there in the case.
  private static func dropBefore(_ search: inout Search<LayoutCase>) {
    var candidate: LayoutCase
    for index in search.current.states.indices.reversed() {
      candidate = search.current
      candidate.states[index].configuration = nil
      _ = search.attempt(candidate)
      candidate = search.current
      candidate.states[index].subviews = nil
      _ = search.attempt(candidate)
    }
    guard var earlier = search.current.before?.subviews else { return }
    var now = search.current.subviews
    // A change has two directions: the simpler one ends with fewer subviews.
    candidate = search.current
    candidate.subviews = earlier
    candidate.before?.subviews = now
    if search.attempt(candidate) { swap(&earlier, &now) }
    // The smallest changes: one subview less, or one of no size more.
    for subviews in [Array(now.dropLast()), now + [.rigid(0, 0)], []] where subviews != earlier {
      candidate = search.current
      candidate.before?.subviews = subviews
      if search.attempt(candidate) { break }
    }
  }

  /// Gives parameters their simplest values.
  private static func simplifyParameters(_ search: inout Search<LayoutCase>) {
    for name in search.current.configuration.keys.sorted() {
      var candidate = search.current
      candidate.configuration[name] = nil
      _ = search.attempt(search.completed(candidate))
    }
    for index in search.current.states.indices {
      for name in (search.current.states[index].configuration ?? [:]).keys.sorted() {
        var candidate = search.current
        candidate.states[index].configuration?[name] = nil
        if search.attempt(search.completed(candidate)) { continue }
        candidate = search.current
        candidate.states[index].configuration?[name] = candidate.configuration[name]
        _ = search.attempt(candidate)
      }
    }
  }
}

extension Range<Int> {
  /// All choices of two or three of the positions, in order; the first eight of many.
  fileprivate func choices(of number: Int) -> [[Int]] {
    let positions = prefix(8)
    let pairs = positions.flatMap { first in
      positions.filter { $0 > first }.map { [first, $0] }
    }
    guard number > 2 else { return pairs }
    return pairs.flatMap { pair in positions.filter { $0 > pair[1] }.map { pair + [$0] } }
  }
}

extension Array {
  fileprivate func removing(at index: Int) -> Self {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}
