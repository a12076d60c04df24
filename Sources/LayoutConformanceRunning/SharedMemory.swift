import CConformanceSupport
import Foundation

/// Memory that a parent process shares with its children: what a child wrote outlives it.
package final class SharedMemory {
  /// The first byte.
  package let base: UnsafeMutableRawPointer
  private let length: Int

  /// Maps memory of some bytes, all 0.
  ///
  /// - Throws: `ToolError` if the system has none.
  package init(length: Int) throws(ToolError) {
    guard let base = conformance_map_shared(length) else {
      throw ToolError(
        .software, "no memory to share with workers: \(String(cString: strerror(errno)))")
    }
    self.base = base
    self.length = length
  }

  deinit {
    conformance_unmap(base, length)
  }
}
