package import LayoutConformance

/// The defects behind what was seen of one subject: a finding for each, with the rules that it explains.
///
/// The rules that are broken are looked at in the order in which they name causes. Each is told under
/// the first told rule that is its kin, or else becomes a finding of its own; what is told under another
/// explains nothing. Which rules go together so depends on nothing but what is broken.
package struct Causes {
  /// What was seen of one defect: what is told, and what is told under it.
  private struct Cause {
    var told: Sighting
    var explained: [Finding] = []
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

  /// Sorts what was seen by its causes.
  ///
  /// - Parameters:
  ///   - sightings: What was seen of one subject, in the order in which it was.
  ///   - shrunk: Gives a sighting that is to be told with its smallest case; `nil` for one that is no
  ///     longer seen. It is not asked about what another rule explains.
  /// - Throws: What `shrunk` throws.
  package init(
    of sightings: [Sighting], shrunk: (Sighting) throws(ToolError) -> Sighting?
  ) throws(ToolError) {
    for sighting in Self.byPrecedence(sightings) {
      if let index = causes.firstIndex(where: { $0.told.explains(sighting) }) {
        causes[index].explained.append(sighting.finding)
        continue
      }
      guard let smallest = try shrunk(sighting) else { continue }
      if let index = causes.firstIndex(where: { $0.told.explains(smallest, byCase: true) }) {
        causes[index].explained.append(smallest.finding)
      } else {
        causes.append(Cause(told: smallest))
      }
    }
  }

  /// Sorts what was seen, each with its smallest case, by its causes.
  package init(of sightings: [Sighting]) {
    for sighting in Self.byPrecedence(sightings) {
      let index = causes.firstIndex {
        $0.told.explains(sighting) || $0.told.explains(sighting, byCase: true)
      }
      if let index {
        causes[index].explained.append(sighting.finding)
      } else {
        causes.append(Cause(told: sighting))
      }
    }
  }

  /// The sightings by their rules; those of one rule as they were seen, but for the shape of the case:
  /// which one comes first by lot is not to decide which one is shown.
  private static func byPrecedence(_ sightings: [Sighting]) -> [Sighting] {
    func key(_ offset: Int, _ sighting: Sighting) -> (Int, Int, Int, Int) {
      let isDrawn = sighting.finding.file == nil && sighting.fault == nil
      return (
        Kinship.rank(of: sighting.finding.rule.id), sighting.finding.file == nil ? 1 : 0,
        isDrawn ? CaseShape(sighting.finding.layoutCase).rawValue : 0, offset
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
