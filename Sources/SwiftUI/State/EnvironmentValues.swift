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

/// A size class of an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Compact.
  case compact
  /// Regular.
  case regular
}

/// A text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// A little smaller.
  case medium
  /// The default size.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest standard size.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A colour scheme.
public enum ColorScheme: CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The alignment of lines of text with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// The action that closes a view; it does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The action that opens an address; it does nothing.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}
