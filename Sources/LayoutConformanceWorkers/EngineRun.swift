import Foundation
package import LayoutConformance
import Synchronization

/// The check of one engine: lays out scenes round by round, and tells what broke.
package struct EngineRun {
  /// Makes another instance of the engine.
  package typealias Maker = @Sendable () throws(ToolError) -> any EngineUnderTest

  /// The engine that shrinks, and lays out all scenes where there is no other instance.
  package let engine: any EngineUnderTest
  /// What to do; its rules are those for engines.
  package let plan: RunPlan
  /// Why the engine is excused from rules, by ID.
  package let exceptions: [String: String]
  private let another: Maker?

  /// What came of the check.
  package struct Result {
    /// What became of rules and kinds, and the findings.
    package var outcome: EngineOutcome
    /// How many scenes were laid out.
    package var cases: Int
    /// The findings on exceptions that nobody needs.
    package var needless: [Finding]
    /// Why it ended before all scenes were laid out, `nil` if they were.
    package var stopped: Deadline.Reason?
  }

  /// Sets up the check of an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - plan: What to do; its rules are those for engines.
  ///   - exceptions: Why the engine is excused from rules, by ID.
  ///   - another: Makes another instance, for each of several jobs; without it there is one.
  package init(
    _ engine: any EngineUnderTest, plan: RunPlan, exceptions: [String: String] = [:],
    another: Maker? = nil
  ) {
    self.engine = engine
    self.plan = plan
    self.exceptions = exceptions
    self.another = another
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - saved: The findings that saved scenes show.
  ///   - deadline: When to stop before all scenes are laid out.
  ///   - tick: Called now and then with the number of scenes so far.
  ///   - tell: Takes each finding, the new ones of a round at its end; says what is told.
  /// - Returns: What came of it; the same for the same seed and an engine that is deterministic.
  /// - Throws: `ToolError` if another instance of the engine cannot be made.
  package func run(
    after saved: [Finding] = [], until deadline: Deadline, tick: (Int) -> Void = { _ in },
    tell: (Finding) throws(ToolError) -> Void
  ) throws(ToolError) -> Result {
    let generator = SceneGenerator(seed: plan.seed, lacks: engine.lacks)
    var outcome = EngineOutcome(rules: plan.rules, lacks: engine.lacks)
    for finding in outcome.add(saved) { try tell(finding) }
    let end = plan.cases ?? .max
    var (start, cases) = (0, 0)
    while start < end, deadline.reason == nil {
      let range = plan.round(from: start, to: end)
      let mine = range.filter(plan.shard.contains)
      let judged = try judgements(of: mine, drawnBy: generator, until: deadline) {
        tick(cases + $0)
      }
      outcome.undrawn += judged.undrawn
      cases += judged.scenes.count
      let new = outcome.add(judged.scenes) { sighting in
        sighting.smallest(in: engine, exceptions: exceptions) { Deadline.isGraceOver }
      }
      for finding in new { try tell(finding) }
      start = range.upperBound
      // Nothing is left to draw for an engine that lacks too much.
      if judged.scenes.isEmpty, judged.undrawn == mine.count { break }
    }
    let isCut = start < end || cases + outcome.undrawn < plan.shard.cases(in: 0..<start)
    let broken = Set(outcome.findings.flatMap { [$0.rule] + $0.alsoBreaks.map(\.rule) }.map(\.id))
    return Result(
      outcome: outcome, cases: cases,
      needless: outcome.tallies.needless(exceptions, broken: broken),
      stopped: isCut ? deadline.reason : nil)
  }

  /// The scenes of a part of a round that were judged, in their order.
  private typealias Judged = (scenes: [SceneJudgement], undrawn: Int)

  private func judgements(
    of numbers: [Int], drawnBy generator: SceneGenerator, until deadline: Deadline,
    tick: (Int) -> Void
  ) throws(ToolError) -> Judged {
    let jobs = another == nil ? 1 : min(plan.jobs, (numbers.count + 15) / 16)
    guard jobs > 1, let another else {
      var judged: Judged = ([], 0)
      for number in numbers where deadline.reason == nil {
        guard let sceneCase = generator.sceneCase(number) else {
          judged.undrawn += 1
          continue
        }
        judged.scenes.append(
          SceneJudgement(sceneCase, index: number, in: engine, by: plan.rules))
        tick(judged.scenes.count)
      }
      return judged
    }
    return try SceneJobs(numbers, plan.rules, generator, deadline).run(jobs, another, tick: tick)
  }
}

/// Scenes that several instances of an engine judge at the same time.
private final class SceneJobs: Sendable {
  private let numbers: [Int]
  private let rules: [Rule]
  private let generator: SceneGenerator
  private let deadline: Deadline
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var judged: [Int: SceneJudgement] = [:]
    var undrawn = 0
    var failure: ToolError?
  }

  init(_ numbers: [Int], _ rules: [Rule], _ generator: SceneGenerator, _ deadline: Deadline) {
    self.numbers = numbers
    self.rules = rules
    self.generator = generator
    self.deadline = deadline
  }

  /// Judges all scenes, each by the first instance that is free.
  func run(
    _ jobs: Int, _ make: @escaping EngineRun.Maker, tick: (Int) -> Void
  ) throws(ToolError) -> (scenes: [SceneJudgement], undrawn: Int) {
    let group = DispatchGroup()
    for _ in 0..<jobs {
      DispatchQueue.global().async(group: group) { self.work(make) }
    }
    while group.wait(timeout: .now() + 0.05) == .timedOut { tick(state.withLock(\.judged.count)) }
    let result = state.withLock { $0 }
    if let failure = result.failure { throw failure }
    return (result.judged.sorted { $0.key < $1.key }.map(\.value), result.undrawn)
  }

  private func work(_ make: EngineRun.Maker) {
    do throws(ToolError) {
      let engine = try make()
      while let number = takeNumber() {
        guard let sceneCase = generator.sceneCase(number) else {
          state.withLock { $0.undrawn += 1 }
          continue
        }
        let judgement = SceneJudgement(sceneCase, index: number, in: engine, by: rules)
        state.withLock { $0.judged[number] = judgement }
      }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  private func takeNumber() -> Int? {
    guard deadline.reason == nil else { return nil }
    return state.withLock { state in
      guard state.failure == nil, state.next < numbers.count else { return nil }
      defer { state.next += 1 }
      return numbers[state.next]
    }
  }
}
