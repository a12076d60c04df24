import LayoutAPI
import LayoutEngine

/// The rules on layouts whose parameters are animated.
enum AnimationRules {
  static let all = [isValidOnTheWay]

  static let isValidOnTheWay = Rule(
    "ANIM-01", .recommended,
    "On the way between two values of its parameters a layout SHOULD keep the rules on sizes and "
      + "positions.",
    reason: "SwiftUI runs the layout for each frame of an animation, and springs overshoot.",
    source: "Apple's reference of Animatable; WWDC22 session 10056.",
    inSwiftUI:
      "SwiftUI sets animatableData and runs the layout at each frame; a spring goes beyond "
      + "both ends (WWDC22 session 10056, swiftui-lab.com part 2). Without animatableData "
      + "only the ends are laid out.",
    skippedWhen:
      "the layout has no animatable data, or no drawn parameter changes; a size is negative "
      + "where a spring takes a parameter out of its range",
    checkFirst: ["`sqrt(1 - progress)`", "`Int(progress)` as an index"],
    premises: .soundCopies,
    law: .each { trial in
      guard let earlier = trial.earlierConfiguration else { return .skipped(.noDrawnParameter) }
      guard trial.layoutCase.proposal.isFinite else { return .skipped(.infiniteProposal) }
      for fraction in [0, 0.25, 0.5, 0.75, 1, -0.1, 1.1] {
        guard
          let layout = trial.subject.layout(
            between: earlier, and: trial.layoutCase.configuration, fraction: fraction)
        else { return .skipped(.notAnimatable) }
        let arrangement = trial.run { root in
          root.makeCache()
          _ = root.update(layout: layout)
          return PurityRules.measured(root, trial)
        }
        guard
          let fault = fault(
            of: arrangement,
            mayBeNegative: leavesRange(trial, from: earlier, at: fraction))
        else { continue }
        let overshoot = fraction < 0 || fraction > 1 ? ", as a spring overshoots," : ""
        return .violated(
          Violation(
            "\(fault.text) at \(fraction.shortDescription) of the way between two configurations"
              + "\(overshoot) for proposal \(arrangement.proposal); "
              + "sizes and positions must be valid all the way",
            subview: fault.subview, actual: arrangement))
      }
      return .holds
    })

  /// Whether a number leaves the range that it is drawn from: a gap that closes is negative for a
  /// moment, and so is what it is a part of.
  private static func leavesRange(
    _ trial: Trial, from earlier: Configuration, at fraction: Double
  ) -> Bool {
    trial.subject.ranges(of: trial.configuration).contains { name, range in
      guard case .number(let start)? = earlier[name],
        case .number(let end)? = trial.configuration[name]
      else { return false }
      return !range.contains(start + (end - start) * fraction)
    }
  }

  private static func fault(
    of arrangement: Arrangement, mayBeNegative: @autoclosure () -> Bool
  ) -> (text: String, subview: Int?)? {
    let size = arrangement.size
    // No NaN is at most a number.
    guard size.width <= 1e9, size.height <= 1e9, !size.isInvalid || mayBeNegative() else {
      return ("answered \(size.text)", nil)
    }
    for (index, placement) in arrangement.placements.enumerated() {
      guard placement != nil else { return ("did not place subview \(index)", index) }
      guard arrangement.frames[index].isFinite else {
        return ("put subview \(index) at \(arrangement.frames[index].text)", index)
      }
    }
    return nil
  }
}
