public import LayoutAPI

/// A screen of a phone, 390 by 844 points.
///
/// Isolated to the main actor, as UIKit's class is.
@MainActor @preconcurrency public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// The bounds of the screen, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }

  /// The number of pixels in a point.
  public var scale: CGFloat { 3 }

  private init() {}
}
