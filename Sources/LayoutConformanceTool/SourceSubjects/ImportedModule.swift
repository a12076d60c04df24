/// A module of the user's that the files import, and that is compiled as a part of theirs.
struct ImportedModule: Hashable, Sendable {
  /// The name, as `import` says it.
  var name: String
  /// The paths of its Swift files.
  var files: [String]
}
