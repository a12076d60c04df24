import LayoutAPI
import LayoutEngine

/// Finds out what the answers of a layout change with.
struct ReadObservation {
  /// What is changed in a probe.
  enum Change: Hashable {
    case nothing, priorities, spacing, guides, direction
    /// The layout value of a name: another one for each subview, one for all, or none.
    case value(String, ValueChange)
    /// The parameter of a name.
    case parameter(String)
  }

  /// How the layout value of a name is changed.
  enum ValueChange: Hashable {
    case others, none
    /// The same for all subviews, that of one of them.
    case same(Int)
  }

  /// The probes, each with the number of the base that it is compared with.
  let probes: [(probe: ObservationProbe, change: Change, base: Int)]

  init(_ material: ProbeMaterial, count: Int) {
    var probes: [(probe: ObservationProbe, change: Change, base: Int)] = []
    let draws = min(material.draws.count, 2)
    for draw in 0..<draws {
      for proposal in Self.proposals {
        let base = probes.count
        let layoutCase = LayoutCase(
          Self.mix(material.subviews(count, inSet: draw)), proposal: proposal,
          configuration: material.draws[draw].configuration)
        // The base twice: what differs from run to run tells nothing.
        probes.append((ObservationProbe(layoutCase), .nothing, base))
        probes.append((ObservationProbe(layoutCase), .nothing, base))
        for change in Self.changes(material) {
          guard let changed = Self.changed(layoutCase, change, material, draw) else { continue }
          probes.append((ObservationProbe(changed), change, base))
        }
      }
    }
    self.probes = probes
  }

  /// Whether equal questions have different answers.
  func varies(_ snapshots: [Snapshot?]) -> Bool {
    probes.enumerated().contains { index, entry in
      guard entry.change == .nothing, let first = snapshots[entry.base],
        let second = snapshots[index]
      else { return false }
      return !first.isIdentical(to: second)
    }
  }

  /// What the answers change with; `nil` where nothing was answered, or answers differ from run to run.
  ///
  /// - Parameter snapshots: What came of the probes, in order.
  /// - Returns: What is read.
  func reads(_ snapshots: [Snapshot?]) -> ObservedBehaviour.Reads? {
    var reads = ObservedBehaviour.Reads()
    var values: Set<String> = []
    var parameters: Set<String> = []
    guard !varies(snapshots) else { return nil }
    var isKnown = false
    for (index, (_, change, base)) in probes.enumerated() where index != base {
      guard let first = snapshots[base], let second = snapshots[index] else { continue }
      isKnown = true
      guard !first.isIdentical(to: second) else { continue }
      switch change {
      case .nothing: break
      case .priorities: reads.priorities = true
      case .spacing: reads.spacing = true
      case .guides: reads.guides = true
      case .direction: reads.direction = true
      case .value(let name, _): values.insert(name)
      case .parameter(let name): parameters.insert(name)
      }
    }
    reads.values = values.sorted()
    reads.parameters = parameters.sorted()
    return isKnown ? reads : nil
  }

  private static let proposals = [
    Proposal.unspecified, Proposal(width: 90, height: nil), Proposal(width: 300, height: 200),
  ]

  private static func changes(_ material: ProbeMaterial) -> [Change] {
    let values = material.draws[0].subviews.first?.values.keys.sorted() ?? []
    let parameters = material.draws[0].configuration.keys.sorted()
    return [.priorities, .spacing, .guides, .direction]
      + values.flatMap { name in
        [.value(name, .others), .value(name, .none)] + (0..<4).map { .value(name, .same($0)) }
      }
      + parameters.map { .parameter($0) }
  }

  /// Rigid, flexible, text and greedy subviews side by side.
  private static func mix(_ subviews: [ViewNode]) -> [ViewNode] {
    var subviews = subviews
    for index in subviews.indices {
      let size = ProbeMaterial.sizes[index % ProbeMaterial.sizes.count]
      switch index % 4 {
      case 1:
        let width = Leaf.Flexibility(min: 5, ideal: size.width, max: 2 * size.width)
        let height = Leaf.Flexibility(min: 5, ideal: size.height, max: 2 * size.height)
        subviews[index].kind = .leaf(.flexible(width: width, height: height))
      case 2: subviews[index].kind = .leaf(.text(count: 5, unit: 8))
      case 3: subviews[index].kind = .leaf(ProbeMaterial.greedy)
      default: break
      }
    }
    return subviews
  }

  /// The case with a change, `nil` where there is nothing to change.
  private static func changed(
    _ layoutCase: LayoutCase, _ change: Change, _ material: ProbeMaterial, _ draw: Int
  ) -> LayoutCase? {
    var result = layoutCase
    let count = layoutCase.subviews.count
    for index in layoutCase.subviews.indices {
      switch change {
      case .priorities: result.subviews[index].priority = Double((index * 2 + 1) % 3)
      case .spacing:
        for edge in ViewNode.SpacingEdge.allCases {
          result.subviews[index].spacing[edge] = CGFloat(3 + 4 * index)
        }
      case .guides:
        for name in ["leading", "top", "horizontalCenter", "firstTextBaseline", "verticalCenter"] {
          result.subviews[index].guides[name] = CGFloat(2 + 3 * index)
        }
      case .value(let name, let how):
        let all = material.subviews(max(count + 1, 4), draw: draw + 1).map { $0.values[name] }
        result.subviews[index].values[name] =
          switch how {
          case .none: nil
          case .others: all[index + 1]
          case .same(let number): all[number]
          }
      case .nothing, .direction, .parameter: break
      }
    }
    switch change {
    case .direction: result.direction = .rightToLeft
    case .parameter(let name):
      let others = material.draws.compactMap { $0.configuration[name] }
      guard let other = others.first(where: { $0 != layoutCase.configuration[name] }) else {
        return nil
      }
      result.configuration[name] = other
    default: break
    }
    return result
  }
}
