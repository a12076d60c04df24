/// A checker made of a user's files, ready to run.
struct BuiltSubjects: Hashable, Sendable {
  /// The path of the executable, which takes the arguments of the command line tool.
  var executable: String
  /// What is to be said about how it was made, in the order of files and lines.
  var notes: [SourceNote]
}
