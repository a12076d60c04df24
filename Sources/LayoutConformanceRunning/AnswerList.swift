import CConformanceSupport

/// The answers of a child process, in memory that outlives it: each is there as soon as it is whole.
struct AnswerList {
  // The number of answers, then each answer: its length, and its numbers.
  private let header: UnsafeMutablePointer<Int64>
  private let numbers: UnsafeMutablePointer<Double>
  private let capacity: Int

  /// Lays an empty list over memory.
  init(over base: UnsafeMutableRawPointer, size: Int) {
    header = base.assumingMemoryBound(to: Int64.self)
    numbers = (base + 2 * MemoryLayout<Int64>.stride).assumingMemoryBound(to: Double.self)
    capacity = (size - 2 * MemoryLayout<Int64>.stride) / MemoryLayout<Double>.stride
    conformance_store(header, 0)
    conformance_store(header + 1, 0)
  }

  /// Adds an answer; false where there is no room for it.
  func append(_ answer: [Double]) -> Bool {
    let used = Int(conformance_load(header + 1))
    guard used + answer.count < capacity else { return false }
    numbers[used] = Double(answer.count)
    for (offset, number) in answer.enumerated() { numbers[used + 1 + offset] = number }
    conformance_store(header + 1, Int64(used + 1 + answer.count))
    conformance_store(header, conformance_load(header) + 1)
    return true
  }

  /// The answers so far.
  var answers: [[Double]] {
    var answers: [[Double]] = []
    var start = 0
    for _ in 0..<Int(conformance_load(header)) {
      let count = Int(numbers[start])
      answers.append((0..<count).map { numbers[start + 1 + $0] })
      start += count + 1
    }
    return answers
  }
}
