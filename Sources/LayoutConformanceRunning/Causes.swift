package import LayoutConformance

/// The defects behind what was seen of one subject: a finding for each, with the rules that it explains.
///
/// The rules that are broken are looked at in the order in which they name causes. Each is told under
/// the first told rule that is its kin, or else becomes a finding of its own; what is told under another
/// explains nothing. Which rules of a round go together so depends on nothing but what is broken in it.
package struct Causes {
  /// What was seen of one defect: what is told, and what is told under it.
  private struct Cause {
    var told: Sighting
    var explained: [Finding] = []
    /// Whether its finding was taken in an earlier round.
    var isTaken = false
  }

  private var causes: [Cause] = []

  /// The findings, one for each defect, in the order in which they are told.
  ///
  /// - Parameter counts: In how many cases rules failed, by ID, as far as that is known beside.
  /// - Returns: The findings.
  package func findings(counts: [String: Int] = [:]) -> [Finding] {
    causes.map { cause in
      var told = cause.told.finding
      told.count = max(told.count, cause.told.fault == nil ? counts[told.rule.id] ?? 0 : 0)
      return told.explaining(cause.explained, counts: counts)
    }
  }

  /// The findings of the causes that are new since the last time, in the order in which they are told.
  ///
  /// - Parameter counts: In how many cases rules failed, by ID, as far as that is known beside.
  /// - Returns: The findings.
  package mutating func takeNew(counts: [String: Int] = [:]) -> [Finding] {
    let new = zip(causes, findings(counts: counts)).filter { !$0.0.isTaken }.map(\.1)
    for index in causes.indices { causes[index].isTaken = true }
    return new
  }

  /// Knows of nothing that was seen.
  package init() {}

  /// Sorts what was seen by its causes.
  ///
  /// A rule whose kin was told in an earlier round is a finding of its own: what is told is not changed
  /// any more, and nothing that is seen late is kept back.
  ///
  /// - Parameters:
  ///   - sightings: What was seen of one subject, in the order in which it was.
  ///   - shrunk: Gives a sighting that is to be told with its smallest case; `nil` for one that is no
  ///     longer seen. It is not asked about what another rule explains.
  /// - Throws: What `shrunk` throws.
  package mutating func add<Failure: Error>(
    _ sightings: [Sighting], shrunk: (Sighting) throws(Failure) -> Sighting?
  ) throws(Failure) {
    for sighting in Self.byPrecedence(sightings) where !explain(sighting, byCase: false) {
      guard let smallest = try shrunk(sighting) else { continue }
      if !explain(smallest, byCase: true) { causes.append(Cause(told: smallest)) }
    }
  }

  /// Sorts what was seen, each with its smallest case, by its causes.
  package init(of sightings: [Sighting]) {
    add(sightings) { $0 }
  }

  /// Tells a sighting under the first cause that explains it.
  ///
  /// - Returns: Whether there is one.
  private mutating func explain(_ sighting: Sighting, byCase: Bool) -> Bool {
    let index = causes.firstIndex { cause in
      (!cause.isTaken || cause.told.finding.rule.id == sighting.finding.rule.id)
        && cause.told.explains(sighting, byCase: byCase)
    }
    guard let index else { return false }
    causes[index].explained.append(sighting.finding)
    return true
  }

  /// The sightings by their rules; those of one rule as they were seen, but for the shape of the case:
  /// which one comes first by lot is not to decide which one is shown.
  private static func byPrecedence(_ sightings: [Sighting]) -> [Sighting] {
    func key(_ offset: Int, _ sighting: Sighting) -> (Int, Int, Int, Int) {
      let isDrawn = sighting.finding.file == nil && sighting.fault == nil
      return (
        Kinship.rank(of: sighting.finding.rule.id), sighting.finding.file == nil ? 1 : 0,
        isDrawn ? sighting.finding.counterexample.shape?.rawValue ?? 0 : 0, offset
      )
    }
    return sightings.enumerated().sorted { key($0.offset, $0.element) < key($1.offset, $1.element) }
      .map(\.element)
  }
}

extension Sighting {
  /// Whether another sighting is told under this one.
  ///
  /// An exception is of its rule alone: what it covers neither explains another rule nor hides behind
  /// one. A place where the layout ends the process is a defect of its own.
  fileprivate func explains(_ other: Sighting, byCase: Bool = false) -> Bool {
    let (one, another) = (finding.rule.id, other.finding.rule.id)
    if one == another {
      guard let fault, let otherFault = other.fault else { return true }
      return fault.identity == otherFault.identity
    }
    guard finding.status != .expected, other.finding.status != .expected else { return false }
    return byCase
      ? Kinship.isSameCause(finding, other.finding) : Kinship.isKin(one, another)
  }
}
