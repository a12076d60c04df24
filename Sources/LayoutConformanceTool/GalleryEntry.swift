public import LayoutConformance
import LayoutConformanceRunning

/// A layout with a declared verdict: what a check of it has to find.
public struct GalleryEntry: Sendable {
  /// The layout.
  public let subject: Subject
  /// The IDs of the rules that it breaks, none for a layout that keeps them all.
  public let breaks: [String]
  /// The IDs of the rules that it breaks beside these, of the kind that it looks like.
  public let breaksOfKind: [String]
  /// The IDs of the rules that name its cause, any of which may be told first; of a layout with more than
  /// one defect that of each.
  public let causes: [String]
  /// How many defects it has.
  public let defects: Int
  /// What the layout does right or wrong, in one sentence.
  public let note: String
  /// Whether few cases show what is wrong: many subviews, an exact fit, a certain history.
  public let isSubtle: Bool
  /// The IDs of the rules that it is the example of, a good one or a bad one.
  public let illustrates: [String]

  /// Declares a verdict.
  public init(
    subject: Subject, breaks: [String], breaksOfKind: [String] = [], causes: [String]? = nil,
    defects: Int = 1, note: String,
    isSubtle: Bool = false, illustrates: [String] = []
  ) {
    self.subject = subject
    self.breaks = breaks
    self.breaksOfKind = breaksOfKind
    self.causes = causes ?? breaks + breaksOfKind
    self.defects = breaks.isEmpty && breaksOfKind.isEmpty ? 0 : defects
    self.note = note
    self.isSubtle = isSubtle
    self.illustrates = illustrates
  }

  /// What a check of the layout is held against.
  var verdict: DeclaredVerdict { DeclaredVerdict(breaks: breaks, breaksOfKind: breaksOfKind) }
}
