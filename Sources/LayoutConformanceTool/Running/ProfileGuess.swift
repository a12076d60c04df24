import LayoutConformance
import LayoutConformanceWorkers

/// The profile that a layout without one looks like, by how it does on that profile's rules.
struct ProfileGuess {
  let subject: Subject
  let arity: Arity
  let plan: RunPlan

  /// How many cases are looked at.
  private static let sample = 1000

  /// Finds the profile.
  ///
  /// - Parameter broken: What the rules for any layout found.
  /// - Returns: The first profile whose rules the layout keeps, and whose sign it shows; `nil` where
  ///   the user chose what to judge.
  /// - Throws: `ToolError` if the system makes no processes.
  func profile(
    _ broken: [(rule: String, status: Finding.Status)]
  ) throws(ToolError) -> Likeness? {
    guard subject.profile == nil, plan.selection.isGeneric, plan.shard == .whole else { return nil }
    for likeness in Likeness.all where likeness.isPossible(broken) && !Deadline.isInterrupted {
      let subject = subject.with(profile: likeness.profile)
      let workload = Workload(
        subject, rules: likeness.rules,
        source: CaseGenerator(for: subject, arity: arity, seed: plan.seed), limits: plan.limits,
        shard: .whole)
      let cases = min(plan.cases ?? Self.sample, Self.sample)
      let pool = WorkerPool(jobs: plan.limits.isInProcess ? 1 : plan.jobs)
      let batches = try pool.run(
        0..<cases, of: workload, until: Deadline(after: nil)
      ).batches
      let total = try Counters(likeness.rules)
      for batch in batches { total.add(batch.counters) }
      if batches.allSatisfy(\.faults.isEmpty), likeness.isShown(by: total.tallies.tallies) {
        return likeness
      }
    }
    return nil
  }
}
