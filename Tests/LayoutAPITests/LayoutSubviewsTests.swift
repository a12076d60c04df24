import LayoutAPI
import Testing

@Suite struct LayoutSubviewsTests {
  private let host = HostDouble(
    (0..<6).map { HostDouble.Subview(size: CGSize(width: CGFloat($0), height: 1)) })

  private func widths(_ subviews: LayoutSubviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  @Test func `indices run from 0 to the count`() {
    let all = host.proxies()
    #expect(all.startIndex == 0)
    #expect(all.endIndex == 6)
    #expect(all.indices == 0..<6)
    #expect(widths(all) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a slice starts at 0 and keeps the subviews`() {
    let slice = host.proxies()[2..<5]
    #expect(slice.startIndex == 0)
    #expect(slice.endIndex == 3)
    #expect(widths(slice) == [2, 3, 4])
    #expect(slice[0] == host.proxies()[2])
  }

  @Test func `a slice of a slice counts from the slice`() {
    let slice = host.proxies()[1..<6][2..<4]
    #expect(widths(slice) == [3, 4])
    #expect(widths(slice[1..<1]) == [])
  }

  @Test func `a range without an end reaches to the last one`() {
    #expect(widths(host.proxies()[1...]) == [1, 2, 3, 4, 5])
    #expect(widths(host.proxies()[6...]) == [])
    #expect(widths(host.proxies()[[4, 1, 1]][1...]) == [1, 1])
    #expect(widths(host.proxies()[...1]) == [0, 1])
    #expect(widths(host.proxies()[..<1]) == [0])
    #expect(widths(host.proxies()[2...3]) == [2, 3])
  }

  @Test func `a part knows which of the host's subviews it has`() {
    let all = host.proxies()
    #expect(all[2..<5].originalIndices == [2, 3, 4])
    #expect(all[2..<5][[2, 0, 0]].originalIndices == [4, 2, 2])
    #expect(all[[4, 1, 1]][1..<3].originalIndices == [1, 1])
    #expect(all[all.indices.reversed()].prefix(2).originalIndices == [5, 4])
    #expect(all[all.indices.filter { $0 % 2 == 0 }].originalIndices == [0, 2, 4])
  }

  @Test func `a sequence of positions permutes and repeats`() {
    let picked = host.proxies()[[4, 1, 1]]
    #expect(picked.indices == 0..<3)
    #expect(widths(picked) == [4, 1, 1])
    #expect(picked[1] == picked[2])
    #expect(widths(picked[1..<3]) == [1, 1])
    #expect(widths(picked[[2, 0]]) == [1, 4])
  }

  @Test func `a sequence of positions of a slice counts from the slice`() {
    #expect(widths(host.proxies()[2..<5][[2, 0]]) == [4, 2])
  }

  @Test func `the algorithms of collections agree with the indices`() {
    let all = host.proxies()
    #expect(widths(all.prefix(2)) == [0, 1])
    #expect(widths(all.dropFirst(4)) == [4, 5])
    #expect(widths(all.suffix(1)) == [5])
    #expect(widths(all.dropLast(5)) == [0])
    #expect(all.reversed().map(\.index) == [5, 4, 3, 2, 1, 0])
    #expect(all.last?.index == 5)
    #expect(all.dropFirst(6).first == nil)
  }

  @Test func `placing through a slice places the original`() {
    host.proxies()[3..<6][[1]][0].place(
      at: CGPoint(x: 7, y: 8), anchor: .center, proposal: ProposedViewSize(width: 1, height: nil))
    let expected = HostDouble.Placement(
      position: CGPoint(x: 7, y: 8), anchor: .center,
      proposal: ProposedViewSize(width: 1, height: nil))
    #expect(host.placements == [4: expected])
  }

  @Test func `the anchor is the top leading corner unless another is given`() {
    host.proxies()[0].place(at: .zero, proposal: .zero)
    #expect(host.placements[0]?.anchor == .topLeading)
  }

  @Test func `proxies of different passes or hosts differ`() {
    let before = host.proxies()
    #expect(before == host.proxies())
    host.generation += 1
    #expect(before != host.proxies())
    #expect(before[0] != host.proxies()[0])
    #expect(before[0] != HostDouble(host.subviews).proxies()[0])
    #expect(before[0] != before[1])
  }

  @Test func `collections are equal by their proxies and their direction`() {
    let all = host.proxies()
    #expect(all[1..<3] == all[[1, 2]])
    #expect(all[1..<3] != all[1..<4])
    #expect(all[1..<3] != all[[2, 1]])
    #expect(all != host.proxies(.rightToLeft))
  }

  @Test func `a slice reads in the direction of the whole`() {
    var all = host.proxies(.rightToLeft)
    #expect(all[0..<1].layoutDirection == .rightToLeft)
    #expect(all[[0]].layoutDirection == .rightToLeft)
    all.layoutDirection = .leftToRight
    #expect(all[0..<1].layoutDirection == .leftToRight)
  }
}

@Suite struct LayoutSubviewTests {
  private enum Tag: LayoutValueKey {
    static let defaultValue = "none"
  }

  @Test func `a proxy passes the answers of its host on`() {
    let guides = Guides([HorizontalAlignment.leading.key: 3])
    let host = HostDouble([
      HostDouble.Subview(),
      HostDouble.Subview(
        size: CGSize(width: 20, height: 30), spacing: .zero, priority: 2, tag: "second",
        guides: guides),
    ])
    let subview = host.proxies()[1]
    let proposal = ProposedViewSize(width: 5, height: nil)
    #expect(subview.sizeThatFits(proposal) == CGSize(width: 5, height: 30))
    #expect(subview.dimensions(in: proposal).height == 30)
    #expect(subview.dimensions(in: proposal)[HorizontalAlignment.leading] == 3)
    #expect(subview.spacing.distance(to: .zero, along: .vertical) == 0)
    #expect(subview.priority == 2)
    #expect(subview[Tag.self] == "second")
    #expect(host.proxies()[0][Tag.self] == "none")
    #expect(host.proxies()[0].priority == 0)
  }
}
