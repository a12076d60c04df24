import Foundation
import LayoutConformance

/// How a layout ended a worker that should have gone on.
struct Fault: Sendable, Hashable {
  /// The kind of the finding that it makes.
  let status: Finding.Status
  /// What happened, in words that follow the subject's name.
  let description: String
  /// What the layout printed last, the message of the trap among it.
  let output: String

  /// The signals by name, for those that a layout can come to its end by.
  private static let names: [Int32: String] = [
    SIGILL: "trapped", SIGTRAP: "trapped", SIGABRT: "aborted",
    SIGSEGV: "overflowed the stack or "
      + "touched memory that is not its own", SIGBUS: "touched memory that is not its own",
    SIGFPE: "divided by zero", SIGKILL: "was killed",
  ]

  static func signal(_ number: Int32, output: String, peak: Int64, limits: Limits) -> Fault {
    let ranOut =
      ["allocate memory", "failed to allocate", "bad_alloc"].contains(where: output.contains)
      || (number != SIGILL && peak > Int64(limits.memory / 10 * 7))
    if ranOut {
      return Fault(
        status: .memory, description: "took more than \(limits.memory >> 20) MiB of memory",
        output: output)
    }
    let what = names[number] ?? "was ended by signal \(number)"
    return Fault(
      status: .crash, description: "\(what) (signal \(number)\(reason(in: output)))",
      output: output)
  }

  static func exit(_ code: Int32, output: String) -> Fault {
    Fault(
      status: .crash, description: "ended the process with exit code \(code)", output: output)
  }

  static func hang(_ limits: Limits, output: String) -> Fault {
    let seconds = Double(limits.timeout) / 1e6
    return Fault(
      status: .hang, description: "did not return within \(seconds) s", output: output)
  }

  /// The runtime's own message, without the file and line that stand before it.
  private static func reason(in output: String) -> String {
    for line in output.split(separator: "\n").reversed() {
      if let range = line.range(of: "Fatal error: ") { return ", \(line[range.upperBound...])" }
    }
    return ""
  }
}
