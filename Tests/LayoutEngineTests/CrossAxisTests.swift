import LayoutAPI
import LayoutEngine
import Testing

/// Default spacing, spacers, and the alignment across stacks.
@Suite struct `Spacing and the cross axis` {
  // A: SwiftUI's display list in OpenSwiftUIProject/OpenSwiftUI#577.
  @Test func `13 the default distance is 8`() {
    let (a, b) = (Scene.rigid(100, 100), Scene.rigid(100, 100))
    Scene.show(Scene.vstack(a, b), 200, 200)
    #expect(a.frame == frame(50, -4, 100, 100))
    #expect(b.frame == frame(50, 104, 100, 100))
  }

  // A: skip-ui's testVStackAlignment and testHStackAlignment, by pixels.
  @Test func `14 and 15 a spacer is at least 8 and touches its neighbours`() {
    let (a, b) = (Scene.rigid(2, 2), Scene.rigid(2, 2))
    Scene.show(Scene.vstack(Scene.spacer(), a, Scene.spacer(), b, Scene.spacer()), 12, 12)
    #expect([a, b].map(\.frame.origin.y) == [0, 10])
    let (c, d) = (Scene.rigid(2, 2), Scene.rigid(2, 2))
    Scene.show(Scene.hstack(Scene.spacer(), c, Scene.spacer(), d, Scene.spacer()), 12, 12)
    #expect([c, d].map(\.frame.origin.x) == [0, 10])
  }

  // A: skip-ui's testHStackAlignmentExpand.
  @Test func `16 flexible views of other heights stand on the bottom`() {
    func view(_ height: CGFloat) -> any Node {
      Scene.layout(FrameLayout(height: height), Scene.flex())
    }
    let views = [view(10), view(12), view(10)]
    Scene.show(
      Scene.hstack(alignment: .bottom, spacing: 0, views[0], views[1], views[2]), 12, 12)
    #expect(views[0].frame == frame(0, 2, 4, 10))
    #expect(views[1].frame == frame(4, 0, 4, 12))
    #expect(views[2].frame == frame(8, 2, 4, 10))
  }

  // A*: OpenLayout's testOrphanSpacer, testOrphanSpacerFixedSize and testSpacerFixedSize.
  @Test func `17 a spacer outside of stacks`() {
    let orphan = Scene.spacer()
    Scene.show(orphan, 100, 100)
    #expect(orphan.frame == frame(0, 0, 100, 100))
    #expect(Scene.layOut(Scene.layout(FixedSizeLayout(), Scene.spacer()), 100, 100) == size(8, 8))
    let (spacer, flex) = (Scene.spacer(), Scene.flex())
    let fixed = Scene.layout(FixedSizeLayout(), spacer)
    Scene.show(Scene.vstack(spacing: 8, fixed, flex), 100, 100)
    #expect(spacer.frame == frame(50, 0, 0, 8))
    #expect(flex.frame == frame(0, 16, 100, 84))
  }

