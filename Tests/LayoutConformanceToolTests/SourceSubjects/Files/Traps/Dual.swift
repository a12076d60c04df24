import SwiftUI

/// A view and a layout in one, as libraries for older systems are.
struct HFlow<Content: View> {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HFlow: View {
  var body: some View { content }
}

extension HFlow: Animatable, Layout, Sendable where Content == EmptyView {
  init() { self.init(content: { EmptyView() }) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
