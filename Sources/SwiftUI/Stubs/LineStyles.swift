public import LayoutAPI

/// How a line is drawn; it has no part in layout.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The form of its ends.
  public var lineCap: CGLineCap
  /// The form of its corners.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may stand out, in widths of the line.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps, in points.
  public var dash: [CGFloat]
  /// How far into the strokes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt
  /// Round.
  case round
  /// Cut off half a width after the end.
  case square
}

/// The form of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// How the inside of a path is found.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that are covered twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
