/// The coarse shape of a case: how many subviews it has, and whether it offers infinity.
///
/// A rule may be broken in more than one way. Failures of different shapes are shrunk each on their
/// own; those that end in one shape are one finding.
package enum CaseShape: Int, CaseIterable, Hashable, Sendable {
  case noSubviews, oneSubview, subviews
  case noSubviewsAtInfinity, oneSubviewAtInfinity, subviewsAtInfinity

  /// Finds the shape of a case.
  package init(_ layoutCase: LayoutCase) {
    self =
      switch (layoutCase.subviews.count, layoutCase.proposal.isFinite) {
      case (0, true): .noSubviews
      case (1, true): .oneSubview
      case (_, true): .subviews
      case (0, false): .noSubviewsAtInfinity
      case (1, false): .oneSubviewAtInfinity
      case (_, false): .subviewsAtInfinity
      }
  }
}
