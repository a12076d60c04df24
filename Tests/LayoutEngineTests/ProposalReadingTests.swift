import Foundation
import LayoutAPI
import Testing

@testable import LayoutEngine

/// That a view reads an offer that is no number as nil, whatever kind of view it is.
@Suite struct ProposalReadingTests {
  private static let odd = ProposedViewSize(width: .nan, height: 30)
  private static let plain = ProposedViewSize(width: nil, height: 30)

  private static let nodes: [@Sendable () -> any Node] = [
    { LeafNode(.rigid(CGSize(width: 7, height: 9))) },
    { LeafNode(.greedy(ideal: CGSize(width: 7, height: 9))) },
    { LeafNode(.aspect(ratio: 2)) },
    { LeafNode(.text(count: 5, unit: 8)) },
    { MeasuredNode.divider() },
    { ContainerNode(children: [LeafNode(.aspect(ratio: 2))]) { ReportingOffer() } },
  ]

  @Test(arguments: nodes.indices)
  func `an offer that is no number is nil`(index: Int) {
    let (first, second) = (Self.nodes[index](), Self.nodes[index]())
    let size = first.sizeThatFits(Self.odd)
    #expect(size == second.sizeThatFits(Self.plain))
    first.place(in: CGRect(x: 3, y: 5, width: 70, height: 90), proposal: Self.odd)
    second.place(in: CGRect(x: 3, y: 5, width: 70, height: 90), proposal: Self.plain)
    #expect(first.children.map(\.frame) == second.children.map(\.frame))
  }
}

/// Hands its own offer on to its only subview.
private struct ReportingOffer: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    #expect(proposal.width?.isNaN != true)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    #expect(proposal.width?.isNaN != true)
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
