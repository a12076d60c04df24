import CConformanceSupport

/// What a worker says of itself, in memory that outlives it: why it ends, what it is at, and where a
/// crash came from.
///
/// What is not written there was not so: neither an exit code nor a printed line says how a worker
/// ended, since a layout can choose both.
///
/// One word is written by one process at a time, and whole: the page may be read while it is.
package final class WorkerPage: @unchecked Sendable {
  private let memory: SharedMemory
  private let page: UnsafeMutablePointer<conformance_page>

  /// Why a worker ended.
  package enum End: Int64, Sendable {
    /// Something else ended it.
    case unknown
    /// It did all it had to do.
    case completed
    /// One case took more memory than a case may take.
    case tookTooMuch
    /// It has so much memory that the next cases need a worker of their own.
    case full
    /// Its stack overflowed.
    case overflowed
    /// It had all the memory that it may have.
    case outOfMemory
  }

  /// Makes an empty page.
  ///
  /// - Throws: `ToolError` if the system lacks memory.
  package init() throws(ToolError) {
    memory = try SharedMemory(length: MemoryLayout<conformance_page>.stride)
    page = memory.base.bindMemory(to: conformance_page.self, capacity: 1)
  }

  /// Forgets the last worker.
  func clear() {
    end = .unknown
    isDrawing = false
    conformance_store(&page.pointee.making, 0)
    conformance_store(&page.pointee.frame_count, 0)
  }

  /// Why the worker ended, as far as it said so.
  package var end: End {
    get { End(rawValue: conformance_load(&page.pointee.end)) ?? .unknown }
    set { conformance_store(&page.pointee.end, newValue.rawValue) }
  }

  /// Whether a case was being drawn when the worker ended.
  package var isDrawing: Bool {
    get { conformance_load(&page.pointee.drawing) != 0 }
    set { conformance_store(&page.pointee.drawing, newValue ? 1 : 0) }
  }

  /// Whether the layout was being made when the worker ended.
  package var isMaking: Bool { making != Int64(conformance_making_none.rawValue) }

  /// Whether it was being made with values that were drawn for it.
  package var isMakingOfDraws: Bool { making == Int64(conformance_making_drawn.rawValue) }

  private var making: Int64 { conformance_load(&page.pointee.making) }

  /// The addresses of the calls that led to a crash, the innermost first; empty if there was none.
  package var frames: [UInt64] {
    let count = min(Int(conformance_load(&page.pointee.frame_count)), Int(conformance_frame_limit))
    return withUnsafeBytes(of: &page.pointee.frames) { bytes in
      Array(bytes.bindMemory(to: UInt64.self).prefix(max(count, 0)))
    }
  }

  /// What the crash handler of a worker writes to.
  var pointer: UnsafeMutablePointer<conformance_page> { page }
}
