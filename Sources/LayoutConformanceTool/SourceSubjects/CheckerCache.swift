import Foundation
import LayoutConformance

/// The folder that keeps checkers, so that the same files are compiled once.
struct CheckerCache: Sendable {
  /// The folder; it exists.
  let folder: String
  /// The folder for the modules that the compiler makes of the system's headers, without links: in
  /// the modules stands where the others are.
  ///
  /// By itself the compiler takes one in the home folder, which may be missing, or a temporary one.
  var modules: String

  /// Makes a cache in a folder, which is made if it is missing, and is the user's alone.
  ///
  /// - Throws: `SourceError.unavailable` where the folder can neither be made nor be written to, or
  ///   is somebody else's: what is kept in it is run.
  init(folder: String) throws(SourceError) {
    self.folder = folder
    try PrivateFolder.require(folder)
    let resolved = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    modules = "\(resolved)/compiler.modules"
  }

  /// The cache of this user: below `XDG_CACHE_HOME` or `~/.cache`, else a temporary folder.
  ///
  /// Everybody can know the name of the temporary folder. Where it is somebody else's already a new
  /// one is made.
  /// Source: the XDG base directory specification, which wants relative values ignored.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SourceError) -> CheckerCache {
    let xdg = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    let temporary = FileManager.default.temporaryDirectory.path
    let folders =
      [xdg, home].compactMap { $0.map { "\($0)/layout-conformance" } }
      + ["\(temporary)/layout-conformance-\(geteuid())"]
    for folder in folders {
      if let cache = try? CheckerCache(folder: folder) { return cache }
    }
    return try CheckerCache(folder: PrivateFolder.fresh())
  }

  /// The checker with a key, if it is there and the user's own.
  func checker(for key: ContentHash) -> BuiltSubjects? {
    let entry = "\(folder)/\(key.text)"
    guard let folder = FileOwner(at: entry), folder.isFolder, folder.isUser, !folder.isOpenToOthers,
      let checker = FileOwner(at: "\(entry)/checker"), checker.isFile, checker.isUser,
      !checker.isOpenToOthers, FileManager.default.isExecutableFile(atPath: "\(entry)/checker"),
      let data = FileManager.default.contents(atPath: "\(entry)/notes.json"),
      let notes = try? JSONDecoder().decode([SourceNote].self, from: data)
    else { return nil }
    // What was used last is kept longest.
    utimes(entry, nil)
    return BuiltSubjects(executable: "\(entry)/checker", notes: notes)
  }

  /// Writes what a checker is to be told, and gives the path of the file.
  ///
  /// - Throws: `SourceError.unavailable` where it cannot be written.
  func write(_ manifest: SourceManifest) throws(SourceError) -> String {
    let process = ProcessInfo.processInfo.processIdentifier
    for attempt in 0..<100 {
      let path = "\(folder)/manifest.\(process).\(attempt)"
      let isNew: ()? = try? JSONEncoder().encode(manifest)
        .write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
      if isNew != nil { return path }
    }
    throw .unavailable("cannot write to \(folder)")
  }

  /// A new empty folder to work in, which no other process uses.
  func scratch(for key: ContentHash) throws(SourceError) -> String {
    let process = ProcessInfo.processInfo.processIdentifier
    for attempt in 0..<100 {
      let path = "\(folder)/\(key.text).\(process).\(attempt)"
      let isNew: ()? = try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      if isNew != nil { return path }
    }
    throw .unavailable("cannot make a folder in \(folder)")
  }

  /// Puts a checker that stands in a scratch folder into its place.
  ///
  /// The folder is renamed as a whole: a reader sees all of it or nothing. Where another process
  /// was faster, its checker is as good.
  func store(
    scratch: String, notes: [SourceNote], for key: ContentHash
  ) throws(SourceError) -> BuiltSubjects {
    let entry = "\(folder)/\(key.text)"
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      try encoder.encode(notes).write(to: URL(fileURLWithPath: "\(scratch)/notes.json"))
      for path in [scratch, "\(scratch)/checker"] { chmod(path, 0o700) }
      if checker(for: key) == nil {
        try? FileManager.default.removeItem(atPath: entry)
        try FileManager.default.moveItem(atPath: scratch, toPath: entry)
      }
    } catch {
      guard checker(for: key) != nil else {
        throw .unavailable("cannot write to \(folder): \(error.localizedDescription)")
      }
    }
    trim(keeping: entry)
    return BuiltSubjects(executable: "\(entry)/checker", notes: notes)
  }

  /// How many bytes the checkers may take that are kept; each takes up to some twenty millions.
  static let capacity = 256 << 20

  /// Removes the entries that were used least recently, where they take too much, and what processes
  /// have left that are gone.
  private func trim(keeping newest: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let parts = name.split(separator: ".")
      if parts.count == 3, FileKind(path: "/proc/\(parts[1])") == .missing {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
    let entries = names.filter { !$0.contains(".") }.map { "\(folder)/\($0)" }
      .filter { $0 != newest }
      .map { (path: $0, used: FileStamp(path: $0).changed ?? 0) }
      .sorted { ($0.used, $0.path) > ($1.used, $1.path) }
    var size = Self.size(of: newest)
    for entry in entries {
      size += Self.size(of: entry.path)
      if size > Self.capacity { try? FileManager.default.removeItem(atPath: entry.path) }
    }
  }

  private static func size(of entry: String) -> Int {
    FileStamp(path: "\(entry)/checker").size ?? 0
  }
}
