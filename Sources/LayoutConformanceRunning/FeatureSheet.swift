import CConformanceSupport
package import LayoutConformance

/// The features of the cases of a round, in memory that outlives the workers that see them.
package final class FeatureSheet {
  private static let width = CaseFeatures.limit + 1

  private let memory: SharedMemory
  // Each case of a round has a row: how many features, then these. Written by one worker.
  private let base: UnsafeMutablePointer<UInt32>

  /// Makes an empty sheet.
  ///
  /// - Throws: `ToolError` if the system lacks memory.
  package init() throws(ToolError) {
    let count = GuidedCases.roundSize * Self.width
    memory = try SharedMemory(length: count * MemoryLayout<UInt32>.stride)
    base = memory.base.bindMemory(to: UInt32.self, capacity: count)
  }

  /// Forgets the cases of the last round.
  package func clear() {
    for row in 0..<GuidedCases.roundSize { base[row * Self.width] = 0 }
  }

  /// Notes what a case made the layout do, if its baseline was made.
  package func note(_ trial: Trial, case index: Int) {
    guard var features = CaseFeatures(ofKnown: trial) else { return }
    for range in 0..<conformance_coverage_ranges() {
      var count = 0
      guard let start = conformance_coverage(range, &count) else { continue }
      features.addCoverage(UnsafeBufferPointer(start: start, count: count))
    }
    let row = base + index % GuidedCases.roundSize * Self.width
    let kept = features.kept
    for (offset, feature) in kept.enumerated() { row[offset + 1] = feature }
    row[0] = UInt32(kept.count)
  }

  /// The features of each case of the round, in order.
  package var features: [[UInt32]] {
    (0..<GuidedCases.roundSize).map { index in
      let row = base + index * Self.width
      return Array(UnsafeBufferPointer(start: row + 1, count: Int(row[0])))
    }
  }
}
