public import LayoutAPI
import LayoutEngine

extension View {
  /// Sets the layout priority of the view.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    traits { $0.priority = value }
  }

  /// Sets a layout value of the view, read from its subview by the layout around.
  ///
  /// Of several values for one key the innermost holds.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    traits { $0.setIfAbsent(key, value) }
  }

  /// Sets the identifier of the view, by which `ViewFrames` has its frame.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    traits { $0[ViewIDKey.self].append(AnyHashable(id)) }
  }

  /// Sets the number of columns that the view spans as a cell of a grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    traits { $0.setIfAbsent(GridCellColumnsKey.self, count) }
  }

  /// Sets the unit point at which the view and its cell coincide.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    traits { $0.setIfAbsent(GridCellAnchorKey.self, anchor) }
  }

  /// Excludes the view from the size of its cell on some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    traits { $0.setIfAbsent(GridCellUnsizedAxesKey.self, axes) }
  }

  /// Sets the guide of the views in the cell's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    traits { $0.setIfAbsent(GridColumnAlignmentKey.self, guide) }
  }
}
