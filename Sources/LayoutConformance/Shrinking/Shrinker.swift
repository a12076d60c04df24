/// Makes a failing case smaller for as long as it fails in the same way.
///
/// What "fails" means is the caller's: a function that runs a case, in a process of its own where
/// the layout may trap. The shrinker knows values only.
public struct Shrinker {
  /// How many cases may be tried.
  public let budget: Int

  private let complete: (Configuration) -> Configuration?
  private let counts: SubviewCounts

  /// What came of shrinking.
  public struct Result: Sendable {
    /// The smallest case that failed.
    public var layoutCase: LayoutCase
    /// What the passes did, those that tried nothing left out.
    public var passes: [PassCount]
    /// Whether the budget ran out before every pass had nothing left to do.
    public var isExhausted: Bool

    /// Says what came of it.
    package init(layoutCase: LayoutCase, passes: [PassCount], isExhausted: Bool) {
      self.layoutCase = layoutCase
      self.passes = passes
      self.isExhausted = isExhausted
    }

    /// How many smaller cases were kept.
    public var steps: Int { passes.reduce(0) { $0 + $1.kept } }
    /// How many cases were tried.
    public var evaluations: Int { passes.reduce(0) { $0 + $1.tried } }
  }

  /// Makes a shrinker of the cases of a subject.
  ///
  /// - Parameters:
  ///   - subject: The layout, whose parameters say what a configuration may hold.
  ///   - counts: The numbers of subviews that the layout takes.
  ///   - budget: How many cases may be tried.
  public init(for subject: Subject, counts: SubviewCounts, budget: Int = 5000) {
    self.init(counts: counts, budget: budget) { configuration in
      subject.misfits(of: configuration).isEmpty ? subject.completed(configuration) : nil
    }
  }

  /// Makes a shrinker of the cases of a layout that may be made in other processes only.
  ///
  /// - Parameters:
  ///   - counts: The numbers of subviews that the layout takes.
  ///   - budget: How many cases may be tried.
  ///   - complete: Gives a configuration with every parameter in it, those that it lacks with their
  ///     simplest value; `nil` for one that the layout cannot take.
  package init(
    counts: SubviewCounts, budget: Int, complete: @escaping (Configuration) -> Configuration?
  ) {
    self.counts = counts
    self.budget = budget
    self.complete = complete
  }

  /// Shrinks a case that fails.
  ///
  /// - Parameters:
  ///   - layoutCase: A case for which `fails` is true.
  ///   - fails: Runs a case; it must give the same answer for the same case.
  /// - Returns: The smallest case that was found to fail, and what it took.
  /// - Throws: What `fails` throws.
  public func shrink<Failure: Error>(
    _ layoutCase: LayoutCase, while fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) -> Result {
    let result = try Search.descent(
      from: layoutCase, by: Passes.all, budget: budget, complete: completed, allows: isAllowed,
      while: fails)
    return Result(
      layoutCase: result.smallest, passes: result.counts, isExhausted: result.isExhausted)
  }

  /// The case with every parameter of the subject in it, those with their simplest value too.
  private func completed(_ layoutCase: LayoutCase) -> LayoutCase {
    var result = layoutCase
    result.configuration = complete(layoutCase.configuration) ?? layoutCase.configuration
    for (index, state) in layoutCase.states.enumerated() {
      guard let earlier = state.configuration else { continue }
      result.states[index].configuration = complete(earlier) ?? earlier
    }
    return result
  }

  private func isAllowed(_ layoutCase: LayoutCase) -> Bool {
    let lists = [layoutCase.subviews] + layoutCase.states.compactMap(\.subviews)
    let configurations = [layoutCase.configuration] + layoutCase.states.compactMap(\.configuration)
    return lists.allSatisfy { list in
      counts.contains(list.count)
        && list.allSatisfy { keepsSubviewCount($0) && $0.flawAsSubview == nil }
    } && configurations.allSatisfy { complete($0) != nil }
  }

  private func keepsSubviewCount(_ spec: ViewNode) -> Bool {
    if spec.kind == .layoutUnderTest, !counts.contains(spec.children.count) { return false }
    return spec.children.allSatisfy(keepsSubviewCount)
  }
}
