import Foundation
import Testing

@testable import LayoutConformance

/// What becomes of a run that somebody ends, and of what it found until then.
@Suite(.serialized) struct InterruptionTests {
  /// A run that would take ten minutes, and has found something by the time it is touched.
  private static let words = [
    "fuzz", "Hostile.swift", "AtZero", "--time", "10m", "--json", "run.jsonl", "--seed", "3",
  ]

  private func started(in scratch: Scratch) throws -> Process {
    _ = try HostileLayouts.file(in: scratch)
    let process = Process()
    process.executableURL = try CommandRun.program()
    process.arguments = Self.words
    process.currentDirectoryURL = scratch.url
    process.environment = CommandRun.environment(cache: try HostileLayouts.cache())
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Until the finding is there: a busy machine may take a while to compile the file.
    while process.isRunning, !report(in: scratch).contains("\"finding\"") { usleep(20_000) }
    return process
  }

  private func report(in scratch: Scratch) -> String {
    (try? String(contentsOf: scratch.url.appending(path: "run.jsonl"), encoding: .utf8)) ?? ""
  }

  private func keptCases(in scratch: Scratch) throws -> [SavedCase] {
    try Corpus.files(at: [scratch.url.appending(path: "Corpus").path]).map { path in
      try Corpus.read(path)
    }
  }

  /// The processes whose parent is another one.
  private func children(of parent: pid_t) -> [pid_t] {
    let path = "/proc/\(parent)/task/\(parent)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Whether a process does work; one that ended and was not yet waited for does not.
  private func isAlive(_ process: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return false }
    return !text[end...].hasPrefix(") Z")
  }

  private func waitUntilGone(_ processes: [pid_t]) {
    while processes.contains(where: isAlive) { usleep(10_000) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a request to stop ends the run with a report and 130`(signal: Int32) throws {
    let scratch = try Scratch()
    let process = try started(in: scratch)
    let workers = children(of: process.processIdentifier)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(report(in: scratch).contains("\"stoppedBecause\": \"it was interrupted\""))
    #expect(report(in: scratch).contains("\"exitCode\": 130"))
    #expect(try Set(keptCases(in: scratch).map(\.rule)) == ["PLACE-05"])
    waitUntilGone(workers)
  }

  @Test func `a killed run leaves no worker behind, and what it told is saved`() throws {
    let scratch = try Scratch()
    let process = try started(in: scratch)
    var workers: [pid_t] = []
    while workers.isEmpty { workers = children(of: process.processIdentifier) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    waitUntilGone(workers)
    #expect(try Set(keptCases(in: scratch).map(\.rule)) == ["PLACE-05"])
  }

  @Test func `a worker that is killed from outside is no finding`() throws {
    let scratch = try Scratch()
    let process = try started(in: scratch)
    for _ in 0..<5 {
      var workers: [pid_t] = []
      while workers.isEmpty { workers = children(of: process.processIdentifier) }
      for worker in workers { kill(worker, SIGKILL) }
      usleep(100_000)
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(!report(in: scratch).contains("RUN-01\", \"level"))
    #expect(try Set(keptCases(in: scratch).map(\.rule)) == ["PLACE-05"])
  }

  @Test func `Ctrl-C on a terminal stops the run, which showed how far it was`() throws {
    let scratch = try Scratch()
    _ = try HostileLayouts.file(in: scratch)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", "-c", Self.terminal, try CommandRun.program().path] + Self.words
    process.currentDirectoryURL = scratch.url
    process.environment = CommandRun.environment(cache: try HostileLayouts.cache())
    let screen = scratch.url.appending(path: ".screen")
    try Data().write(to: screen)
    process.standardOutput = try FileHandle(forWritingTo: screen)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let shown = try String(contentsOf: screen, encoding: .utf8)
    #expect(shown.contains("\rAtZero  ") || shown.contains("\u{1B}[KAtZero  "), "\(shown)")
    #expect(shown.contains("it was interrupted"))
    #expect(try Set(keptCases(in: scratch).map(\.rule)) == ["PLACE-05"])
  }

  /// Runs a command on a terminal of its own, types Ctrl-C when the report has a finding, and ends
  /// with the command's exit code.
  private static let terminal = """
    import os, pty, sys, threading, time
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.argv[1], sys.argv[1:])
    def type_interrupt():
        while True:
            time.sleep(0.05)
            try:
                if '"finding"' in open('run.jsonl').read(): break
            except OSError: pass
        time.sleep(1)
        os.write(terminal, b'\\x03')
    threading.Thread(target=type_interrupt, daemon=True).start()
    while True:
        try: data = os.read(terminal, 4096)
        except OSError: break
        if not data: break
        os.write(1, data)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """
}
