/// The place of a declaration among the user's files.
struct ItemPath: Hashable, Sendable {
  /// The file's position among the files compiled together.
  var file: Int
  /// The positions from the top level inwards.
  var indices: [Int]

  /// The path of a declaration inside.
  func member(_ index: Int) -> ItemPath {
    ItemPath(file: file, indices: indices + [index])
  }
}

extension ItemPath: Comparable {
  /// Whether the left declaration stands before the right one, an outer one before its members.
  static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.file == right.file
      ? left.indices.lexicographicallyPrecedes(right.indices) : left.file < right.file
  }
}
