package import LayoutAPI
package import LayoutEngine

/// What came of measuring and placing once: the size, the placements and the frames.
///
/// An object, so that the twenty rules that look at one pass a reference around. It belongs to the
/// trial's thread until its frames are known, which they are in every violation.
package final class Arrangement: @unchecked Sendable {
  /// What the layout was offered.
  package let proposal: Proposal
  /// The size that the layout chose.
  package let size: CGSize
  /// The region that it placed its subviews in.
  package let bounds: CGRect
  /// The last call of `place` for each subview, `nil` where there was none.
  package let placements: [Placement?]
  /// The frames of the subviews, those that were never placed included.
  ///
  /// Most experiments are for sizes and placements alone: there nobody asks for the frames.
  package private(set) lazy var frames = placements.frames(
    of: nodes, in: bounds, proposal: proposal.proposedViewSize)
  private lazy var spans = Axis.allCases.map { axis in
    var span = Span(of: bounds, axis)
    span.reachOut(to: frames.filter(\.isFinite), axis)
    return span
  }
  /// What the layout told its parent after the placement, `nil` where it was not asked.
  let answers: ParentAnswers?
  private let record: [Call]?
  private let nodes: [any Node]

  /// Notes what came of it.
  ///
  /// The record is the calls that led to it, `nil` where nobody wrote them down.
  init(
    proposal: Proposal, bounds: CGRect, placements: [Placement?], nodes: [any Node],
    answers: ParentAnswers? = nil, record: [Call]?
  ) {
    self.proposal = proposal
    size = bounds.size
    self.bounds = bounds
    self.placements = placements
    self.nodes = nodes
    self.answers = answers
    self.record = record
  }

  /// Whether the calls that led to it were written down.
  var isRecorded: Bool { record != nil }

  /// The calls that led to it, in order.
  ///
  /// In a trial that counts those of the baseline are written down, and no others: a rule that reads
  /// them elsewhere asks the trial.
  package var calls: [Call] {
    assert(record != nil, "the calls of this experiment were not recorded")
    return record ?? []
  }

  /// Whether size and bounds are finite on both axes.
  var isFinite: Bool { size.width.isFinite && size.height.isFinite }

  /// The part of an axis that is reached from the bounds, from frame to frame.
  func reach(_ axis: Axis) -> Span { spans[axis == .horizontal ? 0 : 1] }

  /// How often each subview was placed.
  var placeCounts: [Int] {
    var counts = Array(repeating: 0, count: placements.count)
    for case .placed(let subview, _) in calls {
      counts[subview] += 1
    }
    return counts
  }
}
