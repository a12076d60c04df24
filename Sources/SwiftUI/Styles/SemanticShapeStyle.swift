/// A style by what it paints.
public struct SemanticShapeStyle: ShapeStyle {}
