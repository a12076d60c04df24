public import LayoutAPI

extension Path {
  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Appends a straight line.
  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(to: end))
  }

  /// Appends a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Appends a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath.
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

  /// Appends a rectangle with rounded corners, each a quadratic Bézier curve.
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

  /// Appends an arc of a circle, as straight lines of at most five degrees.
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
