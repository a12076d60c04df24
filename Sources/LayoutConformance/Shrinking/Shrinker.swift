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
    /// How many smaller cases were kept.
    public var steps: Int
    /// How many cases were tried.
    public var evaluations: Int
    /// Whether the budget ran out before every pass had nothing left to do.
    public var isExhausted: Bool
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
    var search = Search(
      current: completed(layoutCase), budget: budget, complete: completed, allows: isAllowed)
    var before: CaseMeasure
    repeat {
      before = search.measure
      try Passes.run(&search, fails)
    } while search.measure < before && !search.isExhausted
    return Result(
      layoutCase: search.current, steps: search.steps, evaluations: search.evaluations,
      isExhausted: search.isExhausted)
  }

  /// The case with every parameter of the subject in it, those with their simplest value too.
  private func completed(_ layoutCase: LayoutCase) -> LayoutCase {
    var result = layoutCase
    result.configuration = complete(layoutCase.configuration) ?? layoutCase.configuration
    if let earlier = layoutCase.before?.configuration {
      result.before?.configuration = complete(earlier) ?? earlier
    }
    return result
  }

  private func isAllowed(_ layoutCase: LayoutCase) -> Bool {
    let earlier = layoutCase.before
    return counts.contains(layoutCase.subviews.count)
      && counts.contains(earlier?.subviews?.count ?? layoutCase.subviews.count)
      && layoutCase.subviews.allSatisfy(keepsSubviewCount)
      && complete(layoutCase.configuration) != nil
      && earlier?.configuration.map { complete($0) != nil } ?? true
  }

  private func keepsSubviewCount(_ spec: ViewNode) -> Bool {
    if case .nested(let children) = spec.kind, !counts.contains(children.count) { return false }
    return spec.children.allSatisfy(keepsSubviewCount)
  }
}

/// A descent from a failing case: where it stands, and what it has tried.
struct Search {
  /// The smallest failing case so far.
  private(set) var current: LayoutCase
  /// Its measure.
  private(set) var measure: CaseMeasure
  /// How many smaller cases were kept.
  private(set) var steps = 0
  /// How many cases were tried.
  private(set) var evaluations = 0

  private let budget: Int
  private let complete: (LayoutCase) -> LayoutCase
  private let allows: (LayoutCase) -> Bool
  private var tried: Set<LayoutCase>

  init(
    current: LayoutCase, budget: Int, complete: @escaping (LayoutCase) -> LayoutCase,
    allows: @escaping (LayoutCase) -> Bool
  ) {
    self.current = current
    self.budget = budget
    self.complete = complete
    self.allows = allows
    measure = CaseMeasure(current)
    tried = [current]
  }

  /// The case with the simplest value for each parameter that it does not have.
  func completed(_ candidate: LayoutCase) -> LayoutCase { complete(candidate) }

  /// Whether the budget is spent.
  var isExhausted: Bool { evaluations >= budget }

  /// Tries a case, and goes on from it if it is smaller and fails.
  ///
  /// The one place where a step is taken: nothing that is not strictly smaller can pass, so the
  /// descent ends whatever the passes do.
  mutating func attempt<Failure: Error>(
    _ candidate: LayoutCase, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    guard !isExhausted else { return false }
    let size = CaseMeasure(candidate)
    guard size < measure, allows(candidate), tried.insert(candidate).inserted else { return false }
    evaluations += 1
    guard try fails(candidate) else { return false }
    current = candidate
    measure = size
    steps += 1
    return true
  }
}
