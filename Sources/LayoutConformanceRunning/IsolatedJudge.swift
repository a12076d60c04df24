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

  let subject: Subject
  let limits: Limits
  private let confirmsHangs: Bool
  private let sites: CrashSites
  private let capture: Capture
  private let page: WorkerPage
  private let reply: SharedMemory
  private static let replySize = 1 << 24
  // How many of some questions may hang, or hoard memory, before the rest is given up.
  private static let mostStuck = 4

  /// Sets up a judge.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - limits: What a case may take.
  ///   - confirmsHangs: Whether work that does not return is done again before it is called a hang; one
  ///     that only waits for something always is.
  ///   - sites: Finds the places of crashes.
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(
    _ subject: Subject, limits: Limits, confirmsHangs: Bool = true, sites: CrashSites = CrashSites()
  ) throws(ToolError) {
    self.subject = subject.notingMakes
    self.limits = limits
    self.confirmsHangs = confirmsHangs
    self.sites = sites
    if !limits.isInProcess { WarmUp.prepare() }
    capture = try Capture()
    page = try WorkerPage()
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
    guard let fault = first.fault, fault.kind == .hang else { return first }
    // A copy of a process with threads can wait for a lock that a thread held, and that nobody in
    // the copy gives back: only the second time counts.
    return confirmsHangs || fault.isOfSleep ? try attempt(body) : first
  }

  /// Asks a number of questions in child processes: one of them goes on until a question ends it, and
  /// the next goes on behind that question.
  ///
  /// - Parameters:
  ///   - count: The number of questions.
  ///   - answer: Answers a question of a number with numbers.
  /// - Returns: What came of each question, in order. After one that hangs the next get less time, as
  ///   they mostly do then, too; after some the rest ends as the last.
  /// - Throws: `ToolError` if the system makes no process.
  package func answers(
    to count: Int, _ answer: (Int) -> [Double]
  ) throws(ToolError) -> [Result<[Double], FaultError>] {
    var results: [Result<[Double], FaultError>] = []
    var limits = limits
    var stuck = 0
    while results.count < count, stuck < Self.mostStuck {
      let start = results.count
      let list = AnswerList(over: reply.base, size: Self.replySize)
      let fault = try inChild(within: limits) {
        for index in start..<count {
          guard list.append(answer(index)) else { return }
        }
      }
      results += list.answers.map { .success($0) }
      guard let fault else {
        guard results.count > start else {
          throw ToolError(.software, "a worker's answer is too long")
        }
        continue
      }
      // What had answers before it may have had little time left.
      let isFirst = results.count == start
      guard fault.kind != .hang || isFirst, results.count < count else { continue }
      results.append(.failure(FaultError(fault: fault)))
      guard fault.kind != .interruption else { break }
      guard fault.status != .crash else { continue }
      stuck += 1
      limits = self.limits.hurried(by: 25)
    }
    if case .failure(let error)? = results.last, results.count < count {
      results += Array(repeating: .failure(error), count: count - results.count)
    }
    return results
  }

  private func attempt<Answer: Codable>(
    _ body: () -> Answer
  ) throws(ToolError) -> Result<Answer, FaultError> {
    let header = reply.base.assumingMemoryBound(to: Int64.self)
    let payload = reply.base + MemoryLayout<Int64>.stride
    let capacity = Self.replySize - MemoryLayout<Int64>.stride
    conformance_store(header, 0)
    let fault = try inChild(within: limits) {
      let answer = body()
      guard let data = try? Self.encoder.encode(answer), data.count <= capacity else {
        conformance_store(header, -1)
        return
      }
      data.copyBytes(to: UnsafeMutableRawBufferPointer(start: payload, count: data.count))
      conformance_store(header, Int64(data.count))
    }
    if let fault { return .failure(FaultError(fault: fault)) }
    let length = Int(conformance_load(header))
    let data = Data(bytes: payload, count: max(length, 0))
    guard length > 0, let answer = try? Self.decoder.decode(Answer.self, from: data) else {
      throw ToolError(.software, "a worker's answer did not come back whole")
    }
    return .success(answer)
  }

  /// Runs a function in a child process.
  ///
  /// - Returns: What ended the child before the function returned; `nil` if nothing did.
  func inChild(
    within limits: Limits, _ body: () -> Void
  ) throws(ToolError) -> Fault? {
    let child = try Worker(limits: limits, capture: capture, page: page) {
      var memory = MemoryWatch(limits, page)
      memory.begin()
      body()
      memory.check()
    }
    let end: Worker.End
    switch child.wait(within: limits) {
    case .success((let ended, _)): end = ended
    case .failure(let stop):
      return Fault(stop.patience, page, output: capture.tail, limits: limits)
    }
    guard page.end != .completed else { return nil }
    return Fault(end, page, output: capture.tail, limits: limits, sites: sites)
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
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

extension Subject {
  /// The subject as one that notes in the page of its worker when its layout is being made.
  package var notingMakes: Subject {
    notingMakes { step in
      switch step {
      case .begins: conformance_note_making(conformance_making_begun)
      case .draws: conformance_note_making(conformance_making_drawn)
      case .ends: conformance_note_making(conformance_making_none)
      }
    }
  }
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
