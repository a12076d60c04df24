package import LayoutAPI

/// A layout whose explicit guides come from its subviews alone.
///
/// A tree of such layouts without any guide is known to have none, and is not asked for them.
package protocol GuideMergingLayout: Layout {
  /// Whether the layout has guides of its own after all; false unless said otherwise.
  static var definesGuides: Bool { get }
}

extension GuideMergingLayout {
  /// All guides come from the subviews.
  package static var definesGuides: Bool { false }
}

/// A layout that SwiftUI leaves out where it has one subview: the subview stands for it then.
///
/// Sources: OpenSwiftUI's `LayoutView`, MySwiftUI's `StackLayout`.
package protocol StackingLayout: GuideMergingLayout {}

extension HStackLayout: StackingLayout {}
extension VStackLayout: StackingLayout {}
extension ZStackLayout: StackingLayout {}
