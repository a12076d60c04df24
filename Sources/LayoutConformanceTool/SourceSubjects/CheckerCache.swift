import Foundation
import LayoutConformance

/// The folder that keeps checkers, so that the same files are compiled once.
struct CheckerCache: Sendable {
  /// The folder; it exists.
  let folder: String

  /// Makes a cache in a folder, which is made if it is missing.
  ///
  /// - Throws: `SourceError.unavailable` where the folder can neither be made nor be written to.
  init(folder: String) throws(SourceError) {
    self.folder = folder
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw .unavailable("cannot write to \(folder)")
    }
  }

  /// The cache of this user: below `XDG_CACHE_HOME` or `~/.cache`, else a temporary folder.
  ///
  /// Source: the XDG base directory specification, which wants relative values ignored.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SourceError) -> CheckerCache {
    let xdg = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    for base in [xdg, home] {
      if let base, let cache = try? CheckerCache(folder: "\(base)/layout-conformance") {
        return cache
      }
    }
    let temporary = FileManager.default.temporaryDirectory.path
    return try CheckerCache(folder: "\(temporary)/layout-conformance-cache")
  }

  /// The checker with a key, if it is there.
  func checker(for key: ContentHash) -> BuiltSubjects? {
    let entry = "\(folder)/\(key.text)"
    guard FileManager.default.isExecutableFile(atPath: "\(entry)/checker"),
      let data = FileManager.default.contents(atPath: "\(entry)/notes.json"),
      let notes = try? JSONDecoder().decode([SourceNote].self, from: data)
    else { return nil }
    return BuiltSubjects(executable: "\(entry)/checker", notes: notes)
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
      if checker(for: key) == nil {
        try? FileManager.default.removeItem(atPath: entry)
        try FileManager.default.moveItem(atPath: scratch, toPath: entry)
      }
    } catch {
      guard checker(for: key) != nil else {
        throw .unavailable("cannot write to \(folder): \(error.localizedDescription)")
      }
    }
    trim()
    return BuiltSubjects(executable: "\(entry)/checker", notes: notes)
  }

  /// How many checkers are kept; each takes some megabytes.
  private static let capacity = 40

  /// Removes the entries that were made first, where there are too many, and the working folders
  /// of processes that are gone.
  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let parts = name.split(separator: ".")
      if parts.count == 3, FileKind(path: "/proc/\(parts[1])") == .missing {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
    let entries = names.filter { !$0.contains(".") }
      .map { (path: "\(folder)/\($0)", made: FileStamp(path: "\(folder)/\($0)").changed ?? 0) }
      .sorted { ($0.made, $0.path) < ($1.made, $1.path) }
    for entry in entries.dropLast(Self.capacity) {
      try? FileManager.default.removeItem(atPath: entry.path)
    }
  }
}
