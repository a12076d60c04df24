public import LayoutAPI
import LayoutEngine

extension View {
  /// Sets the priority by which a container serves the view.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    traits { $0.priority = value }
  }

  /// Sets a value that the layout around finds with the view's proxy.
  ///
  /// Of several values for one key the innermost holds.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    traits { $0.setIfAbsent(key, value) }
  }

  /// Names the view, so that its frame can be read from `ViewFrames`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    traits { $0[ViewIDKey.self].append(AnyHashable(id)) }
  }

  /// Sets the number of columns that the view spans as a cell of a grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    traits { $0.setIfAbsent(GridCellColumnsKey.self, count) }
  }

  /// Sets the point of its cell that the same point of the view goes to.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    traits { $0.setIfAbsent(GridCellAnchorKey.self, anchor) }
  }

  /// Takes the view's say in the size of its cell on some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    traits { $0.setIfAbsent(GridCellUnsizedAxesKey.self, axes) }
  }

  /// Sets the guide by which the views of the cell's column are aligned.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    traits { $0.setIfAbsent(GridColumnAlignmentKey.self, guide) }
  }
}
