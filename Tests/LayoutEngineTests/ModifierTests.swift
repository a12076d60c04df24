import LayoutAPI
import LayoutEngine
import Testing

/// Frames, padding and the other modifiers.
@Suite struct `Modifiers` {
  // B: OpenSwiftUI and objc.io.
  @Test func `28 a minimum width`() {
    let view = Scene.rigid(100, 10)
    let framed = Scene.layout(FlexFrameLayout(minWidth: 10), view)
    #expect(Scene.layOut(framed, 40, 10) == size(40, 10))
    #expect(view.frame.origin.x == -30)
  }

  // B: OpenSwiftUI and objc.io.
  @Test func `29 a maximum width`() {
    let view = Scene.rigid(50, 10)
    let framed = Scene.layout(FlexFrameLayout(maxWidth: 200), view)
    #expect(Scene.layOut(framed, 300, 10) == size(200, 10))
    #expect(view.frame.origin.x == 75)
    #expect(Scene.layOut(framed, nil, 10) == size(50, 10))
  }

  // B: OpenSwiftUI and objc.io.
  @Test func `30 a minimum and a maximum`() {
    let framed = Scene.layout(FlexFrameLayout(minWidth: 30, maxWidth: 60), Scene.flex())
    let widths = [nil, 0, 40, 100].map { framed.sizeThatFits(.init(width: $0, height: 1)).width }
    #expect(widths == [30, 30, 40, 60])
  }

  // B: OpenSwiftUI; water-rs/waterui#266.
  @Test func `31 an ideal width stands in for a missing offer`() {
    let framed = Scene.layout(FlexFrameLayout(idealWidth: 24), Scene.flex())
    #expect(framed.sizeThatFits(.init(width: 48, height: 1)).width == 48)
    #expect(framed.sizeThatFits(.init(width: nil, height: 1)).width == 24)
  }

  // A: OpenSwiftUI's FrameLayoutTests, compared with SwiftUI's own initialiser.
  @Test func `32 contradictory limits are repaired`() {
    let first = FlexFrameLayout(minWidth: 20, idealWidth: 10, minHeight: -10)
    #expect(first.width == .init(min: 20, ideal: 20, max: nil))
    #expect(first.height == .init(min: 0, ideal: nil, max: nil))
    let second = FlexFrameLayout(idealWidth: 30, maxWidth: 20)
    #expect(second.width == .init(min: nil, ideal: 30, max: 30))
  }

  // C: OpenSwiftUI's FrameLayout.
  @Test func `33 and 34 what the content of a frame is offered in the end`() {
    let view = Scene.flex()
    Scene.layOut(Scene.layout(FlexFrameLayout(maxWidth: 100), view), nil, 50)
    #expect(view.frame == frame(0, 0, 10, 50))
    let invalid = FrameLayout(width: -1, height: .infinity)
    #expect(invalid.width == nil && invalid.height == nil)
  }

  // A*: OpenLayout's testFrameVariants.
  @Test func `35 a fixed frame centres what is larger`() {
    let view = Scene.rigid(50, 30)
    Scene.layOut(Scene.layout(FrameLayout(width: 30, height: 50), view), 100, 100)
    #expect(view.frame == frame(-10, 10, 50, 30))
  }

  // B: OpenLayout's FlexibleFrameTests.
  @Test func `36 flexible frames in 100 by 100`() {
    func shown(_ layout: FlexFrameLayout, _ content: LeafNode) -> (any Node, LeafNode) {
      let framed = Scene.layout(layout, content)
      Scene.show(framed, 100, 100)
      return (framed, content)
    }
    #expect(shown(.init(minWidth: 80), Scene.flex()).0.frame == frame(0, 0, 100, 100))
    #expect(shown(.init(maxWidth: 5), Scene.flex()).0.frame == frame(47.5, 0, 5, 100))
    #expect(shown(.init(minWidth: 40, maxWidth: 60), Scene.flex()).0.frame.origin.x == 20)
    let right = shown(.init(maxWidth: .infinity, alignment: .trailing), Scene.rigid(10, 10)).1
    #expect(right.frame == frame(90, 45, 10, 10))
    let max = shown(.init(maxWidth: 50, maxHeight: 50), Scene.rigid(60, 40)).1
    #expect(max.frame == frame(20, 30, 60, 40))
    let min = shown(.init(minWidth: 80, minHeight: 80), Scene.rigid(60, 40)).1
    #expect(min.frame == frame(20, 30, 60, 40))
  }

