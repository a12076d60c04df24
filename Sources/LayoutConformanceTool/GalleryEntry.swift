public import LayoutConformance

/// A layout with a declared verdict: what a check of it has to find.
public struct GalleryEntry: Sendable {
  /// The layout.
  public let subject: Subject
  /// The IDs of the rules that it breaks, none for a layout that keeps them all.
  public let breaks: [String]
  /// The IDs of the rules that it breaks beside these, of the kind that it looks like.
  public let breaksOfKind: [String]
  /// What the layout does right or wrong, in one sentence.
  public let note: String
  /// Whether few cases show what is wrong: many subviews, an exact fit, a certain history.
  public let isSubtle: Bool
  /// The IDs of the rules that it is the example of, a good one or a bad one.
  public let illustrates: [String]

  /// Declares a verdict.
  public init(
    subject: Subject, breaks: [String], breaksOfKind: [String] = [], note: String,
    isSubtle: Bool = false, illustrates: [String] = []
  ) {
    self.subject = subject
    self.breaks = breaks
    self.breaksOfKind = breaksOfKind
    self.note = note
    self.isSubtle = isSubtle
    self.illustrates = illustrates
  }
}
