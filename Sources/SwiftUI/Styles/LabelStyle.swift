/// The look of a label; it has no effect here.
public protocol LabelStyle {}

extension LabelStyle where Self == BuiltInLabelStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The look `titleAndIcon`.
  public static var titleAndIcon: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The look `titleOnly`.
  public static var titleOnly: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The look `iconOnly`.
  public static var iconOnly: BuiltInLabelStyle { BuiltInLabelStyle() }
}
