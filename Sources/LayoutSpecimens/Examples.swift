import LayoutConformance

/// The specimens that show a rule best: one that breaks it and one that keeps it.
public struct Example: Sendable {
  /// The ID of the rule.
  public let rule: String
  /// The name of the layout that breaks it.
  public let bad: String
  /// The name of a layout that keeps it, near to the other one.
  public let good: String

  init(_ rule: String, _ bad: String, _ good: String) {
    self.rule = rule
    self.bad = bad
    self.good = good
  }
}

extension Gallery {
  /// The examples of the rules' documentation.
  public static let examples = [
    Example("RUN-01", "ColumnIndexingFirst", "IdealColumn"),
    Example("RUN-02", "RowRetrying", "Flow"),
    Example("RUN-03", "RowTruncatingOffer", "Flow"),
    Example("RUN-04", "RowAddingColumns", "UniformGrid"),
    Example("SIZE-01", "RowTakingInfinity", "WeightedRow"),
    Example("SIZE-02", "RowNegativeGaps", "EqualRow"),
    Example("SIZE-03", "RowHighAsWide", "Carousel"),
    Example("SIZE-04", "RowShrinkingWithRoom", "PriorityRow"),
    Example("SIZE-05", "RowOfFirstSize", "EqualRow"),
    Example("SIZE-06", "FlowPairsAtZero", "Flow"),
    Example("SIZE-07", "FixedCard", "CentredPile"),
    Example("AGREE-01", "RowOmittingSpacing", "EqualRow"),
    Example("AGREE-02", "FlowWrappingEarly", "Flow"),
    Example("AGREE-03", "FixedWave", "Wave"),
    Example("AGREE-04", "EqualShares", "EqualWidthColumn"),
    Example("AGREE-05", "RowFillingLast", "SplitOfTwo"),
    Example("PLACE-01", "FlowWithoutPlacement", "Flow"),
    Example("PLACE-02", "FlowPlacingTwice", "CentredFlow"),
    Example("PLACE-03", "RowDividingByGaps", "Wave"),
    Example("PLACE-04", "RowCentredInOffer", "CentredFlow"),
    Example("PLACE-05", "RowAtZero", "Diagonal"),
    Example("PLACE-06", "RowPlacingEarly", "EqualRow"),
    Example("PLACE-07", "FlowParking", "Flow"),
    Example("PURE-01", "ShuffledRow", "EqualRow"),
    Example("PURE-02", "FlowReplayingRows", "CachedFlow"),
    Example("PURE-03", "FlowMirroring", "Flow"),
    Example("PURE-04", "DiagonalMeasuredFirst", "Diagonal"),
    Example("CACHE-01", "DiagonalNeverUpdated", "Diagonal"),
    Example("CACHE-02", "DiagonalMeasuredFirst", "Diagonal"),
    Example("CACHE-03", "GridKeepingSpacing", "CachedFlow"),
    Example("OFFER-01", "RowAskingTooLittle", "PaddingOfOne"),
    Example("COST-01", "RowMeasuringPairs", "EqualRow"),
    Example("META-01", "RowGuideOfCount", "GuidedCard"),
    Example("META-02", "RowInfiniteSpacing", "GuidedCard"),
    Example("ANIM-01", "FanOfRoots", "AnimatedFan"),
  ]

  /// The rules that a specimen is an example of.
  public static func rulesIllustrated(by specimen: Specimen) -> [String] {
    let name = specimen.subject.name
    return examples.filter { $0.bad == name || $0.good == name }.map(\.rule)
  }
}
