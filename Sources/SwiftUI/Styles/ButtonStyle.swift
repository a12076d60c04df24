/// The look of a button that an app gives it; it has no effect here.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
