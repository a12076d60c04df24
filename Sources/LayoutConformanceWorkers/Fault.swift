import Foundation
package import LayoutConformance

/// How a layout ended a worker that should have gone on.
package struct Fault: Sendable, Hashable {
  /// What ended the worker.
  package let kind: Kind
  /// The runtime's own message, empty if there was none.
  package let reason: String
  /// What happened, in words that follow the subject's name.
  package let description: String
  /// What the layout printed last, the message of the trap among it.
  package let output: String

  /// What ended a worker.
  package enum Kind: Sendable, Hashable {
    case trap, overflow, abort, signal(Int32), exit(Int32), hang, memory
  }

  private init(_ kind: Kind, reason: String = "", _ description: String, output: String) {
    self.kind = kind
    self.reason = reason
    self.description = description
    self.output = output
  }

  /// The status of the finding that it makes.
  package var status: Finding.Status {
    switch kind {
    case .hang: .hang
    case .memory: .memory
    default: .crash
    }
  }

  /// What two faults of one defect have in common: the kind, and the message without its numbers.
  package var identity: String {
    "\(kind) \(reason.filter { !$0.isNumber && $0 != "-" && $0 != "." })"
  }

  /// Other signals by name, for those that a layout can come to its end by.
  private static let names: [Int32: String] = [
    SIGSEGV: "touched memory that is not its own", SIGBUS: "touched memory that is not its own",
    SIGFPE: "divided by zero", SIGKILL: "was killed",
  ]

  /// A worker that a signal ended.
  package static func signal(
    _ number: Int32, output: String, peak: Int64, limits: Limits
  ) -> Fault {
    let ranOut =
      ["allocate memory", "failed to allocate", "bad_alloc"].contains(where: output.contains)
      || (number != SIGILL && peak > Int64(limits.memory / 10 * 7))
    if ranOut { return memory(limits.memory, output: output) }
    let (kind, what): (Kind, String) =
      switch number {
      case SIGILL, SIGTRAP: (.trap, "trapped")
      case SIGABRT: (.abort, "aborted")
      default: (.signal(number), names[number] ?? "was ended by signal \(number)")
      }
    let reason = reason(in: output)
    let more = reason.isEmpty ? "" : ", \(reason)"
    return Fault(kind, reason: reason, "\(what) (signal \(number)\(more))", output: output)
  }

  /// A worker that ended with an exit code that is not one of the kit's own.
  package static func exit(_ code: Int32, output: String, limits: Limits) -> Fault {
    switch code {
    case Worker.overflowed: Fault(.overflow, "overflowed the stack", output: output)
    case Worker.tookTooMuch: memory(limits.caseMemory, output: output)
    default: Fault(.exit(code), "ended the process with exit code \(code)", output: output)
    }
  }

  /// A worker that had to be ended.
  package static func hang(_ limits: Limits, output: String) -> Fault {
    let seconds = Double(limits.timeout) / 1e6
    return Fault(.hang, "did not return within \(seconds) s", output: output)
  }

  private static func memory(_ bytes: UInt64, output: String) -> Fault {
    Fault(.memory, "took more than \(bytes >> 20) MiB of memory", output: output)
  }

  /// The runtime's own message, without the file and line that stand before it.
  private static func reason(in output: String) -> String {
    for line in output.split(separator: "\n").reversed() {
      if let range = line.range(of: "Fatal error: ") { return String(line[range.upperBound...]) }
    }
    return ""
  }
}
