/// All rules, in the order in which they are listed and judged.
public enum RuleCatalogue {
  /// Every rule for a layout.
  public static let all: [Rule] =
    RunRules.all + CountRules.all + SizeRules.all + AgreementRules.all + PlacementRules.all
    + PurityRules.all
    + CacheRules.all + OfferRules.all + MetaRules.all + AnimationRules.all
    + declared

  /// The rules that a profile, or a trait of the subject, switches on.
  private static let declared: [Rule] =
    ShapeRules.all + OrderRules.all + MonotoneRules.all + FixRules.all + LawRules.all
    + FlowRules.all + DistributionRules.all + CareRules.all + ParityRules.all

  /// Every rule for an engine.
  public static let engine: [EngineRule] =
    (EngineCallRules.all + EngineMemoryRules.all + EnginePlacementRules.all + EngineLawRules.all
    + EngineStackRules.all + EngineAlignmentRules.all + EngineModelRules.all)
    .sorted { $0.id < $1.id }

  /// The rules for an engine whose ID is, or begins with, a name: `ENGINE-06`, `ENGINE`.
  public static func engineRules(matching name: String) -> [EngineRule] {
    engine.matching(name)
  }

  /// What there is to read about: every rule for a layout, then every rule for an engine.
  public static let described: [any RuleDescription] = all + engine

  /// The rules that are judged unless a subject or a flag says otherwise.
  public static let byDefault: [Rule] = all.filter { $0.level != .declared }

  /// The rule of an ID, in any case of letters.
  public static func rule(_ id: String) -> Rule? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The rules whose ID is, or begins with, a name: `SIZE-01`, `SIZE`.
  public static func rules(matching name: String) -> [Rule] {
    all.matching(name)
  }
}

extension Array where Element: RuleDescription {
  /// The rules whose ID is, or begins with, a name, in any case of letters.
  package func matching(_ name: String) -> [Element] {
    let name = name.uppercased()
    return filter { $0.id == name || $0.id.hasPrefix(name + "-") }
  }
}
