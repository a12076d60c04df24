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

  /// How many cases the first batch of a run has, which runs alone: what hangs, traps or hoards in most
  /// cases is known before it costs more.
  private static let firstBatch = 16

  /// How often the layout is found to hang or to hoard until it is known that it does.
  private static let enough = 5

  /// Runs a range of cases.
  ///
  /// Faults are given, and suspects decided, in the order of the cases, whichever worker was first.
  ///
  /// - Parameters:
  ///   - range: The numbers of the cases; those of other shards are left out.
  ///   - workload: What to do with them.
  ///   - batchSize: How many cases a worker runs; by default as many as fit the range.
  ///   - known: What is known to hang or to hoard in some cases.
  ///   - deadline: When to stop before they are done.
  ///   - tick: Called now and then with the number of cases that ran so far.
  ///   - decide: Decides about a case that takes long; by default one that has had all its time hangs.
  ///   - take: Takes a fault.
  /// - Returns: The batches in order, cut short where the deadline came first; what is known to hang or
  ///   to hoard by now.
  /// - Throws: `ToolError` if the system makes no processes; the workers are ended then.
  package func run(
    _ range: Range<Int>, of workload: Workload, batchSize: Int? = nil, known: Set<Stuck> = [],
    until deadline: Deadline, tick: (Int) -> Void = { _ in },
    decide: (Batch.Suspect) throws(ToolError) -> Batch.Decision = { suspect in
      suspect.isPatient || suspect.fault.kind == .memory ? .fault(suspect.fault) : .slow
    },
    take: (CaseFault) throws(ToolError) -> Void = { _ in }
  ) throws(ToolError) -> (batches: [Batch], known: Set<Stuck>) {
    if !workload.limits.isInProcess { WarmUp.prepare(for: workload.subject) }
    let batches = try batches(range, of: workload, batchSize)
    var (waiting, running) = (batches[...], [Batch]())
    var known = known
    var seen: [Stuck: Int] = [:]
    // The first batch that is not done, and how many of its faults were given.
    var (first, given) = (0, 0)
    func settle() throws(ToolError) {
      while first < batches.count {
        let batch = batches[first]
        for fault in batch.faults.dropFirst(given) {
          given += 1
          try take(fault)
        }
        if let suspect = batch.suspect, deadline.reason == nil {
          let decision = try decide(suspect)
          let place = Stuck(workload.rules[suspect.row])
          if case .fault = decision { seen[place, default: 0] += 1 }
          if seen[place] == Self.enough { known.insert(place) }
          try batch.decide(decision)
          continue
        }
        guard batch.isDone else { return }
        (first, given) = (first + 1, 0)
      }
    }
    do {
      while first < batches.count {
        guard deadline.reason == nil else { break }
        let isAlone = range.lowerBound == 0 && first == 0
        while running.count(where: { $0.child != nil }) < max(jobs, 1),
          !isAlone || running.isEmpty, let next = waiting.popFirst()
        {
          try next.start()
          running.append(next)
        }
        // Where cases are known to take long each is to be stopped soon.
        let pause: Int64 = known.isEmpty ? 20_000 : 4_000
        Worker.wait(forAnyOf: running.compactMap(\.child), microseconds: pause)
        for batch in running { try batch.poll(known: known) }
        running.removeAll(where: \.isDone)
        tick(batches.reduce(0) { $0 + $1.casesRun })
        try settle()
      }
      for batch in running { batch.cancel() }
      // What others saw behind the first that is not done is not to be lost.
      for (index, batch) in batches.enumerated() where index >= first {
        for fault in batch.faults.dropFirst(index == first ? given : 0) { try take(fault) }
      }
    } catch {
      for batch in running { batch.cancel() }
      throw error
    }
    return (batches, known)
  }

  private func batches(
    _ range: Range<Int>, of workload: Workload, _ batchSize: Int?
  ) throws(ToolError) -> [Batch] {
    let shards = workload.shard.count
    let size = (batchSize ?? Self.batchSize(in: range.count / shards)) * shards
    var starts = Array(stride(from: range.lowerBound, to: range.upperBound, by: size))
    let early = Self.firstBatch * shards
    if range.lowerBound == 0, early < min(size, range.count) { starts.insert(early, at: 1) }
    var batches: [Batch] = []
    for (start, end) in zip(starts, starts.dropFirst() + [range.upperBound]) {
      batches.append(try Batch(start..<end, of: workload))
    }
    return batches
  }
}
