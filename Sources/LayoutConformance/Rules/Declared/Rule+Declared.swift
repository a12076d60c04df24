import LayoutAPI
import LayoutEngine

extension Rule {
  /// Makes a rule that is off until a profile switches it on.
  ///
  /// Its function gives what is wrong, `nil` where the layout keeps the rule, and throws why it is
  /// not judged. Advice is a warning where it is declared, too.
  static func declared(
    _ id: String, _ statement: String, reason: String, source: String, inSwiftUI: String,
    skippedWhen: String, checkFirst: [Cause], premises: Premises = [], isAdvice: Bool = false,
    judge: @escaping @Sendable (Trial) throws(SkipReason) -> Violation?
  ) -> Rule {
    Rule(
      id, .declared, statement, reason: reason, source: source, inSwiftUI: inSwiftUI,
      skippedWhen: skippedWhen, checkFirst: checkFirst,
      premises: premises, isAdvice: isAdvice,
      law: .each { trial in
        do throws(SkipReason) {
          return try judge(trial).map { .violated($0) } ?? .holds
        } catch {
          return .skipped(error)
        }
      })
  }
}

extension Trial {
  /// Makes sure that a rule applies to the subviews.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of subview that the rule knows.
  ///   - least: The least number of subviews.
  ///   - withGuides: Whether the rule applies to subviews with explicit guides, too.
  /// - Throws: Why the rule does not apply.
  func require(
    _ kinds: Kinds, atLeast least: Int = 1, withGuides: Bool = false
  ) throws(SkipReason) {
    guard count >= least else { throw least == 1 ? .noSubviews : .fewSubviews }
    guard self.kinds.isSubset(of: kinds) else { throw .kinds }
    guard withGuides || !hasGuides else { throw .guides }
  }

  /// Makes sure that no subview has another priority than the others: some layouts sort by it.
  func requireOneRank() throws(SkipReason) {
    guard !isRanked else { throw .priorities }
  }

  /// Measuring and placing at 0, 0, where no other rule objects to the result.
  ///
  /// - Parameters:
  ///   - proposal: What is offered.
  ///   - subviews: The subviews, if they are not those of the case.
  ///   - configuration: The parameters, if they are not those of the case.
  /// - Returns: What came of it.
  /// - Throws: The reason why another rule objects.
  func sound(
    _ proposal: Proposal, subviews: [ViewNode]? = nil, configuration: Configuration? = nil
  ) throws(SkipReason) -> Arrangement {
    guard subject.takes(subviews?.count ?? count) else { throw .untakenCount }
    guard subviews != nil || configuration != nil else {
      return try checked(arrangement(proposal, origin: .zero))
    }
    let other = container(subviews: subviews, configuration: configuration)
    return try checked(
      run(on: other) { root in
        (
          proposal,
          CGRect(origin: .zero, size: root.sizeThatFits(proposal.proposedViewSize))
        )
      })
  }

  /// The arrangement, if sizes and frames are finite and every subview is placed and not parked.
  func checked(_ arrangement: Arrangement) throws(SkipReason) -> Arrangement {
    guard !arrangement.size.isInvalid else { throw .invalidSize }
    guard arrangement.isFinite else { throw .infiniteSize }
    for (index, frame) in arrangement.frames.enumerated() {
      guard arrangement.placements[index] != nil, frame.isFinite,
        !arrangement.isParked(index)
      else { throw .brokenPlacement }
    }
    return arrangement
  }

  /// The ideal length of the longest subview on an axis.
  func longest(_ axis: Axis) -> CGFloat { ideals.map { $0[axis] }.max() ?? 0 }

  /// The sum of the ideal lengths on an axis.
  func total(_ axis: Axis) -> CGFloat { ideals.reduce(0) { $0 + $1[axis] } }

  /// Makes sure that there is the room that the profile asks for.
  func requireRoom(_ arrangement: Arrangement) throws(SkipReason) {
    let axis = profile.axis
    switch profile.room {
    case .any: return
    case .widest:
      guard let offer = arrangement.proposal[axis], offer.isFinite, offer >= longest(axis) else {
        throw .narrowOffer
      }
    case .offers:
      for (index, placement) in arrangement.placements.enumerated() {
        guard let offer = placement.flatMap({ Proposal($0.proposal)[axis] }) else { continue }
        guard isAtLeast(offer, arrangement.frames[index].size[axis]) else { throw .narrowOffer }
      }
    }
  }
}

extension Proposal {
  /// The proposal of a call.
  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }
}

extension CGRect {
  /// The coordinate at which the frame starts on an axis.
  func start(_ axis: Axis) -> CGFloat { origin[axis] }

  /// The coordinate at which the frame ends on an axis.
  func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }

  /// The coordinate of the middle on an axis.
  func middle(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] / 2 }

  /// Whether both frames are the same but for rounding.
  func isClose(to other: CGRect) -> Bool {
    origin.isClose(to: other.origin) && size.isClose(to: other.size)
  }
}

extension Axis {
  /// What a long view is on the axis: `wide` or `high`.
  var adjective: String { self == .horizontal ? "wide" : "high" }
}

/// The lengths of subviews in a message: `10, 20 and 30`.
func listed(_ lengths: [CGFloat]) -> String {
  let words = lengths.map(\.text)
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}
