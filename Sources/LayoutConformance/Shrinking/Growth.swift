import LayoutAPI
import LayoutEngine

/// Makes a smallest case one that can be looked at: subviews get an area where the rule is still broken.
///
/// Lengths of 0 and 1 grow to 10, or to 20 or 30 where subviews have to differ: all at once if that
/// works, else one by one. What is done is a function of the case and of the answers, so that equal
/// faults still end in equal cases.
public struct Growth {
  /// How many cases may be tried.
  public let budget: Int

  /// Allows so many tries.
  public init(budget: Int = 60) {
    self.budget = budget
  }

  /// Grows a case that fails.
  ///
  /// - Parameters:
  ///   - layoutCase: A case for which `fails` is true.
  ///   - fails: Runs a case; it must give the same answer for the same case.
  /// - Returns: The case with longer lengths, for which `fails` is true as well.
  /// - Throws: What `fails` throws.
  public func grown<Failure: Error>(
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
    let unlike = grown { index, _ in Growth.lengths[index / 2 % 3] }
    return [alike, inOrder, unlike].flatMap { [$0.scalingProposal, $0] }
  }

  /// The case with lengths of its proposal that are small and not 0 made as much longer.
  private var scalingProposal: LayoutCase {
    func scaled(_ length: CGFloat?) -> CGFloat? {
      length.map { $0 > 0 && $0 < 10 ? $0 * 10 : $0 }
    }
    return offering(Proposal(width: scaled(proposal.width), height: scaled(proposal.height)))
  }

  /// The lengths of the leaves that have some, two for each, in order.
  fileprivate var leafLengths: [CGFloat] {
    paths.filter { !$0.isBefore }.compactMap { self[$0]?.leaf?.lengths }.flatMap { [$0.0, $0.1] }
  }

  /// The case with other lengths of some leaves, by their positions in `leafLengths`.
  ///
  /// A subview that stayed as it is in an update stays so.
  fileprivate func replacingLeafLengths(_ lengths: [Int: CGFloat]) -> LayoutCase {
    var copy = self
    var index = 0
    for path in paths where !path.isBefore {
      guard let spec = self[path], let old = spec.leaf?.lengths else { continue }
      var new = spec
      new.kind = spec.leaf.map { leaf in
        .leaf(
          leaf.with(lengths: (lengths[index] ?? old.0, lengths[index + 1] ?? old.1)))
      } ?? spec.kind
      index += 2
      guard new != spec else { continue }
      copy = copy.replacing(path, by: new)
      let earlier = SubviewPath(isBefore: true, positions: path.positions)
      if self[earlier] == spec { copy = copy.replacing(earlier, by: new) }
    }
    return copy
  }
}

extension Leaf {
  /// The ideal lengths of a leaf that may have any.
  fileprivate var lengths: (CGFloat, CGFloat)? {
    switch self {
    case .rigid(let size), .greedy(let size): (size.width, size.height)
    default: nil
    }
  }

  fileprivate func with(lengths: (CGFloat, CGFloat)) -> Leaf {
    let size = CGSize(width: lengths.0, height: lengths.1)
    switch self {
    case .rigid: return .rigid(size)
    case .greedy: return .greedy(ideal: size)
    default: return self
    }
  }
}
