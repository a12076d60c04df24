import Foundation

/// A program that is run to its end, without a shell, with its output in files.
struct ChildProcess: Sendable {
  /// The path of the program.
  var executable: String
  /// The arguments, none of which is interpreted by anything but the program.
  var arguments: [String]
  /// The folder for the files that hold the output.
  var scratch: String
  /// How long the program may take, in seconds.
  var deadline: Double = 120

  /// How the program ended, and what it wrote.
  struct Outcome: Sendable {
    /// How a program ends.
    enum End: Hashable, Sendable {
      /// It ended with an exit code.
      case exited(Int32)
      /// A signal ended it.
      case signalled(Int32)
      /// It was ended because the deadline had passed.
      case timedOut
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
  /// - Throws: `SourceError.unavailable` where the program cannot be started.
  func run() throws(SourceError) -> Outcome {
    let (output, outputHandle) = try Self.file("\(scratch)/output.txt")
    let (errors, errorHandle) = try Self.file("\(scratch)/errors.txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    do {
      try process.run()
    } catch {
      throw .unavailable("cannot start \(executable): \(error.localizedDescription)")
    }
    let end: Outcome.End
    if hasEnded.wait(timeout: .now() + deadline) == .success {
      end =
        process.terminationReason == .exit
        ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
    } else {
      // Foundation starts a program in a process group of its own.
      kill(-process.processIdentifier, SIGKILL)
      _ = hasEnded.wait(timeout: .now() + 5)
      end = .timedOut
    }
    for handle in [outputHandle, errorHandle] { try? handle.close() }
    return Outcome(end: end, output: Self.text(of: output), errorOutput: Self.text(of: errors))
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
