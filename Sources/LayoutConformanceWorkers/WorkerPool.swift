import LayoutConformance

/// Runs batches of cases, some at the same time, and gives them back in order.
package struct WorkerPool {
  /// How many workers run at the same time.
  package let jobs: Int

  /// How many cases a worker runs before it makes room for the next, in a round of so many.
  ///
  /// A worker costs as much as some forty cases. The first thousand keep four cores busy, a long
  /// round thirty-two. The number does not depend on that of the jobs: what a batch does is the same
  /// with any.
  package static func batchSize(in round: Int) -> Int { max(round / 32, 250) }

  /// Makes a pool of some workers.
  package init(jobs: Int) {
    self.jobs = jobs
  }

  /// Runs a range of cases.
  ///
  /// - Parameters:
  ///   - range: The numbers of the cases; those of other shards are left out.
  ///   - workload: What to do with them.
  ///   - batchSize: How many cases a worker runs; by default as many as fit the range.
  ///   - deadline: When to stop before they are done.
  ///   - tick: Called now and then with the number of cases that ran so far.
  /// - Returns: The batches in order, cut short where the deadline came first.
  /// - Throws: `ToolError` if the system makes no processes; the workers are ended then.
  package func run(
    _ range: Range<Int>, of workload: Workload, batchSize: Int? = nil, until deadline: Deadline,
    tick: (Int) -> Void = { _ in }
  ) throws(ToolError) -> [Batch] {
    if !workload.limits.isInProcess { WarmUp.prepare(for: workload.subject) }
    let shards = workload.shard.count
    let size = (batchSize ?? Self.batchSize(in: range.count / shards)) * shards
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
        Worker.wait(forAnyOf: running.compactMap(\.child), microseconds: 20_000)
        var left: [Batch] = []
        for batch in running where try !batch.poll() { left.append(batch) }
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
