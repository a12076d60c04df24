import Foundation

/// What stands at a path, found without opening it.
enum FileKind: Hashable, Sendable {
  /// Nothing, or a link to nothing.
  case missing
  /// A folder.
  case folder
  /// A regular file of a size in bytes.
  case file(size: Int)
  /// A pipe, a socket or a device.
  case other

  /// Looks at a path, following links.
  init(path: String) {
    guard !path.isEmpty else {
      self = .missing
      return
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: resolved),
      let type = attributes[.type] as? FileAttributeType
    else {
      self = .missing
      return
    }
    switch type {
    case .typeDirectory: self = .folder
    case .typeRegular: self = .file(size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    case .typeSymbolicLink: self = .missing
    default: self = .other
    }
  }
}
