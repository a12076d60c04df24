import LayoutAPI
import LayoutEngine

/// The rules on what a container tells its parent besides its size.
enum MetaRules {
  static let all = [alignmentIsValid, spacingIsValid]

  static let alignmentIsValid = Rule(
    "META-01", .required,
    "explicitAlignment MUST be nil or finite in finite bounds, the same each time, and change "
      + "neither size nor placement.",
    reason: "A guide that is not finite moves the whole container out of sight.",
    source: "Apple's reference of Layout.explicitAlignment(of:in:proposal:subviews:cache:).",
    inSwiftUI: "SwiftUI asks for a guide in bounds at 0, 0 of finite size only; nil stands for the "
      + "guide's default (OpenSwiftUI). By default the subviews' guides are merged, which "
      + "takes a placement.",
    skippedWhen: "the size is infinite or NaN",
    checkFirst: [
      Cause("a division by the number of subviews", where: .noSubviews),
      "a cache that the method writes to",
    ],
    premises: [.soundCopies, .equalRuns],
    law: .each { trial in
      let fresh = trial.baseline
      guard fresh.isFinite else { return .skipped(.infiniteSize) }
      let bounds = CGRect(origin: .zero, size: fresh.size)
      let proposal = trial.layoutCase.proposal.proposedViewSize
      var broken: String?
      let asked = trial.run { root in
        let result = PurityRules.measured(root, trial)
        for guide in AlignmentKey.builtIn {
          let first = root.explicitAlignment(of: guide, in: bounds, proposal: proposal)
          let second = root.explicitAlignment(of: guide, in: bounds, proposal: proposal)
          if let first, !first.isFinite, broken == nil {
            broken =
              "puts its guide \(guide.name) at \(first.text) in bounds \(bounds.text); "
              + "a guide must be nil or finite"
          }
          if !agree(first, second), broken == nil {
            broken =
              "puts its guide \(guide.name) at \(first.text) and then at \(second.text); "
              + "a guide must be the same each time"
          }
        }
        return result
      }
      if let broken { return .violated(Violation(broken, actual: fresh)) }
      guard let difference = Difference(asked, from: fresh, "after it was asked for its guides")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); to ask for a guide must change nothing",
          subview: difference.subview, actual: asked, expected: fresh.frames))
    })

  static let spacingIsValid = Rule(
    "META-02", .required,
    "spacing MUST have finite distances on both axes, be the same each time, and change nothing.",
    reason: "A parent adds the distances up: one that is infinite or NaN spoils its size.",
    source: "Apple's reference of Layout.spacing(subviews:cache:).",
    inSwiftUI: "A stack adds the distances between neighbours; by default a container unites the "
      + "preferences of its subviews, and has `.zero` without any (Apple's reference; "
      + "OpenSwiftUI).",
    checkFirst: ["a spacing made of measured lengths", "a cache that the method writes to"],
    premises: .equalRuns,
    law: .each { trial in
      let fresh = trial.baseline
      var broken: String?
      let asked = trial.run { root in
        let first = distances(root.spacing())
        let second = distances(root.spacing())
        for (edge, distance) in first where !distance.isFinite && broken == nil {
          broken = "wants \(distance.text) points at its \(edge) edge; a distance must be finite"
        }
        for (one, other) in zip(first, second)
        where !agree(one.distance, other.distance) && broken == nil {
          broken =
            "wants \(one.distance.text) points at its \(one.edge) edge and then "
            + "\(other.distance.text); a distance must be the same each time"
        }
        return PurityRules.measured(root, trial)
      }
      if let broken { return .violated(Violation(broken, actual: fresh)) }
      guard let difference = Difference(asked, from: fresh, "after it was asked for its spacing")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); to ask for the spacing must change nothing",
          subview: difference.subview, actual: asked, expected: fresh.frames))
    })

  /// The distances to a neighbour without preferences, edge by edge.
  private static func distances(_ spacing: ViewSpacing) -> [(edge: String, distance: CGFloat)] {
    let neighbour = ViewSpacing()
    return [
      ("top", neighbour.distance(to: spacing, along: .vertical)),
      ("leading", neighbour.distance(to: spacing, along: .horizontal)),
      ("bottom", spacing.distance(to: neighbour, along: .vertical)),
      ("trailing", spacing.distance(to: neighbour, along: .horizontal)),
    ]
  }
}
