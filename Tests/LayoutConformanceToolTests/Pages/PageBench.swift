import Foundation

@testable import LayoutConformanceTool

/// A folder with the files of a page, in which its blocks are compiled and run.
struct PageBench {
  /// The folder.
  let scratch: Scratch

  private let kit: Kit
  private let sources: [String]

  /// What a block did.
  struct Outcome {
    /// 0 where all is well.
    let exitCode: Int32
    /// What it printed, to either stream.
    let output: String
  }

  /// The page whose layout others use without repeating it.
  private static let lenders = [
    "README.md": "Reading-a-failure.md",
    "Sources/LayoutConformanceTesting/LayoutConformanceTesting.docc/LayoutConformanceTesting.md":
      "Checking-your-layout.md",
  ]

  /// Writes the files of a page.
  init(_ page: Page) throws {
    scratch = try Scratch()
    kit = try SourceWorkshop.kit()
    var files = page.blocks.compactMap { block in block.file.map { ($0, block.text) } }
    if let lender = Self.lenders[page.path] {
      let other = try Page("Sources/LayoutConformance/LayoutConformance.docc/\(lender)")
      files += other.blocks.compactMap { block in block.file.map { ($0, block.text) } }
    }
    var sources: [String] = []
    for (name, text) in files where !name.contains("/") {
      if name.hasSuffix(".swift") { sources.append(try scratch.file(name, text)) }
      if name.hasSuffix(".py") { _ = try scratch.file(name, text) }
    }
    self.sources = sources
    // What a command finds in the folder of the package.
    let folder = scratch.url.appending(path: "Sources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Page.package.appending(path: "Sources/LayoutSpecimens"),
      to: folder.appending(path: "LayoutSpecimens"))
  }

  /// Compiles a block of Swift together with the files of its page, and runs what it declares.
  ///
  /// That is its tests, or itself where it is a program. A manifest is read by the package manager.
  func run(swift text: String) throws -> Outcome {
    guard !text.contains("import PackageDescription") else {
      _ = try scratch.file("manifest/Package.swift", text)
      return try run([
        "/usr/bin/env", "swift", "package", "--package-path", "manifest", "dump-package",
      ])
    }
    let isProgram = text.contains("ConformanceTool.main")
    // The entry point that the package manager gives to a product of tests.
    let runner = "import Testing\n\nawait Testing.__swiftPMEntryPoint() as Never\n"
    let main = try scratch.file("main.swift", isProgram ? text : runner)
    let block = isProgram ? [] : [try scratch.file("Block.swift", text)]
    let objects = kit.objects + kit.objects(of: ["LayoutConformanceTesting"])
    let built = try run(
      [try Compiler.find(), "-swift-version", "6", "-module-name", "Page"] + sources + block
        + [main, "-o", "page"] + kit.importArguments + objects)
    guard built.exitCode == 0, isProgram || text.contains("@Test") else { return built }
    let words = isProgram ? ["check", "--cases", "200"] : ["--testing-library", "swift-testing"]
    return try run([scratch.url.appending(path: "page").path] + words)
  }

  /// Runs a block of shell commands; a finding is no failure of theirs, a wrong usage is one.
  func run(shell text: String) throws -> Outcome {
    // `.ci/run` runs these two, as the README has them.
    let long = ["swift run -c release layout-conformance check", "swift test"]
    let lines = text.replacing("--time 10m", with: "--time 1s").split(separator: "\n")
    let script = lines.filter { !long.contains(String($0)) }.joined(separator: "\n")
    return try run(
      ["/bin/bash", "-c", "trap 'code=$?; [ $code -eq 1 ] || exit $code' ERR\n\(script)\ntrue\n"])
  }

  /// Parses a block of YAML, where Python has what that takes.
  func run(yaml text: String) throws -> Outcome {
    let python = """
      import sys
      try:
          import yaml
      except ImportError:
          print("this Python has no yaml")
          sys.exit(0)
      yaml.safe_load(open(sys.argv[1]))
      """
    return try run(["/usr/bin/env", "python3", "-c", python, try scratch.file("block.yaml", text)])
  }

  /// Runs a program in the folder, with the built command on the path.
  func run(_ words: [String]) throws -> Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try CommandRun(
      Array(words.dropFirst()), in: scratch, program: words[0],
      environment: ["PATH": "\(kit.folder):\(path)", "GITHUB_ACTIONS": "false"])
    return Outcome(exitCode: run.exitCode, output: run.output + run.errors)
  }

  /// Whether a text was printed, but for the width of gaps and for what a line with `…` leaves out.
  static func isPrinted(_ text: String, in output: String) -> Bool {
    func words(_ text: some StringProtocol) -> String {
      text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    var rest = words(output)[...]
    for part in text.components(separatedBy: "…\n") {
      let part = words(part)
      guard !part.isEmpty else { continue }
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
