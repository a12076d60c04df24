public import LayoutAPI

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The path of the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The inset ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A circle with the lesser proposed length as its diameter.
///
/// SwiftUI's circle has its own `sizeThatFits` since iOS 16; its numbers are not measured.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// A square of the lesser proposed length, of 10 points where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (nil, nil): 10
      case (let length?, nil), (nil, let length?): length
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: side, height: side)
  }

  /// The path of the circle in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// The inset circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
