import LayoutAPI
import LayoutEngine

/// Makes a smallest case one that can be looked at: subviews get an area where the rule is still broken.
///
/// Lengths of 0 and 1 grow to 10, or to 20 or 30 where subviews have to differ: all at once if that
/// works, with a small proposal and an origin beside 0 as well, else one by one. What is done is a
/// function of the case and of the answers, so that equal faults still end in equal cases.
package struct Growth {
  /// How many cases may be tried.
  package let budget: Int

  /// Allows so many tries.
  package init(budget: Int = 60) {
    self.budget = budget
  }

  /// Grows a case that fails.
  ///
  /// - Parameters:
  ///   - layoutCase: A case for which `fails` is true.
  ///   - fails: Runs a case; it must give the same answer for the same case.
  /// - Returns: The case with longer lengths, for which `fails` is true as well.
  /// - Throws: What `fails` throws.
  package func grown<Failure: Error>(
    _ layoutCase: LayoutCase, while fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) -> LayoutCase {
    var current = layoutCase
    var tried: Set = [layoutCase]
    func keep(_ candidate: LayoutCase) throws(Failure) -> Bool {
      guard tried.count <= budget, tried.insert(candidate).inserted else { return false }
      guard try fails(candidate) else { return false }
      current = candidate
      return true
    }
    for candidate in layoutCase.grownAtOnce where try keep(candidate) { break }
    // One that grew may let another one grow.
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in current.leafLengths.indices {
        guard current.leafLengths[index].isShort else { continue }
        for length in Self.lengths where try keep(current.replacingLeafLengths([index: length])) {
          isChanged = true
          break
        }
      }
    }
    _ = try keep(current.scalingOrigin)
    return current
  }

  /// What a length grows to, the first that does.
  fileprivate static let lengths: [CGFloat] = [10, 20, 30]
}

extension CGFloat {
  fileprivate var isShort: Bool { self == 0 || self == 1 }
}

extension LayoutCase {
  /// The case with all short lengths grown at once, the preferred one first.
  fileprivate var grownAtOnce: [LayoutCase] {
    let lengths = leafLengths
    func grown(_ length: (Int, CGFloat) -> CGFloat) -> LayoutCase {
      let short = lengths.indices.filter { lengths[$0].isShort }
      return replacingLeafLengths(
        Dictionary(uniqueKeysWithValues: short.map { ($0, length($0, lengths[$0])) }))
    }
    // A length that had to be more than another one still is.
    let inOrder = grown { $1 == 0 ? 10 : 20 }
    let alike = grown { _, _ in 10 }
    let unlike = grown { index, _ in Growth.lengths[index / 2 % Growth.lengths.count] }
    // Where no offer is no room, views of an area need one that they just fit in.
    let fitted = alike.tightFit.prefix(2).map { alike.scalingOrigin.offering($0) }
    return [alike, inOrder, unlike].flatMap {
      [$0.scalingProposal.scalingOrigin, $0.scalingOrigin, $0.scalingProposal, $0]
    } + fitted
  }

  /// The case with an origin that is as far away as a view is long.
  fileprivate var scalingOrigin: LayoutCase {
    var copy = self
    func scaled(_ position: CGFloat) -> CGFloat { abs(position) == 1 ? position * 10 : position }
    copy.origin = CGPoint(x: scaled(origin.x), y: scaled(origin.y))
    return copy
  }

  /// The case with lengths of its proposal that are small and not 0 made as much longer.
  private var scalingProposal: LayoutCase {
    func scaled(_ length: CGFloat?) -> CGFloat? {
      length.map { $0 > 0 && $0 < 10 ? $0 * 10 : $0 }
    }
    return offering(Proposal(width: scaled(proposal.width), height: scaled(proposal.height)))
  }

  /// The lengths of the leaves that have some, in order.
  fileprivate var leafLengths: [CGFloat] {
    paths.filter { !$0.isBefore }.flatMap { self[$0]?.leaf?.lengths ?? [] }
  }

  /// The case with other lengths of some leaves, by their positions in `leafLengths`.
  ///
  /// A subview that stayed as it is in an update stays so.
  fileprivate func replacingLeafLengths(_ lengths: [Int: CGFloat]) -> LayoutCase {
    var copy = self
    var index = 0
    for path in paths where !path.isBefore {
      guard let spec = self[path], let leaf = spec.leaf else { continue }
      let old = leaf.lengths
      var new = spec
      new.kind = .leaf(
        leaf.with(lengths: old.enumerated().map { lengths[index + $0.offset] ?? $0.element }))
      index += old.count
      guard new != spec else { continue }
      copy = copy.replacing(path, by: new)
      for state in states.indices {
        let earlier = SubviewPath(state: state, positions: path.positions)
        if self[earlier] == spec { copy = copy.replacing(earlier, by: new) }
      }
    }
    return copy
  }
}

extension Leaf {
  /// The lengths that decide how large a leaf is by itself, none of one that is as large as it is let.
  fileprivate var lengths: [CGFloat] {
    switch self {
    case .rigid(let size), .greedy(let size): [size.width, size.height]
    case .text(_, let unit): [unit]
    case .flexible(let width, let height): [width.ideal, height.ideal]
    case .aspect, .area, .spacer: []
    }
  }

  fileprivate func with(lengths: [CGFloat]) -> Leaf {
    switch (self, lengths.count) {
    case (.rigid, 2): return .rigid(CGSize(width: lengths[0], height: lengths[1]))
    case (.greedy, 2): return .greedy(ideal: CGSize(width: lengths[0], height: lengths[1]))
    case (.text(let count, _), 1): return .text(count: count, unit: lengths[0])
    case (.flexible(let width, let height), 2):
      return .flexible(width: width.with(ideal: lengths[0]), height: height.with(ideal: lengths[1]))
    default: return self
    }
  }
}

extension Leaf.Flexibility {
  fileprivate func with(ideal: CGFloat) -> Self {
    Self(min: min, ideal: Swift.max(min, ideal), max: Swift.max(max, ideal))
  }
}
