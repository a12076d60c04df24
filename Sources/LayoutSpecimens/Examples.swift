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
    Example("COUNT-01", "OneByFirst", "OneOrNothing"),
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
    Example("PURE-05", "RowWritingHeight", "RowReadingLimit"),
    Example("CACHE-01", "DiagonalNeverUpdated", "Diagonal"),
    Example("CACHE-02", "DiagonalMeasuredFirst", "Diagonal"),
    Example("CACHE-03", "GridKeepingSpacing", "CachedFlow"),
    Example("CACHE-04", "ColumnRefreshedOnce", "ColumnRefreshedLate"),
    Example("OFFER-01", "RowAskingTooLittle", "PaddingOfOne"),
    Example("COST-01", "RowMeasuringPairs", "EqualRow"),
    Example("COST-02", "ColumnTryingWidths", "ColumnAskingThrice"),
    Example("META-01", "RowGuideOfCount", "GuidedCard"),
    Example("META-02", "RowInfiniteSpacing", "GuidedCard"),
    Example("ANIM-01", "FanOfRoots", "AnimatedFan"),
    Example("SHAPE-01", "ColumnOverlapping", "ColumnGrid"),
    Example("SHAPE-02", "RowClamped", "BoxRow"),
    Example("SHAPE-03", "ColumnClamped", "BoxRow"),
    Example("SHAPE-04", "RowWithTrailingGap", "BoxRow"),
    Example("SHAPE-05", "CanvasLeavingMargin", "Spread"),
    Example("SHAPE-06", "CanvasOfEight", "Spread"),
    Example("SHAPE-07", "PileInCorner", "Pile"),
    Example("ORDER-01", "GridSnaking", "ColumnGrid"),
    Example("ORDER-02", "GridOfOwnWidths", "ColumnGrid"),
    Example("ORDER-03", "RowPushedByCount", "BoxRow"),
    Example("ORDER-04", "PileByIndex", "Pile"),
    Example("MONO-01", "RowBulging", "BoxRow"),
    Example("MONO-02", "RowTallWhenWide", "BoxRow"),
    Example("MONO-03", "RowMakingUp", "Pile"),
    Example("MONO-04", "RowServingLeast", "PriorityRow"),
    Example("FIX-01", "RowWithMargin", "BoxRow"),
    Example("FIX-02", "RowSwitchingEdge", "BoxRow"),
    Example("FLOW-01", "RowTouchingOnce", "BoxRow"),
    Example("FLOW-02", "FlowTrailingAlone", "Flow"),
    Example("FLOW-03", "FlowCountingLastGap", "Flow"),
    Example("FLOW-04", "FlowHidingWide", "Flow"),
    Example("FLOW-05", "FlowSumming", "Flow"),
    Example("FLOW-06", "FlowOfScreen", "FlowFilling"),
    Example("FLOW-07", "FlowOfIdeals", "Flow"),
    Example("LAW-01", "ColumnRoundingUp", "BoxRow"),
    Example("LAW-02", "RowBesideTightColumn", "BoxRow"),
    Example("DIST-01", "WeightedColumnsRounding", "WeightedColumns"),
    Example("SEEN-01", "CanvasUnmeasured", "BoxRow"),
    Example("LOOSE-01", "RowDividingByBounds", "BoxRow"),
    Example("PARITY-01", "RowReplacedByWider", "BoxRow"),
  ]

  /// The rules that a specimen is an example of.
  public static func rulesIllustrated(by specimen: Specimen) -> [String] {
    let name = specimen.subject.name
    return examples.filter { $0.bad == name || $0.good == name }.map(\.rule)
  }
}
