import SwiftUI

struct Noisy: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("asked for", proposal)
    let size = subviews.first?.sizeThatFits(.zero) ?? .zero
    guard width.isNormal, size.width.isFinite, !size.height.isNaN else { return size }
    return CGSize(width: ceil(max(width, size.width)), height: size.height.rounded(.up))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let origin = bounds.origin
    DispatchQueue.main.async { print("placed", origin) }
    subviews.first?.place(at: CGRect(origin: origin, size: bounds.size).origin, proposal: .zero)
  }
}
