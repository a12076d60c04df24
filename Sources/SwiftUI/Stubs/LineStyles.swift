public import LayoutAPI

/// The stroke of a line; no effect on layout.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The cap of its ends.
  public var lineCap: CGLineCap
  /// The join of its segments.
  public var lineJoin: CGLineJoin
  /// The miter limit, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The dash phase, in points.
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

/// The cap of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt
  /// Round.
  case round
  /// Cut off half a width after the end.
  case square
}

/// The join of a line's segments.
public enum CGLineJoin: Int32, Sendable {
  /// Mitred.
  case miter
  /// Round.
  case round
  /// Bevelled.
  case bevel
}

/// The fill of a path; no effect on layout.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
