/// A button style; no effect on layout.
public protocol PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BuiltInPrimitiveButtonStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The style `plain`.
  public static var plain: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The style `bordered`.
  public static var bordered: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The style `borderedProminent`.
  public static var borderedProminent: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The style `borderless`.
  public static var borderless: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The style `link`.
  public static var link: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }
}

/// A built-in button style.
public struct BuiltInPrimitiveButtonStyle: PrimitiveButtonStyle, Sendable {}

/// A custom button style; no effect on layout.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View

  /// The configuration of a button style.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a button style.
public struct ButtonStyleConfiguration {
  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: AnyView

  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// The border shape of a button.
public enum ButtonBorderShape: Hashable, Sendable {
  /// Chosen by the context.
  case automatic
  /// With round ends.
  case capsule
  /// With round corners.
  case roundedRectangle
  /// A circle.
  case circle
}

extension View {
  /// Sets the style of buttons; no effect on layout.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  /// Sets the style of buttons; no effect on layout.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }

  /// Sets the border shape of buttons; no effect on layout.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
