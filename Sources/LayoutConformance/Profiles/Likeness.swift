import LayoutAPI
import LayoutEngine

/// What a layout must show, beside keeping a profile's rules, to be taken for one of its kind.
///
/// Rules alone do not tell: a column keeps what a flow must keep about rows of one. So a layout must
/// show the sign of the kind, and the rules that make the kind must have been judged.
package struct Likeness: Sendable {
  /// The profile.
  package let profile: Profile
  /// What the layout looks like: `a flow`.
  package let noun: String

  private let sign: Rule?
  private let essentials: [String]

  /// The likenesses that are looked for, in order.
  package static let all = [
    Likeness(
      profile: .fill, noun: "a layout that fills", sign: nil,
      essentials: ["SHAPE-05", "SHAPE-06"]),
    Likeness(
      profile: .flow, noun: "a flow", sign: wraps,
      essentials: ["SHAPE-01", "ORDER-01", "FIX-01", "FLOW-02", "FLOW-04"]),
    Likeness(
      profile: .grid, noun: "a grid", sign: hasCells,
      essentials: ["SHAPE-01", "ORDER-01", "ORDER-02"]),
  ]

  /// How often an essential rule must be judged.
  private static let enough = 10
  /// How often the sign must be seen: it takes subviews of certain kinds, offers and parameters.
  private static let enoughSigns = 5

  /// The rules to run over a sample of cases.
  package var rules: [Rule] {
    RuleCatalogue.all.filter { profile.switchesOn.contains($0.id) } + (sign.map { [$0] } ?? [])
  }

  /// Whether the findings of the rules for any layout leave the likeness open.
  ///
  /// A layout that fills breaks what it is not meant to keep; others break nothing.
  package func isPossible(_ broken: [(rule: String, status: Finding.Status)]) -> Bool {
    let off = Set(profile.switchesOff)
    guard off.isEmpty else {
      let ends: Set<Finding.Status> = [.crash, .hang, .memory, .kitFault]
      return broken.contains { off.contains($0.rule) }
        && !broken.contains { ends.contains($0.status) }
    }
    return !broken.contains { $0.status.fails }
  }

  /// Whether the layout kept all rules of the profile, and showed its sign often enough.
  package func isShown(by tallies: [Tally]) -> Bool {
    tallies.allSatisfy { tally in
      let least =
        tally.rule.id == sign?.id
        ? Self.enoughSigns : essentials.contains(tally.rule.id) ? Self.enough : 0
      return tally.failed == 0 && tally.checked >= least
    }
  }

  /// All stand in one row where there is room, and in several where there is little.
  private static let wraps = sign("wraps") { trial throws(SkipReason) in
    let axis = trial.profile.axis
    let room = 4 * trial.total(axis) + 100 * CGFloat(trial.count)
    let wide = try trial.sound(Proposal.unspecified.replacing(axis, by: room))
    let narrow = try trial.sound(Proposal.unspecified.replacing(axis, by: trial.longest(axis)))
    let rows = (
      wide: try Rows(wide.frames, along: axis).rows,
      narrow: try Rows(narrow.frames, along: axis).rows
    )
    return rows.wide.count == 1 && rows.narrow.count > 1
  }

  /// There are several rows and several columns of subviews that differ in size.
  private static let hasCells = sign("has cells") { trial throws(SkipReason) in
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let rows = try Rows(arrangement.frames, along: trial.profile.axis).rows
    return rows.count > 1 && rows[0].count > 1 && Set(trial.ideals.map(\.width)).count > 1
  }

  private static func sign(
    _ id: String, _ isSeen: @escaping @Sendable (Trial) throws(SkipReason) -> Bool
  ) -> Rule {
    .declared(
      id, "The sign of a kind of layout.", reason: "", source: "", inSwiftUI: "",
      skippedWhen: "", checkFirst: []
    ) { trial throws(SkipReason) in
      try trial.require(.rigid, atLeast: 2)
      guard trial.ideals.allSatisfy({ $0.width > 0 && $0.height > 0 }), try isSeen(trial) else {
        throw .indistinct
      }
      return nil
    }
  }
}
