import Testing

@testable import LayoutConformance

/// The declared order of the rules, and which of them go together.
@Suite struct KinshipTests {
  @Test func `each rule of the catalogue has its place in the precedence, once`() {
    #expect(Kinship.precedence.sorted() == RuleCatalogue.all.map(\.id).sorted())
  }

  @Test func `each rule for engines has its place, and the comparison with the model the last`() {
    #expect(Kinship.engines.sorted() == RuleCatalogue.engine.map(\.id))
    #expect(Kinship.engines.last == "ENGINE-17")
    #expect(RuleCatalogue.engine.allSatisfy { Kinship.isKin($0.id, "ENGINE-17") })
    #expect(!Kinship.isKin("ENGINE-08", "ENGINE-09"))
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `a rule has kin, or is said to have none`(_ id: String) {
    let kin = RuleCatalogue.all.map(\.id).filter { $0 != id && Kinship.isKin(id, $0) }
    #expect(kin.isEmpty == Kinship.alone.contains(id), "\(kin)")
  }

  @Test func `groups name rules and families that there are`() {
    for name in Kinship.groups.flatMap({ $0.ones + $0.others }) {
      #expect(RuleCatalogue.described.contains { Kinship.Group.names([name], $0.id) }, "\(name)")
    }
  }

  @Test func `kin is mutual, and everything is kin of what differs from run to run`() {
    let ids = RuleCatalogue.all.map(\.id)
    for one in ids {
      for other in ids { #expect(Kinship.isKin(one, other) == Kinship.isKin(other, one)) }
    }
    let others = ids.filter { !$0.hasPrefix("RUN") && !Kinship.alone.contains($0) }
    #expect(others.allSatisfy { Kinship.isKin("PURE-01", $0) })
    #expect(!Kinship.isKin("PURE-01", "RUN-01"))
    #expect(!Kinship.isKin("SIZE-01", "PLACE-03"))
  }
}
