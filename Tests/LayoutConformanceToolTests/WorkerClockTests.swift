import CConformanceSupport
import Foundation
import LayoutConformance
import LayoutSpecimens
import Testing

@testable import LayoutConformanceRunning

/// That a worker is accused of the time that it takes itself, and of nothing else.
@Suite struct WorkerClockTests {
  /// Why a worker was ended that may take a time of its own; `nil` if it ended by itself.
  private func patience(
    _ microseconds: Int64, _ body: () -> Void
  ) throws -> Worker.Patience? {
    let worker = try Worker(
      limits: Limits(), capture: Capture(), page: WorkerPage(), body: body)
    guard case .failure(let stop) = worker.wait(within: Limits(timeout: microseconds)) else {
      return nil
    }
    return stop.patience
  }

  @Test func `a worker that computes, sleeps or is stopped takes its time`() throws {
    #expect(try patience(50_000) { while getppid() != 0 {} } == .time)
    #expect(try patience(50_000) { sleep(600) } == .sleep)
    #expect(try patience(50_000) { while getppid() != 0 { usleep(100) } } == .sleep)
    #expect(try patience(50_000) { raise(SIGSTOP) } == .sleep)
    #expect(try patience(10_000_000) {} == nil)
  }

  @Test func `a worker that takes memory is ended for that, however fast it is`() throws {
    let reason = try patience(60_000_000) {
      var rows: [[UInt8]] = []
      while getppid() != 0 { rows.append([UInt8](repeating: 1, count: 1 << 16)) }
      _ = rows.count
    }
    #expect(reason == .memory)
  }

  @Test(arguments: [
    (passed: 90, computed: 90, isIdle: true, isOver: false),
    (passed: 150, computed: 50, isIdle: false, isOver: false),
    (passed: 150, computed: 50, isIdle: true, isOver: true),
    (passed: 150, computed: 120, isIdle: false, isOver: true),
    (passed: 150, computed: nil, isIdle: false, isOver: true),
    (passed: 2500, computed: 50, isIdle: false, isOver: true),
  ])
  func `a worker that the machine keeps waiting does not take the time`(
    passed: Int, computed: Int?, isIdle: Bool, isOver: Bool
  ) {
    #expect(
      WorkerClock.isOver(
        100, passed: Int64(passed), computed: computed.map { Int64($0) }, isIdle: { isIdle })
        == isOver)
  }

  @Test func `the processes that a worker starts end with it`() throws {
    let page = try SharedMemory(length: MemoryLayout<Int64>.stride)
    let identifier = page.base.bindMemory(to: Int64.self, capacity: 1)
    #expect(
      try patience(10_000_000) {
        let child = conformance_fork()
        if child == 0 { while true { sleep(600) } }
        conformance_store(identifier, Int64(child))
      } == nil)
    let started = pid_t(conformance_load(identifier))
    #expect(started > 0)
    while kill(started, 0) == 0, !isZombie(started) { usleep(1000) }
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.isEmpty || text.contains(") Z ")
  }

  @Test func `a worker sees none of the files that are open here`() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let page = try SharedMemory(length: MemoryLayout<Int64>.stride)
    let answer = page.base.bindMemory(to: Int64.self, capacity: 1)
    _ = try patience(10_000_000) { conformance_store(answer, fcntl(file, F_GETFD) == -1 ? 1 : 2) }
    #expect(conformance_load(answer) == 1)
  }

  @Test func `what does not return the first time only is no hang`() throws {
    let page = try SharedMemory(length: MemoryLayout<Int64>.stride)
    let attempts = page.base.bindMemory(to: Int64.self, capacity: 1)
    func answer(
      confirmsHangs: Bool, _ wait: @escaping () -> Void
    ) throws -> Result<Int64, FaultError> {
      conformance_store(attempts, 0)
      let subject = try #require(Gallery.all.first).subject
      let judge = try IsolatedJudge(
        subject, limits: Limits(timeout: 50_000), confirmsHangs: confirmsHangs)
      return try judge.run {
        let attempt = conformance_load(attempts) + 1
        conformance_store(attempts, attempt)
        if attempt == 1 { wait() }
        return attempt
      }
    }
    let compute = { while getppid() != 0 {} }
    #expect(try answer(confirmsHangs: true, compute).get() == 2)
    #expect(try answer(confirmsHangs: false, compute).fault?.kind == .hang)
    // One that only waits may wait for what a copy of a process never gets.
    #expect(try answer(confirmsHangs: false) { sleep(600) }.get() == 2)
  }
}
