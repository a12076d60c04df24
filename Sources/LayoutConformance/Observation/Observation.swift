import LayoutAPI
import LayoutEngine

/// What is shown to a layout before its cases, once its subview counts are known, and what follows from
/// what it does.
///
/// The same for the same layout and parameters: there is no seed.
package struct Observation {
  /// All probes, in order.
  package let probes: [ObservationProbe]

  private let counts: SubviewCounts
  private let follows: [(axis: Axis, range: Range<Int>)]
  private let reading: ReadObservation
  private let readingRange: Range<Int>
  private let kinds: KindObservation
  private let kindRange: Range<Int>

  /// Plans the observation of a layout.
  ///
  /// - Parameters:
  ///   - material: What the layout's own code draws.
  ///   - counts: The numbers of subviews that it takes.
  package init(_ material: ProbeMaterial, counts: SubviewCounts) {
    self.counts = counts
    var probes: [ObservationProbe] = []
    var follows: [(axis: Axis, range: Range<Int>)] = []
    let few = counts.clamped(4)
    for (number, configuration) in material.configurations.prefix(2).enumerated() where few > 0 {
      let subviews = material.subviews(few, draw: number)
      let sizes = subviews.indices.map { ProbeMaterial.sizes[$0 % ProbeMaterial.sizes.count] }
      for axis in Axis.allCases {
        let questions = AxisBasis.questions(axis, subviews: subviews, sizes: sizes)
        follows.append((axis, probes.count..<probes.count + questions.count))
        probes += questions.map { question in
          ObservationProbe(
            LayoutCase(
              question.subviews, proposal: question.proposal, configuration: configuration),
            isMeasuredOnly: true)
        }
      }
    }
    self.follows = follows
    reading = ReadObservation(material, count: few)
    readingRange = probes.count..<probes.count + reading.probes.count
    probes += reading.probes.map(\.probe)
    kinds = KindObservation(material, count: counts.clamped(7))
    kindRange = probes.count..<probes.count + kinds.probes.count
    probes += kinds.probes.map(\.probe)
    self.probes = probes
  }

  /// What the layout does, beside how many subviews it takes.
  ///
  /// - Parameter snapshots: What came of the probes, in order; `nil` for one that did not return.
  package func behaviour(_ snapshots: [Snapshot?]) -> ObservedBehaviour {
    var behaviour = ObservedBehaviour()
    behaviour.counts = counts
    for (axis, range) in follows {
      guard let basis = AxisBasis(axis, sizes: range.map { snapshots[$0]?.size }) else { continue }
      switch axis {
      case .horizontal: behaviour.width = behaviour.width?.union(basis) ?? basis
      case .vertical: behaviour.height = behaviour.height?.union(basis) ?? basis
      }
    }
    let answers = Array(snapshots[readingRange])
    behaviour.reads = reading.reads(answers)
    let lost = snapshots.count { $0 == nil }
    if lost > 0 {
      behaviour.doubts.append("\(lost) of \(snapshots.count) probes did not return")
    }
    guard !reading.varies(answers) else {
      behaviour.doubts.append("differs from run to run")
      return behaviour
    }
    behaviour.sizeFollowsParameters = kinds.sizeFollowsConfiguration(Array(snapshots[kindRange]))
    // A layout that takes certain numbers has another purpose than lines of any length.
    guard counts.range.upperBound == .max, counts.multiple == 1, counts.excluded.isEmpty else {
      return behaviour
    }
    let (kind, doubt) = kinds.kind(Array(snapshots[kindRange]), behaviour)
    behaviour.kind = kind
    if let doubt { behaviour.doubts.append(doubt) }
    return behaviour
  }
}
