import LayoutAPI
import LayoutEngine

/// By what traits of its subviews a layout may let one of them stand outside.
extension Trial {
  /// Whether a subview has an explicit guide.
  var hasGuides: Bool { layoutCase.subviews.contains { !$0.guides.isEmpty } }

  /// Whether every explicit guide lies within the view that has it, beside views that are rigid.
  ///
  /// SwiftUI's own HStack and VStack are as large as what is before the guide and behind it, and hold
  /// their subviews then. What is not rigid can be of another length when it is placed.
  var keepsGuidesWithin: Bool {
    guard hasGuides else { return true }
    guard kinds == .rigid else { return false }
    return layoutCase.subviews.indices.allSatisfy { index in
      layoutCase.subviews[index].guides.allSatisfy { name, position in
        guard let axis = AlignmentKey.named(name)?.axis else { return false }
        return isAtLeast(position, 0) && isAtLeast(ideals[index][axis], position)
      }
    }
  }

  /// Why a subview may stand outside, `nil` if it may not: looked into only where one does.
  func mayStandOutside(_ index: Int, of arrangement: Arrangement) -> SkipReason? {
    if hasGuides, isPile(arrangement) { return .guides }
    return isOutranked(index, in: arrangement) ? .outranked : nil
  }

  /// Whether the size is that of the widest and of the highest subview, of those of the highest priority.
  ///
  /// A ZStack has that size wherever the guides of its subviews let them stand (OpenSwiftUI).
  private func isPile(_ arrangement: Arrangement) -> Bool {
    let highest = layoutCase.subviews.map(\.priority).max() ?? 0
    let frames = zip(layoutCase.subviews, arrangement.frames)
      .filter { $0.0.priority == highest }.map(\.1)
    return Axis.allCases.allSatisfy { axis in
      isClose(arrangement.size[axis], frames.map { $0.size[axis] }.max() ?? 0)
    }
  }

  /// Whether a subview may stand outside, since the size is that of the subviews of higher priority.
  ///
  /// A ZStack is as large as its subviews of the highest priority (OpenSwiftUI).
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