  // C: OpenSwiftUI's StackLayout.
  @Test func `21 a stack's own spacing is that of its ends and its sides`() {
    let (a, b) = (Scene.rigid(10, 10), Scene.rigid(10, 10))
    a.traits.spacing = ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: 4)
    b.traits.spacing = ViewSpacing(top: 5, leading: 6, bottom: 2, trailing: 7)
    let spacing = Scene.hstack(a, b).spacing()
    #expect(Edge.allCases.map { spacing.preference($0) } == [5, 2, 3, 7])
  }

  // C: OpenSwiftUI's FrameLayout and PaddingLayout.
  @Test func `21 frames and padding reset the spacing of the edges that they move`() {
    func view() -> LeafNode {
      let view = Scene.rigid(10, 10)
      view.traits.spacing = ViewSpacing(top: 20, leading: 20, bottom: 20, trailing: 20)
      return view
    }
    let framed = Scene.layout(FrameLayout(width: 5), view()).spacing()
    #expect(Edge.allCases.map { framed.preference($0) } == [20, nil, 20, nil])
    #expect(framed.distance(to: framed, along: .horizontal) == 8)
    let padded = Scene.layout(
      PaddingLayout(insets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)), view()
    ).spacing()
    #expect(Edge.allCases.map { padded.preference($0) } == [nil, 20, 20, 20])
  }

  // B: OpenLayout's HStackTests.
  @Test(arguments: [[30, 30, 30], [35, 40, 30], [40, 50, 30]] as [[CGFloat]])
  func `23 the guides of a row are on one line`(tops: [CGFloat]) {
    let alignment: VerticalAlignment =
      switch tops {
      case [30, 30, 30]: .top
      case [35, 40, 30]: .center
      default: .bottom
      }
    let views = [Scene.rigid(20, 30), Scene.rigid(30, 20), Scene.rigid(25, 40)]
    Scene.show(
      Scene.hstack(alignment: alignment, spacing: 8, views[0], views[1], views[2]), 100, 100)
    #expect(views.map(\.frame.origin.x) == [4.5, 32.5, 70.5])
    #expect(views.map(\.frame.origin.y) == tops)
  }

  // C: OpenSwiftUI's StackLayout.
  @Test func `24 the line of the guides belongs to the stack`() {
    func view() -> any Node {
      Scene.guide(VerticalAlignment.top.key, { _ in -7 }, Scene.rigid(10, 20))
    }
    let views = [view(), view()]
    let stack = Scene.hstack(alignment: .top, spacing: 0, views[0], views[1])
    #expect(Scene.layOut(stack, 100, 100) == size(20, 27))
    #expect(views.map(\.frame.origin.y) == [7, 7])
  }

  // Built-in quoted by a seed document: the hull of the guides.
  @Test func `24 a column is as wide as the hull of its guides`() {
    let first = Scene.rigid(50, 20)
    let second = Scene.guide(
      HorizontalAlignment.leading.key, { $0[.trailing] }, Scene.rigid(100, 20))
    let stack = Scene.vstack(alignment: .leading, spacing: 8, first, second)
    #expect(Scene.layOut(stack, nil, nil) == size(150, 48))
    #expect(first.frame.origin.x == 100)
    #expect(second.frame.origin.x == 0)
  }

  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  // B/C: OpenSwiftUI's AlignmentGuideTests and objc.io; the origin by MySwiftUI and objc.io.
  @Test func `25 the guides of a container are merged where its subviews stand`() {
    let key = AlignmentKey(Custom.self, axis: .vertical)
    let stack = Scene.vstack(
      spacing: 0, Scene.guide(key, { _ in 5 }, Scene.rigid(10, 20)),
      Scene.guide(key, { _ in 15 }, Scene.rigid(10, 20)), Scene.rigid(10, 20))
    let dimensions = stack.dimensions(in: .unspecified)
    #expect(dimensions[explicit: key] == 20)
  }

  /// Hands some of its subviews on to a stack, and asks for the guide and the spacing of those.
  private struct Asking: Layout {
    let choose: @Sendable (LayoutSubviews) -> LayoutSubviews

    private func part(_ subviews: Subviews) -> (Subviews, HStackLayout.Cache) {
      let part = choose(subviews)
      return (part, HStackLayout(spacing: 0).makeCache(subviews: part))
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      size(30, 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var (part, cache) = part(subviews)
      HStackLayout(spacing: 0)
        .placeSubviews(in: bounds, proposal: proposal, subviews: part, cache: &cache)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      var (part, cache) = part(subviews)
      return HStackLayout(spacing: 0).explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: part, cache: &cache)
    }
  }

  @Test func `25 a part of the subviews has the guides of that part`() {
    let key = AlignmentKey(Custom.self, axis: .horizontal)
    func guide(_ choose: @escaping @Sendable (LayoutSubviews) -> LayoutSubviews) -> CGFloat? {
      let node = Scene.layout(
        Asking(choose: choose), Scene.guide(key, { _ in 5 }, Scene.rigid(10, 20)),
        Scene.rigid(10, 20), Scene.guide(key, { _ in 9 }, Scene.rigid(10, 20)))
      return node.dimensions(in: .unspecified)[explicit: key]
    }
    #expect(guide { $0 } == 17)
    #expect(guide { $0[0..<1] } == 5)
    #expect(guide { $0[0..<2] } == 5)
    #expect(guide { $0[1..<2] } == nil)
    #expect(guide { $0[1...] } == 19)
    #expect(guide { $0.dropFirst().dropFirst() } == 9)
    #expect(guide { $0[1..<3][1..<2] } == 9)
    #expect(guide { $0.prefix(0) } == nil)
    // In reverse order the last stands first: 9 and 20 + 5.
    #expect(guide { $0[$0.indices.reversed()] } == 17)
    #expect(guide { $0[[2, 1]] } == 9)
    #expect(guide { subviews in subviews[subviews.indices.filter { $0 > 0 }] } == 19)
    #expect(guide { AnySlice.taken($0) } == 5)
  }

  private enum AnySlice {
    static func taken(_ subviews: LayoutSubviews) -> LayoutSubviews {
      subviews[[2, 0, 1]][1..<3]
    }
  }

  // C: OpenSwiftUI's Spacer, and its StackLayout.
  @Test func `21 a spacer prefers no distance along its stack, and nothing across`() {
    func preferences(_ node: any Node) -> [CGFloat?] {
      Edge.allCases.map { node.spacing().preference($0) }
    }
    let (row, column, alone) = (Scene.spacer(), Scene.spacer(), Scene.spacer())
    // Kept: a child tells its stack only as long as it stands in it.
    let stacks = [
      Scene.hstack(Scene.rigid(1, 1), row), Scene.vstack(Scene.rigid(1, 1), column),
    ]
    #expect(preferences(row) == [nil, 0, nil, 0])
    #expect(preferences(column) == [0, nil, 0, nil])
    #expect(preferences(alone) == [0, 0, 0, 0])
    #expect(preferences(stacks[0]) == [nil, nil, nil, 0])
    #expect(preferences(Scene.zstack(Scene.spacer(), Scene.rigid(1, 1))) == [0, 0, 0, 0])
  }

  @Test func `21 a row with a spacer keeps its distance in a column, and the other way round`() {
    let (a, b, c) = (Scene.rigid(10, 10), Scene.rigid(10, 10), Scene.rigid(10, 10))
    let column = Scene.vstack(a, Scene.hstack(b, Scene.spacer(), c))
    #expect(Scene.layOut(column, 100, nil) == size(100, 28))
    #expect(
      [a, b, c].map(\.frame) == [
        frame(45, 0, 10, 10), frame(0, 18, 10, 10), frame(90, 18, 10, 10),
      ])
    let (d, e, f) = (Scene.rigid(10, 10), Scene.rigid(10, 10), Scene.rigid(10, 10))
    let row = Scene.hstack(Scene.vstack(d, Scene.spacer(), e), f)
    #expect(Scene.layOut(row, nil, 100) == size(28, 100))
    #expect(
      [d, e, f].map(\.frame) == [
        frame(0, 0, 10, 10), frame(0, 90, 10, 10), frame(18, 45, 10, 10),
      ])
  }

  // C: OpenSwiftUI's UnaryLayoutView.
  @Test func `26 a guide passes through padding, moved`() {
    let view = Scene.guide(VerticalAlignment.top.key, { _ in 5 }, Scene.rigid(10, 20))
    let padded = Scene.layout(
      PaddingLayout(insets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)), view)
    #expect(padded.dimensions(in: .unspecified)[explicit: VerticalAlignment.top] == 8)
  }

  // A: objc.io's S01E235.
  @Test func `27 a frame aligns by an explicit guide`() {
    let view = Scene.guide(HorizontalAlignment.center.key, { _ in 0 }, Scene.rigid(20, 20))
    Scene.show(view, 100, 100)
    #expect(view.frame == frame(50, 40, 20, 20))
  }

  @Test func `a guide may be found from its own position`() {
    let view = Scene.layout(
      AlignmentGuideLayout(guide: VerticalAlignment.top.key) { $0[.top] + 5 },
      Scene.layout(
        AlignmentGuideLayout(guide: VerticalAlignment.top.key) { $0[.top] - 2 },
        Scene.guide(VerticalAlignment.top.key, { $0[.top] + 100 }, Scene.rigid(10, 10))))
    #expect(view.dimensions(in: .unspecified)[.top] == 103)
    #expect(view.dimensions(in: .unspecified)[explicit: VerticalAlignment.bottom] == nil)
  }
}
