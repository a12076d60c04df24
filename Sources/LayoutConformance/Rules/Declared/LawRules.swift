import LayoutAPI
import LayoutEngine

/// The laws that hold between two related cases.
enum LawRules {
  static let all = [scales, transposes]

  static let scales = Rule.declared(
    "LAW-01", "With all lengths scaled by a power of two, sizes and frames MUST be scaled by it.",
    reason: "A constant or a rounding that hides in the arithmetic shows at another scale only.",
    source: "Metamorphic testing; a power of two scales floating point numbers exactly.",
    inSwiftUI: "Layouts compute without rounding, in points, and frames are rounded to the "
      + "pixels of the display at the end (WWDC19 session 237; OpenSwiftUI).",
    skippedWhen: "there are no subviews, or one couples its axes in other ways than text, or is a "
      + "container; a scaled parameter is out of its range",
    checkFirst: [
      "a length in points in the code, such as a least width", "`rounded()`, `ceil` or `Int(…)`",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require(.plain, withGuides: true)
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let (factor, configuration) = try scale(trial)
    let scaled = try trial.sound(
      trial.layoutCase.proposal.scaled(by: factor),
      subviews: trial.layoutCase.subviews.map { $0.scaled(by: factor) },
      configuration: configuration)
    let wanted = CGSize(
      width: arrangement.size.width * factor, height: arrangement.size.height * factor)
    guard scaled.size.isClose(to: wanted) else {
      return Violation(
        "answered \(arrangement.size.text) to proposal \(arrangement.proposal) and "
          + "\(scaled.size.text) with all lengths times \(factor.text); "
          + "the size is scaled with the lengths, to \(wanted.text)",
        actual: arrangement)
    }
    for (index, frame) in arrangement.frames.enumerated() {
      let wanted = CGRect(
        x: frame.origin.x * factor, y: frame.origin.y * factor,
        width: frame.size.width * factor, height: frame.size.height * factor)
      guard !scaled.frames[index].isClose(to: wanted) else { continue }
      return Violation(
        "put subview \(index) at \(frame.text) for proposal \(arrangement.proposal) and at "
          + "\(scaled.frames[index].text) with all lengths times \(factor.text); "
          + "the frames are scaled with the lengths, here to \(wanted.text)",
        subview: index, actual: arrangement)
    }
    return nil
  }

  /// The first power of two that the ranges of the parameters allow, and the parameters times it.
  private static func scale(
    _ trial: Trial
  ) throws(SkipReason) -> (factor: CGFloat, configuration: Configuration) {
    let lengths = trial.subject.lengths(of: trial.configuration)
    for factor in [4, 0.25, 2, 0.5] as [Double] {
      let scaled = trial.configuration.mapKeysAndValues { name, value in
        guard lengths.contains(name), case .number(let number) = value else { return value }
        return .number(number * factor)
      }
      if trial.subject.misfits(of: scaled).isEmpty { return (CGFloat(factor), scaled) }
    }
    throw .noScale
  }

  static let transposes = Rule.declared(
    "LAW-02", "The layout for the other axis MUST give the transposed sizes and frames.",
    reason:
      "Of a row and a column that are written twice, one gets the fix and the other does not.",
    source: "Metamorphic testing; SwiftUI's HStack and VStack are one another's transposes.",
    inSwiftUI: "HStack and VStack are one computation along one axis or the other "
      + "(OpenSwiftUI).",
    skippedWhen: "the subject names no partner; there are no subviews, or one is neither rigid nor "
      + "greedy nor flexible, or has an explicit guide",
    checkFirst: [
      "a width where the height belongs, in one of the two", "one fix in one of the two",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    guard let partner = trial.subject.partner else { throw .noPartner }
    try trial.require([.rigid, .greedy, .flexible])
    let layoutCase = trial.layoutCase
    guard partner.misfits(of: trial.configuration).isEmpty else { throw .foreignConfiguration }
    let arrangement = try trial.sound(layoutCase.proposal)
    let transposed = LayoutCase(
      layoutCase.subviews.map(\.transposed),
      proposal: Proposal(width: layoutCase.proposal.height, height: layoutCase.proposal.width),
      configuration: trial.configuration)
    let other = try Trial(transposed, of: partner).sound(transposed.proposal)
    guard other.size.transposed.isClose(to: arrangement.size) else {
      return Violation(
        "answered \(arrangement.size.text) to proposal \(arrangement.proposal) and "
          + "'\(partner.name)' \(other.size.text) to the transposed one; "
          + "the sizes are each other's transposes",
        actual: arrangement)
    }
    for (index, frame) in arrangement.frames.enumerated() {
      let wanted = other.frames[index]
      guard !frame.isClose(to: wanted.transposed) else { continue }
      return Violation(
        "put subview \(index) at \(frame.text) for proposal \(arrangement.proposal) and "
          + "'\(partner.name)' the transposed one at \(wanted.text); "
          + "the frames are each other's transposes",
        subview: index, actual: arrangement, expected: other.frames.map(\.transposed))
    }
    return nil
  }
}
