public import LayoutAPI

/// The room that a preview gives a view.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// As much as the view needs.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
