import CConformanceSupport
import Foundation
import LayoutConformance

/// A range of cases that one worker after another runs, until all are done.
///
/// A worker writes the number of the case and of the rule to a shared page before it runs them, and
/// counts in the same page: whatever ends it costs one fork, is known by its case, and loses nothing.
final class Batch {
  /// The cases.
  let range: Range<Int>
  /// The counters of the rules, whole once the batch is done.
  let sheet: TallySheet
  /// How workers came to an end before their time, in the order of the cases.
  private(set) var faults: [(index: Int, row: Int, fault: Fault)] = []

  private let subject: Subject
  private let source: any CaseSource
  private let limits: Limits
  private let memory: SharedMemory
  private let progress: UnsafeMutablePointer<Int64>
  private let capture: Capture
  private var child: Worker?
  private var next: (index: Int, row: Int)
  private var lastSeen: (index: Int64, since: Int64) = (-1, 0)
  private var doubted = -1
  // Known once one case was found to hang: the others that do need not be waited for as long.
  private var knowsHang = false

  /// Sets up a batch; nothing runs yet.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  init(
    _ range: Range<Int>, of subject: Subject, rules: [Rule],
    source: any CaseSource, limits: Limits
  ) throws(ToolError) {
    self.range = range
    self.subject = subject
    self.source = source
    self.limits = limits
    let header = 2 * MemoryLayout<Int64>.stride
    let counters = TallySheet.counters(for: rules) * MemoryLayout<Int32>.stride
    memory = try SharedMemory(length: header + counters)
    progress = memory.base.bindMemory(to: Int64.self, capacity: 2)
    let base = (memory.base + header).bindMemory(
      to: Int32.self, capacity: TallySheet.counters(for: rules))
    sheet = TallySheet(rules: rules, over: base, ownedBy: memory)
    sheet.clear()
    capture = try Capture()
    next = (range.lowerBound, 0)
  }

  /// Starts a worker where the last one stopped.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  func start() throws(ToolError) {
    let (progress, sheet, subject, source) = (progress, sheet, subject, source)
    let (range, next) = (range, next)
    conformance_store(progress, Int64(next.index))
    conformance_store(progress + 1, Int64(next.row))
    lastSeen = (-1, conformance_now())
    child = try Worker(limits: limits, capture: capture) {
      for index in next.index..<range.upperBound {
        let first = index == next.index ? next.row : 0
        conformance_store(progress + 1, Int64(first))
        conformance_store(progress, Int64(index))
        let trial = Trial(source.layoutCase(index), of: subject)
        for row in first..<sheet.rules.count {
          conformance_store(progress + 1, Int64(row))
          sheet.judge(trial, rule: row, case: index)
        }
      }
    }
  }

  /// Waits for the worker a while, and starts another if it ended before its time.
  ///
  /// - Returns: Whether the batch is done.
  /// - Throws: `ToolError` if the system makes no process.
  func poll(microseconds: Int64) throws(ToolError) -> Bool {
    guard let child else { return true }
    guard let (end, peak) = child.wait(microseconds: microseconds) else {
      try stopIfStuck(child)
      return false
    }
    self.child = nil
    switch end {
    case .exit(Worker.completed): return true
    case .exit(let code): note(.exit(code, output: capture.tail))
    case .signal(let number):
      note(.signal(number, output: capture.tail, peak: peak, limits: limits))
    }
    return try goOn()
  }

  /// Ends the worker at once.
  func cancel() {
    child?.kill()
    child = nil
  }

  private func stopIfStuck(_ child: Worker) throws(ToolError) {
    let index = conformance_load(progress)
    let now = conformance_now()
    guard index == lastSeen.index else {
      lastSeen = (index, now)
      return
    }
    let patience = knowsHang ? max(limits.timeout / 8, 100_000) : limits.timeout
    guard now - lastSeen.since > patience else { return }
    child.kill()
    self.child = nil
    if knowsHang || doubted == Int(index) {
      knowsHang = true
      note(.hang(limits, output: capture.tail))
    } else {
      // A busy machine can stop a process for a while: only the second time counts.
      doubted = Int(index)
      next = (Int(index), Int(conformance_load(progress + 1)))
    }
    _ = try goOn()
  }

  /// Notes a fault, and steps over what led to it.
  private func note(_ fault: Fault) {
    let (index, row) = (Int(conformance_load(progress)), Int(conformance_load(progress + 1)))
    faults.append((index, row, fault))
    if sheet.rules[row].id == RunRules.returns.id {
      // The case itself ends the layout: no other rule could judge it.
      for other in row..<sheet.rules.count {
        sheet.skip(other, .layoutTrapped)
      }
      next = (index + 1, 0)
    } else {
      sheet.skip(row, .layoutTrapped)
      next = (index, row + 1)
    }
    if next.row == sheet.rules.count { next = (index + 1, 0) }
  }

  private func goOn() throws(ToolError) -> Bool {
    guard next.index < range.upperBound else { return true }
    try start()
    return false
  }
}
