import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// Profiles, traits and exceptions: what they switch on and off.
@Suite struct ProfileTests {
  private static let ids = RuleCatalogue.all.map(\.id)

  @Test func `profiles switch declared rules on, and others off`() {
    for profile in Profile.builtIn {
      for id in profile.switchesOn {
        #expect(RuleCatalogue.rule(id)?.level == .declared, "\(profile.name) \(id)")
      }
      for id in profile.switchesOff {
        #expect([.required, .recommended].contains(RuleCatalogue.rule(id)?.level))
      }
      #expect(Profile.named(profile.name.uppercased())?.name == profile.name)
    }
    #expect(Profile.named("flaw") == nil)
    #expect(Profile.fill.switchesOff == ["SIZE-05", "AGREE-01", "AGREE-02", "AGREE-05"])
  }

  @Test func `stacks promise nothing that SwiftUI's own stacks break`() {
    #expect(Set(Profile.stack.switchesOn).isDisjoint(with: ["FIX-01", "ORDER-04", "SHAPE-06"]))
  }

  @Test func `a subject is judged by the default rules and those of its profile`() {
    func rules(_ profile: Profile?) -> [String] {
      Subject("Row", profile: profile) { _ in Row() }.rules.map(\.id)
    }
    #expect(rules(nil) == RuleCatalogue.byDefault.map(\.id))
    #expect(!rules(nil).contains("SHAPE-01"))
    #expect(
      Set(rules(.fill)).symmetricDifference(rules(nil))
        == ["LOOSE-01", "SHAPE-05", "SHAPE-06", "SIZE-05", "AGREE-01", "AGREE-02", "AGREE-05"])
    let own = Profile("own", on: ["LAW-01"]).adding("FIX-01", "LAW-01").removing("LAW-01")
    #expect(Set(rules(own)).subtracting(rules(nil)) == ["FIX-01"])
    #expect(rules(.flow.topAligned).contains("ORDER-03"))
  }

  @Test func `a partner and a counterpart switch their rules on`() throws {
    let row = try specimen("BoxRow").rules.map(\.id)
    #expect(row.contains("LAW-02") && row.contains("PARITY-01"))
    let flow = try specimen("Flow").rules.map(\.id)
    #expect(!flow.contains("LAW-02") && !flow.contains("PARITY-01"))
  }

  @Test func `lines that run down turn the axes`() {
    let down = Profile.flow.along(.vertical)
    #expect(Profile.flow.hugs == .vertical && down.hugs == .horizontal)
    #expect(Profile.weighted.along(.vertical).fills == .vertical)
    #expect(down.along(.horizontal).hugs == .vertical)
    #expect(Profile.stack.along(.vertical).hugs == [.horizontal, .vertical])
  }

  @Test func `what names no rule is a mistake`() {
    let subject = Subject(
      "Row", exceptions: ["PLACE-99": "no reason"], profile: Profile("own", on: ["SHAPE-1"])
    ) { _ in Row() }
    #expect(
      subject.mistakes == [
        "the profile 'own' of 'Row' names 'SHAPE-1', which is no rule",
        "'Row' declares an exception for 'PLACE-99', which is no rule",
      ])
  }

  @Test func `a rule that is broken as declared is expected to be`() throws {
    let subject = Subject("Twice", exceptions: ["PLACE-02": "places, then adjusts"]) { _ in
      PlacingTwice()
    }
    let findings = Checker(subject).findings(seed: 1, cases: 200)
    #expect(findings.map(\.rule.id) == ["PLACE-02"])
    let finding = try #require(findings.first)
    #expect(finding.status == .expected)
    #expect(finding.exception == "places, then adjusts")
    #expect(finding.hasCase)
  }

  @Test func `an exception that is kept all along is a finding, after a thousand cases`() throws {
    let subject = Subject("Row", exceptions: ["PLACE-02": "places, then adjusts"]) { _ in
      Row()
    }
    #expect(Checker(subject).findings(seed: 1, cases: 999).isEmpty)
    let finding = try #require(Checker(subject).findings(seed: 1, cases: 1000).first)
    #expect(finding.status == .violation)
    #expect(!finding.hasCase)
    #expect(
      finding.headline(of: "Row").hasSuffix(
        " cases that it was judged in; remove the exception 'places, then adjusts' [PLACE-02]"))
    // A rule that is not judged proves nothing.
    let others = RuleCatalogue.byDefault.filter { $0.id != "PLACE-02" }
    #expect(Checker(subject, rules: others).findings(seed: 1, cases: 1000).isEmpty)
  }

  @Test func `an exception for a rule that is seldom judged is left alone`() throws {
    let subject = Subject("Row", count: .exactly(1), exceptions: ["COST-01": "measures pairs"]) {
      _ in Row()
    }
    #expect(Checker(subject).findings(seed: 1, cases: 1000).isEmpty)
  }

  @Test func `a profile is part of a saved case`() throws {
    let saved = SavedCase(
      subject: "Flow", rule: "SHAPE-04", profile: "flow", expect: .pass,
      counterexample: .layout(LayoutCase([.rigid(1, 1)])))
    #expect(saved.text.contains("\"profile\": \"flow\""))
    #expect(try SavedCase(parsing: Data(saved.text.utf8)) == saved)
    let unknown = saved.text.replacing("\"flow\"", with: "\"flaw\"")
    #expect {
      try SavedCase(parsing: Data(unknown.utf8))
    } throws: { error in
      "\(error)".contains("stack, flow, grid, fill, overlay, weighted")
    }
  }

  @Test func `the printed test says what the rule was judged under`() throws {
    let row = try specimen("BoxRow")
    #expect(
      row.traitSource(of: ["spacing": .number(3)])
        == [
          "profile: Profile(\"stack\")",
          "partner: Subject(\"BoxColumn\") { _ in BoxColumn(spacing: 3) }",
          "sameAs: Subject(\"PlainRow\") { _ in PlainRow(spacing: 3) }",
        ].map { $0.replacing("Profile(\"stack\")", with: ".stack") })
    let named = Subject(
      "Flow", profile: .flow.along(.vertical), spacing: 8, lineSpacing: "gap", columns: 3,
      weights: "Weight"
    ) { _ in Row() }
    #expect(
      named.traitSource(of: [:]) == [
        "profile: .flow.along(.vertical)", "spacing: 8", "lineSpacing: \"gap\"", "columns: 3",
        "weights: \"Weight\"",
      ])
    let own = Profile("own", on: ["SHAPE-04"], hugs: .horizontal, room: .widest)
    #expect(
      try specimen("Flow").with(profile: own).traitSource(of: [:]).first
        == "profile: Profile(\"own\", hugs: [.horizontal], room: .widest)")
  }
}

/// A row that places a first time while it counts.
private struct PlacingTwice: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    Row().size(of: subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    Row().place(subviews, in: bounds)
  }
}
