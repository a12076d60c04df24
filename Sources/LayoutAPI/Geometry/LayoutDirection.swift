/// The direction in which a container reads.
///
/// The container mirrors what a layout placed; the layout itself works left to right in both.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The direction of Latin script.
  case leftToRight
  /// The direction of Arabic and Hebrew script.
  case rightToLeft
}
