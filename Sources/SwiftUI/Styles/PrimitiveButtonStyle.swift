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
