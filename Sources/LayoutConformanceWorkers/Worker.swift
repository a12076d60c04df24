import CConformanceSupport
import Foundation

/// A copy of this process that runs a layout, so that nothing the layout does can harm the rest.
package struct Worker {
  /// How a child came to its end.
  package enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  // 0 where the work was done in this process.
  private let identifier: pid_t

  /// Starts a child that runs a function and ends.
  ///
  /// - Parameters:
  ///   - limits: What the child may take.
  ///   - capture: The file that takes what the child prints.
  ///   - body: What the child does; when it returns the child ends with exit code `completed`.
  /// - Throws: `ToolError` if the system makes no process.
  package init(limits: Limits, capture: Capture, body: () -> Void) throws(ToolError) {
    guard !limits.isInProcess else {
      identifier = 0
      body()
      return
    }
    capture.clear()
    // Otherwise what waits in the buffers would be printed twice.
    fflush(nil)
    let parent = getpid()
    let identifier = conformance_fork()
    guard identifier >= 0 else {
      throw ToolError(.software, "cannot start a worker: \(String(cString: strerror(errno)))")
    }
    if identifier == 0 {
      conformance_prepare_child(parent)
      conformance_redirect(capture.descriptor, Limits.output)
      _ = conformance_limit_memory(limits.memory)
      body()
      fflush(nil)
      conformance_exit(Self.completed)
    }
    self.identifier = identifier
  }

  /// The exit code of a child that did all it had to do.
  package static let completed: Int32 = 113

  /// The exit code of a child that took more memory in one case than a case may take.
  package static let tookTooMuch: Int32 = 114

  /// The exit code of a child whose stack overflowed.
  package static let overflowed = Int32(conformance_overflow_code)

  /// The exit code of a child that has so much memory that the next cases need one of their own.
  package static let isFull: Int32 = 116

  /// Waits until one of some children is gone, no longer than a time and perhaps not as long.
  package static func wait(forAnyOf workers: [Worker], microseconds: Int64) {
    let identifiers = workers.map(\.identifier)
    guard !identifiers.contains(0) else { return }
    conformance_wait_for_any(identifiers, identifiers.count, microseconds)
  }

  /// Ends this child if a piece of work took more memory than a case may take.
  ///
  /// - Parameters:
  ///   - peak: The most memory that the child had before the work, in bytes.
  ///   - limits: What a case may take.
  /// - Returns: The most memory that the child has had so far, in bytes.
  @discardableResult
  package static func checkMemory(since peak: Int64, _ limits: Limits) -> Int64 {
    guard !limits.isInProcess else { return peak }
    let now = conformance_peak_memory()
    if now - peak > Int64(limits.caseMemory) { conformance_exit(tookTooMuch) }
    return now
  }

  /// Waits for the child.
  ///
  /// - Returns: How it ended and the most memory it had in bytes; `nil` if it is still there.
  package func wait(microseconds: Int64) -> (end: End, peak: Int64)? {
    guard identifier != 0 else { return (.exit(Self.completed), 0) }
    var (status, peak): (Int32, Int64) = (0, 0)
    switch conformance_wait(identifier, microseconds, &status, &peak) {
    case 0: return nil
    case 1:
      let signal = conformance_signal_of(status)
      return (signal != 0 ? .signal(signal) : .exit(conformance_exit_code_of(status)), peak)
    default: return (.exit(-1), 0)
    }
  }

  /// Waits for the child until it has taken a time of its own, as `WorkerClock` measures it.
  ///
  /// - Returns: How it ended and the most memory it had in bytes; `nil` if it is still there.
  package func wait(untilItTook limit: Int64) -> (end: End, peak: Int64)? {
    let clock = WorkerClock(self)
    if let end = wait(microseconds: limit) { return end }
    while !clock.isOver(limit) {
      if let end = wait(microseconds: 20_000) { return end }
    }
    return nil
  }

  /// The time that the child computed so far, in microseconds; -1 where the system does not tell.
  var processorTime: Int64 { conformance_processor_time(identifier) }

  /// Whether the child waits for something by itself, and not for its turn on a processor.
  var isAsleep: Bool { conformance_is_asleep(identifier) != 0 }

  /// Ends the child, and waits until it is gone.
  package func kill() {
    guard identifier != 0 else { return }
    conformance_kill(identifier)
    var (status, peak): (Int32, Int64) = (0, 0)
    _ = conformance_wait(identifier, 60_000_000, &status, &peak)
  }
}

/// A file without a name that takes what a child prints.
package final class Capture {
  fileprivate let descriptor: Int32

  /// Opens an empty capture.
  ///
  /// - Throws: `ToolError` if there is no room for temporary files.
  package init() throws(ToolError) {
    descriptor = conformance_open_capture()
    guard descriptor >= 0 else {
      throw ToolError(
        .software, "cannot make a temporary file: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(descriptor)
  }

  fileprivate func clear() {
    conformance_clear_capture(descriptor)
  }

  /// The last kilobytes of what was printed.
  package var tail: String {
    let length = Int(lseek(descriptor, 0, SEEK_END))
    guard length > 0 else { return "" }
    let count = min(length, 4096)
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, off_t(length - count))
    return String(decoding: bytes.prefix(max(read, 0)), as: UTF8.self)
  }
}
