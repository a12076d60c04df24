/// An app; running one does nothing.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Self.Body { get }

  /// Makes the app.
  init()
}

extension App {
  /// Does nothing.
  public static func main() {}
}

/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

/// A result builder of scenes.
@resultBuilder
public enum SceneBuilder {
  /// The one scene of a closure.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// A scene of windows with one view each.
public struct WindowGroup<Content: View> {
  /// The content of a window.
  public let content: Content

  /// Makes windows with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// Traps: a group of windows has no body.
  public var body: Never {
    preconditionFailure("'WindowGroup' has no body")
  }
}
