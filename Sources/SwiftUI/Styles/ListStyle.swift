/// The look of a list; it has no effect here.
public protocol ListStyle {}

extension ListStyle where Self == BuiltInListStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInListStyle { BuiltInListStyle() }

  /// The look `plain`.
  public static var plain: BuiltInListStyle { BuiltInListStyle() }

  /// The look `grouped`.
  public static var grouped: BuiltInListStyle { BuiltInListStyle() }

  /// The look `inset`.
  public static var inset: BuiltInListStyle { BuiltInListStyle() }

  /// The look `insetGrouped`.
  public static var insetGrouped: BuiltInListStyle { BuiltInListStyle() }

  /// The look `sidebar`.
  public static var sidebar: BuiltInListStyle { BuiltInListStyle() }
}
