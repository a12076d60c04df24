import LayoutAPI
package import LayoutConformance

/// The bounds and the numbered frames of a placement, ready to be drawn.
package struct Picture: Sendable {
  /// The bounds that the layout placed in.
  package let bounds: Exhibit.Frame
  /// The frames of the subviews, in order.
  package let frames: [Exhibit.Frame]

  /// Makes the picture of a placement.
  package init(bounds: Exhibit.Frame, frames: [Exhibit.Frame]) {
    self.bounds = bounds
    self.frames = frames
  }

  /// The bounds, `nil` where they have no place on paper.
  var drawableBounds: Exhibit.Frame? { bounds.isDrawable ? bounds : nil }

  /// The frames that are drawn, with their numbers.
  var drawable: [(index: Int, frame: Exhibit.Frame)] {
    frames.enumerated().filter { obstacle($0.element) == nil }
      .map { (index: $0.offset, frame: $0.element) }
  }

  /// What is not drawn, in words: what has no place on paper, what is far away, and what is enormous.
  package var notes: [String] {
    let others = frames.enumerated().compactMap { index, frame in
      frame.isUnplaced
        ? "subview \(index) was not placed yet"
        : obstacle(frame).map { "subview \(index) \($0) \(frame.text)" }
    }
    return (bounds.isDrawable ? [] : ["the bounds are \(bounds.text)"]) + others
  }

  /// The part of the plane that shows everything which is drawn, `nil` where nothing is.
  var extent: Exhibit.Frame? {
    Exhibit.Frame(around: [drawableBounds].compactMap(\.self) + drawable.map(\.frame))
  }

  /// Why a frame is not drawn, in words that its numbers follow; `nil` for one that is.
  private func obstacle(_ frame: Exhibit.Frame) -> String? {
    guard frame.isDrawable else { return "is at" }
    guard bounds.isDrawable else { return nil }
    // Beyond that it would make all the rest too small to see.
    let near = max(bounds.width, bounds.height, 1) * 20 + 1000
    let (left, right) = (bounds.x - near, bounds.maxX + near)
    let (top, bottom) = (bounds.y - near, bounds.maxY + near)
    if frame.x > right || frame.maxX < left || frame.y > bottom || frame.maxY < top {
      return "is far away at"
    }
    let isInside = frame.x >= left && frame.maxX <= right && frame.y >= top && frame.maxY <= bottom
    return isInside ? nil : "is enormous, at"
  }
}

extension Exhibit.Frame {
  /// The frame as it stands in a message: `1, 0, 20 × 10`.
  package var text: String {
    "\(x.shortDescription), \(y.shortDescription), "
      + "\(width.shortDescription) × \(height.shortDescription)"
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// Whether the frame has a place on paper: all pictures draw such frames and no others.
  ///
  /// Sums, differences and products of some such numbers are finite.
  var isDrawable: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e12 } && width >= 0 && height >= 0
  }

  /// The least frame around some that are drawn, `nil` around none.
  init?(around frames: [Exhibit.Frame]) {
    guard let first = frames.first else { return nil }
    let left = frames.reduce(first.x) { min($0, $1.x) }
    let top = frames.reduce(first.y) { min($0, $1.y) }
    self.init(
      CGRect(
        x: left, y: top, width: frames.reduce(first.maxX) { max($0, $1.maxX) } - left,
        height: frames.reduce(first.maxY) { max($0, $1.maxY) } - top))
  }
}
