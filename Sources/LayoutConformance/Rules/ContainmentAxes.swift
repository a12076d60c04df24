import LayoutAPI

/// The axes on which a size is made to hold the subviews: what sticks out on another is no fault.
///
/// A layout that fills its proposal, has a size of its own, or imposes one on its subviews does not mean
/// to hold them. Looked into only where a subview sticks out, in the configuration and with the number of
/// subviews of the case.
enum ContainmentAxes: Sendable {
  /// Both, as for a layout of which nothing is known.
  case all
  /// Those that follow the subviews, and those that follow the proposal where the other one follows the
  /// subviews.
  case observed
  /// As `observed`; of a layout whose size follows its subviews on neither axis those on which it took
  /// what was proposed.
  case observedOrFilled

  /// As these, with the axes on which a layout took what was proposed.
  var ofFillersToo: ContainmentAxes { self == .all ? .all : .observedOrFilled }

  /// When an axis is not among them, in words.
  static let exception =
    "on an axis whose length follows neither the subviews nor, beside an axis that does, the proposal"

  /// Whether one of the axes is such.
  func contain(
    where isSuch: (Axis) -> Bool, _ trial: Trial, _ arrangement: Arrangement
  ) -> Bool {
    Axis.allCases.contains { axis in isSuch(axis) && contain(axis, trial, arrangement) }
  }

  private func contain(_ axis: Axis, _ trial: Trial, _ arrangement: Arrangement) -> Bool {
    guard self != .all else { return true }
    // Where nothing can be told the layout is judged as one that holds its subviews.
    guard let followsSubviews = trial.followsSubviews(axis),
      let otherFollows = trial.followsSubviews(axis.other)
    else { return true }
    if followsSubviews { return true }
    if otherFollows { return trial.followsProposal(axis) ?? true }
    guard self == .observedOrFilled, let proposed = arrangement.proposal[axis],
      isClose(arrangement.size[axis], proposed)
    else { return false }
    // A length of its own can be the proposed one by chance, but not that of the next proposal, too.
    var next = arrangement.proposal
    next[axis] = proposed + Self.step
    guard isClose(trial.size(next)[axis], proposed + Self.step) else { return false }
    return trial.followsProposal(axis) ?? true
  }

  private static let step: CGFloat = 3
}

extension CGRect {
  /// Whether the frame goes beyond others on an axis.
  func sticksOut(of bounds: CGRect, _ axis: Axis) -> Bool {
    !isAtLeast(start(axis), bounds.start(axis)) || !isAtLeast(bounds.end(axis), end(axis))
  }
}
