/// What a layout tells of itself to views whose form depends on their container.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews, or `nil` if it does not.
  ///
  /// In a container with an axis a spacer grows along that axis only.
  public var stackOrientation: Axis?

  /// Makes properties that say nothing.
  public init() {
    stackOrientation = nil
  }
}
