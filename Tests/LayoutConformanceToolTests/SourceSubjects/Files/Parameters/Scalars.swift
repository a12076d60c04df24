import SwiftUI

struct Scalars: Layout {
  private let spacing: CGFloat?
  let columns: Int?
  let ratio: Double
  let isOn: Bool
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let alignment: Alignment
  let axis: Axis
  let angle: Angle
  let mode: ContentMode
  let limit: CGSize?
  let sizeClass: UserInterfaceSizeClass?
  let range: ClosedRange<CGFloat>
  @Binding private var width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
