public import LayoutAPI

/// An alignment guide that a view of a tree names.
public enum NodeGuide: Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The middle of the width.
  case horizontalCenter
  /// The trailing edge.
  case trailing
  /// The top edge.
  case top
  /// The middle of the height.
  case verticalCenter
  /// The bottom edge.
  case bottom
  /// The baseline of the first line of text, the bottom edge of a view without text.
  case firstTextBaseline
  /// The baseline of the last line of text, the bottom edge of a view without text.
  case lastTextBaseline
  /// A guide of the client's own, by default at a share of the length.
  case custom(String, Axis, fraction: CGFloat)

  /// The guides that every engine has.
  public static let builtIn: [NodeGuide] = [
    .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
    .lastTextBaseline,
  ]

  /// The middle of an axis.
  static func center(_ axis: Axis) -> NodeGuide {
    axis == .horizontal ? .horizontalCenter : .verticalCenter
  }

  /// The axis along which the guide has a position.
  public var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    case .custom(_, let axis, _): axis
    }
  }

  /// The guide's name.
  public var name: String {
    switch self {
    case .leading: "leading"
    case .horizontalCenter: "horizontalCenter"
    case .trailing: "trailing"
    case .top: "top"
    case .verticalCenter: "verticalCenter"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let name, _, _): name
    }
  }

  /// The default position, as a share of the view's length.
  public var fraction: CGFloat {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: 1
    case .custom(_, _, let fraction): fraction
    }
  }

  /// Whether the guide is a client's own.
  var isCustom: Bool {
    guard case .custom = self else { return false }
    return true
  }

  /// The guide as layouts know it.
  package var key: AlignmentKey {
    if case .custom(let name, let axis, let fraction) = self {
      return AlignmentKey(named: name, axis: axis, fraction: fraction)
    }
    return AlignmentKey.builtIn.first { $0.name == name }
      ?? AlignmentKey(named: name, axis: axis, fraction: fraction)
  }
}

/// A pair of alignment guides, one for each axis.
public struct NodeAlignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: NodeGuide
  /// The guide along the vertical axis.
  public var vertical: NodeGuide

  /// The middle on both axes.
  public static let center = NodeAlignment(.horizontalCenter, .verticalCenter)
  /// The top leading corner.
  public static let topLeading = NodeAlignment(.leading, .top)

  /// Makes a pair.
  public init(_ horizontal: NodeGuide, _ vertical: NodeGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide along an axis.
  subscript(axis: Axis) -> NodeGuide { axis == .horizontal ? horizontal : vertical }

  /// The pair as layouts know it.
  package var alignment: Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: horizontal.key),
      vertical: VerticalAlignment(key: vertical.key))
  }

  /// The nine pairs that have one name, by that name.
  static let named: [(name: String, alignment: NodeAlignment)] = {
    let columns: [(String, NodeGuide)] = [
      ("Leading", .leading), ("", .horizontalCenter), ("Trailing", .trailing),
    ]
    let rows: [(String, NodeGuide)] = [
      ("top", .top), ("", .verticalCenter), ("bottom", .bottom),
    ]
    return rows.flatMap { row, vertical in
      columns.map { column, horizontal in
        let name = row.isEmpty ? (column.isEmpty ? "center" : column.lowercased()) : row + column
        return (name, NodeAlignment(horizontal, vertical))
      }
    }
  }()
}
