public import LayoutAPI

/// A provider of previews for an editor.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// The name of the device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Sets the name of a preview; no effect on layout.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the layout of a preview; no effect on layout.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview; no effect on layout.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
