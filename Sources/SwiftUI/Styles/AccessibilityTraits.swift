/// What kind of view it is.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)

  /// Text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)

  /// The only one to react.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)

  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)

  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 8)

  /// One that changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}