  // A: skip-ui's testFrameMaxWidthRespectsParentBounds, by pixels.
  @Test func `37 a maximum respects the parent`() {
    let framed = Scene.layout(FlexFrameLayout(maxWidth: 20, maxHeight: 4), Scene.flex())
    Scene.show(
      Scene.zstack(Scene.layout(FrameLayout(width: 12, height: 6), Scene.flex()), framed), 12, 6)
    #expect(framed.frame == frame(0, 1, 12, 4))
  }

  // C: OpenSwiftUI's PaddingLayout.
  @Test func `38 padding is kept where there is no room`() {
    let view = Scene.flex()
    let padded = Scene.layout(PaddingLayout(insets: .all(20)), view)
    #expect(Scene.layOut(padded, 10, 10) == size(40, 40))
    #expect(view.frame == frame(20, 20, 0, 0))
    #expect(padded.sizeThatFits(.unspecified) == size(50, 50))
  }

  // B: OpenLayout's HStackTests.
  @Test func `39 padding in a row`() {
    let (a, b) = (Scene.flex(), Scene.flex())
    Scene.show(
      Scene.hstack(
        spacing: 8, Scene.layout(PaddingLayout(insets: .all(10)), a),
        Scene.layout(PaddingLayout(insets: .all(5)), b)), 100, 100)
    #expect(a.frame == frame(10, 10, 26, 80))
    #expect(b.frame == frame(59, 5, 36, 90))
  }

  // B: OpenSwiftUI and OpenLayout's FixedSizeTests.
  @Test func `40 a fixed size is the ideal one`() {
    #expect(Scene.layOut(Scene.layout(FixedSizeLayout(), Scene.flex()), 100, 100) == size(10, 10))
    let horizontal = Scene.layout(FixedSizeLayout(vertical: false), Scene.flex())
    #expect(Scene.layOut(horizontal, 100, 100) == size(10, 100))
  }

  // A: Tokamak's AspectRatioTests, drawings compared with SwiftUI's.
  @Test func `41 boxes of a ratio`() {
    func box(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let view = Scene.flex()
      Scene.show(
        Scene.layout(AspectRatioLayout(ratio: ratio, contentMode: mode), view), width, height)
      return view.frame
    }
    #expect(box(1, .fit, 200, 100) == frame(50, 0, 100, 100))
    #expect(abs(box(1.5, .fit, 100, 100).height - 66.667) < 0.001)
    #expect(box(1.5, .fill, 100, 100) == frame(-25, 0, 150, 100))
    #expect(box(0.5, .fit, 100, 100) == frame(25, 0, 50, 100))
    #expect(box(0.5, .fill, 100, 100) == frame(0, -50, 100, 200))
  }

  // C: OpenSwiftUI's AspectRatioLayout.
  @Test func `41 a ratio without an offer`() {
    let node = Scene.layout(AspectRatioLayout(ratio: 2, contentMode: .fit), Scene.flex())
    #expect(node.sizeThatFits(.init(width: 100, height: nil)) == size(100, 50))
    #expect(node.sizeThatFits(.unspecified) == size(10, 10))
    let rigid = Scene.layout(AspectRatioLayout(contentMode: .fit), Scene.rigid(30, 20))
    #expect(rigid.sizeThatFits(.init(width: 300, height: 300)) == size(30, 20))
  }

