/// Makes one scene of the scene that stands in a closure.
@resultBuilder
public enum SceneBuilder {
  /// Takes the one scene of a closure as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
