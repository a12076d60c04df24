import LayoutAPI
import LayoutEngine

/// By what traits of its subviews a layout may let one of them stand outside.
extension Trial {
  /// Whether a subview has an explicit guide.
  var hasGuides: Bool { layoutCase.subviews.contains { !$0.guides.isEmpty } }

  /// Whether every explicit guide lies within the view that has it.
  ///
  /// SwiftUI's own stacks are as large as what is before the guide and behind it, and hold their subviews
  /// then. Only a rigid view has a length that is known before it is placed.
  var keepsGuidesWithin: Bool {
    layoutCase.subviews.indices.allSatisfy { index in
      let view = layoutCase.subviews[index]
      guard !view.guides.isEmpty else { return true }
      guard Kinds(of: view) == .rigid else { return false }
      return view.guides.allSatisfy { name, position in
        guard let axis = AlignmentKey.named(name)?.axis else { return false }
        return isAtLeast(position, 0) && isAtLeast(ideals[index][axis], position)
      }
    }
  }

  /// Whether a subview may stand outside, since the size is that of the subviews of higher priority.
  ///
  /// A ZStack is as large as its subviews of the highest priority. Looked into only where a subview
  /// stands outside.
  func isOutranked(_ index: Int, in arrangement: Arrangement) -> Bool {
    let subviews = layoutCase.subviews
    let highest = subviews.map(\.priority).max() ?? 0
    guard subviews[index].priority < highest else { return false }
    let others = subviews.filter { $0.priority == highest }
    guard subject.takes(others.count) else { return true }
    let size = container(subviews: others)
      .sizeThatFits(arrangement.proposal.proposedViewSize)
    return size.agrees(with: arrangement.size)
  }

  /// Whether the subviews differ in their priorities.
  var isRanked: Bool { Set(layoutCase.subviews.map(\.priority)).count > 1 }
}
