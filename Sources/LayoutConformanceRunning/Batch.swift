import Foundation
import LayoutConformance

/// A range of cases that one worker after another runs, until all are done.
///
/// A worker notes the case and the rule in shared memory before it runs them, and counts there, too:
/// whatever ends it costs one fork, is known by its case, and loses nothing.
///
/// A case that takes long is a *suspect*: somebody decides whether it hangs, and the batch waits for
/// the decision without a worker.
package final class Batch {
  /// The cases, those of other shards included.
  package let range: Range<Int>
  /// The counters, whole once the batch is done.
  package let counters: Counters
  /// How workers came to an end before their time, in the order of the cases.
  package private(set) var faults: [CaseFault] = []
  /// The case that takes long, while nobody has decided about it.
  package private(set) var suspect: Suspect?
  /// How many times the parameters of a case were drawn again, by its number.
  package private(set) var redraws: [Int: Int] = [:]
  /// Whether all cases ran.
  package private(set) var isDone = false
  /// The worker that runs at the moment, if any does.
  package private(set) var child: Worker?

  private let workload: Workload
  private let progress: Progress
  private let page: WorkerPage
  private let capture: Capture
  private var next: Progress.Position
  private var watch: (position: Int, since: WorkerWatch)?
  private var doubted = -1
  // The case that has been found to take its time, and may take all of it.
  private var patient = -1
  private var patience: Int64
  // How often each rule ended the layout, or took too long in it.
  private var ends: [Int: Int] = [:]

  /// How many times parameters are drawn for one case before it is left out.
  package static let mostRedraws = 16

  /// How often a rule may end the layout until it is judged in one of a hundred cases.
  private static let mostEnds = 20

  /// Sets up a batch; nothing runs yet.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(_ range: Range<Int>, of workload: Workload) throws(ToolError) {
    self.range = range
    self.workload = workload
    counters = try Counters(workload.rules)
    progress = try Progress(rules: workload.rules.count, startingAt: range.lowerBound)
    page = try WorkerPage()
    capture = try Capture()
    // Where cases are learnt from one has all the time: a case that is begun again in another process shows
    // other branches, down to those of an array that grows, whose memory hangs on what was there before.
    patience =
      workload.features == nil ? workload.limits.hurried(by: 100).timeout : workload.limits.timeout
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
    let work = BatchWork(
      workload: workload, counters: counters, progress: progress, page: page, redraws: redraws,
      spent: Set(ends.filter { $0.value >= Self.mostEnds }.keys))
    let (range, next) = (range, next)
    progress.position = next
    watch = nil
    child = try Worker(limits: workload.limits, capture: capture, page: page) {
      work.run(range, from: next)
    }
  }

  /// Looks at the worker, and starts another if it ended before its time.
  ///
  /// - Parameter known: What is known to hang or to hoard in some cases: one more that takes long there
  ///   is not looked at twice.
  /// - Throws: `ToolError` if the system makes no process.
  package func poll(known: Set<Stuck>) throws(ToolError) {
    guard let child else { return }
    guard let (end, _) = child.wait(microseconds: 0) else {
      return try stopIfStuck(child, known: known)
    }
    self.child = nil
    switch page.end {
    case .completed where progress.position.index == range.upperBound:
      isDone = true
      return
    case .full where progress.isCaseCounted:
      next = Progress.Position(index: progress.position.index + 1)
    case .tookTooMuch where doubts():
      // The case before may have done it after it was looked at: only the second time counts.
      break
    case .unknown where end == .signal(SIGKILL) && doubts():
      // Somebody else may have done it: only the second time counts.
      break
    default:
      note(
        Fault(
          end, page, output: capture.tail, limits: workload.limits, sites: workload.sites))
    }
    try goOn()
  }

  /// Ends the worker at once.
  package func cancel() {
    child?.kill()
    child = nil
  }

  /// Takes the decision about the suspect, and goes on.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func decide(_ decision: Decision) throws(ToolError) {
    guard suspect != nil else { return }
    suspect = nil
    switch decision {
    case .fault(let fault): note(fault)
    case .slow:
      next = progress.position
      patient = next.index
      patience = min(patience * 4, workload.limits.timeout)
    }
    try goOn()
  }

  private func stopIfStuck(_ child: Worker, known: Set<Stuck>) throws(ToolError) {
    let position = progress.position
    let place = progress.place
    guard let watch, watch.position == place else {
      watch = (place, WorkerWatch(child))
      return
    }
    let isKnown = known.contains(Stuck(workload.rules[row(of: position)]))
    let isPatient =
      patient == position.index || !isKnown && patience >= workload.limits.timeout
    var limits = workload.limits
    if !isPatient { limits.timeout = patience }
    if !isPatient, isKnown {
      limits.timeout = min(patience, 4 * workload.limits.hurried(by: 100).timeout)
      limits = limits.hurried(by: 2)
    }
    // What a rule's experiments leak together is not charged: the worker has the memory for it.
    if workload.watchedRow != position.row { limits.memory *= 16 }
    guard let reason = watch.since.isOver(limits), reason != .interruption else { return }
    child.kill()
    self.child = nil
    let fault = Fault(reason, page, output: capture.tail, limits: workload.limits)
    guard !isKnown || isPatient && reason != .memory else {
      note(fault, isRepeated: true)
      return try goOn()
    }
    suspect = Suspect(
      number: number(position.index), row: row(of: position), isDrawing: page.isDrawing,
      fault: fault, isPatient: isPatient)
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
  private func note(_ fault: Fault, isRepeated: Bool = false) {
    let (rules, sheet) = (workload.rules, counters.tallies)
    let index = min(progress.position.index, range.upperBound - 1)
    // What ends the worker after the last rule, as a cache that is given back, is told with that.
    let row = row(of: progress.position)
    let reason = isRepeated ? SkipReason.layoutStuck : .layoutTrapped
    let number = number(index)
    next = Progress.Position(index: index + 1)
    if page.isDrawing {
      if redraw(index, after: fault) { return }
      for other in workload.rows(for: index) {
        sheet.skip(other, fault.isRefusal ? .refusedParameters : reason)
      }
      if fault.isRefusal { return }
    } else if progress.isCaseCounted {
      // All rules judged the case before the worker ended.
    } else if rules[row].isOfRuns {
      // The case itself ends the layout: no other rule could judge it.
      for other in workload.rows(for: index) where other >= row { sheet.skip(other, reason) }
    } else {
      ends[row, default: 0] += 1
      if row + 1 < rules.count { next = Progress.Position(index: index, row: row + 1) }
      // The rule made the layout with parameters of its own, which its initialiser does not take.
      guard !fault.isRefusal else { return sheet.skip(row, .refusedParameters) }
      sheet.skip(row, reason)
    }
    // A case of another shard is that shard's to tell of.
    guard workload.shard.contains(index) else { return }
    faults.append(
      CaseFault(
        number: number, row: row, isDrawing: page.isDrawing, fault: fault,
        isRepeated: isRepeated))
  }

  /// Draws the parameters of a case again where the initialiser did not take them; false where that was
  /// done often enough.
  private func redraw(_ index: Int, after fault: Fault) -> Bool {
    guard fault.isRefusal, redraws[index, default: 0] + 1 < Self.mostRedraws else { return false }
    redraws[index, default: 0] += 1
    next = Progress.Position(index: index)
    return true
  }

  private func number(_ index: Int) -> IsolatedSubject.Number {
    IsolatedSubject.Number(index: index, redraw: redraws[index] ?? 0)
  }

  private func row(of position: Progress.Position) -> Int {
    min(position.row, workload.rules.count - 1)
  }

  private func goOn() throws(ToolError) {
    guard next.index < range.upperBound else {
      isDone = true
      return
    }
    try start()
  }
}
