public import LayoutAPI

/// What shows views in an editor; here its views can be laid out like any.
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

/// The room that a preview gives a view.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// As much as the view needs.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names a preview, which has no part in layout.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the layout of a preview, which has no part in layout.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview, which has no part in layout.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
