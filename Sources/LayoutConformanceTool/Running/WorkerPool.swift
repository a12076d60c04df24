import LayoutConformance

/// Runs batches of cases, some at the same time, and gives them back in order.
struct WorkerPool {
  /// How many workers run at the same time.
  let jobs: Int

  /// Runs cases from 0 on.
  ///
  /// - Throws: `ToolError` if the system makes no processes; the workers are ended then.
  func run(
    _ subject: Subject, rules: [Rule], cases: Int, source: any CaseSource, limits: Limits
  ) throws(ToolError) -> [Batch] {
    var batches: [Batch] = []
    for start in stride(from: 0, to: max(cases, 1), by: RunPlan.batchSize) {
      batches.append(
        try Batch(
          start..<min(start + RunPlan.batchSize, cases), of: subject, rules: rules,
          source: source, limits: limits))
    }
    var waiting = batches[...]
    var running: [Batch] = []
    do {
      while !waiting.isEmpty || !running.isEmpty {
        while running.count < max(jobs, 1), let next = waiting.popFirst() {
          try next.start()
          running.append(next)
        }
        var left: [Batch] = []
        for batch in running where try !batch.poll(microseconds: running.count > 1 ? 500 : 20_000) {
          left.append(batch)
        }
        running = left
      }
    } catch {
      for batch in running { batch.cancel() }
      throw error
    }
    return batches
  }
}
