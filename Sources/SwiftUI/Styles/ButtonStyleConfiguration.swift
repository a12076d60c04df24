/// What is known of a button.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: AnyView

  /// Whether the button is pressed.
  public let isPressed: Bool
}
