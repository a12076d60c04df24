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
      let asked = trial.guideRun
      for (guide, (first, second)) in zip(AlignmentKey.builtIn, zip(asked.first, asked.second)) {
        if let first, !first.isFinite {
          return .violated(
            Violation(
              "puts its guide \(guide.name) at \(first.text) in bounds \(bounds.text); "
                + "a guide must be nil or finite", actual: fresh))
        }
        if !agree(first, second) {
          return .violated(
            Violation(
              "puts its guide \(guide.name) at \(first.text) and then at \(second.text); "
                + "a guide must be the same each time", actual: fresh))
        }
      }
      guard
        let difference = Difference(
          asked.arrangement, from: fresh, "after it was asked for its guides")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); to ask for a guide must change nothing",
          subview: difference.subview, actual: asked.arrangement, expected: fresh.frames))
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
      let asked = trial.spacingRun
      for (edge, distance) in asked.first where !distance.isFinite {
        return .violated(
          Violation(
            "wants \(distance.text) points at its \(edge) edge; a distance must be finite",
            actual: fresh))
      }
      for (one, other) in zip(asked.first, asked.second)
      where !agree(one.distance, other.distance) {
        return .violated(
          Violation(
            "wants \(one.distance.text) points at its \(one.edge) edge and then "
              + "\(other.distance.text); a distance must be the same each time", actual: fresh))
      }
      guard
        let difference = Difference(
          asked.arrangement, from: fresh, "after it was asked for its spacing")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); to ask for the spacing must change nothing",
          subview: difference.subview, actual: asked.arrangement, expected: fresh.frames))
    })
}
