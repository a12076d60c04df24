import SwiftUI

protocol SingleLayout: Layout where Cache == Void {
  var inset: CGFloat { get }
}

extension SingleLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let point = CGPoint(x: bounds.minX + inset, y: bounds.minY + inset)
    subviews.first?.place(at: point, proposal: .unspecified)
  }
}

struct Refined: SingleLayout { let inset: CGFloat }

enum RefinedCases: SingleLayout {
  case none, some

  var inset: CGFloat { self == .none ? 0 : 4 }
}
