import CConformanceSupport
import Foundation
package import LayoutConformance

/// Judges single cases of a subject, each in a process of its own.
package final class IsolatedJudge {
  /// What came of a case.
  package enum Outcome {
    /// The rule came to a judgement.
    case judged(Judgement)
    /// The layout ended the worker.
    case ended(Fault)
  }

  private let subject: Subject
  private let limits: Limits
  private let confirmsHangs: Bool
  private let capture: Capture
  private let reply: SharedMemory
  private static let replySize = 1 << 20

  /// Sets up a judge.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - limits: What a case may take.
  ///   - confirmsHangs: Whether work that does not return is done again before it is called a hang.
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(
    _ subject: Subject, limits: Limits, confirmsHangs: Bool = true
  ) throws(ToolError) {
    self.subject = subject
    self.limits = limits
    self.confirmsHangs = confirmsHangs
    if !limits.isInProcess { WarmUp.prepare() }
    capture = try Capture()
    reply = try SharedMemory(length: Self.replySize)
  }

  /// Judges a case by a rule.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func judge(_ layoutCase: LayoutCase, by rule: Rule) throws(ToolError) -> Outcome {
    let subject = subject
    switch try run({ Reply(rule.judge(layoutCase, of: subject)) }) {
    case .success(let reply): return .judged(reply.judgement)
    case .failure(let error): return .ended(error.fault)
    }
  }

  /// Runs a function in a child process, and brings its answer back.
  ///
  /// - Throws: `ToolError` if the system makes no process, or the answer does not come back whole.
  package func run<Answer: Codable>(
    _ body: () -> Answer
  ) throws(ToolError) -> Result<Answer, FaultError> {
    let first = try attempt(body)
    // A copy of a process with threads can wait for a lock that a thread held, and that nobody in
    // the copy gives back: only the second time counts.
    guard confirmsHangs, first.fault?.kind == .hang else { return first }
    return try attempt(body)
  }

  private func attempt<Answer: Codable>(
    _ body: () -> Answer
  ) throws(ToolError) -> Result<Answer, FaultError> {
    let header = reply.base.assumingMemoryBound(to: Int64.self)
    let payload = reply.base + MemoryLayout<Int64>.stride
    let capacity = Self.replySize - MemoryLayout<Int64>.stride
    conformance_store(header, 0)
    let limits = limits
    let child = try Worker(limits: limits, capture: capture) {
      let peak = conformance_peak_memory()
      let answer = body()
      Worker.checkMemory(since: peak, limits)
      guard let data = try? Self.encoder.encode(answer), data.count <= capacity else {
        conformance_store(header, -1)
        return
      }
      data.copyBytes(to: UnsafeMutableRawBufferPointer(start: payload, count: data.count))
      conformance_store(header, Int64(data.count))
    }
    guard let (end, peak) = child.wait(untilItTook: limits.timeout) else {
      child.kill()
      return .failure(FaultError(fault: .hang(limits, output: capture.tail)))
    }
    let length = Int(conformance_load(header))
    switch end {
    // Without an answer it is the layout that ended the process with this code.
    case .exit(Worker.completed) where length != 0:
      let data = Data(bytes: payload, count: max(length, 0))
      guard length > 0, let answer = try? Self.decoder.decode(Answer.self, from: data) else {
        throw ToolError(.software, "a worker's answer did not come back whole")
      }
      return .success(answer)
    case .exit(let code):
      return .failure(FaultError(fault: .exit(code, output: capture.tail, limits: limits)))
    case .signal(let number):
      return .failure(
        FaultError(
          fault: .signal(number, output: capture.tail, peak: peak, limits: limits)))
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// A fault as the failure of a result.
package struct FaultError: Error {
  package let fault: Fault
}

extension Result where Failure == FaultError {
  /// The fault, if the layout ended the worker.
  package var fault: Fault? {
    guard case .failure(let error) = self else { return nil }
    return error.fault
  }
}

/// A judgement as a worker sends it.
private struct Reply: Codable {
  var skipped: String?
  var exhibit: Exhibit?

  init(_ judgement: Judgement) {
    switch judgement {
    case .holds: break
    case .skipped(let reason): skipped = reason
    case .violated(let exhibit): self.exhibit = exhibit
    }
  }

  var judgement: Judgement {
    if let exhibit { return .violated(exhibit) }
    if let skipped { return .skipped(skipped) }
    return .holds
  }
}
