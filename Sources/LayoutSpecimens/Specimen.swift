public import LayoutConformance

/// A layout with a declared verdict.
public struct Specimen: Sendable {
  /// The layout.
  public let subject: Subject

  /// The IDs of the rules that it breaks, sorted; none for a layout that keeps them all.
  public let breaks: [String]

  /// The IDs of the rules that it breaks beside these, of the kind that it looks like, sorted.
  public private(set) var breaksOfKind: [String] = []

  /// The rules that name the cause of its defect, any of which may come first; of a layout with more
  /// than one defect the rule of each.
  public var causes: [String] {
    ownCauses ?? Causes.declared[subject.name] ?? breaks + breaksOfKind
  }

  /// How many defects it has that have nothing to do with each other.
  public var defects: Int { ownCauses?.count ?? (breaks.isEmpty && breaksOfKind.isEmpty ? 0 : 1) }

  private var ownCauses: [String]?

  /// What it does right or wrong, in one sentence.
  public let note: String

  /// Whether it ends the process that runs it, with some numbers of subviews at least.
  public let needsIsolation: Bool

  /// Whether few cases show its defect: many subviews, an exact fit, a certain history or value.
  public private(set) var isSubtle: Bool

  /// Declares a layout that keeps every rule of its profile.
  static func conforming(
    _ subject: Subject, needsIsolation: Bool = false, _ note: String
  ) -> Specimen {
    Specimen(
      subject: subject, breaks: [], note: note, needsIsolation: needsIsolation, isSubtle: false)
  }

  /// Declares a layout with one defect.
  static func broken(
    _ subject: Subject, _ breaks: [String], needsIsolation: Bool = false, _ note: String
  ) -> Specimen {
    Specimen(
      subject: subject, breaks: breaks.sorted(), note: note, needsIsolation: needsIsolation,
      isSubtle: false)
  }

  /// The specimen as one whose defect few cases show.
  var asSubtle: Specimen {
    var copy = self
    copy.isSubtle = true
    return copy
  }

  /// The specimen as one that breaks promises of the kind that it looks like, too.
  func asKind(_ rules: String...) -> Specimen {
    var copy = self
    copy.breaksOfKind = rules.sorted()
    return copy
  }

  /// The specimen as one with a defect for each of some rules.
  func caused(byEachOf rules: [String]) -> Specimen {
    var copy = self
    copy.ownCauses = rules.sorted()
    return copy
  }

  /// Declares a layout with one defect that breaks promises of the kind that it looks like.
  ///
  /// - Parameters:
  ///   - subject: The layout, without a profile.
  ///   - breaks: The rules that it breaks, declared ones among them.
  ///   - note: What it does wrong, in one sentence.
  /// - Returns: The specimen, with the declared rules as those of its kind.
  static func everyday(_ subject: Subject, _ breaks: [String], _ note: String) -> Specimen {
    let promises = breaks.filter { RuleCatalogue.rule($0)?.level == .declared }
    var specimen = broken(subject, breaks.filter { !promises.contains($0) }, note)
    specimen.breaksOfKind = promises.sorted()
    return specimen
  }

  /// Declares a layout with one defect that few cases show.
  static func subtle(
    _ subject: Subject, _ breaks: [String], needsIsolation: Bool = false, _ note: String
  ) -> Specimen {
    Specimen(
      subject: subject, breaks: breaks.sorted(), note: note, needsIsolation: needsIsolation,
      isSubtle: true)
  }
}