  // A: Tokamak's ContainedZLayoutTests.
  @Test(
    arguments: [
      (Alignment.topLeading, 0, 0), (.top, 25, 0), (.topTrailing, 50, 0), (.leading, 0, 25),
      (.center, 25, 25), (.trailing, 50, 25), (.bottomLeading, 0, 50), (.bottom, 25, 50),
      (.bottomTrailing, 50, 50),
    ] as [(Alignment, CGFloat, CGFloat)])
  func `42 an overlay is aligned with the primary view`(
    alignment: Alignment, x: CGFloat, y: CGFloat
  ) {
    let (primary, secondary) = (Scene.rigid(100, 100), Scene.rigid(50, 50))
    let overlay = Scene.layout(OverlayLayout(alignment: alignment), primary, secondary)
    #expect(Scene.layOut(overlay, 300, 300) == size(100, 100))
    #expect(secondary.frame == frame(x, y, 50, 50))
  }

  // A: skip-ui's LayoutTests, by pixels.
  @Test(
    arguments: [
      (Alignment.bottomTrailing, 6, 6), (.topLeading, 0, 0), (.top, 3, 0), (.trailing, 6, 3),
      (.center, 3, 3),
    ] as [(Alignment, CGFloat, CGFloat)])
  func `43 a pile is aligned`(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let small = Scene.rigid(6, 6)
    Scene.layOut(Scene.zstack(alignment: alignment, Scene.rigid(12, 12), small), 12, 12)
    #expect(small.frame == frame(x, y, 6, 6))
  }

  // C: OpenSwiftUI's ZStack.
  @Test func `44 only the highest priority sizes a pile`() {
    let pile = Scene.zstack(Scene.rigid(80, 80), Scene.priority(1, Scene.rigid(20, 30)))
    #expect(Scene.layOut(pile, 100, 100) == size(20, 30))
  }

  // C, and the built-ins quoted by a seed document.
  @Test func `45 a geometry reader takes the offer`() {
    let view = Scene.flex()
    let reader = Scene.layout(GeometryReaderLayout(), view, Scene.rigid(5, 5))
    #expect(reader.sizeThatFits(.unspecified) == size(10, 10))
    #expect(Scene.layOut(reader, 40, 30) == size(40, 30))
    #expect(view.frame == frame(0, 0, 40, 30))
  }

  // C: OpenSwiftUI's PositionLayout and OffsetEffect.
  @Test func `46 position and offset`() {
    let view = Scene.rigid(10, 10)
    let positioned = Scene.layout(PositionLayout(position: CGPoint(x: 20, y: 30)), view)
    #expect(Scene.layOut(positioned, 100, 100) == size(100, 100))
    #expect(view.frame == frame(15, 25, 10, 10))
    #expect(positioned.sizeThatFits(.init(width: nil, height: 50)) == size(10, 50))
    let (moved, next) = (Scene.rigid(10, 10), Scene.rigid(10, 10))
    let row = Scene.hstack(
      spacing: 0, Scene.layout(OffsetLayout(offset: CGSize(width: 3, height: 4)), moved), next)
    #expect(Scene.layOut(row, 100, 100) == size(20, 10))
    #expect([moved, next].map(\.frame) == [frame(3, 4, 10, 10), frame(10, 0, 10, 10)])
    Scene.layOut(row, 100, 100, direction: .rightToLeft)
    #expect([moved, next].map(\.frame) == [frame(7, 4, 10, 10), frame(0, 0, 10, 10)])
  }

  // C: OpenSwiftUI's InsetViewModifier.
  @Test func `47 an inset takes its room from the content`() {
    let (content, bar) = (Scene.flex(), Scene.rigid(50, 20))
    let layout = SafeAreaInsetLayout(edge: .bottom, spacing: 5)
    #expect(Scene.layOut(Scene.layout(layout, content, bar), 100, 100) == size(100, 100))
    #expect(content.frame == frame(0, 0, 100, 75))
    #expect(bar.frame == frame(25, 80, 50, 20))
  }
}

extension EdgeInsets {
  fileprivate static func all(_ length: CGFloat) -> EdgeInsets {
    EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}
