/// An error of the compiler at its place in a user's file.
struct PlacedError: Hashable, Sendable {
  /// The file's position among the files compiled together.
  var file: Int
  /// The byte that the error is about.
  var offset: Int
  /// The error as the user is to read it.
  var message: SourceMessage
  /// The words that the compiler quotes in the error and its notes.
  var words: [String]
}
