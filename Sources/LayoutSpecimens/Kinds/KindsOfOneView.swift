import LayoutAPI
import LayoutConformance

/// The layouts of one view that say so.
enum KindsOfOneView {
  static let conforming = [
    Specimen.conforming(
      Subject("OneInWords") { draw in OneInWords(inset: draw.length("inset", in: 0...24)) },
      needsIsolation: true, "a margin around one subview, which a precondition asks for in words"),
    Specimen.conforming(
      Subject("OneWithoutWords") { _ in OneWithoutWords() }, needsIsolation: true,
      "one subview at its ideal size, which a precondition asks for without a message"),
    Specimen.conforming(
      Subject("OneOrFatal") { draw in OneOrFatal(least: draw.length("least", in: 0...100)) },
      needsIsolation: true, "one subview in a least width, and a fatal error for any other number"),
    Specimen.conforming(
      Subject("OneOrNothing") { draw in OneOrNothing(border: draw.length("border", in: 0...8)) },
      "a border around one subview, and nothing at all for any other number"),
    Specimen.conforming(
      Subject("OneUnwrapped") { _ in OneUnwrapped() },
      "takes what it is offered for one subview in its middle, and is empty with any other number"),
  ]

  /// The layout that says it with an assertion, which only builds without optimisation hear.
  static let asserted =
    isAsserted
    ? Specimen.conforming(
      subjectOfAssertion, needsIsolation: true, "one subview, which an assertion asks for")
    : Specimen.broken(
      subjectOfAssertion, ["COUNT-01"], needsIsolation: true,
      "one subview, which an assertion asked for before the build was optimised")

  private static let subjectOfAssertion = Subject("OneAsserted") { _ in OneAsserted() }

  private static var isAsserted: Bool {
    var isAsserted = false
    assert({ isAsserted = true }() == ())
    return isAsserted
  }
}

extension ProposedViewSize {
  /// What a margin on all sides leaves of the proposal.
  func inset(by margin: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - 2 * margin) }, height: height.map { max(0, $0 - 2 * margin) })
  }
}

extension CGSize {
  /// The size with a margin on all sides.
  func outset(by margin: CGFloat) -> CGSize {
    CGSize(width: width + 2 * margin, height: height + 2 * margin)
  }
}

struct OneInWords: Layout {
  var inset: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count == 1, "OneInWords takes exactly one view")
    return subviews[0].sizeThatFits(proposal.inset(by: inset)).outset(by: inset)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    precondition(subviews.count == 1, "OneInWords takes exactly one view")
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY + inset),
      proposal: proposal.inset(by: inset))
  }
}

struct OneWithoutWords: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count == 1)
    return subviews[0].sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    precondition(subviews.count == 1)
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

struct OneOrFatal: Layout {
  var least: CGFloat

  private func only(_ subviews: Subviews) -> LayoutSubview {
    guard let only = subviews.first, subviews.count == 1 else {
      fatalError("a least width is for one view, not for \(subviews.count)")
    }
    return only
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = only(subviews).sizeThatFits(proposal)
    return CGSize(width: max(size.width, least), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    only(subviews).place(at: bounds.origin, proposal: proposal)
  }
}

struct OneOrNothing: Layout {
  var border: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 1, let content = subviews.first else { return .zero }
    return content.sizeThatFits(proposal.inset(by: border)).outset(by: border)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 1, let content = subviews.first else { return }
    content.place(
      at: CGPoint(x: bounds.minX + border, y: bounds.minY + border),
      proposal: proposal.inset(by: border))
  }
}

struct OneUnwrapped: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if subviews.count != 1 { return .zero }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if subviews.count != 1 { return }
    let isFinite = bounds.width.isFinite && bounds.height.isFinite
    subviews[0].place(
      at: isFinite ? CGPoint(x: bounds.midX, y: bounds.midY) : bounds.origin,
      anchor: isFinite ? .center : .topLeading, proposal: ProposedViewSize(bounds.size))
  }
}

struct OneAsserted: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    assert(subviews.count == 1, "one view, please")
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    assert(subviews.count == 1, "one view, please")
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
