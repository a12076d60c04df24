public import LayoutAPI

/// A path of lines and curves.
public struct Path: Equatable, Sendable {
  var elements: [Element] = []

  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath
  }

  /// Makes an empty path.
  public init() {}

  /// Makes a path by a drawing function.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the path of a rectangle with elliptical corners.
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

  /// The bounding box of all points of the path, control points included; `.null` if there are none.
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

  /// The path with a transform applied to every point.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { $0.applying(transform) }
    return path
  }

  /// The path moved by lengths in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
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
