import LayoutAPI
import Testing

/// A layout that places its subviews below each other, with what the protocol gives it otherwise.
private struct Column: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      total.width = max(total.width, size.width)
      total.height += size.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

@Suite struct LayoutDefaultsTests {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private func guides(_ value: CGFloat) -> Guides {
    Guides([
      VerticalAlignment(Mark.self).key: value, VerticalAlignment.lastTextBaseline.key: value,
      HorizontalAlignment.leading.key: value,
    ])
  }

  @Test func `a layout has no orientation`() {
    #expect(Column.layoutProperties.stackOrientation == nil)
  }

  @Test func `the spacing is the union of all subviews on all edges`() {
    let subviews = HostDouble([
      HostDouble.Subview(spacing: ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: nil)),
      HostDouble.Subview(spacing: ViewSpacing(top: 4, leading: 1, bottom: nil, trailing: nil)),
    ]).proxies()
    var cache: Void = ()
    let spacing = Column().spacing(subviews: subviews, cache: &cache)
    #expect(spacing.preference(.top) == 4)
    #expect(spacing.preference(.leading) == 2)
    #expect(spacing.preference(.bottom) == 3)
    #expect(spacing.preference(.trailing) == nil)
  }

  @Test func `the spacing of one subview is its own, of none it is zero`() {
    var cache: Void = ()
    let one = Column().spacing(
      subviews: HostDouble([HostDouble.Subview()]).proxies(), cache: &cache)
    #expect(one.preference(.top) == nil)
    let none = Column().spacing(subviews: HostDouble([]).proxies(), cache: &cache)
    #expect(Edge.allCases.map { none.preference($0) } == [0, 0, 0, 0])
  }

  @Test func `an explicit guide is merged where the layout places the subviews`() {
    let host = HostDouble([
      HostDouble.Subview(size: CGSize(width: 10, height: 20), guides: guides(5)),
      HostDouble.Subview(size: CGSize(width: 10, height: 20)),
      HostDouble.Subview(size: CGSize(width: 10, height: 20), guides: guides(15)),
    ])
    let subviews = host.proxies()
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 60)
    var cache: Void = ()
    func vertical(_ guide: VerticalAlignment) -> CGFloat? {
      Column().explicitAlignment(
        of: guide, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
    }
    func horizontal(_ guide: HorizontalAlignment) -> CGFloat? {
      Column().explicitAlignment(
        of: guide, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
    }
    #expect(vertical(VerticalAlignment(Mark.self)) == 30)
    #expect(vertical(.lastTextBaseline) == 55)
    #expect(vertical(.top) == nil)
    #expect(horizontal(.leading) == 10)
    #expect(horizontal(.center) == nil)
    #expect(host.placements.isEmpty)
  }
}
