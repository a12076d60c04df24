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
  private let follows: [(axis: Axis, subviews: Range<Int>, proposal: Range<Int>)]
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
    var follows: [(axis: Axis, subviews: Range<Int>, proposal: Range<Int>)] = []
    let few = counts.clamped(4)
    for (number, configuration) in material.configurations.prefix(2).enumerated() where few > 0 {
      let subviews = material.subviews(few, inSet: number)
      let sizes = subviews.indices.map { ProbeMaterial.sizes[$0 % ProbeMaterial.sizes.count] }
      for axis in Axis.allCases {
        let free = AxisBasis.questionsOfSubviews(axis, subviews, sizes)
        let proposed = AxisBasis.questionsOfProposal(axis, subviews, sizes)
        let start = probes.count
        probes += (free + proposed).map { question in
          ObservationProbe(
            LayoutCase(
              question.subviews, proposal: question.proposal, configuration: configuration),
            isMeasuredOnly: true)
        }
        let middle = start + free.count
        follows.append((axis, start..<middle, middle..<probes.count))
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
  /// - Returns: What the layout was seen to do.
  package func behaviour(_ snapshots: [Snapshot?]) -> ObservedBehaviour {
    var behaviour = ObservedBehaviour()
    behaviour.counts = counts
    for (axis, subviews, proposal) in follows {
      func sizes(_ range: Range<Int>) -> [CGSize?] { range.map { snapshots[$0]?.size } }
      guard let follows = AxisBasis.followsSubviews(axis, sizes(subviews)) else { continue }
      let basis = AxisBasis(
        followsSubviews: follows,
        followsProposal: AxisBasis.followsProposal(axis, sizes(proposal)) ?? false)
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
