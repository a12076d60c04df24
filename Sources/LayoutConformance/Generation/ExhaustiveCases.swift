import LayoutAPI
import LayoutEngine

/// Every case of a scope: all subview lists of at most so many subviews, all offers, both directions.
///
/// A **block** is a list of subviews with a configuration and a history; in a block stand every pair
/// of offered lengths, both origins and both directions. The blocks are sorted by the measure that
/// shrinking goes down, and so are the offers in each: the first case that breaks a rule is among the
/// simplest that do. Where a block begins is known from the sizes of those before it, so case `k` is
/// found without the cases before it.
///
/// What a scope leaves out is as plain: containers, other sizes, traits of more than one subview or of three
/// and more. "No finding in scope 2" is
/// a statement about the cases of the scope and about nothing else.
public struct ExhaustiveCases: CaseSource {
  /// The scopes that there are: the greatest numbers of subviews.
  public static let scopes = 1...4

  /// The number of cases of the scope.
  public var count: Int? { starts.last }

  private let blocks: [Block]
  // Where each block begins, and where the last one ends.
  private let starts: [Int]

  private struct Block {
    let simplest: LayoutCase
    let offers: Offers

    var count: Int { offers.count * Self.origins.count * 2 }

    static let origins = [CGPoint.zero, CGPoint(x: 1, y: -2)]
  }

  /// Sets up the cases of a scope.
  ///
  /// - Parameters:
  ///   - subject: The layout, whose parameters and layout values take part.
  ///   - counts: The numbers of subviews that the layout takes.
  ///   - scope: The greatest number of subviews, one of `scopes`.
  public init(for subject: Subject, counts: SubviewCounts, scope: Int) {
    self.init(ExhaustiveScope(for: subject), counts: counts, scope: scope)
  }

  /// Sets up the cases of a scope of which the pieces are known.
  package init(_ pieces: ExhaustiveScope, counts: SubviewCounts, scope: Int) {
    let scenes = pieces.scenes
    var blocks: [Block] = []
    for count in 0...scope where counts.contains(count) {
      let lists = Self.lists(of: pieces.subviews, count: count)
      for list in lists
        + Self.lists(of: pieces.subviews, with: ExhaustiveScope.traited, count: count)
      {
        for scene in scenes {
          guard let layoutCase = scene.layoutCase(list, counts) else { continue }
          blocks.append(Block(simplest: layoutCase, offers: Offers(for: layoutCase)))
        }
      }
    }
    let measured = blocks.map { (block: $0, measure: CaseMeasure($0.simplest)) }
    self.blocks = measured.sorted { $0.measure < $1.measure }.map(\.block)
    starts = self.blocks.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// Makes a case.
  ///
  /// - Parameter index: The number of the case, from 0 and less than `count`.
  /// - Returns: The case, the same for the same number.
  public func layoutCase(_ index: Int) -> LayoutCase {
    let position = block(of: index)
    let block = blocks[position]
    var rest = index - starts[position]
    var result = block.simplest
    func digit(_ base: Int) -> Int {
      defer { rest /= base }
      return rest % base
    }
    result.direction = digit(2) == 0 ? .leftToRight : .rightToLeft
    result.origin = Block.origins[digit(Block.origins.count)]
    result.proposal = block.offers.proposal(rest)
    return result
  }

  /// The block that a case stands in: the last one that does not begin behind it.
  private func block(of index: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The lists of one or two pieces of which one carries something.
  private static func lists(
    of pieces: [ViewNode], with traited: [ViewNode], count: Int
  ) -> [[ViewNode]] {
    switch count {
    case 1: return traited.map { [$0] }
    case 2: return traited.flatMap { one in pieces.flatMap { [[one, $0], [$0, one]] } }
    default: return []
    }
  }

  /// The lists of a number of pieces, each in every place.
  private static func lists(of pieces: [ViewNode], count: Int) -> [[ViewNode]] {
    var lists: [[ViewNode]] = [[]]
    for _ in 0..<count {
      lists = lists.flatMap { list in pieces.map { list + [$0] } }
    }
    return lists
  }
}

/// The offers of a block: every pair of a width and a height that matter to its subviews.
private struct Offers {
  let widths: [CGFloat?]
  let heights: [CGFloat?]

  var count: Int { widths.count * heights.count }

  init(for layoutCase: LayoutCase) {
    let ideals = layoutCase.subviews.compactMap { $0.leaf?.size(for: .unspecified) }
    let gap = layoutCase.configuration.spacing ?? 8
    widths = Self.lengths(ideals.map(\.width), gap)
    heights = Self.lengths(ideals.map(\.height), gap)
  }

  /// The pairs on diagonals: a simpler length on one axis goes with a less simple one on the other.
  func proposal(_ index: Int) -> Proposal {
    var rest = index
    for sum in 0...(widths.count + heights.count - 2) {
      let first = max(0, sum - heights.count + 1)
      let length = min(sum, widths.count - 1) - first + 1
      guard rest >= length else {
        return Proposal(width: widths[first + rest], height: heights[sum - first - rest])
      }
      rest -= length
    }
    return .unspecified
  }

  /// The lengths at which something just fits or just does not, the simplest first.
  private static func lengths(_ ideals: [CGFloat], _ gap: CGFloat) -> [CGFloat?] {
    let whole = ideals.reduce(0, +) + CGFloat(max(ideals.count - 1, 0)) * gap
    let largest = ideals.max() ?? 8
    let fits = Set([whole, whole - 0.25, whole + 0.25, largest, largest - 0.25].filter { $0 > 0 })
    let finite = fits.sorted { (CaseMeasure.complexity($0), $0) < (CaseMeasure.complexity($1), $1) }
    return [nil, 0] + finite.map(\.self) + [.infinity]
  }
}
