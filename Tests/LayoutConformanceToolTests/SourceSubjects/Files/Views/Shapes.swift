import SwiftUI

struct Wedge: Shape {
  var turn: Angle

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.closeSubpath()
    }
  }
}

struct Badge: ViewModifier {
  func body(content: Content) -> some View {
    content
      .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 1))
      .overlay(alignment: .top) { Circle().fill(.green).frame(width: 8, height: 8) }
      .shadow(radius: 2)
      .rotationEffect(.degrees(3))
      .scaleEffect(1.1)
      .cornerRadius(3)
      .hidden()
  }
}

/// Its shape decides how far subviews stand in.
struct ShapeInset: Layout {
  var shape: Wedge

  private func inset() -> CGFloat {
    shape.path(in: CGRect(x: 0, y: 0, width: 8, height: 8)).isEmpty ? 0 : 4
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.width + 2 * inset(), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + inset(), y: bounds.minY), proposal: .unspecified)
  }
}
