import Foundation
package import LayoutConformance

/// How a layout ended a worker that should have gone on.
package struct Fault: Sendable, Hashable {
  /// What ended the worker.
  package let kind: Kind
  /// The runtime's own message, empty if there was none.
  package let reason: String
  /// Where it came from, `nil` where nothing tells.
  package let site: CrashSite?
  // What happened, and what more is known of it, in words.
  private let what, more: String
  /// What the layout printed last, the message of the trap among it.
  package let output: String
  /// Whether it happened while the layout was made.
  package private(set) var isOfMaking = false
  /// Whether it happened while the layout was made with values that were drawn for it.
  private var isOfDraws = false
  /// Whether it waited for something when it had to be ended, and did not compute.
  package private(set) var isOfSleep = false

  /// What ended a worker; an interruption is nobody's fault.
  package enum Kind: Sendable, Hashable {
    case trap, overflow, abort, signal(Int32), exit(Int32), hang, memory, interruption
  }

  private init(
    _ kind: Kind, reason: String = "", at site: CrashSite? = nil, _ what: String,
    _ more: String = "", output: String
  ) {
    self.kind = kind
    self.reason = reason
    self.site = site
    self.what = what
    self.more = more
    self.output = output
  }

  /// What happened, in words that follow the subject's name.
  package var description: String { description() }

  /// What happened, in words that follow the subject's name.
  ///
  /// - Parameter method: The method that was running, for where the place does not say it.
  /// - Returns: The words.
  package func description(in method: String? = nil) -> String {
    let running = (site?.method ?? method).map { " in \($0)" } ?? ""
    let place = site.map { " at \($0.file):\($0.line)" } ?? ""
    return "\(what)\(running)\(place)" + (more.isEmpty ? "" : " (\(more))")
  }

  /// The status of the finding that it makes.
  package var status: Finding.Status {
    switch kind {
    case .hang: .hang
    case .memory: .memory
    default: .crash
    }
  }

  /// Whether the layout's initialiser said by it that it does not take the parameters it was given.
  package var isRefusal: Bool { isOfDraws && (kind == .trap || kind == .abort) }

  /// Whether it is a trap that somebody put into the layout, as with `precondition` or `fatalError`, and
  /// none of a library that the layout gave a wrong value.
  package var isInWords: Bool {
    guard kind == .trap else { return false }
    guard let (line, reason) = Self.message(in: output) else {
      return site?.isPrecondition ?? false
    }
    return !Self.libraries.contains(where: line.hasPrefix)
      && !Self.diagnoses.contains(where: reason.hasPrefix)
  }

  /// How the lines of a message begin that come from a library.
  private static let libraries = [
    "Swift/", "LayoutAPI/", "LayoutEngine/", "SwiftUI/", "Foundation",
  ]

  /// How the messages begin that the runtime gives for what stands in a line of the layout's own.
  private static let diagnoses = ["Unexpectedly found nil ", "'try!' expression unexpectedly "]

  /// What two faults of one defect have in common: the place that they came from; where nothing tells
  /// that, the kind and the message without its numbers.
  package var identity: String {
    switch kind {
    case .hang, .memory: return "\(kind)"
    default: break
    }
    if let site { return "\(site.file):\(site.line)" }
    return "\(kind) \(reason.filter { !$0.isNumber && $0 != "-" && $0 != "." })"
  }

  /// Whether the identity says enough to know the defect by; a trap without a place may be any.
  package var isRecognised: Bool {
    switch kind {
    case .trap, .abort: site != nil || !reason.isEmpty
    default: true
    }
  }

  /// Other signals by name, for those that a layout can come to its end by.
  private static let names: [Int32: String] = [
    SIGSEGV: "touched memory that is not its own", SIGBUS: "touched memory that is not its own",
    SIGFPE: "divided by zero", SIGKILL: "was killed",
  ]

  /// A worker that ended before its time.
  ///
  /// - Parameters:
  ///   - end: How the system says that it ended.
  ///   - page: What the worker said of it.
  ///   - output: What it printed last.
  ///   - limits: What it could take.
  ///   - sites: Finds the place of a crash.
  package init(
    _ end: Worker.End, _ page: WorkerPage, output: String, limits: Limits, sites: CrashSites
  ) {
    let frames = page.frames
    switch (end, page.end) {
    case (_, .tookTooMuch):
      self = .memory(limits.caseMemory, output: output)
    case (_, .outOfMemory):
      self = .memory(limits.memory, output: output)
    case (.signal, _) where CrashSites.isOfAllocation(frames):
      self = .memory(limits.memory, output: output)
    case (_, .overflowed):
      self.init(
        .overflow, at: sites.site(of: frames, isRecursion: true), "overflowed the stack",
        output: output)
    case (.exit(let code), _):
      self.init(.exit(code), "ended the process with exit code \(code)", output: output)
    case (.signal(let number), _):
      self = .signal(number, output: output, site: sites.site(of: frames))
    }
    (isOfMaking, isOfDraws) = (page.isMaking, page.isMakingOfDraws)
  }

  /// A worker that was ended because it took too long, or too much.
  package init(_ patience: Worker.Patience, _ page: WorkerPage, output: String, limits: Limits) {
    switch patience {
    case .time: self = .hang(limits, output: output)
    case .sleep:
      self = .hang(limits, output: output)
      isOfSleep = true
    case .memory: self = .memory(limits.caseMemory, output: output)
    case .interruption: self.init(.interruption, "was interrupted", output: output)
    }
    (isOfMaking, isOfDraws) = (page.isMaking, page.isMakingOfDraws)
  }

  /// A worker that a signal ended.
  package static func signal(_ number: Int32, output: String, site: CrashSite? = nil) -> Fault {
    let (kind, what): (Kind, String) =
      switch number {
      case SIGILL, SIGTRAP: (.trap, "trapped")
      case SIGABRT: (.abort, "aborted")
      default: (.signal(number), names[number] ?? "was ended by signal \(number)")
      }
    let printed = reason(in: output)
    let reason = printed.isEmpty ? site?.reason ?? "" : printed
    let more = reason.isEmpty ? "" : ", \(reason)"
    return Fault(
      kind, reason: reason, at: site, what, "signal \(number)\(more)", output: output)
  }

  /// A worker that had to be ended.
  package static func hang(_ limits: Limits, output: String) -> Fault {
    let seconds = Double(limits.timeout) / 1e6
    return Fault(.hang, "did not return within \(seconds) s", output: output)
  }

  /// A worker that took more than so many bytes.
  package static func memory(_ bytes: UInt64, output: String) -> Fault {
    Fault(.memory, "took more than \(bytes >> 20) MiB of memory", output: output)
  }

  /// What stands before a reason; where there is no reason there is no colon either.
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]
  /// How reasons begin that have nothing before them.
  private static let sentences = ["Could not cast value of type ", "Simultaneous accesses to "]
  private static let longest = 200

  /// The runtime's own message, without the file and line that stand before it, nor what differs from
  /// run to run.
  private static func reason(in output: String) -> String {
    guard let reason = message(in: output)?.reason else { return "" }
    let plain = reason.replacing(#/^(Simultaneous accesses) to 0x[0-9a-fA-F]+/#) { $0.output.1 }
      .replacing(#/ \(?0x[0-9a-fA-F]{6,16}\)?/#, with: "")
      .replacing(#/UserSource_[0-9a-f]{6,16}\./#, with: "")
    return plain.cut(to: longest)
  }

  /// The runtime's own message, with the line that it is the end of.
  private static func message(in output: String) -> (line: Substring, reason: String)? {
    for line in output.split(separator: "\n").reversed() {
      for sentence in sentences {
        guard let range = line.range(of: sentence) else { continue }
        return (line, String(line[range.lowerBound...]))
      }
      for opening in openings {
        if line.hasSuffix(opening) { return (line, "") }
        guard let range = line.range(of: "\(opening): ") else { continue }
        return (line, String(line[range.upperBound...]))
      }
    }
    return nil
  }
}
