/// The structure of an app; running one does nothing here.
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

/// A part of an app's structure.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

/// Makes one scene of the scene that stands in a closure.
@resultBuilder
public enum SceneBuilder {
  /// Takes the one scene of a closure as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

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
