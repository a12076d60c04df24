public import LayoutAPI

/// A layout that puts its subviews into rows and columns of common lengths.
///
/// A column is as wide as its widest cell, a row as high as its highest. Columns share the offered
/// width as the subviews of an `HStackLayout` do, then rows the offered height; a view between the
/// rows spans all columns. SwiftUI's own arithmetic is not published: what is known is Apple's
/// reference of `Grid`, and the sharing of lengths here is by analogy.
public struct GridLayout: Layout {
  /// The guides by which a view is put into its cell.
  public var alignment: Alignment

  /// The distance between two columns in points, `nil` for what the cells prefer.
  public var horizontalSpacing: CGFloat?

  /// The distance between two rows in points, `nil` for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// The distance of two cells without preferences in points.
  package var standardDistance = ViewSpacing.defaultDistance

  /// What the grid keeps between its calls.
  public struct Cache {
    fileprivate let structure: GridStructure
    fileprivate var arrangement: GridArrangement?
  }

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides by which a view is put into its cell.
  ///   - horizontalSpacing: The distance between two columns, `nil` for what the cells prefer.
  ///   - verticalSpacing: The distance between two rows, `nil` for what the cells prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: GuideMergingLayout {}

extension GridLayout {
  /// Finds the row and the columns of each subview.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(structure: GridStructure(subviews, grid: self))
  }

  /// Shares the offer among columns and rows, and gives the size that comes of it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  /// Puts each subview into its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let arrangement = arrangement(proposal, subviews, &cache)
    for (subview, item) in zip(subviews, arrangement.items) {
      let position = CGPoint(
        x: bounds.origin.x + item.position.x, y: bounds.origin.y + item.position.y)
      subview.place(at: position, anchor: item.anchor, proposal: item.proposal)
    }
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> GridArrangement {
    if let known = cache.arrangement, known.proposal == proposal { return known }
    let arrangement = GridArrangement(
      proposal: proposal, structure: cache.structure, subviews: subviews)
    cache.arrangement = arrangement
    return arrangement
  }
}
