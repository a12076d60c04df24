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
