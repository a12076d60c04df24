package import LayoutAPI

/// A kind of layout that another one can look like, faulty or not.
package struct LayoutKind: Hashable, Sendable {
  /// The family.
  package let family: Family
  /// The axis along which lines run, or along which a length is shared out.
  package let axis: Axis
  /// Whether subviews in one place share their middle, and not only an edge.
  package let isCentred: Bool
  /// Whether a line takes the room that it is offered, along it or across, and offers it to its subviews.
  package let takesRoom: Bool

  /// Names a kind.
  package init(
    _ family: Family, along axis: Axis = .horizontal, isCentred: Bool = true,
    takesRoom: Bool = false
  ) {
    self.family = family
    self.axis = axis
    self.isCentred = isCentred
    self.takesRoom = takesRoom
  }

  /// A family of layouts; the one with the clearer signs first.
  package enum Family: String, Sendable, CaseIterable {
    /// Lines that are wrapped: several where there is little room, one where there is much.
    case flow
    /// Rows and columns.
    case grid
    /// Lengths in the order of a layout value.
    case weighted
    /// A size that follows the proposal and not the subviews.
    case fill
    /// One line, whatever is proposed.
    case stack
    /// Subviews in one place.
    case overlay
  }

  /// The profile whose rules a layout that looks like the kind is expected to keep.
  ///
  /// Exact fits of thirds and tenths are for those who promise them: nearly every flow fails there by a
  /// rounding error. To lean is no fault of what is aligned at an edge, nor is empty room one of what
  /// offers all that it takes.
  package var profile: Profile {
    let profile: Profile =
      switch family {
      case .flow: .flow.removing("FLOW-05")
      case .stack: takesRoom ? .stack.removing("SHAPE-04") : .stack
      case .grid: .grid
      case .overlay: isCentred ? .overlay : .overlay.removing("SHAPE-07")
      case .weighted: .weighted
      case .fill: .fill
      }
    return profile.along(axis)
  }

  /// The kind with an article: `a flow`, `a flow of columns`.
  package var noun: String {
    switch (family, axis) {
    case (.flow, .horizontal): "a flow"
    case (.flow, .vertical): "a flow of columns"
    case (.stack, .horizontal): "a row"
    case (.stack, .vertical): "a column"
    case (.grid, _): "a grid"
    case (.overlay, _): "an overlay"
    case (.weighted, .horizontal): "a row of weighted widths"
    case (.weighted, .vertical): "a column of weighted heights"
    case (.fill, _): "a layout that fills"
    }
  }
}
