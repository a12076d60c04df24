import LayoutAPI
import Testing

@Suite struct ProposedViewSizeTests {
  @Test func `the named proposals ask for least, ideal and greatest`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.zero != .unspecified)
  }

  @Test func `a size is offered as it is`() {
    let proposal = ProposedViewSize(CGSize(width: 3, height: -4))
    #expect(proposal.width == 3)
    #expect(proposal.height == -4)
  }

  @Test func `open lengths are replaced, offered ones stay`() {
    let size = CGSize(width: 1, height: 2)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == size)
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 7).replacingUnspecifiedDimensions(by: size)
        == CGSize(width: 1, height: 7))
    #expect(
      ProposedViewSize(width: .infinity, height: nil).replacingUnspecifiedDimensions()
        == CGSize(width: CGFloat.infinity, height: 10))
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions(by: size) == .zero)
  }

  @Test func `an axis selects its length`() {
    var proposal = ProposedViewSize(width: 1, height: nil)
    #expect(proposal[.horizontal] == 1)
    #expect(proposal[.vertical] == nil)
    proposal[.vertical] = 5
    proposal[.horizontal] = nil
    #expect(proposal == ProposedViewSize(width: nil, height: 5))
  }

  @Test func `it is no key of dictionaries, as in SwiftUI`() {
    #expect((ProposedViewSize.zero as Any) as? any Hashable == nil)
  }
}
