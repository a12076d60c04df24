public import LayoutAPI

/// A line of straight and curved parts.
public struct Path: Equatable, Sendable {
  var elements: [Element] = []

  /// One part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new line at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve of the second degree to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the line began.
    case closeSubpath
  }

  /// Makes an empty path.
  public init() {}

  /// Makes a path by a function that draws it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the path of a rectangle with corners of two lengths.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Makes the path of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }
}

extension Path {
  /// Whether the path has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// The rectangle around all points of the path, those that control its curves included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    let (least, greatest) = points.dropFirst().reduce((first, first)) { box, point in
      (
        CGPoint(x: min(box.0.x, point.x), y: min(box.0.y, point.y)),
        CGPoint(x: max(box.1.x, point.x), y: max(box.1.y, point.y))
      )
    }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// Calls a function with each part of the path.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Gives the path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { $0.applying(transform) }
    return path
  }

  /// Gives the path moved by lengths in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: Shape {
  /// Gives the path, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
