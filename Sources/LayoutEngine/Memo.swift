import LayoutAPI

/// The last answers of a node: sizes by proposal, explicit guides, and the spacing.
///
/// SwiftUI keeps some answers too, and calls a layout less often for it. A stack asks a child with
/// up to three lengths along its axis; with stacks of both axes around, a node sees up to sixteen
/// proposals in one pass. Twice as many are kept, so that measuring stays linear in the depth of a
/// tree.
final class Memo {
  @exclusivity(unchecked) private var sizes = Ring<(proposal: ProposedViewSize, size: CGSize)>()
  @exclusivity(unchecked) private var guides = Ring<Position>()

  /// The preferences of the node, `nil` until they are known.
  var spacing: ViewSpacing?

  private struct Position {
    let guide: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  /// The answer to a proposal, if it is among the last ones.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    sizes.entries.first { $0.proposal == proposal }?.size
  }

  /// Keeps an answer; the oldest one goes.
  func note(_ size: CGSize, for proposal: ProposedViewSize) {
    sizes.append((proposal, size))
  }

  /// The explicit value of a guide, which may be `nil`, if it is among the last ones.
  func value(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?? {
    let position = guides.entries.first {
      $0.guide == guide && $0.size == dimensions.size && $0.proposal == dimensions.proposal
    }
    // Not `position?.value`, which would be the same for an unknown guide and for a known `nil`.
    return position.map { $0.value }
  }

  /// Keeps the explicit value of a guide; the oldest one goes.
  func note(_ value: CGFloat?, of guide: AlignmentKey, in dimensions: ViewDimensions) {
    guides.append(
      Position(
        guide: guide, size: dimensions.size, proposal: dimensions.proposal, value: value))
  }

  /// Forgets all answers.
  func forget() {
    sizes = Ring()
    guides = Ring()
    spacing = nil
  }
}

/// The last entries that were appended, in no particular order.
private struct Ring<Entry> {
  private(set) var entries: [Entry] = []
  private var oldest = 0
  private let capacity = 32

  mutating func append(_ entry: Entry) {
    guard entries.count == capacity else {
      entries.append(entry)
      return
    }
    entries[oldest] = entry
    oldest = (oldest + 1) % capacity
  }
}
