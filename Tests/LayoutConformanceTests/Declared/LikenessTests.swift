import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The kind of layout that one without a profile is taken for.
@Suite struct LikenessTests {
  /// What the tool does in workers, in this process.
  private func likeness(_ subject: Subject) -> String? {
    let findings = Checker(subject.with(profile: .none)).findings(seed: 1, cases: 150).map {
      (rule: $0.rule.id, status: $0.status)
    }
    return Likeness.all.first { likeness in
      likeness.isPossible(findings)
        && likeness.isShown(
          by: Checker(subject.with(profile: likeness.profile), rules: likeness.rules)
            .tallies(seed: 1, cases: 400))
    }?.profile.name
  }

  @Test(arguments: [
    ("Flow", "flow"), ("CachedFlow", "flow"), ("AnyFlow", "flow"), ("UniformGrid", "grid"),
    ("ColumnGrid", "grid"), ("Ring", "fill"), ("Spread", "fill"), ("FixedCard", nil),
    ("BoxRow", nil), ("IdealColumn", nil), ("EqualRow", nil), ("Diagonal", nil), ("Masonry", nil),
    ("Pile", nil), ("HStackLayout", nil), ("VStackLayout", nil), ("ZStackLayout", nil),
    ("WeightedColumns", nil), ("WeightedRow", nil), ("FlowSumming", nil), ("FlowJoiningWide", nil),
    ("FlowComparingCoordinate", nil), ("GridSnaking", nil), ("GridOfOwnWidths", nil),
    ("CanvasOfEight", nil), ("CanvasLeavingMargin", nil),
  ])
  func `a layout is taken for what it is, and for nothing else`(
    name: String, expected: String?
  ) throws {
    #expect(likeness(try specimen(name)) == expected)
  }
}
