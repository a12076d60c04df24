import CConformanceSupport
import Foundation
import LayoutConformanceRunning

/// A program that is run to its end, without a shell, with its output in files.
struct ChildProcess: Sendable {
  /// The path of the program.
  var executable: String
  /// The arguments, none of which is interpreted by anything but the program.
  var arguments: [String]
  /// The folder for the files that hold the output.
  var scratch: String
  /// Variables that the program sees beside those of this process.
  var variables: [String: String] = [:]
  /// What says how long the program may take.
  var watch = CompileWatch()

  /// How the program ended, and what it wrote.
  struct Outcome: Sendable {
    /// How a program ends.
    enum End: Hashable, Sendable {
      /// It ended with an exit code.
      case exited(Int32)
      /// A signal ended it.
      case signalled(Int32)
    }

    /// How the program ended.
    var end: End
    /// What it wrote to its output; bytes that are no text are replaced.
    var output: String
    /// What it wrote to its error output; bytes that are no text are replaced.
    var errorOutput: String
  }

  /// Runs the program and waits for its end.
  ///
  /// The output goes to files and not to pipes: a full pipe that nobody reads stops a program for
  /// ever.
  /// - Throws: `SourceError.unavailable` where the program cannot be started or gets no time,
  ///   `SourceError.notCompiling` where it computes for longer than it may, and
  ///   `SourceError.interrupted` where this process was asked to stop. No program is left then.
  func run() throws(SourceError) -> Outcome {
    let (output, outputHandle) = try Self.file("\(scratch)/output.txt")
    let (errors, errorHandle) = try Self.file("\(scratch)/errors.txt")
    defer { for handle in [outputHandle, errorHandle] { try? handle.close() } }
    let setting = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let command =
      (setting.isEmpty ? [] : ["/usr/bin/env"] + setting) + [executable] + arguments
    var words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let program = conformance_start(
      command[0], &words, outputHandle.fileDescriptor, errorHandle.fileDescriptor)
    guard program > 0 else {
      throw .unavailable("cannot start \(executable): \(String(cString: strerror(errno)))")
    }
    let end = try wait(for: program)
    return Outcome(end: end, output: Self.text(of: output), errorOutput: Self.text(of: errors))
  }

  private func wait(for program: pid_t) throws(SourceError) -> Outcome.End {
    var status: Int32 = 0
    var time: Int64 = 0
    var reason: CompileWatch.Reason?
    while conformance_wait_for_program(program, 50_000, &status, &time) == 0 {
      guard reason == nil else { continue }
      reason = watch.reason(toEnd: program)
      if reason != nil { conformance_end_tree(program) }
    }
    watch.add(time)
    switch reason {
    case .interrupted: throw .interrupted
    case .starved: throw .unavailable("this machine is too busy: \(executable) got hardly any time")
    case .spent: throw .outOfTime(watch)
    case nil: break
    }
    let signal = conformance_signal_of(status)
    return signal == 0 ? .exited(conformance_exit_code_of(status)) : .signalled(signal)
  }

  private static func file(_ path: String) throws(SourceError) -> (String, FileHandle) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw .unavailable("cannot write to \(path)") }
    return (path, handle)
  }

  private static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
