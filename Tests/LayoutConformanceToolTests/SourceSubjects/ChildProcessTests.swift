import Foundation
import Testing

@testable import LayoutConformanceTool

@Suite struct ChildProcessTests {
  private func run(_ script: String, deadline: Double = 60) throws -> ChildProcess.Outcome {
    try SourceWorkshop.visit { workshop in
      try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script], scratch: workshop.folder,
        deadline: deadline
      ).run()
    }
  }

  @Test func `ends and error output are told`() throws {
    let failed = try run("echo out; echo 'a \"b\"' >&2; exit 3")
    #expect(failed.end == .exited(3))
    #expect(failed.errorOutput == "a \"b\"\n")
    #expect(try run("kill -9 $$").end == .signalled(9))
  }

  @Test func `much output does not stop a program`() throws {
    let outcome = try run("head -c 3000000 /dev/zero >&2; head -c 3000000 /dev/zero")
    #expect(outcome.end == .exited(0))
    #expect(outcome.errorOutput.utf8.count == 3_000_000)
  }

  @Test func `the deadline ends a program with its children`() throws {
    try SourceWorkshop.visit { workshop in
      let mark = "\(workshop.folder)/child"
      let script = "(echo $$; exec sleep 1000) & echo $! > '\(mark)'; wait"
      let outcome = try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script], scratch: workshop.folder, deadline: 0.5
      ).run()
      #expect(outcome.end == .timedOut)
      let child = try String(contentsOfFile: mark, encoding: .utf8).filter(\.isNumber)
      // The signal is on its way: the system takes a moment to end the process.
      var isGone = false
      for _ in 0..<1000 where !isGone {
        isGone = !isRunning(child)
        if !isGone { usleep(10_000) }
      }
      #expect(isGone)
    }
  }

  /// Whether a process is there and more than a zombie, for which nobody has waited yet.
  private func isRunning(_ child: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8) else {
      return false
    }
    return !status.contains("State:\tZ") && !status.contains("State:\tX")
  }

  @Test func `a program that is not there is told`() {
    #expect(throws: SourceError.self) {
      try ChildProcess(executable: "/no/such", arguments: [], scratch: "/tmp").run()
    }
  }
}
