import Foundation
import Testing

/// Runs whose findings cannot be saved: the cases are printed instead.
@Suite(.serialized) struct LostDiskTests {
  private func fuzz(
    corpus: String, in scratch: Scratch, through wrapper: [String] = []
  ) throws -> CommandRun {
    let file = try HostileLayouts.file(in: scratch)
    return try CommandRun(
      ["fuzz", file, "AtZero", "--cases", "500", "--seed", "3", "--corpus", corpus], in: scratch,
      cache: try HostileLayouts.cache(), through: wrapper)
  }

  /// What must come out: the finding, why its case is not saved, and the whole case.
  private func expectPrinted(_ run: CommandRun, because reason: String) {
    #expect(run.exitCode == 1)
    #expect(run.output.contains("✘ PLACE-05"), "\(run.output)")
    #expect(run.output.contains("all cases ran"))
    #expect(run.errors.contains("cannot be saved: \(reason)"), "\(run.errors)")
    #expect(run.errors.contains("\"layoutConformance\": 2"))
    #expect(run.errors.contains("\"rule\": \"PLACE-05\""))
    #expect(run.errors.contains("\"subviews\""))
  }

  @Test func `a corpus that is no folder`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("Taken", "a file")
    expectPrinted(try fuzz(corpus: "Taken", in: scratch), because: "not a directory")
  }

  @Test func `a corpus that may not be written`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "ReadOnly")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    // Nothing is forbidden to root, but in /proc there are no folders to be made.
    let path = getuid() == 0 ? "/proc/corpus" : folder.path
    let run = try fuzz(corpus: path, in: scratch)
    expectPrinted(run, because: getuid() == 0 ? "no such file" : "permission denied")
  }

  @Test(.enabled(if: canMount, "mounting a small disk is not allowed here"))
  func `a disk without room`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "Full")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let fill = "\(Self.mount) Full && head -c 99999 /dev/zero > Full/fill 2>&1; exec \"$@\""
    let run = try fuzz(
      corpus: "Full", in: scratch,
      through: ["/usr/bin/unshare", "-rm", "/bin/sh", "-c", fill, "sh"])
    expectPrinted(run, because: "no space left on device")
  }

  @Test(.enabled(if: canMount, "mounting a small disk is not allowed here"))
  func `a folder of layouts that may not be written is checked`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("Layouts/AtZero.swift", Sources.rowAtZero)
    let script = """
      mount --bind Layouts Layouts && mount -o remount,ro,bind Layouts && cd Layouts && \
      ! touch new 2>/dev/null && exec "$@"
      """
    for words in [["check", "AtZero.swift"], ["check", "."]] {
      let run = try CommandRun(
        words + ["--cases", "100", "--json", "-"], in: scratch,
        through: ["/usr/bin/unshare", "-rm", "/bin/sh", "-c", script, "sh"])
      #expect(run.exitCode == 1, "\(run.errors)")
      #expect(try run.findings == ["PLACE-05": "violation"])
    }
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: scratch.url.appending(path: "Layouts").path) == ["AtZero.swift"])
  }

  private static let mount = "mount -t tmpfs -o size=8k none"

  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "-rm", "/bin/sh", "-c", "\(mount) /mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
