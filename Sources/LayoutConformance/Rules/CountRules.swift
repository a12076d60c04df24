import LayoutAPI

/// The rule on the number of subviews that a layout takes.
///
/// The observation of a layout finds that out, before any case is drawn, and names the case.
package enum CountRules {
  static let all = [saysCount]

  package static let saysCount = Rule(
    "COUNT-01", .recommended, since: "0.2.0",
    "A layout that takes exactly one number of subviews SHOULD say so.",
    reason:
      "Whoever puts one view more into it, or an `if` that is not met, gets a crash, or a view "
      + "that stands in the middle of it.",
    source:
      "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): a subview that "
      + "is not placed appears in the middle of the bounds.",
    inSwiftUI:
      "SwiftUI passes on as many subviews as the view builder gives, and puts those that are "
      + "not placed in the middle of the bounds (Apple's reference of placeSubviews).",
    skippedWhen: "the layout places all of its subviews for another number too, or for none; it "
      + "refuses the others by a precondition of its own, or by one size without a placement; the "
      + "subject declares how many it takes",
    checkFirst: [
      "`return` one brace too early, after the first subview", "`subviews.first` or `subviews[0]`",
      Cause(
        "say it: `precondition(subviews.count == 1, \"takes one view\")`, or answer `.zero` and "
          + "place nothing"),
    ],
    law: .observation { trial in
      let arrangement = trial.baseline
      let left = arrangement.placements.indices.filter { arrangement.placements[$0] == nil }
      guard let first = left.first else { return .holds }
      return .violated(
        Violation(
          "places \(trial.count - left.count) of \(counted(trial.count, "subview")) and says nowhere "
            + "how many it takes; a layout for one number of subviews should say so",
          subview: first, actual: arrangement))
    })
}
