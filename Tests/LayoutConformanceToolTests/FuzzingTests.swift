import Foundation
import LayoutConformance
import Testing

/// The page on fuzzing: what it says is what happens.
@Suite struct FuzzingTests {
  /// The blocks of code of the page, by language, in order.
  private static func blocks(_ language: String) throws -> [String] {
    try Page("Sources/LayoutConformance/LayoutConformance.docc/Fuzzing-in-CI.md")
      .blocks.filter { $0.language == language }.map(\.text)
  }

  /// Runs a script of the page, with the kit that was built beside the tests.
  private static func run(_ script: String, in scratch: Scratch) throws -> (Int32, String) {
    let kit = try CommandRun.program().deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = scratch.url
    var environment = ProcessInfo.processInfo.environment
    environment["KIT"] = kit
    environment["PATH"] = "\(kit):\(environment["PATH"] ?? "")"
    environment["XDG_CACHE_HOME"] = scratch.url.appending(path: "cache").path
    process.environment = environment
    let log = scratch.url.appending(path: ".log")
    try Data().write(to: log)
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }

  private static let hasLibFuzzer: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { folder in
      let library = "\(folder)/../lib/clang"
      let names = FileManager.default.enumerator(atPath: library)?.compactMap { $0 as? String }
      return names?.contains { $0.contains("libclang_rt.fuzzer") } ?? false
    }
  }()

  @Test(.enabled(if: hasLibFuzzer, "the toolchain has no libFuzzer"))
  func `AGREE-01 libFuzzer finds the bug of the page, and the input becomes a case`() throws {
    let scratch = try Scratch()
    let files = try Self.blocks("swift")
    #expect(files.count == 2)
    _ = try scratch.file("Flow.swift", files[0])
    _ = try scratch.file("FlowFuzz.swift", files[1])
    let scripts = try Self.blocks("sh")
    #expect(scripts.count == 3)
    let (built, messages) = try Self.run(scripts[0], in: scratch)
    try #require(built == 0, "\(messages)")
    let (_, output) = try Self.run(scripts[1], in: scratch)
    #expect(output.contains("libFuzzer: deadly signal"), "\(output)")
    #expect(output.contains("'Flow' answered"), "\(output)")
    #expect(output.contains("\ncrash-"), "\(output)")
    let (decoded, words) = try Self.run(scripts[2], in: scratch)
    #expect(decoded == 0, "\(words)")
    let file = try Corpus.read(scratch.url.appending(path: "case.json").path)
    #expect(file.subject == "Flow" && file.expect == .violation)
    #expect(file.rule.hasPrefix("AGREE-"))
    let kept = try Corpus.files(at: [scratch.url.appending(path: "Corpus").path])
    #expect(kept.count == 1)
    #expect(try Corpus.read(kept[0]).counterexample.layoutCase?.subviews.count == 2)
  }

  @Test func `PLACE-05 an input becomes a case file with the rule that it breaks`() throws {
    let scratch = try Scratch()
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 2, 0, 0] + Array(repeating: 0, count: 16) + [0, 4, 4]
    try Data(bytes).write(to: scratch.url.appending(path: "crash-1"))
    let run = try CommandRun(["decode", "crash-1", "RowAtZero", "-o", "case.json"], in: scratch)
    #expect(run.exitCode == 0)
    #expect(run.errors == "'RowAtZero', 1 subviews: PLACE-05, violation\n")
    let saved = try Corpus.read(scratch.url.appending(path: "case.json").path)
    #expect(saved.rule == "PLACE-05" && saved.expect == .violation)
    #expect(saved.counterexample.layoutCase?.subviews == [.rigid(1, 1)])
    #expect(try CommandRun(["replay", "case.json"], in: scratch).exitCode == 0)
  }

  @Test func `RUN-01 an input that traps says so, and one that breaks nothing too`() throws {
    let scratch = try Scratch()
    try Data().write(to: scratch.url.appending(path: "empty"))
    let trap = try CommandRun(["decode", "empty", "ColumnIndexingFirst"], in: scratch)
    #expect(trap.errors == "'ColumnIndexingFirst', 0 subviews: RUN-01, crash\n")
    #expect(trap.output.contains("\"expect\": \"crash\""))
    let none = try CommandRun(["decode", "empty", "Flow"], in: scratch)
    #expect(none.errors == "'Flow', 0 subviews: breaks no rule\n")
    #expect(none.output.contains("\"expect\": \"pass\""))
  }

  @Test(arguments: [
    (["decode"], 64, "name one input: decode INPUT SUBJECT"),
    (["decode", "x"], 64, "name the subject: decode INPUT SUBJECT"),
    (["decode", "x", "Flwo"], 64, "there is no subject 'Flwo'; did you mean 'Flow'?"),
    (["decode", "x", "Flow"], 65, "x: no such file or folder"),
    (["decode", ".", "Flow"], 65, ".: is not a file"),
  ])
  func `wrong usage says what would be right`(
    words: [String], code: Int32, message: String
  ) throws {
    let run = try CommandRun(words, in: try Scratch())
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
