import Foundation
import Testing

@testable import LayoutConformanceTool

/// What becomes of a run while the compiler is at work, and of a compiler that has no home.
@Suite struct CompilingTests {
  /// A compiler that never ends, in a folder for `PATH`; it writes its process and that of its child
  /// to a file.
  private func slowCompiler(named name: String, in scratch: Scratch) throws -> String {
    for tool in ["swiftc", name] {
      let file = try scratch.file(
        "bin/\(tool)",
        """
        #!/bin/sh
        setsid sh -c 'while :; do :; done' &
        echo "$$ $!" > '\(scratch.url.path)/.pids'
        mv '\(scratch.url.path)/.pids' '\(scratch.url.path)/pids'
        wait
        """)
      chmod(scratch.url.appending(path: file).path, 0o700)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return "\(scratch.url.appending(path: "bin").path):\(path)"
  }

  private func compilers(in scratch: Scratch) -> [String] {
    let text = try? String(contentsOf: scratch.url.appending(path: "pids"), encoding: .utf8)
    return (text ?? "").split { !$0.isNumber }.map(String.init)
  }

  private func isRunning(_ process: String) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    return !status.isEmpty && !status.contains("State:\tZ") && !status.contains("State:\tX")
  }

  /// Whether all of some processes are gone, soon.
  private func areGone(_ processes: [String]) -> Bool {
    for _ in 0..<1000 {
      guard processes.contains(where: isRunning) else { return true }
      usleep(10_000)
    }
    return false
  }

  private func files(isPackage: Bool, in scratch: Scratch) throws -> [String] {
    guard isPackage else { return [try scratch.file("Stairs.swift", Sources.stairs)] }
    _ = try scratch.file("Package.swift", "")
    return []
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [false, true])
  func `a request to stop ends the compiler and what it started`(
    signal: Int32, isPackage: Bool
  ) throws {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = try CommandRun.program()
    process.arguments = ["check"] + (try files(isPackage: isPackage, in: scratch))
    process.currentDirectoryURL = scratch.url
    process.environment = CommandRun.environment(cache: scratch)
      .merging(["PATH": try slowCompiler(named: "swift", in: scratch)]) { $1 }
    let errors = scratch.url.appending(path: ".err")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    while process.isRunning, compilers(in: scratch).count < 2 { usleep(10_000) }
    let compilers = compilers(in: scratch)
    #expect(compilers.allSatisfy(isRunning))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(
      try String(contentsOf: errors, encoding: .utf8)
        == "Error: it was interrupted before the layouts were compiled\n")
    #expect(areGone(compilers))
    let cache = scratch.url.appending(path: "cache/layout-conformance").path
    let left = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    #expect(!left.contains { $0.contains(".\(process.processIdentifier).") }, "\(left)")
  }

  @Test(arguments: [false, true])
  func `compiling ends when it has computed for as long as it may`(isPackage: Bool) throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      ["check", "-q", "--compile-timeout", "300ms"] + files(isPackage: isPackage, in: scratch),
      in: scratch, environment: ["PATH": try slowCompiler(named: "swift", in: scratch)])
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        Error: the compiler did not finish in 0.3 s of processor time; more is given with \
        --compile-timeout 2s

        """)
    #expect(areGone(compilers(in: scratch)))
  }

  @Test func `the time to compile is a setting, and no other word than a time`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Stairs.swift", Sources.stairs)
    _ = try scratch.file(SettingsFile.name, #"{ "compile-timeout": "100ms" }"#)
    let path = ["PATH": try slowCompiler(named: "swift", in: scratch)]
    let set = try CommandRun(["check", file], in: scratch, environment: path)
    #expect(set.exitCode == 65)
    #expect(set.errors.contains("did not finish in 0.1 s"))
    for command in ["check", "fuzz", "compare", "replay"] {
      let wrong = try CommandRun([command, file, "--compile-timeout", "long"], in: scratch)
      #expect(wrong.exitCode == 64)
      #expect(wrong.errors.hasPrefix("Error: '--compile-timeout long': expected a duration such"))
    }
  }

  @Test func `a terminal shows that the compiler is at work`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Stairs.swift", Sources.stairs)
    let script = """
      import os, pty, sys
      child, terminal = pty.fork()
      if child == 0: os.execv(sys.argv[1], sys.argv[1:])
      while True:
          try: data = os.read(terminal, 4096)
          except OSError: break
          if not data: break
          os.write(1, data)
      """
    let run = try CommandRun(
      ["check", file, "--compile-timeout", "2500ms"], in: scratch,
      through: ["/usr/bin/env", "python3", "-c", script],
      environment: ["PATH": try slowCompiler(named: "swift", in: scratch)])
    #expect(run.output.contains("\r\u{1B}[Kcompiling 1 path, 1 s"), "\(run.output)")
    #expect(run.output.contains(" s\r\u{1B}[KError: the compiler did not finish"), "\(run.output)")
  }

  @Test func `neither a home nor a place for modules is needed`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Sources/Stairs/Stairs.swift", Sources.stairs)
    _ = try scratch.file(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Stairs", targets: [.target(name: "Stairs")])
      """)
    for home in ["", "/proc/1/none"] {
      for words in [[file], []] {
        let run = try CommandRun(
          ["check", "--cases", "20"] + words, in: scratch,
          environment: ["HOME": home, "CLANG_MODULE_CACHE_PATH": ""])
        #expect(run.exitCode == 0, "\(run.errors)")
      }
    }
    let modules = scratch.url.appending(path: "cache/layout-conformance/compiler.modules").path
    #expect(try !FileManager.default.contentsOfDirectory(atPath: modules).isEmpty)
  }

  @Test func `what the toolchain lacks is no fault of the file`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Stairs.swift", Sources.stairs)
    let run = try CommandRun(
      ["check", file], in: scratch, environment: ["CLANG_MODULE_CACHE_PATH": "/proc/none"])
    #expect(run.exitCode == 70)
    #expect(run.errors.hasPrefix("Error: the compiler failed: exit code 1; "), "\(run.errors)")
    #expect(!run.errors.contains("Stairs.swift"))
  }
}
