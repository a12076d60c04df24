import LayoutAPI
import LayoutEngine
import Testing

/// How stacks share their length, by the numbers gathered from engines and measurements.
///
/// Grades: A measured on SwiftUI, B two engines agree, C one engine.
@Suite struct `Stacks share the major axis` {
  private func widths(_ nodes: any Node...) -> [CGFloat] { nodes.map(\.frame.size.width) }

  // A: objc.io, "How an HStack lays out its children" (2020-11-10).
  @Test func `01 three flexible views share equally`() {
    let (a, b, c) = (Scene.flex(), Scene.flex(), Scene.flex())
    Scene.layOut(Scene.hstack(spacing: 0, a, b, c), 300, 100)
    #expect(a.frame == frame(0, 0, 100, 100))
    #expect(b.frame == frame(100, 0, 100, 100))
    #expect(c.frame == frame(200, 0, 100, 100))
  }

  // A: the same post.
  @Test func `02 a stack may be wider than its offer`() {
    let (a, b) = (Scene.flex(max: 100), Scene.flex(min: 100))
    Scene.show(Scene.hstack(spacing: 0, a, b), 150, 10)
    #expect(a.frame == frame(-12.5, 0, 75, 10))
    #expect(b.frame == frame(62.5, 0, 100, 10))
  }

  // A: the same post; the growth is that of the built-ins quoted by a seed document.
  @Test(
    arguments: [150: 175, 175: 187.5, 187.5: 193.75, 193.75: 196.875] as [CGFloat: CGFloat])
  func `02 its own answer is not its answer to that`(offer: CGFloat, answer: CGFloat) {
    let stack = Scene.hstack(spacing: 0, Scene.flex(max: 100), Scene.flex(min: 100))
    #expect(stack.sizeThatFits(.init(width: offer, height: 10)).width == answer)
  }

  // A/B: objc.io S01E238 and OpenSwiftUI's LayoutTraitsTests.
  @Test func `04 of boundless views the one with the greater minimum goes first`() {
    let (a, b) = (Scene.flex(min: 40), Scene.flex())
    Scene.layOut(Scene.hstack(spacing: 0, a, b), 50, 10)
    #expect(widths(a, b) == [40, 10])
    let (c, d) = (Scene.flex(), Scene.flex(min: 10))
    Scene.layOut(Scene.hstack(spacing: 0, c, d), 0, 10)
    #expect(widths(c, d) == [0, 10])
    let (e, f, g) = (Scene.flex(min: 52), Scene.flex(min: 40), Scene.rigid(50, 10))
    Scene.layOut(Scene.hstack(spacing: 0, e, f, g), 132, 10)
    #expect(widths(e, f, g) == [52, 40, 50])
    let (h, i, j, k) = (
      Scene.flex(), Scene.flex(min: 57), Scene.flex(), Scene.flex(min: 2, max: 6)
    )
    Scene.layOut(Scene.hstack(spacing: 0, h, i, j, k), 74, 10)
    #expect(widths(h, i, j, k) == [5.5, 57, 5.5, 6])
  }

  // B: objc.io S01E235, OpenSwiftUI, water-rs/waterui#1088.
  @Test func `06 a higher priority is served first and leaves the others their minima`() {
    let (a, b) = (Scene.flex(), Scene.flex())
    Scene.layOut(Scene.hstack(spacing: 0, a, Scene.priority(1, b)), 300, 10)
    #expect(widths(a, b) == [0, 300])
    let (c, d) = (Scene.flex(min: 40), Scene.flex())
    Scene.layOut(Scene.hstack(spacing: 0, c, Scene.priority(1, d)), 300, 10)
    #expect(widths(c, d) == [40, 260])
    let (e, f, g) = (Scene.rigid(52, 10), Scene.flex(max: 59), Scene.rigid(97, 10))
    Scene.layOut(Scene.hstack(spacing: 0, e, f, g), 128, 10)
    #expect(widths(e, f, g) == [52, 0, 97])
  }

