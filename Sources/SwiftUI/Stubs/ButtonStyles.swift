/// The look of a button; it has no effect here.
public protocol PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BuiltInPrimitiveButtonStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The look `plain`.
  public static var plain: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The look `bordered`.
  public static var bordered: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The look `borderedProminent`.
  public static var borderedProminent: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The look `borderless`.
  public static var borderless: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }

  /// The look `link`.
  public static var link: BuiltInPrimitiveButtonStyle { BuiltInPrimitiveButtonStyle() }
}

/// One of the looks of a button that the system has.
public struct BuiltInPrimitiveButtonStyle: PrimitiveButtonStyle, Sendable {}

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

/// What is known of a button.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: AnyView

  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// The form of a button.
public enum ButtonBorderShape: Hashable, Sendable {
  /// By the rules of the place.
  case automatic
  /// With round ends.
  case capsule
  /// With round corners.
  case roundedRectangle
  /// A circle.
  case circle
}

extension View {
  /// Sets the style of buttons, which has no part in layout.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  /// Sets the style of buttons, which has no part in layout.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }

  /// Sets the form of buttons, which has no part in layout.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
