/// All specimens.
public enum Gallery {
  /// Every specimen, the conforming ones first.
  public static let all: [Specimen] = conforming + broken

  /// The layouts that keep the rules: on them a finding is a false alarm.
  public static let conforming: [Specimen] =
    Flows.conforming + Rows.conforming + Grids.conforming + Fillers.conforming + Stacks.conforming
    + OneChild.conforming + Special.conforming + Samples.conforming
    + TraitRows.conforming + SubtleOffers.conforming + SubtleTraits.conforming
    + SubtleGuides.conforming + SubtleUpdates.conforming
    + SubtleWrites.conforming
    + Promises.conforming + Kinds.conforming + Everyday.conforming

  /// The layouts with a defect: on them no finding is a missed bug.
  public static let broken: [Specimen] =
    BrokenFlows.all + BrokenRows.all + BrokenGrids.all + BrokenFillers.all + BrokenCaches.all
    + BrokenRuns.all + SubtleFlows.all + SubtleRows.all + SubtleGrids.all + SubtleCaches.all
    + SubtleMemories.all + SubtleAnswers.all
    + SubtleOffers.all + SubtleTraits.all + SubtleGuides.all + SubtleUpdates.all + SubtleWrites.all
    + BrokenColumns.all
    + brokenPromises
    + brokenKinds + Twofold.all

  private static let brokenPromises: [Specimen] =
    BrokenShapes.all + BrokenOrders.all + BrokenTrends.all + BrokenLaws.all + BrokenLines.all
    + BrokenShares.all + BrokenRepetition.all + BrokenRemainders.all

  private static let brokenKinds: [Specimen] = Kinds.warned + Kinds.broken + Everyday.broken

  /// The layouts of `all` that nothing is declared of: what is judged follows from what is observed.
  public static let observed: [Specimen] =
    Kinds.conforming + Everyday.conforming + brokenKinds

  /// The layouts whose defect a thousand random cases mostly miss: they are no part of `all`.
  public static let rare: [Specimen] = RareFlows.all
}
