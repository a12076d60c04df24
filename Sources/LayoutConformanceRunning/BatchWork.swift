import CConformanceSupport
import LayoutConformance

/// What a worker does in a batch: it draws one case after the other, and judges each by all rules.
///
/// It says where it is before each step, for those who find out what ended it.
struct BatchWork {
  let workload: Workload
  let counters: Counters
  let progress: Progress
  let page: WorkerPage
  /// How many times the parameters of a case were drawn again, by its number.
  let redraws: [Int: Int]
  /// The rows of the rules that ended the layout so often that they are judged in one of a hundred
  /// cases.
  let spent: Set<Int>

  /// Runs the cases of a range, from a case and one of its rules on.
  func run(_ range: Range<Int>, from start: Progress.Position) {
    var memory = MemoryWatch(workload.limits, page)
    var isFirst = true
    for index in start.index..<range.upperBound {
      let first = index == start.index ? start.row : 0
      guard let trial = trial(index, from: first) else { continue }
      // What the kit took to begin with is no case's.
      if isFirst { memory.charge() }
      isFirst = false
      judge(trial, index, from: first, &memory)
      conformance_end_copy()
      memory.makeRoom()
    }
    progress.noteCounted(range.upperBound)
  }

  /// Draws a case; `nil` for one that other shards run.
  private func trial(_ index: Int, from first: Int) -> Trial? {
    guard !workload.rows(for: index).isEmpty else { return nil }
    progress.position = Progress.Position(index: index, row: first)
    page.isDrawing = true
    let layoutCase = workload.source.layoutCase(index, redraw: redraws[index] ?? 0)
    page.isDrawing = false
    if workload.features != nil { conformance_clear_coverage() }
    return Trial(layoutCase, of: workload.subject, for: .counting)
  }

  /// Judges a case, from one of its rules on.
  private func judge(_ trial: Trial, _ index: Int, from first: Int, _ memory: inout MemoryWatch) {
    memory.begin()
    let watched = workload.watchedRow
    var isJudged = false
    for row in workload.rows(for: index) where row >= first {
      guard spent.isEmpty || !spent.contains(row) || index.isMultiple(of: 100) else {
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
}
