import CConformanceSupport
import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// The search of one specimen's rules with some seeds, by one worker for as long as it lives.
///
/// The worker counts in shared memory and says there where it is: what ends it is known by its seed,
/// case and rule, and the next worker goes on behind it.
final class PowerRun {
  private let entry: GalleryEntry
  private let seeds: Int
  private let rules: [Rule]
  private let memory: SharedMemory
  private let progress: UnsafeMutablePointer<Int64>
  private let counts: UnsafeMutablePointer<Int32>
  private let sheet: TallySheet
  private let capture: Capture
  private let page: WorkerPage
  private let sites = CrashSites()
  private let limits = Limits(timeout: 500_000)

  /// Where a worker is.
  private struct Position: Equatable {
    var seed = 1
    var index = 0
    var row = 0
  }

  /// Sets up the search.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  init(_ entry: GalleryEntry, seeds: Int) throws(ToolError) {
    self.entry = entry
    self.seeds = seeds
    // The plain run of the case first: what ends it there is no other rule's.
    let others = entry.breaks.filter { $0 != RunRules.returns.id }
    rules =
      [RunRules.returns] + others.compactMap { RuleCatalogue.rule($0) }.filter(\.isOfDrawnCases)
    let header = 3 * MemoryLayout<Int64>.stride
    let results = seeds * rules.count
    let counters = TallySheet.counters(for: rules)
    memory = try SharedMemory(
      length: header + (results + counters) * MemoryLayout<Int32>.stride)
    progress = memory.base.bindMemory(to: Int64.self, capacity: 3)
    counts = (memory.base + header).bindMemory(to: Int32.self, capacity: results + counters)
    sheet = TallySheet(rules: rules, over: counts + results, ownedBy: memory)
    sheet.clear()
    capture = try Capture()
    page = try WorkerPage()
  }

  /// Searches, and gives a row for each rule that the specimen breaks.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func rows() throws(ToolError) -> [PowerBench.Row] {
    var start: Position? = Position()
    while let position = start {
      start = try step(from: position)
    }
    return rules.indices.filter { entry.breaks.contains(rules[$0].id) }.map { row in
      PowerBench.Row(
        specimen: entry, rule: rules[row],
        counts: (1...seeds).map { seed in
          let count = counts[slot(seed, row)]
          return count > 0 ? Int(count) : nil
        })
    }
  }

  private func slot(_ seed: Int, _ row: Int) -> Int { (seed - 1) * rules.count + row }

  private var position: Position {
    get {
      Position(
        seed: Int(conformance_load(progress)), index: Int(conformance_load(progress + 1)),
        row: Int(conformance_load(progress + 2)))
    }
    set {
      conformance_store(progress, Int64(newValue.seed))
      conformance_store(progress + 1, Int64(newValue.index))
      conformance_store(progress + 2, Int64(newValue.row))
    }
  }

  /// Runs one worker.
  ///
  /// - Returns: Where to go on, `nil` once all seeds are done.
  private func step(from start: Position) throws(ToolError) -> Position? {
    position = start
    let child = try Worker(limits: limits, capture: capture, page: page) {
      search(from: start)
    }
    var (last, watch) = (start, WorkerWatch(child))
    while true {
      if let (end, _) = child.wait(microseconds: 20_000) {
        guard page.end != .completed else { return nil }
        return note(Fault(end, page, output: capture.tail, limits: limits, sites: sites))
      }
      if position != last {
        (last, watch) = (position, WorkerWatch(child))
      } else if let reason = watch.isOver(limits) {
        child.kill()
        return note(Fault(reason, page, output: capture.tail, limits: limits))
      }
    }
  }

  /// Judges case after case with seed after seed, until each rule is found.
  private func search(from start: Position) {
    var memory = MemoryWatch(limits, page)
    for seed in start.seed...seeds {
      let first = seed == start.seed ? start : Position(seed: seed)
      if first == Position(seed: seed) { sheet.clear() }
      let generator = CaseGenerator(
        for: entry.subject, counts: entry.subject.counts ?? .any, seed: UInt64(seed))
      for index in first.index..<PowerBench.cases where !isDone(seed) {
        position = Position(seed: seed, index: index)
        let trial = Trial(generator.layoutCase(index), of: entry.subject, for: .counting)
        memory.begin()
        for row in (index == first.index ? first.row : 0)..<rules.count {
          guard counts[slot(seed, row)] == 0 else { continue }
          position = Position(seed: seed, index: index, row: row)
          sheet.judge(trial, rule: row, case: index) {
            if row == 0 { memory.check() }
          }
          if sheet.isBroken(row) { counts[slot(seed, row)] = Int32(index + 1) }
        }
      }
    }
  }

  /// Whether each rule that the specimen breaks was found with a seed.
  private func isDone(_ seed: Int) -> Bool {
    rules.indices.allSatisfy { row in
      counts[slot(seed, row)] > 0 || !entry.breaks.contains(rules[row].id)
    }
  }

  /// Notes what ended a worker, and steps over it.
  private func note(_ fault: Fault) -> Position? {
    let end = position
    let broken = rules[end.row].brokenBy(end: fault.status)
    if let row = rules.firstIndex(where: { $0.id == broken.id }),
      counts[slot(end.seed, row)] == 0
    {
      counts[slot(end.seed, row)] = Int32(end.index + 1)
    }
    var next = end
    if end.row == 0 || end.row + 1 == rules.count {
      next = Position(seed: end.seed, index: end.index + 1)
    } else {
      next.row += 1
    }
    if next.index == PowerBench.cases || isDone(end.seed) { next = Position(seed: end.seed + 1) }
    return next.seed <= seeds ? next : nil
  }
}
