@testable import LayoutConformance

extension Subject {
  /// What is observed of a layout that does not trap, in this process.
  func observed() -> ObservedBehaviour {
    let material = ProbeMaterial(
      (0..<ProbeMaterial.draws).map { ProbeMaterial.draw(self, $0, redraw: 0) })
    var counting = CountObservation()
    while counts == nil {
      let next = counting.next
      guard !next.isEmpty else { break }
      for (count, draw) in next {
        counting.take(.answered(material.counting(count, draw: draw).snapshot(of: self)), of: count)
      }
    }
    let (counts, basis) = counts.map { ($0, .declared) } ?? counting.result
    let observation = Observation(material, counts: counts)
    var behaviour = observation.behaviour(observation.probes.map { $0.snapshot(of: self) })
    behaviour.countBasis = basis
    return behaviour
  }
}
