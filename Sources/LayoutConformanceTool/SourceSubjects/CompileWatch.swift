import CConformanceSupport
import Foundation
import LayoutConformanceRunning
import Synchronization
import LayoutConformanceReports

/// The watch over the programs that one build starts: how much they may compute, whether somebody
/// wants to stop, and how a person at a terminal sees that something happens.
final class CompileWatch: Sendable {
  /// The processor time that the programs may take together, in microseconds.
  let limit: Int64
  private let activity: String?
  private let start = conformance_now()
  private let state = Mutex(State())

  private struct State {
    /// What the programs that have ended took.
    var used: Int64 = 0
    /// When the processor time is to be asked for: it cannot have passed the limit before.
    var nextLook: Int64 = 0
    /// The second that is shown, 0 where nothing is.
    var shown: Int64 = 0
  }

  /// Why a program is to be ended.
  enum Reason: Hashable, Sendable {
    /// The programs computed for longer than they may.
    case spent
    /// The machine hardly let them compute.
    case starved
    /// Somebody wants the whole to end.
    case interrupted
  }

  /// The limit where none is given, as `--compile-timeout` has it.
  static let standardLimit: Int64 = 300_000_000

  /// How many times the limit may pass on the clock: a busy machine is no fault of a file.
  private static let patience: Int64 = 20

  /// Starts a watch.
  ///
  /// - Parameters:
  ///   - limit: The processor time that the programs may take together, in microseconds.
  ///   - activity: What is being done, to be shown on a terminal; nil to show nothing.
  init(limit: Int64 = standardLimit, activity: String? = nil) {
    self.limit = limit
    self.activity = Output.error().isTerminal ? activity : nil
  }

  /// Why a program that runs is to be ended; nil where it may go on.
  func reason(toEnd program: pid_t) -> Reason? {
    let now = conformance_now()
    guard conformance_interrupted_at() == 0 else { return .interrupted }
    show(seconds: (now - start) / 1_000_000)
    guard (now - start) / Self.patience < limit else { return .starved }
    return state.withLock { state in
      guard now >= state.nextLook else { return nil }
      let left = limit - state.used - max(conformance_tree_time(program), 0)
      state.nextLook = now + left / Int64(ProcessInfo.processInfo.activeProcessorCount)
      return left < 0 ? .spent : nil
    }
  }

  /// Takes note of the processor time of a program that has ended, in microseconds.
  func add(_ time: Int64) {
    state.withLock { state in
      state.used += time
      state.nextLook = 0
    }
  }

  /// Takes what is shown away.
  func finish() {
    let isShown = state.withLock { state in
      defer { state.shown = 0 }
      return state.shown > 0
    }
    if isShown { Output.error().write("\r\u{1B}[K") }
  }

  private func show(seconds: Int64) {
    guard let activity, seconds > 0 else { return }
    let isNew = state.withLock { state in
      defer { state.shown = seconds }
      return state.shown != seconds
    }
    if isNew { Output.error().write("\r\u{1B}[K\(activity), \(seconds) s") }
  }
}

extension SourceError {
  /// The error that says that the compiler took longer than it may.
  static func outOfTime(_ watch: CompileWatch) -> SourceError {
    let seconds = Double(watch.limit) / 1_000_000
    let amount = seconds.rounded() == seconds ? "\(Int(seconds))" : "\(seconds)"
    return .notCompiling([
      SourceMessage(
        text: "the compiler did not finish in \(amount) s of processor time; more is given with "
          + "\(Flag.compileTimeout.name) \(Int((seconds * 4).rounded(.up)))s")
    ])
  }
}
