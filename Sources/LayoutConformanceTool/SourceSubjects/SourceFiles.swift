import Foundation

/// The files that a user's arguments stand for.
enum SourceFiles {
  /// Reads the files named and every Swift file below the folders named, in a fixed order.
  ///
  /// Hidden folders, build products and manifests (`Package.swift`) are passed over; a file that is
  /// named twice is read once. The files of the prelude and of imported modules come last, and are
  /// no others even where a folder holds them.
  /// - Throws: `SourceError.unreadable` for the first path that cannot be read.
  static func read(
    _ paths: [String], prelude: [String] = [], imported: [ImportedModule] = []
  ) throws(SourceError) -> [SourceFile] {
    var files: [SourceFile] = []
    var seen: Set<String> = []
    func isNew(_ path: String) -> Bool {
      seen.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted
    }
    var last: [SourceFile] = []
    for path in prelude where isNew(path) {
      last.append(try SourceFile.read(path, role: .prelude))
    }
    for path in imported.flatMap(\.files) where isNew(path) {
      last.append(try SourceFile.read(path, role: .imported))
    }
    for path in paths {
      let found = FileKind(path: path) == .folder ? try swiftFiles(below: path) : [path]
      for file in found where isNew(file) { files.append(try SourceFile.read(file)) }
    }
    return files + last
  }

  /// The Swift files below a folder, in the order of their names.
  ///
  /// - Throws: `SourceError.unreadable` where the folder cannot be read, or has none.
  static func swiftFiles(below folder: String) throws(SourceError) -> [String] {
    func failure(_ text: String) -> SourceError {
      .unreadable(SourceMessage(file: folder, text: text))
    }
    guard FileManager.default.isReadableFile(atPath: folder) else {
      throw failure("cannot be read; are its permissions right?")
    }
    var found: [String] = []
    var open = [folder]
    while let next = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names where !name.hasPrefix(".") && name != "Package.swift" {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        switch FileKind(path: path) {
        // A link to a folder may lead back up.
        case .folder where !isLink(path): open.append(path)
        case .file where name.hasSuffix(".swift"): found.append(path)
        default: break
        }
      }
    }
    guard !found.isEmpty else { throw failure("no Swift file in this folder") }
    return found.sorted()
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
