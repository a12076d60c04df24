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
  ///   - page: Where the child says why it ends: `completed` when `body` returned.
  ///   - body: What the child does.
  /// - Throws: `ToolError` if the system makes no process.
  package init(
    limits: Limits, capture: Capture, page: WorkerPage, body: () -> Void
  ) throws(ToolError) {
    page.clear()
    guard !limits.isInProcess else {
      identifier = 0
      body()
      page.end = .completed
      return
    }
    conformance_prepare_parent()
    capture.clear()
    // Otherwise what waits in the buffers would be printed twice.
    fflush(nil)
    let parent = getpid()
    let identifier = conformance_fork()
    guard identifier >= 0 else {
      throw ToolError(.software, "cannot start a worker: \(String(cString: strerror(errno)))")
    }
    if identifier == 0 {
      conformance_prepare_child(parent, page.pointer)
      conformance_redirect(capture.descriptor, Limits.output)
      _ = conformance_limit_memory(limits.memory)
      body()
      fflush(nil)
      page.end = .completed
      conformance_exit(0)
    }
    conformance_own_group(identifier)
    self.identifier = identifier
  }

  /// Waits for any of some workers to exit; may return early.
  package static func wait(forAnyOf workers: [Worker], microseconds: Int64) {
    let identifiers = workers.map(\.identifier)
    guard !identifiers.contains(0) else { return }
    conformance_wait_for_any(identifiers, identifiers.count, microseconds)
  }

  /// Waits for the child.
  ///
  /// - Returns: How it ended and the most memory it had in bytes; `nil` if it is still there.
  package func wait(microseconds: Int64) -> (end: End, peak: Int64)? {
    guard identifier != 0 else { return (.exit(0), 0) }
    var (status, peak): (Int32, Int64) = (0, 0)
    switch conformance_wait(identifier, microseconds, &status, &peak) {
    case 0: return nil
    case 1:
      let signal = conformance_signal_of(status)
      return (signal != 0 ? .signal(signal) : .exit(conformance_exit_code_of(status)), peak)
    default: return (.exit(-1), 0)
    }
  }

  /// Why a worker that was waited for was not waited for any longer.
  package enum Patience: Sendable {
    /// It computed for all of its time.
    case time
    /// It waited for something for all of its time.
    case sleep
    /// It took its memory.
    case memory
    /// Somebody asked for the end of the run.
    case interruption
  }

  /// Waits for the child until it has taken what it may take, and ends it then.
  ///
  /// - Parameter limits: What it may take: time of its own, as `WorkerClock` measures it, and memory.
  /// - Returns: How it ended and the most memory it had in bytes, or why it was ended.
  package func wait(within limits: Limits) -> Result<(end: End, peak: Int64), Stop> {
    let watch = WorkerWatch(self)
    var pause = min(limits.timeout, 20_000)
    while true {
      if let end = wait(microseconds: pause) { return .success(end) }
      if let patience = watch.isOver(limits) {
        kill()
        return .failure(Stop(patience: patience))
      }
      pause = 5_000
    }
  }

  /// A worker that was ended, as the failure of a result.
  package struct Stop: Error {
    package let patience: Patience
  }

  /// The time that the child computed so far, in microseconds; -1 where the system does not tell.
  var processorTime: Int64 { conformance_processor_time(identifier) }

  /// The memory that the child has at the moment, in bytes; -1 where the system does not tell.
  var residentMemory: Int64 { conformance_resident_memory(identifier) }

  /// Whether the child waits for something by itself, or was stopped, and not for its turn on a
  /// processor.
  var isAsleep: Bool { conformance_is_asleep(identifier) != 0 }

  /// Ends the child and the processes that it started, and waits for the child to exit.
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

  /// The last kilobytes of what was printed, with the beginnings of its lines: a message that is longer
  /// than that still begins as it does.
  package var tail: String {
    let length = Int(lseek(descriptor, 0, SEEK_END))
    guard length > Self.kept else { return String(decoding: bytes(length, at: 0), as: UTF8.self) }
    let count = min(length, Int(Limits.output))
    let lines = bytes(count, at: length - count).split(separator: UInt8(ascii: "\n"))
      .suffix(Self.kept).map { $0.prefix(Self.longest) }
    let text = lines.joined(separator: [UInt8(ascii: "\n")])
    return String(decoding: text.suffix(Self.kept), as: UTF8.self)
  }

  private static let kept = 4096
  private static let longest = 500

  private func bytes(_ count: Int, at offset: Int) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: max(count, 0))
    let read = pread(descriptor, &bytes, bytes.count, off_t(offset))
    return bytes.prefix(max(read, 0))
  }
}
