public import LayoutAPI

/// A line of straight and curved parts.
public struct Path: Equatable, Sendable {
  private var elements: [Element] = []

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
  /// Begins a new line at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Appends a straight line.
  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(to: end))
  }

  /// Appends a curve of the second degree.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Appends a curve of the third degree.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the line.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Appends straight lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// Appends a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Appends a rectangle with round corners, each a curve of the second degree.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let x = min(max(cornerSize.width, 0), rect.width / 2)
    let y = min(max(cornerSize.height, 0), rect.height / 2)
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
    addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + y), control: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
    addQuadCurve(
      to: CGPoint(x: rect.maxX - x, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
    addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - y), control: CGPoint(x: rect.minX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
    addQuadCurve(
      to: CGPoint(x: rect.minX + x, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    closeSubpath()
  }

  /// Appends an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Appends a part of a circle, as straight lines of at most five degrees.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: full)
    if !clockwise, sweep < 0 { sweep += full }
    if clockwise, sweep > 0 { sweep -= full }
    guard sweep.isFinite else { return }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -full : full }
    let steps = max(1, Int((abs(sweep) / (full / 72)).rounded(.up)))
    for step in 0...steps {
      let angle = startAngle.radians + sweep * Double(step) / Double(steps)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      if step == 0, elements.isEmpty {
        move(to: point)
      } else {
        addLine(to: point)
      }
    }
  }

  /// Appends another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
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
