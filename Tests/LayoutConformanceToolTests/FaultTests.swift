import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool
@testable import LayoutConformanceWorkers

/// How the end of a worker is told, and which ends are taken for one defect.
@Suite struct FaultTests {
  private func ended(_ signal: Int32, _ output: String = "", peak: Int64 = 0) -> Fault {
    .signal(signal, output: output, peak: peak, limits: Limits())
  }

  @Test func `each end has its words`() {
    #expect(
      ended(SIGILL, "Flow.swift:3: Fatal error: Index out of range\n").description
        == "trapped (signal 4, Index out of range)")
    #expect(ended(SIGABRT).description == "aborted (signal 6)")
    #expect(ended(SIGSEGV).description == "touched memory that is not its own (signal 11)")
    #expect(ended(SIGKILL).description == "was killed (signal 9)")
    #expect(ended(SIGUSR1).description == "was ended by signal 10 (signal 10)")
    let limits = Limits()
    #expect(
      Fault.exit(3, output: "", limits: limits).description == "ended the process with exit code 3")
    #expect(
      Fault.exit(Worker.overflowed, output: "", limits: limits).description
        == "overflowed the stack")
    #expect(
      Fault.exit(Worker.tookTooMuch, output: "", limits: limits).description
        == "took more than 64 MiB of memory")
    #expect(Fault.hang(limits, output: "").description == "did not return within 2.0 s")
  }

  @Test func `a worker that could get no memory ran out of it`() {
    #expect(ended(SIGABRT, "std::bad_alloc").status == .memory)
    #expect(ended(SIGSEGV, peak: 1 << 30).status == .memory)
    #expect(ended(SIGSEGV, peak: 1 << 20).status == .crash)
    // A trap is the layout's own, however much memory there was.
    #expect(ended(SIGILL, peak: 1 << 30).status == .crash)
  }

  @Test func `messages that differ in numbers only are of one defect`() {
    let (a, b) = ("Fatal error: no room for 3.5\n", "Fatal error: no room for -12\n")
    #expect(ended(SIGILL, a).identity == ended(SIGILL, b).identity)
    #expect(ended(SIGILL, a).identity != ended(SIGILL, "Fatal error: no subview\n").identity)
    #expect(ended(SIGILL).identity != ended(SIGABRT).identity)
    #expect(ended(SIGUSR1).identity != ended(SIGUSR2).identity)
  }
}
