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

  /// How many scenes are laid out where nobody says.
  package static let usualCases = 2000

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
    let source = SceneSource(seed: plan.seed, lacks: engine.lacks)
    var outcome = EngineOutcome(rules: plan.rules, lacks: engine.lacks)
    for finding in outcome.add(saved) { try tell(finding) }
    let end = plan.cases ?? .max
    var (start, cases) = (0, 0)
    var stopped: Deadline.Reason?
    while start < end, deadline.reason == nil {
      let range = plan.round(from: start, to: end)
      let mine = range.filter(plan.shard.contains)
      let judged = try judgements(of: mine, from: source, until: deadline) {
        tick(cases + $0)
      }
      outcome.undrawn += judged.undrawn
      cases += judged.scenes.count
      let new = outcome.add(judged.scenes) { sighting in
        sighting.smallest(in: engine, exceptions: exceptions, isStrict: plan.isStrict) {
          Deadline.isGraceOver
        }
      }
      for finding in new { try tell(finding) }
      if judged.isGivenUp {
        stopped = .silence
        break
      }
      start = range.upperBound
      // Nothing is left to draw for an engine that lacks too much.
      if judged.scenes.isEmpty, judged.undrawn == mine.count { break }
    }
    let isCut = start < end || cases + outcome.undrawn < plan.shard.cases(in: 0..<start)
    let broken = Set(outcome.findings.flatMap { [$0.rule] + $0.alsoBreaks.map(\.rule) }.map(\.id))
    return Result(
      outcome: outcome, cases: cases,
      needless: outcome.tallies.needless(exceptions, broken: broken),
      stopped: stopped ?? (isCut ? deadline.reason : nil))
  }

  private func judgements(
    of numbers: [Int], from source: SceneSource, until deadline: Deadline, tick: (Int) -> Void
  ) throws(ToolError) -> JudgedScenes {
    let jobs = another == nil ? 1 : min(plan.jobs, (numbers.count + 15) / 16)
    guard jobs > 1, let another else {
      var judged = JudgedScenes()
      for (position, number) in numbers.enumerated() {
        guard deadline.reason == nil, judged.wants(position) else { break }
        judged.note(
          source.sceneCase(number).map {
            SceneJudgement($0, index: number, in: engine, by: plan.rules)
          }, at: position)
        tick(judged.count)
      }
      return judged
    }
    return try SceneJobs(numbers, plan.rules, source, deadline).run(jobs, another, tick: tick)
  }
}

/// The scenes of a part of a round, as far as they are judged.
private struct JudgedScenes: Sendable {
  private var judged: [Int: SceneJudgement] = [:]
  /// How many could not be drawn.
  private(set) var undrawn = 0
  // The position behind which nothing is wanted any more.
  private var end = Int.max

  /// How many scenes in a row an engine may leave unanswered.
  private static let patience = 5

  /// How many are judged.
  var count: Int { judged.count }

  /// Whether the engine is given up: so many scenes in a row had no answer.
  var isGivenUp: Bool { end != .max }

  /// What was judged, in the order of the scenes.
  var scenes: [SceneJudgement] {
    judged.filter { $0.key <= end }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether the scene at a position is still to be judged: which are does not hang on how many instances
  /// judge them.
  func wants(_ position: Int) -> Bool { position <= end }

  /// Notes what came of the scene at a position, `nil` for one that could not be drawn.
  mutating func note(_ judgement: SceneJudgement?, at position: Int) {
    guard let judgement else {
      undrawn += 1
      return
    }
    judged[position] = judgement
    guard judgement.isUnanswered else { return }
    for last in position..<position + Self.patience
    where (last - Self.patience + 1...last).allSatisfy({ judged[$0]?.isUnanswered ?? false }) {
      end = min(end, last)
    }
  }
}

/// Scenes that several instances of an engine judge at the same time.
private final class SceneJobs: Sendable {
  private let numbers: [Int]
  private let rules: [Rule]
  private let source: SceneSource
  private let deadline: Deadline
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var judged = JudgedScenes()
    var failure: ToolError?
  }

  init(_ numbers: [Int], _ rules: [Rule], _ source: SceneSource, _ deadline: Deadline) {
    self.numbers = numbers
    self.rules = rules
    self.source = source
    self.deadline = deadline
  }

  /// Judges all scenes, each by the first instance that is free.
  func run(
    _ jobs: Int, _ make: @escaping EngineRun.Maker, tick: (Int) -> Void
  ) throws(ToolError) -> JudgedScenes {
    let group = DispatchGroup()
    for _ in 0..<jobs {
      DispatchQueue.global().async(group: group) { self.work(make) }
    }
    while group.wait(timeout: .now() + 0.05) == .timedOut { tick(state.withLock(\.judged.count)) }
    let result = state.withLock { $0 }
    if let failure = result.failure { throw failure }
    return result.judged
  }

  private func work(_ make: EngineRun.Maker) {
    do throws(ToolError) {
      let engine = try make()
      while let position = takePosition() {
        let number = numbers[position]
        let judgement = source.sceneCase(number).map {
          SceneJudgement($0, index: number, in: engine, by: rules)
        }
        state.withLock { $0.judged.note(judgement, at: position) }
      }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  private func takePosition() -> Int? {
    guard deadline.reason == nil else { return nil }
    return state.withLock { state in
      guard state.failure == nil, state.next < numbers.count, state.judged.wants(state.next) else {
        return nil
      }
      defer { state.next += 1 }
      return state.next
    }
  }
}
