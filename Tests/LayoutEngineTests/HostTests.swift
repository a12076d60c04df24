import LayoutAPI
import LayoutEngine
import Testing

/// How the host treats any layout: traits, directions, changes and cost.
@Suite struct `The host` {
  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { sum, subview in
        let size = subview.sizeThatFits(.unspecified)
        sum.width += size.width
        sum.height += size.height
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner.x += size.width
        corner.y += size.height
      }
    }
  }

  private struct PlacesNothing: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  // D and C: Apple's reference; Tokamak's LayoutSubviews.
  @Test func `48 a subview that is never placed stands in the middle`() {
    let (fixed, flex) = (Scene.rigid(50, 40), Scene.flex())
    Scene.layOut(Scene.layout(PlacesNothing(), fixed, flex), 300, 200)
    #expect(fixed.frame == frame(125, 80, 50, 40))
    #expect(flex.frame == frame(0, 0, 300, 200))
  }

  // C: OpenSwiftUI's Layout.
  @Test func `50 frames are mirrored where the tree reads from right to left`() {
    let (a, b) = (Scene.rigid(30, 20), Scene.rigid(50, 40))
    Scene.layOut(Scene.layout(Diagonal(), a, b), nil, nil, direction: .rightToLeft)
    #expect([a, b].map(\.frame) == [frame(50, 0, 30, 20), frame(0, 20, 50, 40)])
    let (c, d) = (Scene.rigid(30, 10), Scene.rigid(50, 10))
    Scene.layOut(Scene.hstack(spacing: 10, c, d), nil, nil, direction: .rightToLeft)
    #expect([c, d].map(\.frame.origin.x) == [60, 0])
    let (e, f) = (Scene.rigid(30, 10), Scene.rigid(50, 10))
    Scene.layOut(Scene.vstack(alignment: .leading, e, f), nil, nil, direction: .rightToLeft)
    #expect([e, f].map(\.frame.origin.x) == [20, 0])
  }

  @Test func `50 a part of a tree may read in its own direction`() {
    let (a, b) = (Scene.rigid(30, 10), Scene.rigid(50, 10))
    let inner = Scene.hstack(spacing: 0, a, b)
    inner.traits.direction = .rightToLeft
    let root = Scene.hstack(spacing: 0, inner, Scene.rigid(10, 10))
    (root as? any Container)?.updateCache()
    let outer = Scene.layout(PaddingLayout(insets: EdgeInsets()), root)
    Scene.layOut(outer, nil, nil)
    #expect([a, b].map(\.frame.origin.x) == [50, 0])
    Scene.layOut(outer, nil, nil, direction: .rightToLeft)
    #expect([a, b].map(\.frame.origin.x) == [60, 10])
  }

  private enum Key: LayoutValueKey { static let defaultValue = 0 }

  // C: OpenSwiftUI's layout computers.
  @Test func `52 what is seen through a modifier`() {
    func view() -> any Node {
      let view = Scene.priority(2, Scene.flex())
      view.traits[Key.self] = 7
      return view
    }
    let fixed = Scene.layout(FixedSizeLayout(), view())
    #expect(fixed.priority == 2)
    #expect(fixed.value(Key.self) == 7)
    let overlaid = Scene.layout(OverlayLayout(), view(), Scene.priority(5, Scene.flex()))
    #expect(overlaid.priority == 2)
    let framed = Scene.layout(FrameLayout(width: 5), view())
    #expect(framed.priority == 0)
    #expect(framed.value(Key.self) == 7)
    framed.traits[Key.self] = 9
    #expect(framed.value(Key.self) == 7)
    let stack = Scene.hstack(view(), view())
    #expect(stack.priority == 0)
    #expect(stack.value(Key.self) == nil)
    #expect(Scene.hstack().priority == -.infinity)
    #expect(Scene.spacer().priority == -.infinity)
  }

  @Test func `a type-erased stack is that stack`() {
    let (a, spacer, b) = (Scene.rigid(10, 10), Scene.spacer(), Scene.rigid(10, 10))
    let node = ContainerNode(children: [a, spacer, b]) {
      AnyLayout(HStackLayout(spacing: 0))
    }
    Scene.layOut(node, 100, 50)
    #expect(
      [a, spacer, b].map(\.frame) == [
        frame(0, 0, 10, 10), frame(10, 5, 80, 0), frame(90, 0, 10, 10),
      ])
    #expect(node.update(layout: AnyLayout(VStackLayout(spacing: 0))))
    Scene.layOut(node, 50, 100)
    #expect(spacer.frame == frame(5, 10, 0, 80))
  }

  @Test func `a change deep in a tree is known above`() {
    let leaf = Scene.rigid(10, 10)
    let inner = ContainerNode(children: [leaf, Scene.rigid(5, 5)]) { HStackLayout(spacing: 0) }
    let root = Scene.vstack(spacing: 0, inner, Scene.rigid(1, 1))
    #expect(Scene.layOut(root, nil, nil) == size(15, 11))
    inner.update(children: [leaf, Scene.rigid(5, 5), Scene.rigid(7, 20)])
    #expect(Scene.layOut(root, nil, nil) == size(22, 21))
    leaf.traits.guides[VerticalAlignment.center.key] = { _ in 0 }
    #expect(Scene.layOut(root, nil, nil) == size(22, 21))
    #expect(leaf.frame == frame(0, 10, 10, 10))
  }

  @Test func `a view that fits is chosen, or the last one`() {
    let (wide, narrow) = (Scene.rigid(100, 10), Scene.rigid(40, 20))
    let fits = Scene.layout(ViewThatFitsLayout(), wide, narrow)
    let sizes = [100, 99, 10, nil].map { fits.sizeThatFits(.init(width: $0, height: 50)) }
    #expect(sizes == [size(100, 10), size(40, 20), size(40, 20), size(100, 10)])
    let vertical = Scene.layout(ViewThatFitsLayout(axes: .vertical), narrow, wide)
    #expect(vertical.sizeThatFits(.init(width: 1, height: 15)) == size(100, 10))
  }

  /// Counts the questions to the leaves of a tree of stacks in stacks.
  private func questions(depth: Int, guides: Bool) -> Int {
    var count = 0
    func leaf() -> any Node {
      MeasuredNode { proposal, _ in
        count += 1
        return proposal.replacingUnspecifiedDimensions()
      }
    }
    var node = leaf()
    if guides { node.traits.guides[VerticalAlignment.center.key] = { $0.height / 3 } }
    for level in 0..<depth {
      node = level.isMultiple(of: 2) ? Scene.hstack(node, leaf()) : Scene.vstack(leaf(), node)
    }
    Scene.layOut(node, 1000, 1000)
    return count
  }

  @Test(arguments: [false, true])
  func `the cost of a tree is linear in its depth`(guides: Bool) {
    let (shallow, deep) = (
      questions(depth: 32, guides: guides), questions(depth: 64, guides: guides)
    )
    #expect(deep < 64 * 200)
    #expect(deep < 5 * shallow / 2)
  }
}
