import Foundation

/// Who can say what stands in a file or folder.
struct FileOwner: Hashable, Sendable {
  /// The number of the user that the file belongs to.
  let user: UInt32
  private let group: UInt32
  private let mode: UInt32

  /// Looks at what stands at a path, a link itself and not what it leads to; nil for nothing.
  init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at an open file; nil where that cannot be done.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (user, group, mode) = (status.st_uid, status.st_gid, status.st_mode)
  }

  /// Whether it belongs to the user of this process.
  var isUser: Bool { user == geteuid() }

  /// Whether it is a regular file.
  var isFile: Bool { mode & S_IFMT == S_IFREG }

  /// Whether it is a folder.
  var isFolder: Bool { mode & S_IFMT == S_IFDIR }

  /// Whether users beside the one of this process can change it; the user's own group may, which on
  /// most systems holds nobody else, and a link cannot be changed.
  var isOpenToOthers: Bool {
    guard mode & S_IFMT != S_IFLNK else { return false }
    return mode & S_IWOTH != 0 || mode & S_IWGRP != 0 && group != getegid()
  }
}
