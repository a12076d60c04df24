/// The look of a sign that something goes on; it has no effect here.
public protocol ProgressViewStyle {}

extension ProgressViewStyle where Self == BuiltInProgressViewStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }

  /// The look `linear`.
  public static var linear: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }

  /// The look `circular`.
  public static var circular: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }
}
