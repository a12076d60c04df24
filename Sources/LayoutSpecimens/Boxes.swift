import LayoutAPI

/// What a simple layout decides for an offer: its size, and each subview's place and offer.
struct Boxes {
  var size: CGSize
  var points: [CGPoint]
  var offers: [ProposedViewSize]
  let sizes: [CGSize]

  /// Puts subviews of the sizes for what they are offered, ideal ones by default, at points; the size
  /// holds them all.
  init(
    _ subviews: LayoutSubviews, offers: [ProposedViewSize]? = nil,
    _ point: (_ index: Int, _ sizes: [CGSize]) -> CGPoint
  ) {
    let offers = offers ?? subviews.map { _ in .unspecified }
    let sizes = zip(subviews, offers).map { $0.sizeThatFits($1) }
    self.sizes = sizes
    points = sizes.indices.map { point($0, sizes) }
    self.offers = offers
    size = .zero
    fit()
  }

  /// Makes the size hold every subview.
  mutating func fit() {
    size = zip(points, sizes).reduce(CGSize.zero) { size, next in
      CGSize(
        width: max(size.width, next.0.x + next.1.width),
        height: max(size.height, next.0.y + next.1.height))
    }
  }
}

extension Boxes {
  /// Subviews beside each other, aligned at the top.
  static func row(_ subviews: LayoutSubviews, spacing: CGFloat = 0) -> Boxes {
    Boxes(subviews) { index, sizes in
      CGPoint(x: sizes[..<index].reduce(0) { $0 + $1.width + spacing }, y: 0)
    }
  }

  /// Subviews below each other, aligned at the leading edge.
  static func column(_ subviews: LayoutSubviews, spacing: CGFloat = 0) -> Boxes {
    Boxes(subviews) { index, sizes in
      CGPoint(x: 0, y: sizes[..<index].reduce(0) { $0 + $1.height + spacing })
    }
  }

  /// Subviews on top of each other, centred.
  static func pile(_ subviews: LayoutSubviews) -> Boxes {
    Boxes(subviews) { index, sizes in
      let size = sizes.largest
      return CGPoint(
        x: (size.width - sizes[index].width) / 2, y: (size.height - sizes[index].height) / 2)
    }
  }

  /// Subviews in lines that end where the width does; `fits` says whether a line takes one more, and
  /// `offersLine` to which of them a line is offered where they are wider.
  static func flow(
    _ subviews: LayoutSubviews, spacing: CGFloat, width: CGFloat,
    offersLine: (_ index: Int) -> Bool = { _ in true },
    fits: (_ line: Range<Int>, _ sizes: [CGSize]) -> Bool
  ) -> Boxes {
    let offers = subviews.indices.map { index in
      offersLine(index) ? subviews[index].offer(inLineOf: width) : .unspecified
    }
    var boxes = Boxes(subviews, offers: offers) { _, _ in .zero }
    var (line, corner, height) = (0..<0, CGPoint.zero, CGFloat.zero)
    for (index, size) in boxes.sizes.enumerated() {
      let longer = line.lowerBound..<index + 1
      if line.isEmpty || fits(longer, boxes.sizes) {
        line = longer
      } else {
        corner = CGPoint(x: 0, y: corner.y + height + spacing)
        (line, height) = (index..<index + 1, 0)
      }
      boxes.points[index] = corner
      corner.x += size.width + spacing
      height = max(height, size.height)
    }
    boxes.fit()
    return boxes
  }

  /// Subviews in cells as large as the largest one.
  static func grid(
    _ subviews: LayoutSubviews, columns: Int, spacing: CGFloat, rowSpacing: CGFloat? = nil
  ) -> Boxes {
    Boxes(subviews) { index, sizes in
      let cell = sizes.largest
      return CGPoint(
        x: CGFloat(index % columns) * (cell.width + spacing),
        y: CGFloat(index / columns) * (cell.height + (rowSpacing ?? spacing)))
    }
  }
}

extension [CGSize] {
  /// The greatest width and the greatest height.
  var largest: CGSize {
    CGSize(width: map(\.width).max() ?? 0, height: map(\.height).max() ?? 0)
  }

  /// The width of some of them in a line.
  func width(of line: Range<Int>, spacing: CGFloat) -> CGFloat {
    self[line].reduce(0) { $0 + $1.width } + spacing * CGFloat(Swift.max(line.count - 1, 0))
  }
}

/// A layout that is one function of the offer and the subviews.
///
/// The function gets the size of the bounds, too, which is `nil` while the layout is measured.
struct BoxLayout: Layout {
  let boxes: @Sendable (ProposedViewSize, CGSize?, LayoutSubviews) -> Boxes

  init(_ boxes: @escaping @Sendable (ProposedViewSize, CGSize?, LayoutSubviews) -> Boxes) {
    self.boxes = boxes
  }

  /// A layout that does not look at the bounds.
  init(_ boxes: @escaping @Sendable (ProposedViewSize, LayoutSubviews) -> Boxes) {
    self.boxes = { offer, _, subviews in boxes(offer, subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    boxes(proposal, nil, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let boxes = boxes(proposal, bounds.size, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + boxes.points[index].x, y: bounds.minY + boxes.points[index].y),
        proposal: boxes.offers[index])
    }
  }
}
