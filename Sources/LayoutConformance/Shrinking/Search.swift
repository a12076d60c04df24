/// A case that can be made smaller.
protocol Shrinkable: Hashable, Sendable {
  associatedtype Measure: Comparable & Sendable
  /// How large it is, in the one order that shrinking goes down.
  var measure: Measure { get }
}

/// One way to make a case smaller, with the name by which it is counted.
struct Pass<Candidate: Shrinkable>: Sendable {
  /// The name.
  let name: String
  /// Whether a case has what the pass works on.
  let applies: @Sendable (Candidate) -> Bool
  /// Hands candidates to `Search.attempt`.
  let run: @Sendable (inout Search<Candidate>) -> Void

  /// Names a pass.
  init(
    _ name: String, needs applies: @escaping @Sendable (Candidate) -> Bool = { _ in true },
    run: @escaping @Sendable (inout Search<Candidate>) -> Void
  ) {
    self.name = name
    self.applies = applies
    self.run = run
  }
}

/// How often the candidates of a pass were tried, and how often one was kept.
public struct PassCount: Codable, Hashable, Sendable {
  /// The name of the pass.
  public let name: String
  /// How many candidates ran.
  public internal(set) var tried = 0
  /// How many failed in the same way, and were gone on from.
  public internal(set) var kept = 0
}

extension [PassCount] {
  /// The counts with those of another descent added by name.
  package func adding(_ other: Self) -> Self {
    other.reduce(into: self) { sum, count in
      guard let index = sum.firstIndex(where: { $0.name == count.name }) else {
        sum.append(count)
        return
      }
      sum[index].tried += count.tried
      sum[index].kept += count.kept
    }
  }
}

/// A descent from a failing case: where it stands, and what it has tried.
struct Search<Candidate: Shrinkable> {
  /// The smallest failing case so far.
  private(set) var current: Candidate
  /// Its measure.
  private(set) var measure: Candidate.Measure
  /// What the passes did, those that tried nothing left out, in the order of the passes.
  private(set) var counts: [PassCount] = []

  private let budget: Int
  private let allows: (Candidate) -> Bool
  private let complete: (Candidate) -> Candidate
  private let fails: (Candidate) -> Bool
  private var tried: Set<Candidate>
  // What the pass at hand did.
  private var count = PassCount(name: "")
  private var evaluations = 0

  /// What came of a descent.
  struct Result {
    /// The smallest failing case.
    var smallest: Candidate
    /// What the passes did.
    var counts: [PassCount]
    /// Whether the budget ran out before every pass had nothing left to do.
    var isExhausted: Bool
  }

  /// Goes down from a failing case by some passes, until none of them finds a smaller one.
  ///
  /// - Parameters:
  ///   - start: A case for which `fails` is true.
  ///   - passes: The passes, in order.
  ///   - budget: How many cases may be tried.
  ///   - complete: Gives a case with what passes take away and it cannot do without.
  ///   - allows: Whether a case may be tried at all.
  ///   - fails: Runs a case; it must give the same answer for the same case.
  /// - Returns: What came of it.
  /// - Throws: What `fails` throws.
  static func descent<Failure: Error>(
    from start: Candidate, by passes: [Pass<Candidate>], budget: Int,
    complete: (Candidate) -> Candidate = { $0 }, allows: (Candidate) -> Bool,
    while fails: (Candidate) throws(Failure) -> Bool
  ) throws(Failure) -> Result {
    // Passes know nothing of errors: after one no case fails any more.
    var failure: Failure?
    func holds(_ candidate: Candidate) -> Bool {
      guard failure == nil else { return false }
      do throws(Failure) {
        return try fails(candidate)
      } catch {
        failure = error
        return false
      }
    }
    let result = withoutActuallyEscaping(holds) { holds in
      withoutActuallyEscaping(complete) { complete in
        withoutActuallyEscaping(allows) { allows in
          var search = Search(start, budget, complete, allows, holds)
          search.run(passes)
          return Result(
            smallest: search.current, counts: search.counts, isExhausted: search.isExhausted)
        }
      }
    }
    if let failure { throw failure }
    return result
  }

  private init(
    _ start: Candidate, _ budget: Int, _ complete: @escaping (Candidate) -> Candidate,
    _ allows: @escaping (Candidate) -> Bool, _ fails: @escaping (Candidate) -> Bool
  ) {
    current = complete(start)
    measure = current.measure
    self.budget = budget
    self.complete = complete
    self.allows = allows
    self.fails = fails
    tried = [current]
  }

  private mutating func run(_ passes: [Pass<Candidate>]) {
    var all = passes.map { PassCount(name: $0.name) }
    var before: Candidate.Measure
    repeat {
      before = measure
      for (index, pass) in passes.enumerated() where pass.applies(current) {
        count = all[index]
        pass.run(&self)
        all[index] = count
      }
    } while measure < before && !isExhausted
    counts = all.filter { $0.tried > 0 }
  }

  /// Whether the budget is spent.
  var isExhausted: Bool { evaluations >= budget }

  /// The case with what passes take away and it cannot do without.
  func completed(_ candidate: Candidate) -> Candidate { complete(candidate) }

  /// Tries a case, and goes on from it if it is smaller and fails.
  ///
  /// The one place where a step is taken: nothing that is not strictly smaller can pass, so the descent
  /// ends whatever the passes do.
  mutating func attempt(_ candidate: Candidate) -> Bool {
    guard !isExhausted else { return false }
    let size = candidate.measure
    guard size < measure, allows(candidate), tried.insert(candidate).inserted else { return false }
    evaluations += 1
    count.tried += 1
    guard fails(candidate) else { return false }
    current = candidate
    measure = size
    count.kept += 1
    return true
  }
}
