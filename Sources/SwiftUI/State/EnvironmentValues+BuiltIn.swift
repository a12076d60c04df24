public import Foundation
public import LayoutAPI

extension EnvironmentValues {
  /// The direction in which the view reads.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The greatest number of lines of text, `nil` for any.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether the width is compact or regular.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the height is compact or regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of text that the user prefers; it has no effect on the measure of `Text` here.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether the view is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The font of text, `nil` for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the view reacts to the user.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How lines of text are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The action that closes the view; it does nothing here.
  public var dismiss: DismissAction { DismissAction() }

  /// The action that opens an address; it does nothing here.
  public var openURL: OpenURLAction { OpenURLAction() }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The size of text that a user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// A little smaller.
  case medium
  /// The usual one.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest of the usual ones.
  case xxxLarge
  /// The smallest of those for people who see badly.
  case accessibility1
  /// The second of those for people who see badly.
  case accessibility2
  /// The third of those for people who see badly.
  case accessibility3
  /// The fourth of those for people who see badly.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether a view is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How lines of text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where they begin.
  case leading
  /// In the middle.
  case center
  /// At the side where they end.
  case trailing
}

/// The action that closes a view; it does nothing here.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The action that opens an address; it does nothing here.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}
