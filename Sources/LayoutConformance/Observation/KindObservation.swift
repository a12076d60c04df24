import LayoutAPI
import LayoutEngine

/// Finds out what kind of layout it looks like, by where it puts rigid subviews of different sizes.
///
/// The signs are of the kind, not of keeping its rules: a flow that wraps too late wraps.
struct KindObservation {
  /// What a probe shows.
  enum Room: Hashable {
    /// nil on both axes.
    case ideal
    /// More than all subviews need along an axis, nil across it.
    case ample(Axis)
    /// A part of what they need along an axis, nil across it; 0 is the most.
    case part(Axis, Int)
    /// The ideal again, with a first subview that is longer on an axis.
    case longer(Axis)
    /// Greedy subviews of some ideal lengths with the numbers of a layout value in an order.
    case weights(Axis, String, [Double], ideals: [CGFloat])
  }

  /// The length that is shared out by weights, in points.
  static let shared: CGFloat = 720

  /// The probes, each with the number of its configuration.
  let probes: [(probe: ObservationProbe, room: Room, configuration: Int)]

  // How many configurations were drawn at random; those at the ends of all ranges follow.
  private let drawn: Int

  init(_ material: ProbeMaterial, count: Int) {
    var probes: [(probe: ObservationProbe, room: Room, configuration: Int)] = []
    drawn = material.configurations.count
    for (number, configuration) in (material.configurations + material.extremes).enumerated() {
      let subviews = material.subviews(count, inSet: 0)
      func add(_ room: Room, _ subviews: [ViewNode], _ proposal: Proposal) {
        let layoutCase = LayoutCase(subviews, proposal: proposal, configuration: configuration)
        probes.append((ObservationProbe(layoutCase), room, number))
      }
      add(.ideal, subviews, .unspecified)
      for axis in Axis.allCases {
        let lengths = (0..<count).map {
          ProbeMaterial.sizes[$0 % ProbeMaterial.sizes.count][axis]
        }
        let total = lengths.reduce(0, +)
        add(
          .ample(axis), subviews,
          Proposal.unspecified.replacing(axis, by: 4 * total + 100 * CGFloat(count)))
        for (step, length) in [total * 0.75, total * 0.5, total * 0.3].enumerated() {
          add(
            .part(axis, step), subviews,
            Proposal.unspecified.replacing(axis, by: max(length, lengths.max() ?? 0)))
        }
        var longer = subviews
        if let first = longer.first?.leaf?.size(for: .unspecified) {
          longer[0].kind = .leaf(.rigid(first.replacing(axis, by: first[axis] + 40)))
        }
        add(.longer(axis), longer, .unspecified)
      }
      for (name, values) in Self.weights(of: material) {
        for (order, ideals) in Self.orders(values) {
          let shares = zip(order, ideals).map { value, ideal in
            var spec = ViewNode(.greedy(ideal: CGSize(width: ideal, height: ideal)))
            spec.values[name] = .number(value)
            return spec
          }
          for axis in Axis.allCases {
            let room = Proposal(width: 200, height: 200).replacing(axis, by: Self.shared)
            add(.weights(axis, name, order, ideals: ideals), shares, room)
          }
        }
      }
    }
    self.probes = probes
  }

  /// Three weights in two orders, and in one of them with ideal lengths that are of no importance to who
  /// shares out by weights alone.
  private static func orders(_ values: [Double]) -> [(values: [Double], ideals: [CGFloat])] {
    let plain: [CGFloat] = [10, 10, 10]
    return [
      (values, plain), ([values[2], values[0], values[1]], plain), (values, [10, 90, 30]),
    ]
  }

  /// The layout values that have three different positive numbers, with these, ascending.
  private static func weights(of material: ProbeMaterial) -> [(name: String, values: [Double])] {
    let names = Set(material.draws.flatMap { $0.subviews.flatMap(\.values.keys) }).sorted()
    return names.compactMap { name in
      let all = material.draws.flatMap { $0.subviews.compactMap { $0.values[name] } }
      let numbers = Set(
        all.compactMap { value -> Double? in
          guard case .number(let number) = value, number > 0 else { return nil }
          return number
        }
      ).sorted()
      return numbers.count < 3 ? nil : (name, Array(numbers.prefix(3)))
    }
  }
}

extension KindObservation {
  /// Whether the ideal size of the same subviews differs from configuration to configuration.
  func sizeFollowsConfiguration(_ snapshots: [Snapshot?]) -> Bool {
    let sizes = probes.indices.filter { probes[$0].room == .ideal }.compactMap {
      snapshots[$0]?.size
    }
    return sizes.contains { first in sizes.contains { !$0.isClose(to: first) } }
  }

  /// The kind, and why it is not certain if it is not.
  ///
  /// - Parameters:
  ///   - snapshots: What came of the probes, in order; `nil` for one that did not return.
  ///   - behaviour: What is known of the layout's size.
  /// - Returns: The kind that the layout shows in each configuration that shows any.
  func kind(
    _ snapshots: [Snapshot?], _ behaviour: ObservedBehaviour
  ) -> (kind: LayoutKind?, doubt: String?) {
    var kinds: [LayoutKind] = []
    var unseen = 0
    for number in Set(probes.map(\.configuration)).sorted() {
      var seen: [Room: Snapshot] = [:]
      for (index, probe) in probes.enumerated() where probe.configuration == number {
        seen[probe.room] = snapshots[index]
      }
      if let kind = KindSigns(seen).kind(behaviour) {
        kinds.append(kind)
      } else if number < drawn {
        // At the ends of ranges a layout may show nothing: no gap at all, or no column.
        unseen += 1
      }
    }
    let rank = LayoutKind.Family.allCases
    let strongest = kinds.min {
      (rank.firstIndex(of: $0.family) ?? 0) < (rank.firstIndex(of: $1.family) ?? 0)
    }
    // A grid of one column is a column of equal cells; any other kind shows with all parameters.
    guard let strongest, strongest.family == .grid || unseen == 0 else { return (nil, nil) }
    // Overlays of several alignments have in common that they are overlays.
    if kinds.allSatisfy({ $0.family == .overlay }), !kinds.allSatisfy(\.isCentred) {
      return (LayoutKind(.overlay, isCentred: false), nil)
    }
    let others = kinds.filter { $0 != strongest && !$0.isPoorer(than: strongest) }
    guard others.isEmpty else {
      let nouns = Set(others.map(\.noun)).sorted().joined(separator: " or ")
      return (nil, "looks like \(strongest.noun) or \(nouns), by its parameters")
    }
    return (strongest, nil)
  }
}

extension LayoutKind {
  /// Whether the kind is what another one looks like with certain parameters.
  fileprivate func isPoorer(than other: LayoutKind) -> Bool {
    other.family == .grid && family == .stack
  }
}
