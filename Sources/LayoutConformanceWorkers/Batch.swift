import CConformanceSupport
import Foundation
import LayoutConformance

/// A range of cases that one worker after another runs, until all are done.
///
/// A worker notes the case and the rule in shared memory before it runs them, and counts there, too:
/// whatever ends it costs one fork, is known by its case, and loses nothing.
package final class Batch {
  /// The cases, those of other shards included.
  package let range: Range<Int>
  /// The counters, whole once the batch is done.
  package let counters: Counters
  /// How workers came to an end before their time, in the order of the cases.
  package private(set) var faults: [(index: Int, row: Int, fault: Fault)] = []

  private let workload: Workload
  private let progress: Progress
  private let capture: Capture
  /// The worker that runs at the moment, if any does.
  package private(set) var child: Worker?
  private var isDone = false
  private var next: Progress.Position
  private var lastSeen: (index: Int, since: WorkerClock)?
  private var doubted = -1
  // RUN-03 can only end the layout: once it has done so some times, more of it tells nothing new.
  private var faultsAtGreatestNumber = 0
  private static let enoughFaults = 20
  /// Whether a case was found to hang: others are likely to.
  package var knowsHang: Bool

  /// Sets up a batch; nothing runs yet.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(_ range: Range<Int>, of workload: Workload) throws(ToolError) {
    self.range = range
    self.workload = workload
    counters = try Counters(workload.rules)
    progress = try Progress(rules: workload.rules.count, startingAt: range.lowerBound)
    capture = try Capture()
    knowsHang = workload.knowsHang
    next = progress.position
  }

  /// How many cases of the shard ran so far.
  package var casesRun: Int {
    let end = isDone ? range.upperBound : progress.position.index
    return workload.shard.cases(in: range.lowerBound..<end)
  }

  /// Starts a worker where the last one stopped.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func start() throws(ToolError) {
    let (progress, counters, workload) = (progress, counters, workload)
    let (range, next) = (range, next)
    let isEnough = faultsAtGreatestNumber >= Self.enoughFaults
    let known = isEnough ? workload.rules.firstIndex(where: \.isAtGreatestNumber) : nil
    progress.position = next
    lastSeen = nil
    child = try Worker(limits: workload.limits, capture: capture) {
      var memory = MemoryWatch(workload.limits)
      for index in next.index..<range.upperBound {
        let first = index == next.index ? next.row : 0
        Self.run(index, from: first, but: known, workload, counters, progress, &memory)
        memory.makeRoom()
      }
      progress.noteCounted(range.upperBound)
    }
  }

  /// Runs one case, from one of its rules on; one rule may be known to end the layout.
  private static func run(
    _ index: Int, from first: Int, but known: Int?, _ workload: Workload, _ counters: Counters,
    _ progress: Progress, _ memory: inout MemoryWatch
  ) {
    let rows = workload.rows(for: index)
    guard !rows.isEmpty else { return }
    progress.position = Progress.Position(index: index, row: first)
    memory.begin()
    let watched = workload.watchedRow
    let layoutCase = workload.source.layoutCase(index)
    if workload.features != nil { conformance_clear_coverage() }
    let trial = Trial(layoutCase, of: workload.subject, for: .counting)
    var isJudged = false
    for row in rows where row >= first {
      guard row != known else {
        counters.tallies.skip(row, .layoutTrapped)
        continue
      }
      progress.position = Progress.Position(index: index, row: row)
      let applies = counters.tallies.judge(trial, rule: row, case: index) {
        if row == watched { memory.check() }
      }
      if applies { isJudged = true }
    }
    workload.features?.note(trial, case: index)
    if workload.shard.contains(index) {
      counters.labels.count(trial, isJudged: isJudged || first > 0)
    }
    progress.noteCounted(index)
  }

  /// Looks at the worker, and starts another if it ended before its time.
  ///
  /// - Returns: Whether the batch is done.
  /// - Throws: `ToolError` if the system makes no process.
  package func poll() throws(ToolError) -> Bool {
    guard let child else { return isDone }
    guard let (end, peak) = child.wait(microseconds: 0) else {
      try stopIfStuck(child)
      return isDone
    }
    self.child = nil
    switch end {
    // By these codes alone a layout that ends the process with one of them would not be found.
    case .exit(Worker.completed) where progress.position.index == range.upperBound:
      isDone = true
      return true
    case .exit(Worker.isFull) where progress.isCaseCounted:
      next = Progress.Position(index: progress.position.index + 1)
    case .exit(Worker.tookTooMuch)
    where progress.position.row == workload.watchedRow && doubts():
      // The case before may have done it after it was looked at: only the second time counts.
      break
    case .exit(let code):
      note(.exit(code, output: capture.tail, limits: workload.limits))
    case .signal(SIGKILL) where doubts():
      // Somebody else may have done it: only the second time counts.
      break
    case .signal(let number):
      note(.signal(number, output: capture.tail, peak: peak, limits: workload.limits))
    }
    return try goOn()
  }

  /// Ends the worker at once.
  package func cancel() {
    child?.kill()
    child = nil
  }

  private func stopIfStuck(_ child: Worker) throws(ToolError) {
    let index = progress.position.index
    guard let lastSeen, index == lastSeen.index else {
      lastSeen = (index, WorkerClock(child))
      return
    }
    let limits = workload.limits
    // Where cases hang the first look is a short one: the second decides, with all its time.
    let isFirstLook = doubted != index
    let patience = knowsHang && isFirstLook ? limits.hurried(by: 64) : limits
    guard lastSeen.since.isOver(patience.timeout) else { return }
    child.kill()
    self.child = nil
    // See IsolatedJudge: only the second time counts.
    if !doubts() {
      knowsHang = true
      note(.hang(workload.limits, output: capture.tail))
    }
    _ = try goOn()
  }

  /// Whether the case in work has ended a worker for the first time; it is run again then.
  ///
  /// One that is counted is not run again: it was over when the worker ended, however often one does.
  private func doubts() -> Bool {
    let position = progress.position
    guard !progress.isCaseCounted else {
      next = Progress.Position(index: position.index + 1)
      return true
    }
    guard doubted != position.index else { return false }
    doubted = position.index
    next = position
    return true
  }

  /// Notes a fault, and steps over what led to it.
  private func note(_ fault: Fault) {
    let (rules, sheet) = (workload.rules, counters.tallies)
    let index = min(progress.position.index, range.upperBound - 1)
    // What ends the worker after the last rule, as a cache that is given back, is told with that.
    let row = min(progress.position.row, rules.count - 1)
    if progress.isCaseCounted {
      next = Progress.Position(index: index + 1)
    } else if rules[row].id == RunRules.returns.id {
      // The case itself ends the layout: no other rule could judge it.
      for other in row..<rules.count {
        sheet.skip(other, .layoutTrapped)
      }
      next = Progress.Position(index: index + 1)
    } else {
      sheet.skip(row, .layoutTrapped)
      if rules[row].isAtGreatestNumber { faultsAtGreatestNumber += 1 }
      next = Progress.Position(index: index, row: row + 1)
    }
    if next.row == rules.count { next = Progress.Position(index: index + 1) }
    // A case of another shard is that shard's to tell of.
    if workload.shard.contains(index) { faults.append((index, row, fault)) }
  }

  private func goOn() throws(ToolError) -> Bool {
    guard next.index < range.upperBound else {
      isDone = true
      return true
    }
    try start()
    return false
  }
}

extension Rule {
  fileprivate var isAtGreatestNumber: Bool { id == RunRules.returnsAtGreatestNumber.id }
}
