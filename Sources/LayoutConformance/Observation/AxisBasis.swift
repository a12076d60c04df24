import LayoutAPI
import LayoutEngine

/// What a length of a layout's size follows on one axis.
///
/// A length that follows neither is *given*: by a constant, a parameter, the number of subviews, or the
/// other axis.
package struct AxisBasis: Hashable, Sendable {
  /// Whether the length for nil changes with the subviews' own lengths on that axis.
  package var followsSubviews: Bool
  /// Whether the length changes with the proposed one, the subviews being the same.
  package var followsProposal: Bool

  /// Whether the length follows either.
  package var followsAny: Bool { followsSubviews || followsProposal }

  /// Knows what an axis follows.
  package init(followsSubviews: Bool, followsProposal: Bool) {
    self.followsSubviews = followsSubviews
    self.followsProposal = followsProposal
  }

  /// Follows what one of two follows.
  package func union(_ other: AxisBasis) -> AxisBasis {
    AxisBasis(
      followsSubviews: followsSubviews || other.followsSubviews,
      followsProposal: followsProposal || other.followsProposal)
  }

  /// The basis in words that follow the name of an axis.
  var words: String {
    switch (followsSubviews, followsProposal) {
    case (true, true): "follows the proposal and the subviews"
    case (true, false): "follows the subviews"
    case (false, true): "follows the proposal"
    case (false, false): "is given"
    }
  }
}

extension AxisBasis {
  /// A question about the size of a layout.
  struct Question {
    /// The subviews, all rigid.
    let subviews: [SubviewSpec]
    /// What is proposed.
    let proposal: Proposal
  }

  /// What is asked to find out what an axis follows, in the order in which `init(_:sizes:)` takes the
  /// answers.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - subviews: The subviews, whose traits are kept.
  ///   - sizes: The sizes that they get.
  /// - Returns: The questions.
  static func questions(
    _ axis: Axis, subviews: [SubviewSpec], sizes: [CGSize]
  ) -> [Question] {
    let own = rigid(subviews, sizes)
    // Two changes: a length that is clamped at one end shows only one of them.
    let longer = rigid(subviews, sizes.map { $0.replacing(axis, by: 2 * $0[axis] + 64) })
    let shorter = rigid(subviews, sizes.map { $0.replacing(axis, by: $0[axis] / 2) })
    let free = otherLengths.flatMap { other in
      let proposal = Proposal.unspecified.replacing(axis.other, by: other)
      return [own, longer, shorter].map { Question(subviews: $0, proposal: proposal) }
    }
    let offered = [nil, finite].flatMap { other in
      lengths.map { length in
        Question(
          subviews: own,
          proposal: Proposal.unspecified.replacing(axis.other, by: other).replacing(
            axis, by: length))
      }
    }
    return free + offered
  }

  /// What an axis follows by the answers to its questions; `nil` where no two of them can be compared.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - sizes: The sizes that were answered; `nil` where there was no answer, or no number.
  init?(_ axis: Axis, sizes: [CGSize?]) {
    let lengths = sizes.map { size in size.flatMap { $0[axis].isNaN ? nil : $0[axis] } }
    let free = Self.otherLengths.indices.map { Array(lengths[3 * $0..<3 * $0 + 3]) }
    let start = 3 * Self.otherLengths.count
    let offered = (0...1).map { row in
      Array(lengths[start + row * Self.lengths.count..<start + (row + 1) * Self.lengths.count])
    }
    let answers = (free: free.map(Self.differs), offered: offered.map(Self.differs))
    let known = answers.free.compactMap(\.self)
    guard !known.isEmpty else { return nil }
    self.init(
      followsSubviews: known.contains(true),
      followsProposal: answers.offered.contains { $0 == true })
  }

  // On the other axis: what leads to the ideal, the least, an ordinary and the greatest length.
  private static let finite: CGFloat = 160
  private static let otherLengths: [CGFloat?] = [nil, 0, finite, .infinity]
  // Apart from each other by more than any subview of a probe is long.
  private static let lengths: [CGFloat] = [53, 211, 1700]

  /// Whether some of the lengths differ; `nil` where fewer than two are known.
  private static func differs(_ lengths: [CGFloat?]) -> Bool? {
    let known = lengths.compactMap(\.self)
    guard known.count > 1, let first = known.first else { return nil }
    return known.contains { !isClose($0, first) }
  }

  private static func rigid(_ subviews: [SubviewSpec], _ sizes: [CGSize]) -> [SubviewSpec] {
    zip(subviews, sizes).map { spec, size in
      var copy = spec
      copy.kind = .leaf(.rigid(size))
      return copy
    }
  }
}

extension CGSize {
  /// The size with another length on one axis.
  func replacing(_ axis: Axis, by length: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: height) : CGSize(width: width, height: length)
  }
}

extension Trial {
  /// What an axis of the size follows, in the configuration and with the number of subviews of the case.
  func basis(_ axis: Axis) -> AxisBasis? {
    let questions = AxisBasis.questions(
      axis, subviews: layoutCase.subviews, sizes: ideals.map { $0.isFinite ? $0 : .zero })
    let sizes = questions.map { question in
      container(subviews: question.subviews).sizeThatFits(question.proposal.proposedViewSize)
    }
    return AxisBasis(axis, sizes: sizes)
  }
}
