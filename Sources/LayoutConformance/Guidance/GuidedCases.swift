import LayoutAPI
import LayoutEngine

/// Cases that go on from earlier ones which made the layout do something new.
///
/// The cases come in rounds. Case `k` is a function of the seed, of `k`, and of what was learnt in the
/// rounds before its own: so it is the same with any number of workers, and can be made again at any
/// time later. After each round `learn` takes the features of its cases, in their order; a case with
/// a feature that none had before joins the pool. The next round goes on from cases of the pool whose
/// features were seen least, and makes a part of its cases anew, as `CaseGenerator` does.
package struct GuidedCases: CaseSource {
  /// How many cases a round has.
  package static let roundSize = 128

  /// The cases of the rounds that are known, the one to be run included.
  package var count: Int? { menus.count * Self.roundSize }

  private let generator: CaseGenerator
  private let mutator: CaseMutator
  private let seed: UInt64
  private var pool: [LayoutCase] = []
  // The parents of each round, by their places in the pool, which only grows.
  private var menus: [[Int]] = [[]]
  private var features: [UInt32: Feature] = [:]

  /// What is known of a feature.
  private struct Feature {
    /// The case of the pool that showed it first.
    let discoverer: Int
    /// How many cases showed it.
    var hits = 0
    /// How often its discoverer was a parent for its sake.
    var turns = 0

    /// What is seen often, or was gone on from often, has to wait.
    var wait: Int { hits + Self.costOfTurn * turns }

    private static let costOfTurn = 2
  }

  /// How often the rarest features of a kind send their cases, one after the other.
  ///
  /// Where branches are known they tell the most: the one that was taken least is worth many tries.
  private static func turns(of kind: UInt8) -> [Int] {
    kind == CaseFeatures.branches ? [16, 8, 4, 4, 2, 2, 1, 1, 1, 1] : [1, 1]
  }

  private static let latest = 12
  private static let freshPercent = 20

  /// Makes the cases of a seed; the first round is drawn anew.
  package init(for subject: Subject, counts: SubviewCounts, seed: UInt64) {
    self.init(from: CaseGenerator(for: subject, counts: counts, seed: seed))
  }

  /// Makes the cases that go on from those of a generator.
  package init(from generator: CaseGenerator) {
    self.generator = generator
    mutator = CaseMutator(subject: generator.subject, counts: generator.counts)
    seed = generator.seed
  }

  /// Makes a case.
  package func layoutCase(_ index: Int) -> LayoutCase { layoutCase(index, redraw: 0) }

  /// Makes a case with other parameters.
  package func layoutCase(_ index: Int, redraw: Int) -> LayoutCase {
    let menu = menus[index / Self.roundSize]
    var source = RandomSource(
      seed: seed ^ 0x6775_6964_6564 ^ CaseGenerator.salt(redraw), case: index)
    guard !menu.isEmpty, !source.chance(Self.freshPercent) else {
      return generator.layoutCase(index, redraw: redraw)
    }
    let parent = pool[menu[source.int(in: 0...menu.count - 1)]]
    let partner = pool[menu[source.int(in: 0...menu.count - 1)]]
    return mutator.mutated(parent, with: partner, &source)
  }

  /// Takes what the cases of the last round showed, and sets up the next one.
  ///
  /// - Parameters:
  ///   - found: The features of each case of the round, in order; none where the layout ended the
  ///     process.
  ///   - layoutCases: Gives cases of the round by their numbers, in order.
  /// - Throws: What `layoutCases` throws.
  package mutating func learn<Failure: Error>(
    _ found: [[UInt32]], _ layoutCases: ([Int]) throws(Failure) -> [LayoutCase]
  ) throws(Failure) {
    let start = (menus.count - 1) * Self.roundSize
    var fresh: [Int] = []
    for (offset, all) in found.enumerated() {
      var isNew = false
      for feature in all {
        if features[feature] == nil {
          features[feature] = Feature(discoverer: pool.count + fresh.count)
          isNew = true
        }
        features[feature]?.hits += 1
      }
      if isNew { fresh.append(start + offset) }
    }
    pool += try layoutCases(fresh)
    menus.append(menu())
  }

  /// Takes what the cases of the last round showed, in a process that may run the layout's code.
  package mutating func learn(_ found: [[UInt32]]) {
    let known = self
    learn(found) { $0.map(known.layoutCase) }
  }

  /// The latest cases of the pool, and for each kind of feature those of the ones that wait least.
  ///
  /// Kind by kind: one with thousands of values, most of them seen once, is not to hide the others.
  private mutating func menu() -> [Int] {
    var menu = Array(pool.indices.suffix(Self.latest))
    let kinds = Dictionary(grouping: features.keys) { $0 >> 24 }
    for kind in kinds.keys.sorted() {
      let next = (kinds[kind] ?? []).map { (wait: features[$0]?.wait ?? 0, feature: $0) }
        .sorted { $0 < $1 }
      for ((_, feature), turns) in zip(next, Self.turns(of: UInt8(kind))) {
        guard let place = features[feature]?.discoverer else { continue }
        features[feature]?.turns += 1
        menu += Array(repeating: place, count: turns)
      }
    }
    return menu
  }
}
