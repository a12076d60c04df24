import LayoutConformance

/// Runs batches of cases, some at the same time, and gives them back in order.
package struct WorkerPool {
  /// How many workers run at the same time.
  package let jobs: Int

  /// How many cases a worker runs before it makes room for the next.
  ///
  /// A fork takes as long as a few cases, and the first thousand keep four cores busy. The number
  /// does not depend on the number of jobs: what a batch does is the same with any.
  package static let batchSize = 250

  /// Makes a pool of some workers.
  package init(jobs: Int) {
    self.jobs = jobs
  }

  /// Runs a range of cases.
  ///
  /// - Parameters:
  ///   - range: The numbers of the cases; those of other shards are left out.
  ///   - workload: What to do with them.
  ///   - batchSize: How many cases a worker runs.
  ///   - deadline: When to stop before they are done.
  ///   - tick: Called now and then with the number of cases that ran so far.
  /// - Returns: The batches in order, cut short where the deadline came first.
  /// - Throws: `ToolError` if the system makes no processes; the workers are ended then.
  package func run(
    _ range: Range<Int>, of workload: Workload, batchSize: Int = batchSize,
    until deadline: Deadline,
    tick: (Int) -> Void = { _ in }
  ) throws(ToolError) -> [Batch] {
    let size = batchSize * workload.shard.count
    var batches: [Batch] = []
    for start in stride(from: range.lowerBound, to: range.upperBound, by: size) {
      batches.append(try Batch(start..<min(start + size, range.upperBound), of: workload))
    }
    var waiting = batches[...]
    var running: [Batch] = []
    do {
      while !waiting.isEmpty || !running.isEmpty {
        guard deadline.reason == nil else { break }
        while running.count < max(jobs, 1), let next = waiting.popFirst() {
          next.knowsHang = next.knowsHang || batches.contains(where: \.knowsHang)
          try next.start()
          running.append(next)
        }
        var left: [Batch] = []
        for batch in running where try !batch.poll(microseconds: running.count > 1 ? 500 : 20_000) {
          left.append(batch)
        }
        running = left
        tick(batches.reduce(0) { $0 + $1.casesRun })
      }
    } catch {
      for batch in running { batch.cancel() }
      throw error
    }
    for batch in running { batch.cancel() }
    return batches
  }
}
