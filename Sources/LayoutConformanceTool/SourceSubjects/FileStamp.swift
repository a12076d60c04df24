import Foundation

/// The size and the time of the last change of a file, which tell whether it is still the same.
struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  /// The size in bytes, or nil where there is no file.
  let size: Int?
  /// The time of the last change, in seconds since 2001.
  let changed: Double?

  /// Looks at the file at a path, following links.
  init(path: String) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    size = (attributes?[.size] as? NSNumber)?.intValue
    changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
  }

  /// Both numbers.
  var description: String {
    "\(size.map(String.init) ?? "-") \(changed.map { "\($0)" } ?? "-")"
  }
}
