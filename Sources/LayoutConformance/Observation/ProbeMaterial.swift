import LayoutAPI
import LayoutEngine

/// What the probes of a layout are made of: the parameters and the layout values that its own code draws.
///
/// Made where that code may run; the probes are then plain cases.
package struct ProbeMaterial: Sendable {
  /// A case for each draw: its configuration, and subviews that carry the drawn layout values.
  package let draws: [LayoutCase]

  /// Takes what was drawn; at least one draw.
  package init(_ draws: [LayoutCase]) {
    self.draws = draws.isEmpty ? [LayoutCase()] : draws
  }

  /// How many draws there are: some at random, and two at the ends of all ranges.
  package static let draws = randomDraws + 2

  private static let randomDraws = 4

  /// The seed of what is drawn: the same for every run.
  private static let seed: UInt64 = 0x0B5E_71E5

  /// Draws parameters and layout values, in this process.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - draw: The number of the draw.
  ///   - redraw: How many times parameters were drawn for it and refused.
  /// - Returns: A case that has them.
  package static func draw(_ subject: Subject, _ draw: Int, redraw: Int) -> LayoutCase {
    let configuration: Configuration =
      switch draw {
      case randomDraws: subject.configuration { _, _ in .share(0) }
      case randomDraws + 1: subject.configuration { _, _ in .share(.max) }
      default:
        subject.configuration(
          from: RandomSource(seed: seed ^ CaseGenerator.salt(redraw), case: draw))
      }
    let subviews = sizes.indices.map { index in
      var spec = ViewNode(.rigid(sizes[index]))
      for value in subject.values {
        let choices = value.choices
        guard !choices.isEmpty else { continue }
        spec.values[value.name] = choices[(index + draw) % choices.count]
      }
      return spec
    }
    return LayoutCase(subviews, configuration: configuration)
  }

  /// The sizes of the subviews of probes: no two lengths of an axis, nor sums of neighbours, are alike.
  static let sizes: [CGSize] = [
    CGSize(width: 37, height: 20), CGSize(width: 52, height: 34), CGSize(width: 24, height: 16),
    CGSize(width: 45, height: 29), CGSize(width: 31, height: 24), CGSize(width: 61, height: 12),
    CGSize(width: 28, height: 31),
  ]

  /// The configurations that were drawn at random, each once.
  var configurations: [Configuration] {
    var seen: Set<Configuration> = []
    return draws.prefix(Self.randomDraws).map(\.configuration).filter { seen.insert($0).inserted }
  }

  /// The configurations at the ends of all ranges that were not drawn at random.
  var extremes: [Configuration] {
    let drawn = Set(configurations)
    var seen: Set<Configuration> = []
    return draws.dropFirst(Self.randomDraws).map(\.configuration).filter {
      !drawn.contains($0) && seen.insert($0).inserted
    }
  }

  /// Some rigid subviews with the layout values of a draw; beyond seven the sizes repeat.
  func subviews(_ count: Int, draw: Int = 0) -> [ViewNode] {
    let own = draws[draw % draws.count].subviews
    return (0..<count).map { index in
      var spec = ViewNode(.rigid(Self.sizes[index % Self.sizes.count]))
      if !own.isEmpty { spec.values = own[index % own.count].values }
      return spec
    }
  }

  /// Some rigid subviews, with layout values in every second set only: what each of them leads to is
  /// hidden where one of them decides all.
  func subviews(_ count: Int, inSet number: Int) -> [ViewNode] {
    var subviews = subviews(count, draw: number)
    guard number.isMultiple(of: 2) else { return subviews }
    for index in subviews.indices { subviews[index].values = [:] }
    return subviews
  }

  /// The case of a try of a number of subviews: another mix and another proposal in each.
  package func counting(_ count: Int, draw: Int) -> ObservationProbe {
    var subviews = subviews(count, draw: draw)
    for index in subviews.indices {
      switch draw % 4 {
      case 1: subviews[index].kind = .leaf(.rigid(Self.sizes[0]))
      case 2 where index % 2 == 1: subviews[index].kind = .leaf(Self.greedy)
      case 3: subviews[index].kind = .leaf(.text(count: 3 + index % 4, unit: 8))
      default: break
      }
      if draw % 2 == 1 { subviews[index].priority = Double(index) }
      if draw % 3 == 1 { subviews[index].values = [:] }
    }
    let room = CGSize(width: 100 * CGFloat(count) + 300, height: 60 * CGFloat(count) + 200)
    let proposals = [
      Proposal(room), .unspecified, Proposal(width: 120, height: 90),
      Proposal(width: room.width, height: nil), Proposal(width: nil, height: room.height),
      Proposal(width: 60, height: nil), Proposal(width: 0, height: 0),
      Proposal(width: .infinity, height: .infinity),
    ]
    return ObservationProbe(
      LayoutCase(
        subviews, proposal: proposals[draw % proposals.count],
        configuration: draws[draw % draws.count].configuration))
  }

  static let greedy = Leaf.greedy(ideal: CGSize(width: 10, height: 10))
}
