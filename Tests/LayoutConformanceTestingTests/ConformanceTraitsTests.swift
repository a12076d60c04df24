import LayoutConformance
import Testing

@testable import LayoutConformanceTesting
@testable import LayoutConformanceRunning

/// What the traits of a test and of its suites say to the calls in it.
@Suite(.seed(7), .cases(50)) struct ConformanceTraitsTests {
  @Test func `a test without traits has those of its suite`() {
    let options = CheckOptions()
    #expect(options.seed == 7)
    #expect(options.cases == 50)
    #expect(options.rules == nil)
    #expect(options.replayed.isEmpty)
  }

  @Test(.seed(8), .rules("SIZE", "PLACE-05"), .replaying("A", "B"), .replaying("C"))
  func `the traits of a test beat those of its suite`() {
    let options = CheckOptions()
    #expect(options.seed == 8)
    #expect(options.cases == 50)
    #expect(options.rules == ["SIZE", "PLACE-05"])
    #expect(options.replayed == ["A", "B", "C"])
    #expect(!options.isReplayOnly)
  }

  @Test(.strict) func `a trait or an argument makes recommended rules count`() {
    #expect(CheckOptions().isStrict)
    #expect(CheckOptions(strict: false).isStrict)
  }

  @Test func `recommended rules do not count by themselves`() {
    #expect(!CheckOptions().isStrict)
    #expect(CheckOptions(strict: true).isStrict)
  }

  @Test(.rules("SIZE"), .replaying("A")) func `the arguments of a call beat the traits`() {
    let options = CheckOptions(rules: "PURE", replaying: "B", seed: 9, cases: 1)
    #expect(options.seed == 9)
    #expect(options.cases == 1)
    #expect(options.rules == "PURE")
    #expect(options.replayed == ["B"])
    #expect(options.isReplayOnly)
  }

  @Suite struct Inner {
    @Test func `a suite in a suite has its traits`() {
      #expect(CheckOptions().seed == 7)
    }
  }

  @Test func `a name selects a rule or a family, and one that selects nothing is an error`() throws
  {
    #expect(try RuleNames(["place-05", "RUN-01"]).rules().map(\.id) == ["RUN-01", "PLACE-05"])
    #expect(try (["META"] as RuleNames).rules().allSatisfy { $0.id.hasPrefix("META-") })
    let unknown = #expect(throws: ToolError.self) { try RuleNames(["NOPE"]).rules() }
    #expect(
      unknown?.description == "'NOPE' matches no rule; 'layout-conformance rules' lists them")
    let none = #expect(throws: ToolError.self) { try RuleNames([]).rules() }
    #expect(none?.description == "no rule is selected")
  }
}
