import LayoutAPI
import LayoutConformance
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// `check --exhaustive`, from the flag to the report.
@Suite struct ExhaustiveTests {
  @Test func `a layout without a finding has none in all cases of the scope`() throws {
    let run = try CommandRun(["check", "Diagonal", "--exhaustive", "1"], in: try Scratch())
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("every case of scope 1, 1 subject\n"))
    #expect(run.output.contains("✔ Diagonal  all 8,016 cases of scope 1, as declared: nothing"))
    #expect(run.output.contains("1 of 1 specimens as declared in all 8,016 cases of scope 1; "))
  }

  @Test func `COST-01 what the scope is too small for is listed, and is no failure`() throws {
    let run = try CommandRun(
      ["check", "RowMeasuringPairs", "--exhaustive", "1", "--select", "COST"], in: try Scratch())
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        "✔ RowMeasuringPairs  all 8,016 cases of scope 1, as declared: nothing broken; "
          + "not in scope 1: COST-01"))
    let json = try CommandRun(
      ["check", "RowMeasuringPairs", "--exhaustive", "1", "--select", "COST", "--json", "-"],
      in: try Scratch())
    let end = try #require(try json.lines("subjectFinished").first)
    #expect(end["scope"] as? Int == 1)
    #expect(end["cases"] as? Int == 8016)
    let verdict = try #require(end["verdict"] as? [String: Any])
    #expect(verdict["met"] as? Bool == true)
    #expect(verdict["outOfScope"] as? [String] == ["COST-01"])
  }

  @Test func `SIZE-06 and SIZE-07 rules of many cases look at cases from the whole scope`() throws {
    let words = ["FixedCard", "FlowComparingCoordinate", "Diagonal", "Flow"]
    let run = try CommandRun(
      ["check"] + words + ["--exhaustive", "2", "--select", "SIZE-06,SIZE-07"], in: try Scratch())
    #expect(run.exitCode == 0)
    #expect(run.output.contains("scope 2, as declared: breaks SIZE-06\n"))
    #expect(run.output.contains("scope 2, as declared: breaks SIZE-07\n"))
  }

  @Test func `PLACE-05 the shards of a scope are all of it`() throws {
    let scratch = try Scratch()
    var cases = 0
    for shard in 1...3 {
      let run = try CommandRun(
        ["check", "RowAtZero", "--exhaustive", "1", "--shard", "\(shard)/3", "--json", "-"],
        in: scratch)
      #expect(run.exitCode == 0)
      cases += try #require(try run.lines("runFinished").first?["cases"] as? Int)
    }
    let whole = try CommandRun(
      ["check", "RowAtZero", "--exhaustive", "1", "--shard", "2/3"], in: scratch)
    #expect(whole.output.contains(" cases of shard 2/3 of scope 1"))
    let subject = Subject("Row") { draw in
      _ = draw.length("spacing", in: 0...24)
      return ZeroLayout()
    }
    #expect(cases == ExhaustiveCases(for: subject, counts: .any, scope: 1).count)
  }

  @Test func `a finding that nobody declared fails, in any scope`() {
    let verdict = RunEvent.Verdict(declared: ["PLACE-01"], found: ["PLACE-05"], scope: 2)
    #expect(!verdict.isMet)
    #expect(verdict.outOfScope == ["PLACE-01"])
    #expect(!RunEvent.Verdict(declared: ["PLACE-01"], found: [], scope: nil).isMet)
  }

  @Test func `PLACE-05 the command that finds a case again names the scope`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("AtZero.swift", Sources.rowAtZero)
    let run = try CommandRun(
      ["check", file, "--exhaustive", "1", "--select", "PLACE", "--corpus", "Kept"], in: scratch)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("1 finding, 0 warnings in all 8,016 cases of scope 1; "))
    let saved = try Corpus.files(at: [scratch.url.appending(path: "Kept").path])
    #expect(saved.count == 1)
    #expect(try Corpus.read(saved[0]).found?.origin == .exhaustive(scope: 1))
    let again = try CommandRun(
      ["check", file, "--exhaustive", "1", "--select", "PLACE", "--verbose"], in: scratch)
    #expect(again.output.contains("check AtZero.swift --select PLACE-05 --exhaustive 1\n"))
  }

  @Test(arguments: [
    (["--exhaustive", "2", "--cases", "5"], "leave out '--cases'"),
    (["--exhaustive", "2", "--seed", "5"], "leave out '--seed'"),
    (["--exhaustive", "0"], "'--exhaustive 0': expected a whole number from 1 to 4"),
  ])
  func `what does not go together is said`(words: [String], message: String) throws {
    let run = try CommandRun(["check", "Flow"] + words, in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a layout that takes more subviews than the scope has is an error`() throws {
    var plan = RunPlan(seed: 1, cases: 1, rules: RuleCatalogue.byDefault)
    plan.scope = 2
    let subject = Subject("Card", count: .exactly(3)) { _ in AnyLayout(ZeroLayout()) }
    var behaviour = ObservedBehaviour()
    behaviour.counts = .exactly(3)
    let check = try SubjectRun(subject, plan: plan, judgedAs: behaviour)
    let error = try #require(throws: ToolError.self) { _ = try check.feed() }
    #expect(error.exitCode == .usage)
    #expect(
      error.description.hasPrefix(
        "'--exhaustive 2': 'Card' takes exactly 3 subviews, and the cases of scope 2 have at most 2\n"
      ))
  }
}
