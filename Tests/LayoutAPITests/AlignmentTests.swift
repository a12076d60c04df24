import LayoutAPI
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum AfterTop: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.top] + 1
  }
}

@Suite struct AlignmentKeyTests {
  private static let size = CGSize(width: 30, height: 8)

  @Test func `the built-in guides come in order, with their names, axes and defaults`() {
    let dimensions = ViewDimensions(size: Self.size, proposal: .unspecified, guides: nil)
    let keys = AlignmentKey.builtIn
    #expect(
      keys.map(\.name) == [
        "leading", "horizontalCenter", "trailing",
        "top", "verticalCenter", "bottom", "firstTextBaseline", "lastTextBaseline",
      ])
    #expect(
      keys.map(\.axis) == Array(repeating: .horizontal, count: 3)
        + .init(repeating: .vertical, count: 5))
    #expect(keys.map { $0.defaultValue(in: dimensions) } == [0, 15, 30, 0, 4, 8, 8, 8])
    #expect(Set(keys).count == 8)
  }

  @Test func `the named alignments have the keys of their names`() {
    #expect(
      [HorizontalAlignment.leading, .center, .trailing].map(\.key)
        == Array(AlignmentKey.builtIn[..<3]))
    #expect(
      [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)
        == Array(AlignmentKey.builtIn[3...]))
  }

  @Test func `a guide is the same as another of its type and axis`() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != HorizontalAlignment(AfterTop.self))
    #expect(HorizontalAlignment(Third.self) != .leading)
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(
      Set([HorizontalAlignment(Third.self).key, HorizontalAlignment(Third.self).key]).count == 1)
    #expect(HorizontalAlignment(key: HorizontalAlignment.trailing.key) == .trailing)
    #expect(VerticalAlignment(key: VerticalAlignment(Third.self).key).key.name == "Third")
  }

  @Test func `the default of a client's guide may ask for other guides`() {
    let guides = Guides([VerticalAlignment.top.key: 5])
    let dimensions = ViewDimensions(size: Self.size, proposal: .zero, guides: guides)
    #expect(HorizontalAlignment(Third.self).key.defaultValue(in: dimensions) == 10)
    #expect(dimensions[VerticalAlignment(AfterTop.self)] == 6)
    #expect(dimensions[HorizontalAlignment.listRowSeparatorLeading] == 0)
    #expect(dimensions[HorizontalAlignment.listRowSeparatorTrailing] == 30)
  }
}

@Suite struct CombineExplicitTests {
  private let values: [CGFloat?] = [nil, 1, 9, nil, 5, 1]

  @Test func `the mean is that of the values there are`() {
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 4)
    #expect(HorizontalAlignment.center.combineExplicit(values) == 4)
    #expect(HorizontalAlignment.trailing.combineExplicit(values) == 4)
    #expect(HorizontalAlignment(Third.self).combineExplicit(values) == 4)
    #expect(VerticalAlignment.top.combineExplicit(values) == 4)
    #expect(VerticalAlignment.center.combineExplicit(values) == 4)
    #expect(VerticalAlignment.bottom.combineExplicit(values) == 4)
    #expect(VerticalAlignment(Third.self).combineExplicit([1, 3, 5]) == 3)
    #expect(VerticalAlignment(Third.self).combineExplicit((0...9).lazy.map { CGFloat($0) }) == 4.5)
  }

  @Test func `baselines take the least and the greatest`() {
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 1)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 9)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([-2, nil]) == -2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([-2, nil]) == -2)
  }

  @Test(arguments: AlignmentKey.builtIn)
  func `nothing merges to nothing`(guide: AlignmentKey) {
    #expect(guide.combineExplicit([]) == nil)
    #expect(guide.combineExplicit([nil, nil]) == nil)
    #expect(guide.combineExplicit([nil, 3]) == 3)
  }
}

@Suite struct AlignmentTests {
  @Test func `the named pairs are those of their names`() {
    func pair(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) -> Alignment {
      Alignment(horizontal: horizontal, vertical: vertical)
    }
    #expect(Alignment.topLeading == pair(.leading, .top))
    #expect(Alignment.top == pair(.center, .top))
    #expect(Alignment.topTrailing == pair(.trailing, .top))
    #expect(Alignment.leading == pair(.leading, .center))
    #expect(Alignment.center == pair(.center, .center))
    #expect(Alignment.trailing == pair(.trailing, .center))
    #expect(Alignment.bottomLeading == pair(.leading, .bottom))
    #expect(Alignment.bottom == pair(.center, .bottom))
    #expect(Alignment.bottomTrailing == pair(.trailing, .bottom))
    #expect(Alignment.leadingFirstTextBaseline == pair(.leading, .firstTextBaseline))
    #expect(Alignment.centerFirstTextBaseline == pair(.center, .firstTextBaseline))
    #expect(Alignment.trailingFirstTextBaseline == pair(.trailing, .firstTextBaseline))
    #expect(Alignment.leadingLastTextBaseline == pair(.leading, .lastTextBaseline))
    #expect(Alignment.centerLastTextBaseline == pair(.center, .lastTextBaseline))
    #expect(Alignment.trailingLastTextBaseline == pair(.trailing, .lastTextBaseline))
  }
}

@Suite struct ViewDimensionsTests {
  private let size = CGSize(width: 30, height: 8)

  @Test func `without guides each position is the default`() {
    let dimensions = ViewDimensions(size: size, proposal: .zero, guides: nil)
    #expect(dimensions.width == 30)
    #expect(dimensions.height == 8)
    #expect(dimensions[HorizontalAlignment.center] == 15)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 8)
    #expect(dimensions[explicit: HorizontalAlignment.center] == nil)
    #expect(dimensions[explicit: VerticalAlignment.top] == nil)
  }

  @Test func `an explicit position goes before the default`() {
    let guides = Guides([HorizontalAlignment.center.key: 2, VerticalAlignment.center.key: -3])
    let dimensions = ViewDimensions(size: size, proposal: .zero, guides: guides)
    #expect(dimensions[HorizontalAlignment.center] == 2)
    #expect(dimensions[VerticalAlignment.center] == -3)
    #expect(dimensions[explicit: VerticalAlignment.center] == -3)
    #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    #expect(dimensions[HorizontalAlignment.trailing] == 30)
    #expect(guides.questions == 5)
  }

  @Test func `equality is of the size, the guides and what they depend on`() {
    let guides = Guides([:])
    func make(_ proposal: ProposedViewSize, _ guides: Guides?) -> ViewDimensions {
      ViewDimensions(size: size, proposal: proposal, guides: guides)
    }
    #expect(make(.zero, nil) == make(.unspecified, nil))
    #expect(make(.zero, guides) == make(.zero, guides))
    #expect(make(.zero, guides) != make(.unspecified, guides))
    #expect(make(.zero, guides) != make(.zero, nil))
    #expect(make(.zero, guides) != make(.zero, Guides([:])))
    #expect(make(.zero, nil) != ViewDimensions(size: .zero, proposal: .zero, guides: nil))
  }
}
