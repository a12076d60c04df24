import LayoutAPI
import LayoutEngine

/// Draws what a layout is offered, where it stands and what came before.
struct ProposalGenerator {
  var source: RandomSource

  // The ideal lengths of the subviews on each axis: exact fits are made of them.
  private let widths: [CGFloat]
  private let heights: [CGFloat]
  private let gaps: Gaps
  private let constants: SourceConstants

  /// Makes the generator of a case's offers.
  ///
  /// - Parameters:
  ///   - source: The random numbers.
  ///   - subviews: The subviews of the case, which offers just fit or just do not.
  ///   - subject: The layout.
  ///   - configuration: The parameters of the case.
  init(
    source: RandomSource, subviews: [ViewNode], subject: Subject, configuration: Configuration
  ) {
    self.source = source
    gaps = Gaps(of: subject, configuration)
    constants = subject.constants
    let ideals = subviews.indices.map { subviews[$0].roughIdeal }
    widths = ideals.map(\.width)
    heights = ideals.map(\.height)
  }

  mutating func proposal() -> Proposal {
    // Now and then both axes of one kind: those pairs have a meaning of their own.
    switch source.int(in: 1...100) {
    case 1...6: return .unspecified
    case 7...10: return Proposal(width: 0, height: 0)
    case 11...15: return Proposal(width: .infinity, height: .infinity)
    default: return Proposal(width: length(of: widths), height: length(of: heights))
    }
  }

  private mutating func length(of ideals: [CGFloat]) -> CGFloat? {
    if let length = constants.length(from: &source) { return length }
    return switch source.int(in: 1...100) {
    case 1...22: nil
    case 23...30: 0
    case 31...34: 0.25
    case 35...47: .infinity
    case 48...80: relativeLength(ideals)
    default: source.length(source.chance(70) ? .ordinary : .large)
    }
  }

  /// A length at which something just fits, or just does not.
  private mutating func relativeLength(_ ideals: [CGFloat]) -> CGFloat {
    let gap = source.chance(80) ? gaps.gap(from: &source) : 0
    let length: CGFloat
    switch source.int(in: 1...10) {
    case 1...6 where !ideals.isEmpty:
      // All of them, the first ones, or any neighbours.
      let kind = source.int(in: 1...3)
      let start = kind == 3 ? source.int(in: 0...ideals.count - 1) : 0
      let end = kind == 1 ? ideals.count - 1 : source.int(in: start...ideals.count - 1)
      length = ideals[start...end].reduce(0, +) + CGFloat(end - start) * gap
    case 7...8:
      length = ideals.max() ?? 0
    case 9:
      length = (ideals.reduce(0, +) * 2).rounded() / 4
    default:
      length = ideals.reduce(0, +) * 4
    }
    let nudge: CGFloat =
      switch source.int(in: 1...5) {
      case 1: 0.25
      case 2: -0.25
      default: 0
      }
    return max(0, length + nudge)
  }

  /// An offer that is a quarter, a half or a point away from another, or differs on one axis: what a
  /// comparison with too few digits, or of one axis, takes for the same.
  private mutating func neighbour(of own: Proposal) -> Proposal {
    var result = own
    guard let axis = source.element(of: Axis.allCases) else { return own }
    let steps: [CGFloat] = [-1, -0.5, -0.25, 0.25, 0.5, 1]
    guard let length = own[axis], length.isFinite, source.chance(70),
      let step = source.element(of: steps)
    else {
      result[axis] = proposal()[axis]
      return result
    }
    result[axis] = max(0, length + step)
    return result
  }

  mutating func origin() -> CGPoint {
    if source.chance(30) { return .zero }
    let limit = source.chance(50) ? 3 : 200
    let steps: CGFloat = source.chance(15) ? 4 : 1
    func coordinate() -> CGFloat { CGFloat(source.int(in: -limit...limit)) / steps }
    return CGPoint(x: coordinate(), y: coordinate())
  }

  /// Draws what is asked before: mostly a few calls, now and then up to eight.
  ///
  /// - Parameter own: What the case itself offers: a third of the calls offer something near it.
  /// - Returns: The calls.
  mutating func script(near own: Proposal) -> [LayoutCase.ScriptStep] {
    let count =
      source.chance(30) ? 0 : source.int(in: 1...(source.chance(20) ? 8 : 4))
    return (0..<count).map { _ in
      let offer = source.chance(33) ? neighbour(of: own) : proposal()
      switch source.int(in: 1...10) {
      case 1...5: return .size(offer)
      case 6...8: return .place(offer, origin: origin())
      case 9:
        let guide = source.element(of: ["horizontalCenter", "firstTextBaseline", "top"]) ?? "top"
        return .align(guide, offer)
      default: return .spacing
      }
    }
  }
}
