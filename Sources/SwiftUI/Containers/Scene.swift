/// A part of an app's structure.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}
