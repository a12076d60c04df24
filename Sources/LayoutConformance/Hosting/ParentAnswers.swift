import LayoutAPI
import LayoutEngine

/// What a container tells its parent besides its size: the eight built-in guides and four distances.
struct ParentAnswers {
  /// The position of each built-in guide in points, `nil` for its default; empty where none was asked for.
  let guides: [CGFloat?]
  /// The distances to a neighbour without preferences, in points, edge by edge.
  let distances: [(edge: String, distance: CGFloat)]

  /// Asks a container for all of them.
  ///
  /// SwiftUI asks for guides in finite bounds at 0, 0 only (OpenSwiftUI's layout computer).
  init(of root: any Container, _ proposal: Proposal, size: CGSize) {
    guides = size.isFinite ? Self.guides(of: root, proposal, size: size) : []
    distances = Self.distances(of: root)
  }

  /// Asks a container for its guides, in the order of `AlignmentKey.builtIn`.
  static func guides(of root: any Container, _ proposal: Proposal, size: CGSize) -> [CGFloat?] {
    let bounds = CGRect(origin: .zero, size: size)
    return AlignmentKey.builtIn.map { guide in
      root.explicitAlignment(of: guide, in: bounds, proposal: proposal.proposedViewSize)
    }
  }

  /// Asks a container for its distances to a neighbour without preferences.
  static func distances(of root: any Container) -> [(edge: String, distance: CGFloat)] {
    distances(root.spacing())
  }

  /// The distances of some preferences to a neighbour without any.
  static func distances(_ spacing: ViewSpacing) -> [(edge: String, distance: CGFloat)] {
    let neighbour = ViewSpacing()
    return [
      ("top", neighbour.distance(to: spacing, along: .vertical)),
      ("leading", neighbour.distance(to: spacing, along: .horizontal)),
      ("bottom", spacing.distance(to: neighbour, along: .vertical)),
      ("trailing", spacing.distance(to: neighbour, along: .horizontal)),
    ]
  }
}

/// A run in which a container was asked twice for what it tells its parent.
struct AskedRun<Answer> {
  /// What came of the placement in the same run.
  let arrangement: Arrangement
  /// The answers of the first time.
  let first: [Answer]
  /// The answers of the second time.
  let second: [Answer]
}

extension Trial {
  /// Measures the case, asks twice for its guides, and places it.
  func askForGuides() -> AskedRun<CGFloat?> {
    var answers: [[CGFloat?]] = []
    let arrangement = run { root in
      let result = PurityRules.measured(root, self)
      answers = (0..<2).map { _ in
        ParentAnswers.guides(of: root, result.proposal, size: baseline.size)
      }
      return result
    }
    return AskedRun(arrangement: arrangement, first: answers[0], second: answers[1])
  }

  /// Asks the case twice for its spacing, measures and places it.
  func askForSpacing() -> AskedRun<(edge: String, distance: CGFloat)> {
    var answers: [[(edge: String, distance: CGFloat)]] = []
    let arrangement = run { root in
      answers = (0..<2).map { _ in ParentAnswers.distances(of: root) }
      return PurityRules.measured(root, self)
    }
    return AskedRun(arrangement: arrangement, first: answers[0], second: answers[1])
  }

  /// Whether the layout tells its parent anything that it does not by default: no guide where no subview
  /// has one, and the united distances of its subviews.
  func hasOwnAnswers() -> Bool {
    if baseline.isFinite, guideRun.first.contains(where: { $0 != nil }) { return true }
    guard count > 0 else { return false }
    var united = nodes[0].spacing()
    for node in nodes.dropFirst() { united.formUnion(node.spacing()) }
    return zip(spacingRun.first, ParentAnswers.distances(united))
      .contains { !agree($0.distance, $1.distance) }
  }

  /// The first difference of a run to the baseline: in size and placements, then in what the layout tells
  /// its parent, where that is its own.
  ///
  /// - Parameters:
  ///   - actual: What came of the run; made with `telling`.
  ///   - condition: How the run differs from a fresh one.
  ///   - other: How the baseline is called.
  ///   - isExact: Whether a rounding error is a difference.
  /// - Returns: The difference, `nil` if there is none.
  func difference(
    of actual: Arrangement, _ condition: @autoclosure () -> String,
    baseline other: @autoclosure () -> String = "with a fresh cache", isExact: Bool = false
  ) -> Difference? {
    if let difference = Difference(
      actual, from: baseline, condition(), baseline: other(), isExact: isExact)
    {
      return difference
    }
    guard let now = actual.answers, let then = answers else { return nil }
    return Difference(now, from: then, condition(), baseline: other(), isExact: isExact)
  }

  /// The first difference of the baseline to a run in other circumstances, in the same order.
  ///
  /// - Parameters:
  ///   - other: What came of the run; made with `telling`.
  ///   - own: How the baseline is called.
  ///   - condition: How the run is called.
  /// - Returns: The difference, `nil` if there is none.
  func difference(
    from other: Arrangement, _ own: @autoclosure () -> String,
    _ condition: @autoclosure () -> String
  ) -> Difference? {
    if let difference = Difference(baseline, from: other, own(), baseline: condition()) {
      return difference
    }
    guard let now = answers, let then = other.answers else { return nil }
    return Difference(now, from: then, own(), baseline: condition(), isExact: false)
  }
}
