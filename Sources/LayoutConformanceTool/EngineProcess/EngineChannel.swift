import Foundation
import LayoutConformance

/// The two ends of a running engine process: lines to it, lines from it, each within a time.
final class EngineChannel {
  private let process = Process()
  private let hasEnded = DispatchSemaphore(value: 0)
  private let requests = Pipe()
  private let answers = Pipe()
  private let errors: URL
  private var received = Data()
  private var isGreeted = false

  /// Starts a command, as a shell would.
  ///
  /// - Throws: `EngineFault.crashed` if it cannot be started.
  init(_ command: String) throws(EngineFault) {
    // An engine that ends while a request is on its way is a fault of the engine's, not of the tool.
    signal(SIGPIPE, SIG_IGN)
    errors = FileManager.default.temporaryDirectory
      .appending(path: "layout-conformance-engine-\(UUID().uuidString).txt")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(command)"]
    process.standardInput = requests
    process.standardOutput = answers
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    do {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw .crashed("it cannot be started: \(error.localizedDescription)")
    }
    for pipe in [requests.fileHandleForWriting, answers.fileHandleForReading] {
      let descriptor = pipe.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    // The end of its input ends an engine; one that stays is ended, with all that it started.
    // One that never started has the number 0, which stands for this process and all around it.
    let identifier = process.processIdentifier
    if identifier > 0, hasEnded.wait(timeout: .now() + 0.3) != .success {
      kill(-identifier, SIGKILL)
      kill(identifier, SIGKILL)
    }
    try? FileManager.default.removeItem(at: errors)
  }

  /// Writes a request and reads the line that answers it.
  ///
  /// - Throws: `EngineFault` if the process ends, is late, or writes what is no answer.
  func ask(_ request: EngineRequest, within time: Double) throws(EngineFault) -> EngineAnswer {
    let deadline = Date(timeIntervalSinceNow: time)
    // Before the greeting an engine that does not listen may have written already.
    if isGreeted, try readWhatIsThere() || !received.isEmpty {
      throw received.isEmpty
        ? .crashed(end()) : .garbled("a line that nobody asked for: \(Self.brief(received))")
    }
    isGreeted = true
    try write(Data((request.json.description + "\n").utf8), until: deadline, time)
    let line = try readLine(until: deadline, time)
    do {
      return try EngineAnswer(json: try JSONValue(parsing: line))
    } catch {
      throw .garbled("\(error.description), in \(Self.brief(line))")
    }
  }

  private func write(_ data: Data, until deadline: Date, _ time: Double) throws(EngineFault) {
    let descriptor = requests.fileHandleForWriting.fileDescriptor
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        // It reads no more: what it wrote before, or how it ended, is for who reads its answers.
        return
      } else if errno == EAGAIN {
        try wait(for: descriptor, POLLOUT, until: deadline, time)
      } else if errno != EINTR {
        throw .crashed(String(cString: strerror(errno)))
      }
    }
  }

  private func readLine(until deadline: Date, _ time: Double) throws(EngineFault) -> Data {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    let newline = UInt8(ascii: "\n")
    var searched = 0
    while true {
      if let end = received[(received.startIndex + searched)...].firstIndex(of: newline) {
        let line = Data(received[..<end])
        received = Data(received[(end + 1)...])
        return line
      }
      searched = received.count
      guard received.count <= 64 << 20 else {
        throw .garbled("more than 64 MiB without the end of a line")
      }
      try wait(for: descriptor, POLLIN, until: deadline, time)
      guard try readWhatIsThere(), !received.contains(newline) else { continue }
      throw received.isEmpty
        ? .crashed(end()) : .garbled("half a line, and then \(end()): \(Self.brief(received))")
    }
  }

  /// Reads what has come.
  ///
  /// - Returns: Whether the process has closed its output.
  private func readWhatIsThere() throws(EngineFault) -> Bool {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        received.append(contentsOf: bytes[..<count])
        guard received.count <= 64 << 20 else { return false }
      } else if count == 0 {
        return true
      } else if errno == EAGAIN {
        return false
      } else if errno != EINTR {
        throw .crashed(String(cString: strerror(errno)))
      }
    }
  }

  private func wait(
    for descriptor: Int32, _ event: Int32, until deadline: Date, _ time: Double
  ) throws(EngineFault) {
    let left = deadline.timeIntervalSinceNow
    guard left > 0 else {
      let half = received.isEmpty ? "" : ", and wrote \(Self.brief(received)) without an end"
      throw .hung("\(time) s\(half)")
    }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, Int32(min(left, 60) * 1000) + 1)
  }

  /// Tells how the process ended, and what it wrote to its error output last.
  private func end() -> String {
    if hasEnded.wait(timeout: .now() + 1) != .success {
      kill(process.processIdentifier, SIGKILL)
      hasEnded.wait()
      hasEnded.signal()
      return "it closed its output and went on"
    }
    hasEnded.signal()
    let status = process.terminationStatus
    let how =
      process.terminationReason == .exit
      ? "exit code \(status)" : "signal \(status) (\(String(cString: strsignal(status))))"
    let text = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? how : "\(how); its error output ends with: \(text.suffix(400))"
  }

  private static func brief(_ data: Data) -> String {
    let text = String(decoding: data.prefix(80), as: UTF8.self)
      .replacing("\n", with: " ")
    return "'\(text)\(data.count > 80 ? "…" : "")'"
  }
}
