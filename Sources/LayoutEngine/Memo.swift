import LayoutAPI

/// The last answers of a node, by both axes of the proposal.
///
/// SwiftUI keeps some answers too, and calls a layout less often for it. Eight of them cover what a
/// stack asks of a child in one pass, so that measuring stays linear in the depth of a tree.
struct Memo {
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var oldest = 0
  private static let capacity = 8

  /// The answer to a proposal, if it is among the last ones.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    entries.first { $0.proposal == proposal }?.size
  }

  /// Keeps an answer; the oldest one goes.
  mutating func note(_ size: CGSize, for proposal: ProposedViewSize) {
    guard entries.count == Self.capacity else {
      entries.append((proposal, size))
      return
    }
    entries[oldest] = (proposal, size)
    oldest = (oldest + 1) % Self.capacity
  }

  /// Forgets all answers.
  mutating func forget() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
