/// The size that a container offers to a view, in points.
///
/// On each axis for itself, `nil` asks for the ideal length, 0 for the least and infinity for the
/// greatest; any other number is an offer. Not `Hashable`, as SwiftUI's is not: a layout that keeps
/// one as a dictionary's key would not compile there.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width, `nil` to ask for the ideal one.
  public var width: CGFloat?

  /// The offered height, `nil` to ask for the ideal one.
  public var height: CGFloat?

  /// The proposal 0 × 0, which asks for the least size.
  @inlinable
  public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }

  /// The proposal nil × nil, which asks for the ideal size.
  @inlinable
  public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }

  /// The proposal ∞ × ∞, which asks for the greatest size.
  @inlinable
  public static var infinity: ProposedViewSize {
    ProposedViewSize(width: .infinity, height: .infinity)
  }

  /// Makes a proposal of two lengths, either of which may be `nil`.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal that offers a size.
  @inlinable
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Replaces each `nil` by a length of a size.
  ///
  /// - Parameter size: The lengths to take; the default of 10 × 10 is a placeholder of SwiftUI, not
  ///   anybody's ideal size.
  /// - Returns: The size with the lengths that are offered and the others from `size`.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The offered length of an axis, `nil` to ask for the ideal one.
  package subscript(axis: Axis) -> CGFloat? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
