/// A list of controls.
public struct Form<Content: View> {
  private let content: Content

  /// Makes a form of the given controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// The controls in a list.
  public var body: some View {
    List { content }
  }
}
