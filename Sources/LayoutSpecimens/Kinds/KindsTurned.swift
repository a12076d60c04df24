import LayoutAPI
import LayoutConformance

/// The layouts of one view that a modifier around it turns or scales.
///
/// The frame is that before it is turned, and is meant to stick out.
enum KindsTurned {
  static let conforming = [
    Specimen.conforming(
      Subject("TurnedOnSide") { _ in TurnedOnSide() },
      "as wide as one subview is high, and as high as it is wide: rotated by a right angle"),
    Specimen.conforming(
      Subject("TurnedOrNot") { draw in TurnedOrNot(isTurned: draw.bool("isTurned")) },
      needsIsolation: true,
      "lies on its side if a parameter says so, with the offer turned as well"),
  ]

  static let warned = [
    Specimen.broken(
      Subject("ScaledDown") { draw in ScaledDown(scale: draw.number("scale", in: 0.25...1)) },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"], needsIsolation: true,
      "a fraction of the size of one subview: scaled by a factor afterwards"
    ).asSubtle,
    Specimen.broken(
      Subject("TurnedByAngle") { draw in
        TurnedByAngle(degrees: draw.number("degrees", in: 0...90))
      },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"], needsIsolation: true,
      "the box around one subview that is rotated by an angle afterwards"),
  ]
}

struct TurnedOnSide: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 1 else { return .zero }
    let size = subviews[0].sizeThatFits(.unspecified)
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 1 else { return }
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

struct TurnedOrNot: Layout {
  var isTurned: Bool

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isTurned ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count == 1, "turn one view at a time")
    let size = subviews[0].sizeThatFits(offer(proposal))
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isFinite = bounds.width.isFinite && bounds.height.isFinite
    subviews[0].place(
      at: isFinite ? CGPoint(x: bounds.midX, y: bounds.midY) : bounds.origin,
      anchor: isFinite ? .center : .topLeading, proposal: offer(proposal))
  }
}

struct ScaledDown: Layout {
  var scale: Double

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 / scale }, height: proposal.height.map { $0 / scale })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count == 1, "only one view can be scaled")
    let size = subviews[0].sizeThatFits(offer(proposal))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isFinite = bounds.width.isFinite && bounds.height.isFinite
    subviews[0].place(
      at: isFinite ? CGPoint(x: bounds.midX, y: bounds.midY) : bounds.origin,
      anchor: isFinite ? .center : .topLeading, proposal: offer(proposal))
  }
}

struct TurnedByAngle: Layout {
  var degrees: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count == 1, "rotate one view")
    let size = subviews[0].sizeThatFits(.unspecified)
    let angle = Angle.degrees(degrees).radians
    let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
    return CGSize(
      width: size.width * cosine + size.height * sine,
      height: size.width * sine + size.height * cosine)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
