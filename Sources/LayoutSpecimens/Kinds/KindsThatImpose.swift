import LayoutAPI
import LayoutConformance

/// The layouts that decide the size of their subviews, and answer it as their own.
enum KindsThatImpose {
  static let conforming = [
    Specimen.conforming(
      Subject("ImposedWidth") { draw in ImposedWidth(width: draw.length("width", in: 0...200)) },
      "a column of subviews that are all offered one width, and are as high as they are in it"),
    Specimen.conforming(
      Subject("ImposedHeight") { draw in
        ImposedHeight(height: draw.length("height", in: 0...100))
      },
      "a row of subviews that are all offered one height, and are as wide as they are in it"),
    Specimen.conforming(
      Subject("ImposedSize") { draw in
        ImposedSize(
          width: draw.length("width", in: 0...200), height: draw.length("height", in: 0...200))
      },
      "proposes a size of its own to one subview, and answers it"),
    Specimen.conforming(
      Subject("ImposedRatio") { draw in ImposedRatio(ratio: draw.length("ratio", in: 0.25...4)) },
      "gives one subview the offered width, and the height that a ratio makes of it"),
  ]
}

struct ImposedWidth: Layout {
  var width: CGFloat

  private func heights(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: width, height: heights(subviews).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(subviews)) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: width, height: nil))
      y += height
    }
  }
}

struct ImposedHeight: Layout {
  var height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = ProposedViewSize(width: nil, height: height)
    return CGSize(
      width: subviews.reduce(0) { $0 + $1.sizeThatFits(offer).width }, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: nil, height: height)
    var x = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(offer)
      subview.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: offer)
      x += size.width
    }
  }
}

struct ImposedSize: Layout {
  var width: CGFloat
  var height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 1 else { return .zero }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 1 else { return }
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: width, height: height))
  }
}

struct ImposedRatio: Layout {
  var ratio: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 1 else { return .zero }
    let width = proposal.width ?? subviews[0].sizeThatFits(.unspecified).width
    return CGSize(width: width, height: width.isFinite ? width / ratio : 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 1 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
