import LayoutAPI
import LayoutConformance

/// The layouts whose size is a number of their own.
enum KindsOfGivenSize {
  static let conforming = [
    Specimen.conforming(
      Subject("Tile") { draw in Tile(side: draw.length("side", in: 0...200)) },
      "subviews in the middle of a square whose side is a parameter"),
    Specimen.conforming(
      Subject("Banner") { draw in
        Banner(
          width: draw.length("width", in: 0...300), height: draw.length("height", in: 0...100))
      },
      "subviews one after the other from the leading edge, in a size of two parameters"),
    Specimen.conforming(
      Subject("Toolbar") { draw in
        Toolbar(height: draw.length("height", in: 20...64), gap: draw.length("gap", in: 0...16))
      },
      "a row that takes the offered width and has a height of its own"),
    Specimen.conforming(
      Subject("Stars") { draw in Stars(side: draw.length("side", in: 4...40)) },
      "a row that is as wide as so many squares of one side, whatever is in them"),
  ]

  static let warned = [
    Specimen.broken(
      Subject("Badge") { _ in Badge() }, ["SIZE-07"],
      "is 44 × 44 whatever is in it, and has every subview in the middle")
  ]
}

struct Tile: Layout {
  var side: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}

struct Banner: Layout {
  var width: CGFloat
  var height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: nil, height: height)
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      x += subview.sizeThatFits(offer).width
    }
  }
}

struct Toolbar: Layout {
  var height: CGFloat
  var gap: CGFloat

  private var offer: ProposedViewSize { ProposedViewSize(width: nil, height: height) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    let content = sizes.width(of: sizes.indices, spacing: gap)
    return CGSize(width: max(content, proposal.width ?? content), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      x += subview.sizeThatFits(offer).width + gap
    }
  }
}

struct Stars: Layout {
  var side: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: side * CGFloat(subviews.count), height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + side * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: side, height: side))
    }
  }
}

struct Badge: Layout {
  private static let side: CGFloat = 44

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
