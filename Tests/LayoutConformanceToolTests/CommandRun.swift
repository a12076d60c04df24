import Foundation
import Testing

@testable import LayoutConformanceTool

/// One run of the built command, from its start to its end.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs the command that was built beside the tests, or another program.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - folder: Where it runs.
  ///   - program: The program that takes the command's place.
  ///   - cache: The folder whose built checkers are used again; the folder's own by default.
  ///   - wrapper: A program that runs the command, with the words before the command's path.
  ///   - environment: Variables beside those that every run sees.
  /// - Throws: What goes wrong with the files or the process.
  init(
    _ arguments: [String], in folder: Scratch, program: String? = nil, cache: Scratch? = nil,
    through wrapper: [String] = [], environment: [String: String] = [:]
  ) throws {
    let process = Process()
    let words = wrapper + [try program ?? Self.program().path] + arguments
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder.url
    process.environment = Self.environment(cache: cache ?? folder).merging(environment) { $1 }
    // Files, not pipes: a full pipe would make both sides wait.
    let (out, err) = (folder.url.appending(path: ".out"), folder.url.appending(path: ".err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    output = try String(decoding: Data(contentsOf: out), as: UTF8.self)
    errors = try String(decoding: Data(contentsOf: err), as: UTF8.self)
  }

  /// The variables that a run sees.
  ///
  /// Modules of the system's headers are not made anew for each cache.
  static func environment(cache: Scratch) -> [String: String] {
    let settings = Setting.flags.map(\.variable)
    var environment = ProcessInfo.processInfo.environment.filter { !settings.contains($0.key) }
    environment["XDG_CACHE_HOME"] = cache.url.appending(path: "cache").path
    environment["LC_ALL"] = "C.UTF-8"
    environment["CLANG_MODULE_CACHE_PATH"] = SourceWorkshop.modules
    return environment
  }

  /// What was printed, with each sentence in one line.
  var unwrapped: String { output.replacing(#/\n {4,}/#, with: " ") }

  /// The command, which the package manager builds into the folder of the tests.
  static func program() throws -> URL {
    URL(fileURLWithPath: try SourceWorkshop.kit().folder).appending(path: "layout-conformance")
  }

  /// The objects of JSON Lines, of one kind.
  func lines(_ kind: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["kind"] as? String == kind ? object : nil
    }
  }

  /// The rules of the findings, each with its status.
  var findings: [String: String] {
    get throws {
      var result: [String: String] = [:]
      for finding in try lines("finding") {
        guard let rule = finding["rule"] as? String else { continue }
        result[rule] = finding["status"] as? String
      }
      return result
    }
  }

  /// The output without what differs from run to run: times and rates.
  var timeless: String {
    output.replacing(/"(seconds|casesPerSecond)": [0-9.e+-]+/) { "\"\($0.output.1)\": 0" }
  }
}

/// A folder of a test's own, which goes with it.
final class Scratch: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "layout-conformance-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and gives its name.
  func file(_ name: String, _ text: String) throws -> String {
    let path = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path)
    return name
  }
}
