import CConformanceSupport
import Foundation
import LayoutConformance
import LayoutSpecimens
import Testing

@testable import LayoutConformanceWorkers

/// That a worker is accused of the time that it takes itself, and of nothing else.
@Suite struct WorkerClockTests {
  private func worker(_ body: () -> Void) throws -> Worker {
    try Worker(limits: Limits(), capture: Capture(), body: body)
  }

  /// Whether a worker is still there after a time of its own.
  private func outlasts(_ microseconds: Int64, _ body: () -> Void) throws -> Bool {
    let worker = try worker(body)
    guard worker.wait(untilItTook: microseconds) == nil else { return false }
    worker.kill()
    return true
  }

  @Test func `a worker that computes or sleeps takes its time`() throws {
    #expect(try outlasts(50_000) { while getppid() != 0 {} })
    #expect(try outlasts(50_000) { sleep(600) })
    #expect(try outlasts(50_000) { while getppid() != 0 { usleep(100) } })
  }

  @Test func `a worker that the machine keeps waiting does not take the time`() throws {
    let page = try SharedMemory(length: MemoryLayout<Int64>.stride)
    let identifier = page.base.bindMemory(to: Int64.self, capacity: 1)
    conformance_store(identifier, 0)
    let worker = try worker {
      conformance_store(identifier, Int64(getpid()))
      raise(SIGSTOP)
    }
    let limit: Int64 = 200_000
    #expect(worker.wait(microseconds: 3 * limit) == nil)
    let stopped = pid_t(conformance_load(identifier))
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.6) { kill(stopped, SIGCONT) }
    // Three times the limit pass until it goes on.
    #expect(worker.wait(untilItTook: limit)?.end == .exit(Worker.completed))
  }

  @Test func `a worker that never goes on is given up`() throws {
    #expect(try outlasts(10_000) { raise(SIGSTOP) })
  }

  @Test func `what does not return the first time only is no hang`() throws {
    let page = try SharedMemory(length: MemoryLayout<Int64>.stride)
    let attempts = page.base.bindMemory(to: Int64.self, capacity: 1)
    func answer(confirmsHangs: Bool) throws -> Result<Int64, FaultError> {
      conformance_store(attempts, 0)
      let subject = try #require(Gallery.all.first).subject
      let judge = try IsolatedJudge(
        subject, limits: Limits(timeout: 50_000), confirmsHangs: confirmsHangs)
      return try judge.run {
        let attempt = conformance_load(attempts) + 1
        conformance_store(attempts, attempt)
        if attempt == 1 { sleep(600) }
        return attempt
      }
    }
    #expect(try answer(confirmsHangs: true).get() == 2)
    #expect(try answer(confirmsHangs: false).fault?.kind == .hang)
  }
}
