public import Foundation
public import LayoutAPI

/// The environment of a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The reading direction.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The maximum number of lines of text, `nil` for any.
  public var lineLimit: Int?

  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// The preferred text size; no effect on the measure of `Text`.
  public var dynamicTypeSize = DynamicTypeSize.large

  /// The colour scheme, light or dark.
  public var colorScheme = ColorScheme.light

  /// The font of text, `nil` for the body font; no effect on the measure of `Text`.
  public var font: Font?

  /// The number of pixels in a point.
  public var displayScale: CGFloat = 1

  /// Whether controls react to the user.
  public var isEnabled = true

  /// The alignment of lines of text with each other; no effect on layout.
  public var multilineTextAlignment = TextAlignment.leading

  /// The action that closes the view; it does nothing.
  public var dismiss: DismissAction { DismissAction() }

  /// The action that opens an address; it does nothing.
  public var openURL: OpenURLAction { OpenURLAction() }

  /// Makes an environment in which every value is its key's default.
  public init() {}
}

extension EnvironmentValues {
  /// The value of a key, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Not `values[…] as? K.Value`: a missing value would pass for one where the type is optional.
      guard let value = values[ObjectIdentifier(key)] as Any? else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, `nil` if there is none.
  func object<T: AnyObject>(_ type: T.Type) -> T? {
    values[ObjectIdentifier(type)] as? T
  }

  mutating func setObject<T: AnyObject>(_ object: T?) {
    values[ObjectIdentifier(T.self)] = object
  }
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
