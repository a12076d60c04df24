import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// How the end of a worker is told, and which ends are taken for one defect.
@Suite struct FaultTests {
  private func ended(_ signal: Int32, _ output: String = "", at site: CrashSite? = nil) -> Fault {
    .signal(signal, output: output, site: site)
  }

  private func site(_ line: Int, _ reason: String = "") -> CrashSite {
    CrashSite(file: "Flow.swift", line: line, method: "placeSubviews", reason: reason)
  }

  /// What a worker's end is taken for, with what the worker said of it.
  private func fault(
    _ end: Worker.End, said: WorkerPage.End = .unknown, _ output: String = ""
  ) throws -> Fault {
    let page = try WorkerPage()
    page.end = said
    return Fault(end, page, output: output, limits: Limits(), sites: CrashSites())
  }

  @Test func `each end has its words`() throws {
    #expect(
      ended(SIGILL, "Flow.swift:3: Fatal error: Index out of range\n").description
        == "trapped (signal 4, Index out of range)")
    #expect(
      ended(SIGILL, at: site(7, "precondition failure")).description
        == "trapped in placeSubviews at Flow.swift:7 (signal 4, precondition failure)")
    let wordless = site(7, "assert(gap >= 0)")
    #expect(
      ended(SIGILL, "Flow.swift:7: Assertion failed\n", at: wordless).description
        == "trapped in placeSubviews at Flow.swift:7 (signal 4, assert(gap >= 0))")
    #expect(ended(SIGILL, "no Fatal errors here\n").description == "trapped (signal 4)")
    #expect(ended(SIGABRT).description == "aborted (signal 6)")
    #expect(ended(SIGSEGV).description == "touched memory that is not its own (signal 11)")
    #expect(ended(SIGKILL).description == "was killed (signal 9)")
    #expect(ended(SIGUSR1).description == "was ended by signal 10 (signal 10)")
    #expect(try fault(.exit(3)).description == "ended the process with exit code 3")
    #expect(try fault(.signal(SIGSEGV), said: .overflowed).description == "overflowed the stack")
    #expect(
      try fault(.exit(0), said: .tookTooMuch).description == "took more than 64 MiB of memory")
    #expect(Fault.hang(Limits(), output: "").description == "did not return within 2.0 s")
  }

  @Test func `only what the worker itself notes is a lack of memory`() throws {
    #expect(try fault(.signal(SIGABRT), said: .outOfMemory).status == .memory)
    #expect(try fault(.signal(SIGILL), "Fatal error: failed to allocate a row").status == .crash)
    #expect(try fault(.signal(SIGABRT), "std::bad_alloc").status == .crash)
    for code: Int32 in [0, 113, 114, 115, 116] { #expect(try fault(.exit(code)).status == .crash) }
  }

  @Test func `only a trap of the layout's own says what the layout does not take`() {
    #expect(ended(SIGILL, "Layouts/Flow.swift:3: Fatal error: two, please\n").isInWords)
    #expect(ended(SIGTRAP, "Layouts/Flow.swift:3: Precondition failed: \n").isInWords)
    #expect(ended(SIGILL, "Layouts/Flow.swift:3: Precondition failed\n").isInWords)
    #expect(ended(SIGILL, "Layouts/Flow.swift:3: Assertion failed\n").isInWords)
    for words in [
      "Unexpectedly found nil while unwrapping an Optional value",
      "Unexpectedly found nil while implicitly unwrapping an Optional value",
      "'try!' expression unexpectedly raised an error: Flow.TooWide",
    ] {
      #expect(!ended(SIGILL, "Layouts/Flow.swift:3: Fatal error: \(words)\n").isInWords)
    }
    #expect(!ended(SIGILL, "Swift/ContiguousArrayBuffer.swift:6: Fatal error: Index\n").isInWords)
    #expect(!ended(SIGILL, "LayoutAPI/LayoutSubviews.swift:9: Fatal error: index\n").isInWords)
    var place = site(3, "precondition(subviews.count == 2)")
    #expect(!ended(SIGILL, at: place).isInWords)
    place.isPrecondition = true
    #expect(ended(SIGILL, at: place).isInWords)
    #expect(!ended(SIGABRT, "Flow.swift:3: Fatal error: x\n").isInWords)
    #expect(!ended(SIGKILL).isInWords)
    #expect(!Fault.hang(Limits(), output: "Fatal error: x").isInWords)
  }

  @Test func `a place is a defect, whatever was said there`() {
    let (a, b) = ("Fatal error: no room for a\n", "Fatal error: no place for b\n")
    #expect(
      ended(SIGILL, a, at: site(3)).identity == ended(SIGTRAP, b, at: site(3)).identity)
    #expect(ended(SIGILL, a, at: site(3)).identity != ended(SIGILL, a, at: site(4)).identity)
  }

  @Test func `without a place messages that differ in numbers only are of one defect`() {
    let (a, b) = ("Fatal error: no room for 3.5\n", "Fatal error: no room for -12\n")
    #expect(ended(SIGILL, a).identity == ended(SIGILL, b).identity)
    #expect(ended(SIGILL, a).identity != ended(SIGILL, "Fatal error: no subview\n").identity)
    #expect(ended(SIGILL).identity != ended(SIGABRT).identity)
    #expect(ended(SIGUSR1).identity != ended(SIGUSR2).identity)
  }
}
