import Foundation
import LayoutConformance
package import LayoutConformanceRunning

/// A stream of text that goes to a file or to one of the standard streams.
///
/// Each write goes out at once: what was printed is not lost when the process is killed.
package final class Output {
  /// Why a write failed, `nil` while none did; a reader that closed its end is no failure.
  package private(set) var failure: String?

  private let name: String
  private let descriptor: Int32
  private let isOwned: Bool

  private init(_ name: String, descriptor: Int32, isOwned: Bool) {
    self.name = name
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// What scripts read: findings and results.
  package static func standard() -> Output {
    Output("standard output", descriptor: STDOUT_FILENO, isOwned: false)
  }

  /// What people read in passing: progress, hints, errors.
  package static func error() -> Output {
    Output("standard error", descriptor: STDERR_FILENO, isOwned: false)
  }

  /// Opens a file for writing, empty; `-` is the standard output.
  ///
  /// - Throws: `ToolError` with the reason if it cannot be written.
  package static func file(_ path: String) throws(ToolError) -> Output {
    guard path != "-" else { return standard() }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ToolError(.data, "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
    return Output(path, descriptor: descriptor, isOwned: true)
  }

  /// Opens a file to write behind what is there.
  ///
  /// - Throws: `ToolError` with the reason if it cannot be written.
  package static func appending(to path: String) throws(ToolError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ToolError(.data, "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
    return Output(path, descriptor: descriptor, isOwned: true)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Whether the stream is the standard output.
  package var isStandard: Bool { descriptor == STDOUT_FILENO }

  /// Whether a person sees the stream as it is written.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal, `nil` where the stream is none.
  package var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes a text in place of all that was written.
  package func rewrite(_ text: String) {
    // What is no file has no beginning to go back to; the text is written behind the last one.
    if ftruncate(descriptor, 0) == 0 { lseek(descriptor, 0, SEEK_SET) }
    write(text)
  }

  /// Tells people something, without a mark or a colour; names and messages in it are not obeyed.
  package func say(_ text: String) { write(text.inert + "\n") }

  /// Tells people of an error.
  package func complain(_ problem: String) { say("Error: \(problem)") }

  /// Writes a text as it is; the first failure is kept, and nothing more is written after it.
  package func write(_ text: String) {
    guard failure == nil else { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        failure = "\(name): cannot be written: \(String(cString: strerror(errno)))"
        return
      }
    }
  }
}
