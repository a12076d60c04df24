import Foundation
import Testing

@testable import LayoutConformanceTool

@Suite struct ChildProcessTests {
  private func run(
    _ script: String, watch: CompileWatch = CompileWatch()
  ) throws -> ChildProcess.Outcome {
    try SourceWorkshop.visit { workshop in
      try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script], scratch: workshop.folder,
        watch: watch
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

  @Test(arguments: ["", "setsid "])
  func `what computes for too long is ended with its children, in any group`(
    prefix: String
  ) throws {
    try SourceWorkshop.visit { workshop in
      let mark = "\(workshop.folder)/child"
      let script = "\(prefix)sh -c 'echo $$ > \"$0\"; while :; do :; done' '\(mark)' & wait"
      let program = ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script], scratch: workshop.folder,
        watch: CompileWatch(limit: 500_000)
      )
      let error = #expect(throws: SourceError.self) { try program.run() }
      #expect(error?.exitCode == 65)
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

  @Test func `waiting takes no processor time, and only a machine without any ends it`() throws {
    #expect(try run("sleep 1", watch: CompileWatch(limit: 200_000)).end == .exited(0))
    let error = #expect(throws: SourceError.self) {
      try run("sleep 1000", watch: CompileWatch(limit: 20_000))
    }
    #expect(error?.exitCode == 69)
    #expect(error?.description.hasPrefix("this machine is too busy: /bin/sh got hardly") == true)
  }

  @Test func `the programs of one watch share its time`() throws {
    let watch = CompileWatch(limit: 1_000_000)
    func count() throws -> ChildProcess.Outcome {
      try run("i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done", watch: watch)
    }
    #expect(try count().end == .exited(0))
    let error = #expect(throws: SourceError.self) { for _ in 0..<1000 { _ = try count() } }
    #expect(error?.exitCode == 65)
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