  // C, contested: OpenSwiftUI gives 17.333, objc.io and OpenLayout give 19.
  @Test func `07 a deficit is carried into the next group`() {
    let contested = Scene.flex(max: 60)
    let stack = Scene.hstack(
      spacing: 0, Scene.rigid(52, 10), Scene.priority(2, Scene.flex(max: 95)), Scene.flex(min: 57),
      Scene.priority(2, Scene.flex(min: 33, max: 41)), Scene.priority(1, Scene.flex()), contested,
      Scene.rigid(55, 10), Scene.priority(1, Scene.flex()), Scene.flex())
    Scene.layOut(stack, 192, 10)
    #expect(abs(contested.frame.size.width - 17.333) < 0.001)
  }

  // A: water-rs/waterui#968, a numeric probe of the native views.
  @Test(arguments: [100: [40, 0, 40], 160: [60, 20, 60]] as [CGFloat: [CGFloat]])
  func `08 a spacer comes last`(width: CGFloat, expected: [CGFloat]) {
    let (a, spacer, b) = (Scene.flex(max: 60), Scene.spacer(0), Scene.flex(max: 60))
    Scene.layOut(Scene.hstack(spacing: 10, a, spacer, b), width, 10)
    #expect(widths(a, spacer, b) == expected)
  }

  // B: OpenSwiftUI and objc.io.
  @Test func `09 a flexible view beats a spacer`() {
    let (a, spacer, b) = (Scene.flex(), Scene.spacer(), Scene.rigid(50, 10))
    Scene.layOut(Scene.hstack(spacing: 0, a, spacer, b), 300, 10)
    #expect(widths(a, spacer, b) == [242, 8, 50])
  }

  // B: OpenSwiftUI and MySwiftUI.
  @Test func `10 without an offer each view has its ideal length`() {
    let (a, spacer, b) = (Scene.flex(), Scene.spacer(), Scene.flex())
    let answer = Scene.layOut(Scene.hstack(a, spacer, b), nil, nil)
    #expect(answer == size(28, 10))
    #expect(widths(a, spacer, b) == [10, 8, 10])
  }

  // B: OpenSwiftUI and MySwiftUI; stackotter in moreSwift/swift-cross-ui#453.
  @Test func `11 a missing offer across becomes the length of the stack`() {
    let (a, b) = (Scene.rigid(40, 10), Scene.flex())
    let stack = Scene.vstack(spacing: 0, a, b)
    let answer = Scene.layOut(Scene.layout(FixedSizeLayout(), stack), 100, 100)
    #expect(answer == size(40, 20))
    #expect(b.frame == frame(0, 10, 40, 10))
  }

  // B: OpenSwiftUI's LayoutView, MySwiftUI's StackLayout.
  @Test func `12 a stack of one view is that view`() {
    let low = Scene.guide(VerticalAlignment.top.key, { _ in -30 }, Scene.rigid(20, 10))
    let stack = Scene.hstack(alignment: .top, spacing: 50, low)
    #expect(Scene.layOut(stack, 100, 100) == size(20, 10))
    #expect(low.frame == frame(0, 0, 20, 10))
    #expect(Scene.hstack(Scene.priority(3, Scene.flex())).priority == 3)
  }

  // B: OpenSwiftUI and OpenLayout.
  @Test func `54 the least and the greatest size`() {
    let stack = Scene.hstack(Scene.flex(), Scene.rigid(50, 40))
    #expect(stack.sizeThatFits(.zero) == size(58, 40))
    #expect(stack.sizeThatFits(.infinity) == size(.infinity, .infinity))
  }

  // A: stackotter/swiftui-layout-edge-cases.
  @Test func `55 the least height is the sum of the least heights`() {
    func view(min: CGFloat, max: CGFloat) -> LeafNode {
      LeafNode(
        .flexible(
          width: .init(min: 10, ideal: 10, max: 10), height: .init(min: min, ideal: min, max: max)))
    }
    let stack = Scene.vstack(spacing: 0, view(min: 5, max: 100), view(min: 80, max: .infinity))
    #expect(stack.sizeThatFits(.zero).height == 85)
    #expect(stack.sizeThatFits(.init(width: 10, height: 85)).height == 122.5)
  }

  // B: OpenLayout's testRounding, compared with SwiftUI's drawing.
  @Test func `58 lengths are not rounded`() {
    let (a, b, c) = (Scene.flex(), Scene.flex(), Scene.flex())
    Scene.layOut(Scene.vstack(spacing: 10, a, b, c), 10, 100)
    for view in [a, b, c] {
      #expect(abs(view.frame.size.height - 80 / 3) < 1e-12)
    }
  }
}
