import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// Where checkers are kept: nobody but the user may put one there, as it is run.
@Suite struct CheckerCacheTests {
  private static let other: uid_t = 65_534
  private static let isRoot = geteuid() == 0

  private func key(_ text: String) -> ContentHash {
    var key = ContentHash()
    key.add(text)
    return key
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  /// Puts a checker of a size into a cache, as a build does.
  private func store(_ text: String, size: Int64, in cache: CheckerCache) throws {
    let scratch = try cache.scratch(for: key(text))
    let checker = "\(scratch)/checker"
    try Data("#!".utf8).write(to: URL(fileURLWithPath: checker))
    truncate(checker, off_t(size))
    _ = try cache.store(scratch: scratch, notes: [], for: key(text))
  }

  @Test func `a cache is for the user alone, also one that was not`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "a/b/cache").path
    _ = try CheckerCache(folder: folder)
    #expect(mode(folder) == 0o700)
    chmod(folder, 0o755)
    _ = try CheckerCache(folder: folder)
    #expect(mode(folder) == 0o700)
  }

  @Test func `a link, a file and what is not there are no cache`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "planted"), withIntermediateDirectories: false)
    let link = scratch.url.appending(path: "link").path
    symlink("planted", link)
    _ = try scratch.file("file", "")
    for path in [link, scratch.url.appending(path: "file").path] {
      #expect(throws: SourceError.unavailable("cannot write to \(path)")) {
        try CheckerCache(folder: path)
      }
    }
    #expect(mode(scratch.url.appending(path: "planted").path) != 0o700)
  }

  @Test func `what others can change in it is not run`() throws {
    let scratch = try Scratch()
    let cache = try CheckerCache(folder: scratch.url.appending(path: "cache").path)
    try store("a", size: 10, in: cache)
    let built = try #require(cache.checker(for: key("a")))
    chmod(built.executable, 0o777)
    #expect(cache.checker(for: key("a")) == nil)
    chmod(built.executable, 0o700)
    #expect(cache.checker(for: key("a")) == built)
    unlink(built.executable)
    symlink("/bin/true", built.executable)
    #expect(cache.checker(for: key("a")) == nil)
  }

  @Test(.enabled(if: isRoot, "only root can give a file away"))
  func `what another user planted is not used`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "cache").path
    let cache = try CheckerCache(folder: folder)
    try store("a", size: 10, in: cache)
    let built = try #require(cache.checker(for: key("a")))
    let entry = URL(fileURLWithPath: built.executable).deletingLastPathComponent().path
    for path in [built.executable, entry] {
      chown(path, Self.other, Self.other)
      #expect(cache.checker(for: key("a")) == nil)
      chown(path, geteuid(), getegid())
      #expect(cache.checker(for: key("a")) == built)
    }
    chown(folder, Self.other, Self.other)
    #expect(throws: SourceError.unavailable("\(folder) belongs to another user")) {
      try CheckerCache(folder: folder)
    }
  }

  @Test(arguments: ["folder", "link", "file"])
  func `a planted folder among the temporary ones does nothing`(plant: String) throws {
    let scratch = try Scratch()
    let file = try scratch.file("Stairs.swift", Sources.stairs)
    let planted = "tmp/layout-conformance-\(geteuid())"
    let path = scratch.url.appending(path: planted).path
    _ = try scratch.file(plant == "file" ? planted : "tmp/.keep", "")
    if plant != "file" {
      let folder = plant == "link" ? scratch.url.appending(path: "theirs").path : path
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o777])
      if plant == "link" { symlink(folder, path) }
      // Where the tests cannot give it away it is the user's own, and is used for that.
      guard plant == "link" || chown(folder, Self.other, Self.other) == 0 else { return }
    }
    let run = try CommandRun(
      ["check", file, "--cases", "20"], in: scratch,
      environment: [
        "XDG_CACHE_HOME": "", "HOME": "", "TMPDIR": scratch.url.appending(path: "tmp").path,
      ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect((try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty != false)
    let made = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "tmp").path
    ).filter { $0.hasPrefix("layout-conformance-") && !planted.hasSuffix($0) }
    #expect(made.count == 1)
    #expect(made.allSatisfy { mode(scratch.url.appending(path: "tmp/\($0)").path) == 0o700 })
  }

  @Test func `what was used least recently goes first, when there are too many bytes`() throws {
    let scratch = try Scratch()
    let cache = try CheckerCache(folder: scratch.url.appending(path: "cache").path)
    let third = Int64(CheckerCache.capacity) / 3
    for (index, name) in ["a", "b", "c"].enumerated() {
      try store(name, size: third, in: cache)
      let time = timeval(tv_sec: 1000 + index, tv_usec: 0)
      utimes("\(cache.folder)/\(key(name).text)", [time, time])
    }
    #expect(cache.checker(for: key("a")) != nil)
    try store("d", size: third, in: cache)
    #expect(
      ["a", "b", "c", "d"].map { cache.checker(for: key($0)) != nil }
        == [true, false, true, true])
    // One that is larger than all is kept for as long as it is the newest.
    try store("e", size: Int64(CheckerCache.capacity) * 2, in: cache)
    #expect(
      ["a", "c", "d", "e"].map { cache.checker(for: key($0)) != nil }
        == [false, false, false, true])
  }

  @Test func `what processes left that are gone is removed`() throws {
    let scratch = try Scratch()
    let cache = try CheckerCache(folder: scratch.url.appending(path: "cache").path)
    let names = ["manifest.999999999.0", "0a1b.999999999.0", "manifest.\(getpid()).0"]
    for name in names { _ = try scratch.file("cache/\(name)", "") }
    try store("a", size: 10, in: cache)
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(Set(left) == [key("a").text, names[2]])
  }
}
