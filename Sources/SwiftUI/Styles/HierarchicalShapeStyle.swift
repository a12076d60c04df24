/// A style by how much what it paints matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}
