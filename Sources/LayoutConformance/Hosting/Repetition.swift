import LayoutAPI
import LayoutEngine

// Whether a layout gives the same again.
extension Trial {
  /// A run of the case, on a layout made anew, that gave another result than the first one.
  struct Variation {
    /// What came of the run.
    let arrangement: Arrangement
    /// How it differs from the baseline.
    let difference: Difference
  }

  /// How often a case is run and judged again before a rule that compares runs tells a violation.
  static let repetitions = 16

  /// Runs the case again, on a layout made anew, and gives what differs from the first run.
  ///
  /// - Parameter runs: How often it is run at most.
  /// - Returns: The first run that gave something else, `nil` if none did.
  func variation(in runs: Int) -> Variation? {
    // The order of a Set depends on where its memory lies: what is held here lies elsewhere next time.
    var ballast: [[UInt8]] = []
    defer { withExtendedLifetime(ballast) {} }
    for number in 0..<runs {
      if number > 0 { ballast += Self.blocks.map { [UInt8](repeating: 0, count: $0) } }
      let again = runRemade()
      if let difference = difference(
        of: again, "in one run", baseline: "in another", isExact: true)
      {
        return Variation(arrangement: again, difference: difference)
      }
    }
    return nil
  }

  /// Runs the case again, on a layout made anew.
  private func runRemade() -> Arrangement {
    run(telling: true) { root in
      // One that its initialiser draws by lot differs from the first.
      root.remakeLayout()
      return PurityRules.measured(root, self)
    }
  }

  /// What comes of the case as it stands, run again and again on a layout made anew: the bits of the sizes,
  /// the frames and what the layout tells its parent, run by run.
  ///
  /// - Parameters:
  ///   - runs: How often it is run.
  ///   - moves: Whether memory is held between the runs, so that what is made in them lies elsewhere.
  /// - Returns: The numbers of each run.
  package func results(of runs: Int, moves: Bool = true) -> [[UInt64]] {
    var ballast: [[UInt8]] = []
    defer { withExtendedLifetime(ballast) {} }
    return (0..<runs).map { _ in
      if moves { ballast += Self.blocks.map { [UInt8](repeating: 0, count: $0) } }
      let arrangement = runRemade()
      var numbers = [arrangement.size.width, arrangement.size.height]
      numbers += arrangement.frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      if let answers = arrangement.answers {
        numbers += answers.guides.map { $0 ?? .nan }
        numbers += answers.distances.map(\.distance)
      }
      return numbers.map { Double($0).bitPattern }
    }
  }

  // A block of memory of each size that a small collection has.
  private static let blocks = stride(from: 16, through: 1024, by: 16)
}
