/// A layout that stands for a modifier: its first subview is the view that is modified.
///
/// Layout values of that view are seen through the modifier, and a spacer in it still knows the
/// stack around. Source: OpenSwiftUI, where only a container starts a new list of traits.
package protocol ModifierLayout: GuideMergingLayout {
  /// Whether the modified view's priority is seen through the modifier; true unless said otherwise.
  ///
  /// Frames and padding do not let it through. Source: OpenSwiftUI's layout computers; objc.io's
  /// engine forwards it through frames.
  static var forwardsPriority: Bool { get }
}

extension ModifierLayout {
  /// The priority is seen through the modifier.
  package static var forwardsPriority: Bool { true }
}
