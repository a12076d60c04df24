package import LayoutConformance

/// The counters of a run or of a part of it, in memory that outlives the worker that counts.
package final class Counters {
  /// What became of each rule.
  package let tallies: TallySheet
  /// What the cases are like.
  package let labels: LabelSheet

  /// Makes counters for some rules, all at their first values.
  ///
  /// - Throws: `ToolError` if the system lacks memory.
  package init(_ rules: [Rule]) throws(ToolError) {
    let count = TallySheet.counters(for: rules)
    let memory = try SharedMemory(
      length: (count + LabelSheet.counters) * MemoryLayout<Int32>.stride)
    let base = memory.base.bindMemory(to: Int32.self, capacity: count + LabelSheet.counters)
    tallies = TallySheet(rules: rules, over: base, ownedBy: memory)
    labels = LabelSheet(over: base + count, ownedBy: memory)
    tallies.clear()
    labels.clear()
  }

  /// Adds the counters of cases that come later.
  package func add(_ other: Counters) {
    tallies.add(other.tallies)
    labels.add(other.labels)
  }
}
