/// The size of a view and its alignment guides, in points of the view's own coordinate space.
public struct ViewDimensions: Equatable {
  /// The size of the view.
  package let size: CGSize

  /// The offer that the view answered with the size.
  package let proposal: ProposedViewSize

  private let guides: (any ExplicitGuides)?

  /// Makes the dimensions of a view whose explicit guides `guides` knows; `nil` if it has none.
  package init(size: CGSize, proposal: ProposedViewSize, guides: (any ExplicitGuides)?) {
    self.size = size
    self.proposal = proposal
    self.guides = guides
  }

  /// The width of the view.
  public var width: CGFloat { size.width }

  /// The height of the view.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide: its explicit value, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: its explicit value, or its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a horizontal guide, or `nil` if none was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit position of a vertical guide, or `nil` if none was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position of a guide: its explicit value, or its default.
  package subscript(guide: AlignmentKey) -> CGFloat {
    self[explicit: guide] ?? guide.defaultValue(in: self)
  }

  /// The explicit position of a guide, or `nil` if none was set.
  package subscript(explicit guide: AlignmentKey) -> CGFloat? {
    guard let guides else { return nil }
    return guides.explicitValue(of: guide, in: self)
  }

  /// Whether both are the same size with the same guides.
  ///
  /// Guides are compared as objects; the proposals count only where there are guides to depend on
  /// them.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    guard left.size == right.size, left.guides === right.guides else { return false }
    return left.guides == nil || left.proposal == right.proposal
  }
}
