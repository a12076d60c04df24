import Foundation

/// Folders that nobody but the user can look into or write to.
enum PrivateFolder {
  /// Makes sure that the folder at a path is the user's alone; where it is missing it is made.
  ///
  /// A link is no folder, wherever it leads: whoever made it chose the place.
  /// - Throws: `SourceError.unavailable` where the folder is somebody else's, or cannot be made or
  ///   written to.
  static func require(_ path: String) throws(SourceError) {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    mkdir(path, 0o700)
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw .unavailable("cannot write to \(path)") }
    defer { close(folder) }
    guard let owner = FileOwner(of: folder), owner.isUser else {
      throw .unavailable("\(path) belongs to another user")
    }
    guard fchmod(folder, 0o700) == 0, access(path, W_OK | X_OK) == 0 else {
      throw .unavailable("cannot write to \(path)")
    }
  }

  /// Makes a new folder among the temporary ones, whose name nobody can know beforehand.
  ///
  /// - Throws: `SourceError.unavailable` where none can be made.
  static func fresh() throws(SourceError) -> String {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/layout-conformance-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .unavailable("cannot make a folder in \(folder): \(String(cString: strerror(errno)))")
    }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
