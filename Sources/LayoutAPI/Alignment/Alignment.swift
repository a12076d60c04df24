/// A pair of alignment guides, one for each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes a pair of guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Alignment {
  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// The middle, and the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }

  /// The leading edge, and the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }

  /// The trailing edge, and the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }

  /// The middle, and the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }

  /// The leading edge, and the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }

  /// The trailing edge, and the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
