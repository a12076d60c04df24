import LayoutAPI
import LayoutEngine

/// The rule on how a length is shared out.
enum DistributionRules {
  static let all = [isProportional]

  static let isProportional = Rule.declared(
    "DIST-01",
    "What subviews are offered along the axis MUST be in proportion to their weights, "
      + "equal where there are none, and the room between the gaps in sum.",
    reason: "Columns of weights 1 and 2 that are not 1 to 2 cannot be lined up with others.",
    source: "What weighted and equal rows promise.",
    inSwiftUI: "A stack knows no weights: it offers each of the subviews that are left an "
      + "equal share, the least flexible first (objc.io, How an HStack lays out its "
      + "children).",
    skippedWhen: "the spacing or the weights are not known, a weight is 0, there are no subviews, "
      + "the offer is not finite, or the gaps alone are wider",
    checkFirst: [
      "the share of the whole width instead of what the gaps leave",
      "the last subview that takes what is left over", "a minimum that bends the proportion",
    ]
  ) { trial throws(SkipReason) in
    let weights = try trial.weights()
    let free = try free(trial, weights)
    let axis = trial.profile.axis
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let total = weights.reduce(0, +)
    for (index, placement) in arrangement.placements.enumerated() {
      let offer = placement.flatMap { Proposal($0.proposal)[axis] }
      let share = free * weights[index] / total
      guard offer.map({ isClose($0, share) }) != true else { continue }
      return Violation(
        "offered subview \(index) of weight \(weights[index].text) in \(total.text) "
          + "\(offer.text) of the \(free.text) that are free for proposal \(arrangement.proposal); "
          + "its share is \(share.text)",
        subview: index, actual: arrangement)
    }
    return nil
  }

  /// What the gaps leave of the offer along the axis, if all weights count.
  static func free(_ trial: Trial, _ weights: [CGFloat]) throws(SkipReason) -> CGFloat {
    guard trial.count > 0 else { throw .noSubviews }
    guard weights.allSatisfy({ $0 > 0 }) else { throw .lightSubview }
    guard let offer = trial.layoutCase.proposal[trial.profile.axis], offer.isFinite else {
      throw .noFiniteOffer
    }
    let free = offer - CGFloat(trial.count - 1) * (try trial.spacing())
    guard free >= 0 else { throw .noRoom }
    return free
  }
}
