import SwiftUI

struct Insets: Layout {
  var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let edges: Edge.Set
  let side: HorizontalEdge

  private func inset(_ edge: Edge) -> CGFloat {
    guard edges.contains(Edge.Set(edge)) else { return 0 }
    switch edge {
    case .top: return insets.top
    case .leading: return insets.leading
    case .bottom: return insets.bottom
    case .trailing: return insets.trailing
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: size.width + inset(.leading) + inset(.trailing),
      height: size.height + inset(.top) + inset(.bottom))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + inset(.leading), y: bounds.minY + inset(.top)),
      proposal: .unspecified)
  }
}
