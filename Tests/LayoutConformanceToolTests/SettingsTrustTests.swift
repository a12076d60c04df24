import Foundation
import Testing

@testable import LayoutConformanceTool

/// Whose settings a run obeys: they name code that is run and files that are written.
@Suite struct SettingsTrustTests {
  private static let other: uid_t = 65_534
  private static let isRoot = geteuid() == 0

  /// A folder with a layout below one with a file of settings that runs code of its own.
  private func planted(mark: String? = nil, at place: String = ".") throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file(
      "\(place)/\(SettingsFile.name)",
      #"{ "prelude": "Planted.swift", "make": "Stairs(open: plant())" }"#)
    _ = try scratch.file("\(place)/Planted.swift", "func plant() -> Int { 0 }\n")
    _ = try scratch.file("work/Stairs.swift", Sources.stairs)
    if let mark { _ = try scratch.file(mark, "") }
    return scratch
  }

  private func run(_ words: [String], in scratch: Scratch) throws -> CommandRun {
    try CommandRun(
      words, in: scratch, through: ["/bin/sh", "-c", "cd work && exec \"$@\"", "sh"])
  }

  private func path(_ name: String, in scratch: Scratch) -> String {
    scratch.url.appending(path: name).standardizedFileURL.path
  }

  @Test func `a file above the project is not looked at`() throws {
    for mark in [nil, "work/.git/HEAD", "work/Package.swift", "other/.git/HEAD"] {
      let scratch = try planted(mark: mark)
      let list = try run(["config"], in: scratch)
      #expect(list.output.contains("(there is none here)"), "\(mark ?? ""): \(list.output)")
      let check = try run(["check", "Stairs.swift", "--cases", "20"], in: scratch)
      #expect(check.exitCode == 0, "\(check.errors)")
      #expect(!check.output.contains("plant()"))
    }
  }

  @Test func `a file of the project is obeyed, from any folder of it`() throws {
    for mark in [".git/HEAD", ".git", "Package.swift"] {
      let list = try run(["config", "--effective"], in: try planted(mark: mark))
      #expect(list.output.contains("Stairs(open: plant())"), "\(mark): \(list.errors)")
    }
    // A package in a repository is a part of it.
    let inner = try planted(mark: ".git/HEAD")
    _ = try inner.file("work/Package.swift", "")
    #expect(try run(["config", "--effective"], in: inner).output.contains("plant()"))
    let beside = try run(["config", "--effective"], in: try planted(at: "work"))
    #expect(beside.output.contains("plant()"))
  }

  @Test func `a file that others can change is refused`() throws {
    let scratch = try planted(at: "work")
    let file = path("work/\(SettingsFile.name)", in: scratch)
    chmod(file, 0o666)
    for words in [["check", "Stairs.swift"], ["config"], ["config", "--effective"]] {
      let refused = try run(words, in: scratch)
      #expect(refused.exitCode == 65)
      #expect(
        refused.errors == """
          Error: \(file): can be changed by other users, and what it sets can run code and write \
          files as you; read it, then make it yours with 'chmod go-w \(file)', or take it away

          """)
    }
    chmod(file, 0o644)
    #expect(try run(["config"], in: scratch).exitCode == 0)
  }

  @Test func `a link to a file of one's own is a file of one's own`() throws {
    let scratch = try planted(at: "elsewhere")
    symlink("../elsewhere/\(SettingsFile.name)", path("work/\(SettingsFile.name)", in: scratch))
    #expect(try run(["config", "--effective"], in: scratch).output.contains("plant()"))
    chmod(path("elsewhere/\(SettingsFile.name)", in: scratch), 0o666)
    #expect(try run(["config", "--effective"], in: scratch).exitCode == 65)
  }

  @Test(.enabled(if: isRoot, "only root can give a file away"), arguments: [false, true])
  func `a file of another user is refused, with what to do`(isAbove: Bool) throws {
    let scratch = try planted(mark: ".git/HEAD", at: isAbove ? "." : "work")
    let file = path("\(isAbove ? "." : "work")/\(SettingsFile.name)", in: scratch)
    chown(file, Self.other, Self.other)
    let refused = try run(["check", "Stairs.swift"], in: scratch)
    #expect(refused.exitCode == 65)
    #expect(refused.errors.contains("\(file): belongs to another user 65534, and what it sets"))
    #expect(refused.errors.contains("'chown 0 \(file)'"))
    #expect(refused.output.isEmpty)
  }

  @Test(.enabled(if: isRoot, "only root can give a file away"))
  func `another user's link is refused, and their folder is no project`() throws {
    let linked = try planted(at: "elsewhere")
    let link = path("work/\(SettingsFile.name)", in: linked)
    symlink("../elsewhere/\(SettingsFile.name)", link)
    lchown(link, Self.other, Self.other)
    #expect(try run(["check", "Stairs.swift"], in: linked).exitCode == 65)
    let marked = try planted(mark: ".git/HEAD")
    for name in [".git", SettingsFile.name] {
      chown(path(name, in: marked), Self.other, Self.other)
    }
    let check = try run(["check", "Stairs.swift", "--cases", "20"], in: marked)
    #expect(check.exitCode == 0, "\(check.errors)")
    #expect(!check.output.contains("plant()"))
  }

  @Test(.enabled(if: canBeAnother, "only root can be another user, one who can read the build"))
  func `what is planted for another user does nothing`() throws {
    let scratch = try planted(mark: ".git/HEAD")
    let folders = ["work", "tmp", "tmp/layout-conformance-\(Self.other)"]
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: path(folder, in: scratch), withIntermediateDirectories: true)
      chmod(path(folder, in: scratch), 0o777)
    }
    let run = try CommandRun(
      ["check", "Stairs.swift", "--cases", "20"], in: scratch,
      through: Self.asAnother + ["/bin/sh", "-c", "cd work && exec \"$@\"", "sh"],
      environment: [
        "XDG_CACHE_HOME": "", "HOME": "", "CLANG_MODULE_CACHE_PATH": "",
        "TMPDIR": path("tmp", in: scratch),
      ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.output.contains("plant()"))
    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path(folder, in: scratch))
    }
    #expect(try names(folders[2]).isEmpty)
    // Beside the planted one there is one that was made, and nothing else is left.
    #expect(try names("tmp").count == 2)
  }

  private static let asAnother = [
    "/usr/bin/env", "setpriv", "--reuid=\(other)", "--regid=\(other)", "--clear-groups",
  ]

  private static let canBeAnother: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: asAnother[0])
    let program = try? CommandRun.program().path
    process.arguments = Array(asAnother.dropFirst()) + [program ?? "false", "--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard isRoot, (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
