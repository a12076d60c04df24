import SwiftUI

/// As packages write their public layouts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct Available: Layout, Sendable {
  @usableFromInline let measure: @Sendable (CGSize) -> CGSize

  /// Makes a layout.
  public init(measure: @escaping @Sendable (CGSize) -> CGSize = { $0 }) { self.measure = measure }

  /// The size of the first subview.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    measure(subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  /// Places the first subview.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
