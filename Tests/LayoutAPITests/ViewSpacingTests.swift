import LayoutAPI
import Testing

@Suite struct ViewSpacingTests {
  private static let edges: [Edge] = [.top, .leading, .bottom, .trailing]

  private func preferences(
    _ spacing: ViewSpacing, _ category: ViewSpacing.Category = .uncategorised
  ) -> [CGFloat?] {
    Self.edges.map { spacing.preference($0, category: category) }
  }

  private func text(_ top: CGFloat?, _ bottom: CGFloat?) -> ViewSpacing {
    ViewSpacing(top: top, leading: nil, bottom: bottom, trailing: nil, category: .text)
  }

  @Test func `a new spacing prefers nothing, zero prefers 0`() {
    #expect(preferences(ViewSpacing()) == [nil, nil, nil, nil])
    #expect(preferences(.zero) == [0, 0, 0, 0])
    #expect(preferences(ViewSpacing(), .text) == [nil, nil, nil, nil])
    #expect(preferences(.zero, .text) == [nil, nil, nil, nil])
  }

  @Test(arguments: Axis.allCases)
  func `without preferences the distance is 8`(axis: Axis) {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
    #expect(ViewSpacing().distance(to: .zero, along: axis) == 0)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: axis) == 0)
  }

  @Test func `the greater preference of the touching edges holds`() {
    let first = ViewSpacing(top: 90, leading: 91, bottom: 2, trailing: 12)
    let next = ViewSpacing(top: 8, leading: 5, bottom: 92, trailing: 93)
    #expect(first.distance(to: next, along: .vertical) == 8)
    #expect(first.distance(to: next, along: .horizontal) == 12)
    #expect(next.distance(to: first, along: .vertical) == 92)
    #expect(next.distance(to: first, along: .horizontal) == 93)
  }

  @Test func `a single preference holds, even one below the default`() {
    let first = ViewSpacing(top: nil, leading: nil, bottom: 30, trailing: 2)
    #expect(first.distance(to: .zero, along: .horizontal) == 2)
    #expect(first.distance(to: ViewSpacing(), along: .horizontal) == 2)
    #expect(first.distance(to: ViewSpacing(), along: .vertical) == 30)
    #expect(ViewSpacing().distance(to: first, along: .vertical) == 8)
  }

  @Test func `negative preferences are preferences`() {
    let near = ViewSpacing(top: -3, leading: -3, bottom: -3, trailing: -3)
    #expect(near.distance(to: near, along: .vertical) == -3)
    #expect(near.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func `preferences of text to text add up`() {
    #expect(text(nil, 2).distance(to: text(3, nil), along: .vertical) == 5)
    #expect(text(nil, 2).distance(to: text(nil, 3), along: .vertical) == 8)
    #expect(text(nil, 0).distance(to: text(0, nil), along: .vertical) == 0)
  }

  @Test func `text counts only next to text`() {
    let plain = ViewSpacing(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(text(40, 40).distance(to: plain, along: .vertical) == 1)
    #expect(text(40, 40).distance(to: ViewSpacing(), along: .vertical) == 8)
    let both = text(6, 7).union(ViewSpacing(top: 20, leading: 20, bottom: 20, trailing: 20))
    #expect(both.distance(to: both, along: .vertical) == 13)
    #expect(both.distance(to: plain, along: .vertical) == 20)
  }

  @Test func `a union takes the greater value on each edge`() {
    let left = ViewSpacing(top: 1, leading: 20, bottom: nil, trailing: nil)
    let right = ViewSpacing(top: 30, leading: 2, bottom: 5, trailing: nil)
    #expect(preferences(left.union(right)) == [30, 20, 5, nil])
    #expect(preferences(right.union(left)) == [30, 20, 5, nil])
    #expect(preferences(left.union(ViewSpacing())) == [1, 20, nil, nil])
  }

  @Test func `a union changes only the named edges`() {
    var spacing = ViewSpacing(top: 10, leading: 20, bottom: nil, trailing: nil)
    let other = ViewSpacing(top: 30, leading: nil, bottom: 50, trailing: 40)
    #expect(preferences(spacing.union(other, edges: .top)) == [30, 20, nil, nil])
    #expect(preferences(spacing.union(other, edges: .horizontal)) == [10, 20, nil, 40])
    #expect(preferences(spacing.union(other, edges: [.bottom, .trailing])) == [10, 20, 50, 40])
    #expect(preferences(spacing.union(other, edges: [])) == [10, 20, nil, nil])
    spacing.formUnion(other)
    #expect(preferences(spacing) == [30, 20, 50, 40])
  }

  @Test func `a union keeps categories apart`() {
    let united = text(5, nil).union(text(3, 4)).union(.zero)
    #expect(preferences(united, .text) == [5, nil, 4, nil])
    #expect(preferences(united) == [0, 0, 0, 0])
  }

  @Test(arguments: edges)
  func `a preference can be replaced on one edge`(edge: Edge) {
    var spacing = ViewSpacing.zero
    spacing.setPreference(edge, to: 3)
    spacing.setPreference(edge, to: 4, category: .text)
    for other in Self.edges {
      #expect(spacing.preference(other) == (other == edge ? 3 : 0))
      #expect(spacing.preference(other, category: .text) == (other == edge ? 4 : nil))
    }
    spacing.setPreference(edge, to: nil)
    #expect(spacing.preference(edge) == nil)
  }
}
