/// Something that a report says about how a user's files became subjects.
struct SourceNote: Hashable, Sendable, Codable {
  /// What the note is about.
  enum Kind: String, Hashable, Sendable, Codable {
    /// A declaration that does not compile here and that no layout needs.
    case leftOut
    /// A layout type that became a subject, with the expression that makes it.
    case made
    /// A layout type that cannot be made, with the reason.
    case notMade
    /// A key whose values are drawn for the subviews.
    case key
    /// Declarations that were taken from another file of the project.
    case taken
    /// An import of a module that does not exist here and that the rest does without.
    case ignoredImport
    /// An `import SwiftUI` that was added because the file has none.
    case addedImport
    /// An `@main` that was taken away, because the checker has its own.
    case ignoredMain
  }

  /// What the note is about.
  var kind: Kind
  /// The declaration, type or module, as the source spells it.
  var name: String
  /// The place in the user's file, and the sentence to show.
  var message: SourceMessage
}

extension SourceNote: CustomStringConvertible {
  /// The place, a colon and the sentence.
  var description: String { message.description }
}
