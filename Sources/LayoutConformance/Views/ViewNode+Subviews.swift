public import LayoutAPI
public import LayoutEngine

// The views that cases are mostly made of.
extension ViewNode {
  /// Makes a leaf that carries nothing.
  public init(_ leaf: Leaf) {
    self.init(.leaf(leaf))
  }

  /// Makes a view of one size, whatever is proposed.
  public static func rigid(_ width: CGFloat, _ height: CGFloat) -> ViewNode {
    ViewNode(.rigid(CGSize(width: width, height: height)))
  }

  /// Makes a text of `count` characters that are squares of side `unit`.
  public static func text(_ count: Int, _ unit: CGFloat) -> ViewNode {
    ViewNode(.text(count: count, unit: unit))
  }

  /// Makes a view that takes the proposal, and 10 points where there is none.
  public static var color: ViewNode {
    ViewNode(.greedy(ideal: CGSize(width: 10, height: 10)))
  }

  /// Makes a row or a column; `nil` leaves the spacing to the subviews.
  static func stack(_ axis: Axis, spacing: CGFloat?, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.stack(axis, alignment: .center(axis.other), spacing: spacing), children)
  }

  /// Makes the layout under test around subviews of its own.
  public static func layoutUnderTest(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.layoutUnderTest, children)
  }

  /// The view with a layout value.
  public func value(_ name: String, _ value: Scalar) -> ViewNode {
    with { $0.values[name] = value }
  }

  /// The view with some of what it carries set: what the source of a test uses.
  public func with(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ViewNode {
  /// The leaf, or `nil` for a container or a modifier.
  public var leaf: Leaf? {
    switch kind {
    case .leaf(let leaf): leaf
    case .spacer(let length):
      .spacer(minLength: length ?? EngineMetric.swiftUI.spacerMinimum)
    default: nil
    }
  }

  /// The layout value that a layout sees of the subview, `nil` where it sees the key's default.
  ///
  /// A modifier shows what its content carries: of several values the innermost holds.
  func layoutValue(_ name: String) -> Scalar? {
    switch kind.childCount {
    case .one, .two: children.first?.layoutValue(name) ?? values[name]
    case .none, .any: values[name]
    }
  }

  /// Whether a copy of the layout under test stands in the view.
  var holdsLayoutUnderTest: Bool {
    kind == .layoutUnderTest || children.contains(where: \.holdsLayoutUnderTest)
  }

  /// The ideal size, roughly: containers are taken for the sum of what is in them.
  var roughIdeal: CGSize {
    if let leaf { return leaf.size(for: .unspecified) }
    return children.reduce(.zero) { sum, child in
      let ideal = child.roughIdeal
      return CGSize(width: sum.width + ideal.width, height: sum.height + ideal.height)
    }
  }
}
