import LayoutAPI

/// The bounds and the numbered frames of a placement, ready to be drawn.
public struct Picture: Sendable {
  /// The bounds that the layout placed in.
  public let bounds: Exhibit.Frame
  /// The frames of the subviews, in order.
  public let frames: [Exhibit.Frame]

  /// Makes the picture of a placement.
  public init(bounds: Exhibit.Frame, frames: [Exhibit.Frame]) {
    self.bounds = bounds
    self.frames = frames
  }

  /// The frames that have a place on paper, with their numbers.
  var drawable: [(index: Int, frame: Exhibit.Frame)] {
    frames.enumerated().filter { Self.isDrawable($0.element) && !isFarAway($0.element) }
      .map { (index: $0.offset, frame: $0.element) }
  }

  /// What is not drawn, in words: frames that are not finite, and those that are far away.
  public var notes: [String] {
    frames.enumerated().compactMap { index, frame in
      guard Self.isDrawable(frame) else { return "subview \(index) is at \(frame.text)" }
      guard !isFarAway(frame) else { return "subview \(index) is far away at \(frame.text)" }
      return nil
    }
  }

  /// The part of the plane that shows everything which can be drawn.
  var extent: Exhibit.Frame {
    let all = (Self.isDrawable(bounds) ? [bounds] : []) + drawable.map(\.frame)
    guard let first = all.first else { return Exhibit.Frame(CGRect.zero) }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  private static func isDrawable(_ frame: Exhibit.Frame) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) < 1e12 }
      && frame.width >= 0 && frame.height >= 0
  }

  /// Whether a frame would make all the rest too small to see.
  private func isFarAway(_ frame: Exhibit.Frame) -> Bool {
    guard Self.isDrawable(bounds) else { return false }
    let near = max(bounds.width, bounds.height, 1) * 20 + 1000
    return frame.x > bounds.x + bounds.width + near || frame.x + frame.width < bounds.x - near
      || frame.y > bounds.y + bounds.height + near || frame.y + frame.height < bounds.y - near
  }
}

extension Exhibit.Frame {
  /// The frame as it stands in a message: `1, 0, 20 × 10`.
  public var text: String {
    "\(x.shortDescription), \(y.shortDescription), "
      + "\(width.shortDescription) × \(height.shortDescription)"
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func union(_ other: Exhibit.Frame) -> Exhibit.Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Exhibit.Frame(
      CGRect(
        x: left, y: top, width: max(maxX, other.maxX) - left,
        height: max(maxY, other.maxY) - top))
  }
}
