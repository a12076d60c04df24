import SwiftUI

struct Oriented: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for size_ in subviews.lazy.map({ $0.sizeThatFits(.unspecified) }) {
      size.width = max(size.width, size_.width)
      size.height += size_.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for i in 0..<subviews.count {
      subviews[i].place(
        at: .init(x: bounds.minX, y: y), anchor: .topLeading, proposal: .unspecified)
      y += subviews[i].sizeThatFits(.init(width: nil, height: nil)).height
    }
  }
}
