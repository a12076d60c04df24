import CConformanceSupport
import Foundation
package import LayoutConformance

extension IsolatedJudge {
  /// What shows how a case ended its worker: it is run once more, and every call is noted at once.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func exhibit(
    of fault: Fault, in layoutCase: LayoutCase, by rule: Rule
  ) throws(ToolError) -> Exhibit {
    Exhibit(fault, with: layoutCase, trace: try trace(layoutCase, by: rule))
  }

  private func trace(
    _ layoutCase: LayoutCase, by rule: Rule
  ) throws(ToolError) -> CrashTrace? {
    guard !limits.isInProcess else { return nil }
    let page = try TracePage()
    let subject = subject
    _ = try inChild(within: limits.hurried(by: 4)) {
      CrashTrace.noting(rule, layoutCase, of: subject) { page.note($0) }
    }
    return page.trace
  }
}

/// Where a process leaves the trace that it has so far.
///
/// One process writes, and another one reads once that is gone.
private final class TracePage: @unchecked Sendable {
  private let memory: SharedMemory
  private static let size = 1 << 20
  private static let head = MemoryLayout<Int64>.stride

  init() throws(ToolError) {
    memory = try SharedMemory(length: Self.size)
  }

  func note(_ trace: CrashTrace) {
    guard let data = try? IsolatedJudge.encoder.encode(trace), data.count < Self.size - Self.head
    else { return }
    let header = memory.base.assumingMemoryBound(to: Int64.self)
    // A process that is ended in the middle of it leaves none.
    conformance_store(header, 0)
    data.copyBytes(
      to: UnsafeMutableRawBufferPointer(start: memory.base + Self.head, count: data.count))
    conformance_store(header, Int64(data.count))
  }

  var trace: CrashTrace? {
    let length = Int(conformance_load(memory.base.assumingMemoryBound(to: Int64.self)))
    guard length > 0 else { return nil }
    let data = Data(bytes: memory.base + Self.head, count: length)
    return try? IsolatedJudge.decoder.decode(CrashTrace.self, from: data)
  }
}
