import LayoutSpecimens
import Testing

@testable import LayoutConformanceTool

/// The verdicts on layouts that trap with some numbers of subviews, which nothing is declared of.
@Suite struct IsolatedKindTests {
  @Test func `a layout that traps is as declared, by what its observation finds out`() throws {
    let isolated = Gallery.observed.filter(\.needsIsolation)
    let scratch = try Scratch()
    let run = try CommandRun(
      ["check", "--cases", "400", "--json", "-", "--jobs", "2"] + isolated.map(\.subject.name),
      in: scratch)
    let verdicts = try run.lines("subjectFinished").map { object in
      let verdict = object["verdict"] as? [String: Any]
      return (object["subject"] as? String, verdict?["found"] as? [String])
    }
    #expect(verdicts.map(\.0) == isolated.map(\.subject.name))
    for (verdict, specimen) in zip(verdicts, isolated) {
      #expect(verdict.1 == specimen.breaks, "\(specimen.subject.name)")
    }
  }
}
