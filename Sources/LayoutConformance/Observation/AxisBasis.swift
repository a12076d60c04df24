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
  package var words: String {
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
    let subviews: [ViewNode]
    /// What is proposed.
    let proposal: Proposal
  }

  /// What is asked to find out whether an axis follows the subviews: one and the same for each length
  /// across, with three sets of subviews.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - subviews: The subviews, whose traits are kept.
  ///   - sizes: The sizes that they get.
  /// - Returns: The questions, in the order in which `followsSubviews(_:_:)` takes the answers.
  static func questionsOfSubviews(
    _ axis: Axis, _ subviews: [ViewNode], _ sizes: [CGSize]
  ) -> [Question] {
    let own = rigid(subviews, sizes)
    // Two changes: a length that is clamped at one end shows only one of them.
    let longer = rigid(subviews, sizes.map { $0.replacing(axis, by: 2 * $0[axis] + 64) })
    let shorter = rigid(subviews, sizes.map { $0.replacing(axis, by: $0[axis] / 2) })
    return lengthsAcross.flatMap { across in
      let proposal = Proposal.unspecified.replacing(axis.other, by: across)
      return [own, longer, shorter].map { Question(subviews: $0, proposal: proposal) }
    }
  }

  /// What is asked to find out whether an axis follows the proposal: several lengths, with two lengths
  /// across.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - subviews: The subviews, whose traits are kept.
  ///   - sizes: The sizes that they get.
  /// - Returns: The questions, in the order in which `followsProposal(_:_:)` takes the answers.
  static func questionsOfProposal(
    _ axis: Axis, _ subviews: [ViewNode], _ sizes: [CGSize]
  ) -> [Question] {
    let own = rigid(subviews, sizes)
    return [nil, finite].flatMap { across in
      lengths.map { length in
        Question(
          subviews: own,
          proposal: Proposal.unspecified.replacing(axis.other, by: across)
            .replacing(axis, by: length))
      }
    }
  }

  /// Whether an axis follows the subviews, by the sizes that were answered; `nil` where no two of them
  /// can be compared.
  static func followsSubviews(_ axis: Axis, _ sizes: [CGSize?]) -> Bool? {
    differs(axis, sizes, inGroupsOf: 3)
  }

  /// Whether an axis follows the proposal, by the sizes that were answered; `nil` where no two of them
  /// can be compared.
  static func followsProposal(_ axis: Axis, _ sizes: [CGSize?]) -> Bool? {
    differs(axis, sizes, inGroupsOf: lengths.count)
  }

  // On the other axis: what leads to the ideal, the least, an ordinary and the greatest length.
  private static let finite: CGFloat = 160
  private static let lengthsAcross: [CGFloat?] = [nil, 0, finite, .infinity]
  // Apart from each other by more than any subview of a probe is long.
  private static let lengths: [CGFloat] = [53, 211, 1700]

  /// Whether the lengths of any group differ; `nil` where none has two that are known.
  private static func differs(
    _ axis: Axis, _ sizes: [CGSize?], inGroupsOf count: Int
  ) -> Bool? {
    let lengths = sizes.map { size in size.flatMap { $0[axis].isNaN ? nil : $0[axis] } }
    let groups = stride(from: 0, to: lengths.count, by: count).map { start in
      lengths[start..<min(start + count, lengths.count)].compactMap(\.self)
    }
    let known = groups.filter { $0.count > 1 }
    guard !known.isEmpty else { return nil }
    return known.contains { group in group.contains { !isClose($0, group[0]) } }
  }

  private static func rigid(_ subviews: [ViewNode], _ sizes: [CGSize]) -> [ViewNode] {
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
