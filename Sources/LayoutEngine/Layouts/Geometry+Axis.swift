import LayoutAPI

extension CGSize {
  /// The length along an axis, in points.
  subscript(axis: Axis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  subscript(axis: Axis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension Alignment {
  /// The guide of an axis.
  func guide(along axis: Axis) -> AlignmentKey {
    switch axis {
    case .horizontal: horizontal.key
    case .vertical: vertical.key
    }
  }

  /// Gives the corner that puts a view's guides on those of a container of a size, in points.
  ///
  /// The container's own guides stand at their defaults; the result is relative to its corner.
  func origin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let container = ViewDimensions(size: size, proposal: ProposedViewSize(size), guides: nil)
    return CGPoint(
      x: container[horizontal] - dimensions[horizontal],
      y: container[vertical] - dimensions[vertical])
  }
}
