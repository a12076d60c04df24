/// A scene of windows that show one view.
public struct WindowGroup<Content: View> {
  /// The view of a window.
  public let content: Content

  /// Makes windows with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// Traps: a group of windows consists of no other scenes.
  public var body: Never {
    preconditionFailure("'WindowGroup' has no body")
  }
}
