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
  public static let engine: [Rule] =
    (EngineAnswerRules.all + EngineCallRules.all + EngineMemoryRules.all + EnginePlacementRules.all
    + EngineLawRules.all
    + EngineStackRules.all + EngineAlignmentRules.all + EngineModelRules.all)
    .sorted { $0.id < $1.id }

  /// What there is to read about: every rule for a layout, then every rule for an engine.
  public static let described: [Rule] = all + engine

  /// The rules that are judged unless a subject or a flag says otherwise.
  public static let byDefault: [Rule] = all.filter { $0.level != .declared }

  /// The rule of an ID, for a layout or an engine, in any case of letters.
  public static func rule(_ id: String) -> Rule? {
    described.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The rules whose ID is, or begins with, a name: `SIZE-01`, `SIZE`.
  public static func rules(matching name: String) -> [Rule] {
    all.matching(name)
  }
}

extension [Rule] {
  /// The rules whose ID is, or begins with, a name, in any case of letters.
  package func matching(_ name: String) -> [Rule] {
    let name = name.uppercased()
    return filter { $0.id == name || $0.id.hasPrefix(name + "-") }
  }
}
