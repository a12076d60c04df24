import LayoutAPI
import LayoutEngine

/// Makes case `k` of seed `s`: a function of both and of the subject, and of nothing else.
///
/// Lengths are on a grid of quarters, so that their sums are exact; in a few cases they are tenths or
/// thirds, whose sums are rounded. Proposals are mostly relative to
/// the content, since layouts break where something just fits or just does not.
public struct CaseGenerator: CaseSource {
  /// The version of what the generator makes: the same seed makes other cases in another version.
  public static let version = 4

  /// There is no end to random cases.
  public var count: Int? { nil }

  let subject: Subject
  let counts: SubviewCounts
  let seed: UInt64
  private let reads: ObservedBehaviour.Reads?

  /// Makes the generator of a seed.
  ///
  /// - Parameters:
  ///   - subject: The layout that the cases are for: its parameters and layout values are drawn.
  ///   - counts: The numbers of subviews to draw from.
  ///   - seed: The seed.
  public init(for subject: Subject, counts: SubviewCounts, seed: UInt64) {
    self.init(for: subject, counts: counts, seed: seed, reads: nil)
  }

  /// Makes the generator of a seed that varies mostly what a layout reads.
  ///
  /// - Parameters:
  ///   - subject: The layout that the cases are for: its parameters and layout values are drawn.
  ///   - counts: The numbers of subviews to draw from.
  ///   - seed: The seed.
  ///   - reads: What the layout was seen to read; all of it for `nil`.
  package init(
    for subject: Subject, counts: SubviewCounts, seed: UInt64, reads: ObservedBehaviour.Reads?
  ) {
    self.subject = subject
    self.counts = counts
    self.seed = seed
    self.reads = reads
  }

  /// Makes a case.
  ///
  /// - Parameter index: The number of the case, from 0.
  /// - Returns: The case, the same for the same number.
  public func layoutCase(_ index: Int) -> LayoutCase { layoutCase(index, subviews: nil) }

  /// Makes a case with other parameters.
  public func layoutCase(_ index: Int, redraw: Int) -> LayoutCase {
    layoutCase(index, subviews: nil, redraw: redraw)
  }

  /// Makes a case with a number of subviews, all of them leaves, or with drawn ones for `nil`.
  func layoutCase(_ index: Int, subviews number: Int?, redraw: Int = 0) -> LayoutCase {
    var source = RandomSource(seed: seed, case: index)
    let salt = Self.salt(redraw)
    // A stream of its own for the parameters: one drawn more or less leaves the rest as it is.
    let configurationSource = RandomSource(seed: source.next() ^ salt)
    let configuration = subject.configuration(from: configurationSource)
    var subviews = SubviewGenerator(
      source: source, subject: subject, counts: counts, reads: reads)
    let drawn = Flavour.draw(from: &subviews.source)
    let flavour = number == nil ? drawn : drawn.ofLeaves
    let count = number ?? drawCount(from: &subviews.source, case: index)
    var result = LayoutCase(
      subviews.subviews(count, count > 64 ? flavour.simple : flavour), configuration: configuration)
    var proposals = ProposalGenerator(
      source: subviews.source, subviews: result.subviews, subject: subject,
      configuration: configuration)
    result.proposal = proposals.proposal()
    result.origin = proposals.origin()
    let percentOfRightToLeft = reads.map { $0.direction ? 35 : 10 } ?? 25
    result.direction =
      proposals.source.chance(percentOfRightToLeft) ? .rightToLeft : .leftToRight
    result.script = proposals.script(near: result.proposal)
    subviews.source = proposals.source
    if let before = before(result, flavour, &subviews, salt) {
      result.states = updates(to: before, result, flavour, &subviews, salt)
    }
    return result
  }

  /// What makes the stream of the parameters another one at each drawing; 0 for the first.
  static func salt(_ redraw: Int) -> UInt64 {
    redraw == 0 ? 0 : RandomSource(seed: UInt64(redraw)).first
  }

  /// How many of a hundred cases have more than sixteen subviews: later ones, more often.
  ///
  /// What breaks small cases is found by then, and large ones take longer.
  private static func percentOfLargeCases(at index: Int) -> Int {
    switch index {
    case ..<1000: 3
    case ..<10_000: 5
    case ..<100_000: 8
    default: 12
    }
  }

  private func drawCount(from source: inout RandomSource, case index: Int) -> Int {
    if let count = subject.constants.count(from: &source), counts.contains(count) { return count }
    let large = Self.percentOfLargeCases(at: index)
    let range: ClosedRange<Int> =
      switch source.int(in: 1...100) {
      case (101 - large)...100: source.chance(12) ? 65...256 : 17...64
      case 1...6: 0...0
      case 7...20: 1...1
      case 21...42: 2...2
      case 43...60: 3...3
      case 61...88: 4...8
      default: 9...16
      }
    let drawn = source.int(in: range)
    guard !counts.contains(drawn) else { return drawn }
    let (low, high) = (counts.range.lowerBound, counts.range.upperBound)
    guard counts.range.contains(drawn) else {
      return drawn < low ? counts.clamped(low) : counts.clamped(source.int(in: low...high))
    }
    return counts.clamped(drawn)
  }

  /// What was there before an update: other subviews in half of the cases, other parameters too.
  private func before(
    _ layoutCase: LayoutCase, _ flavour: Flavour, _ generator: inout SubviewGenerator,
    _ salt: UInt64
  ) -> LayoutCase.Before? {
    var before = LayoutCase.Before()
    if generator.source.chance(50) {
      let earlier = generator.edited(layoutCase.subviews, flavour, within: counts)
      if earlier != layoutCase.subviews { before.subviews = earlier }
    }
    if !layoutCase.configuration.isEmpty, generator.source.chance(50) {
      let other = subject.configuration(
        from: RandomSource(seed: generator.source.next() ^ salt))
      if other != layoutCase.configuration { before.configuration = other }
    }
    return before == LayoutCase.Before() ? nil : before
  }

  /// The states before the last update, the oldest first: in a third of the cases with an update there are
  /// several, which make it more, fewer or others, change parameters, or bring the case's own back.
  private func updates(
    to last: LayoutCase.Before, _ layoutCase: LayoutCase, _ flavour: Flavour,
    _ generator: inout SubviewGenerator, _ salt: UInt64
  ) -> [LayoutCase.Before] {
    var states = [last]
    while states.count < Self.mostUpdates, generator.source.chance(states.count == 1 ? 33 : 60) {
      var state = LayoutCase.Before()
      switch generator.source.int(in: 1...5) {
      case 1 where states[0] != state: break
      case 2 where !layoutCase.configuration.isEmpty:
        state.configuration = subject.configuration(
          from: RandomSource(seed: generator.source.next() ^ salt))
      default:
        state.subviews = generator.edited(
          states[0].subviews ?? layoutCase.subviews, flavour, within: counts)
      }
      states.insert(state, at: 0)
    }
    // What came back to the case's own at first was never away.
    return states.count > 1 && states[0] == LayoutCase.Before() ? Array(states.dropFirst()) : states
  }

  private static let mostUpdates = 5
}
