import SwiftUI
import Testing

/// The frame of a part of a view that is laid out in a proposal.
@MainActor func frames(
  _ view: some View, _ width: CGFloat?, _ height: CGFloat?,
  direction: LayoutDirection = .leftToRight
) -> ViewFrames {
  ViewFrames(
    of: view, in: ProposedViewSize(width: width, height: height), direction: direction)
}

/// A frame, with few words.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The numbers gathered from measurements and engines, through the vocabulary of views.
///
/// Grades: A measured on SwiftUI, B two engines agree, C one engine.
@MainActor @Suite struct `Views get the recorded frames` {
  private func fixed(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  // A: objc.io, "How an HStack lays out its children" (2020-11-10); also quoted by a seed document.
  @Test func `01 three colours share equally`() {
    let row = HStack(spacing: 0) {
      Color.red.id(0)
      Color.green.id(1)
      Color.blue.id(2)
    }
    let frames = frames(row, 300, 100)
    #expect(frames.size == CGSize(width: 300, height: 100))
    #expect((0..<3).map { frames[$0] } == [0, 100, 200].map { rect($0, 0, 100, 100) })
  }

  // A: the same post; also quoted by a seed document.
  @Test func `02 a row may be wider than its offer`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).id("max")
      Color.green.frame(minWidth: 100).id("min")
    }
    let frames = frames(row.frame(width: 150, height: 10), 150, 10)
    #expect(frames["max"] == rect(-12.5, 0, 75, 10))
    #expect(frames["min"] == rect(62.5, 0, 100, 10))
  }

  // B: objc.io S01E235, OpenSwiftUI.
  @Test func `06 a layout priority`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 40).id("low")
      Color.green.layoutPriority(1).id("high")
    }
    let frames = frames(row, 300, 10)
    #expect(frames["low"]?.width == 40)
    #expect(frames["high"]?.width == 260)
  }

  // Built-in quoted by a seed document.
  @Test(arguments: [200, nil, 0] as [CGFloat?])
  func `08 a spacer between two views`(width: CGFloat?) {
    let row = HStack(spacing: 8) {
      fixed(40, 20).id(0)
      Spacer().id("spacer")
      fixed(40, 20).id(1)
    }
    let frames = frames(row, width, nil)
    let isWide = width == 200
    #expect(frames.size == CGSize(width: isWide ? 200 : 104, height: 20))
    #expect(frames[0] == rect(0, 0, 40, 20))
    #expect(frames["spacer"] == rect(48, 10, isWide ? 104 : 8, 0))
    #expect(frames[1] == rect(isWide ? 160 : 64, 0, 40, 20))
  }

  // A: SwiftUI's display list in OpenSwiftUIProject/OpenSwiftUI#577.
  @Test func `13 the default distance is 8`() {
    let column = VStack {
      fixed(100, 100).id(0)
      fixed(100, 100).id(1)
    }
    let frames = frames(column.frame(width: 200, height: 200), 200, 200)
    #expect(frames[0] == rect(50, -4, 100, 100))
    #expect(frames[1] == rect(50, 104, 100, 100))
  }

  // Built-in quoted by a seed document: the hull of the guides.
  @Test func `24 an explicit guide widens a column`() {
    let column = VStack(alignment: .leading, spacing: 8) {
      fixed(50, 20).id(0)
      fixed(100, 20).alignmentGuide(.leading) { $0[.trailing] }.id(1)
    }
    let frames = frames(column, nil, nil)
    #expect(frames.size == CGSize(width: 150, height: 48))
    #expect(frames[0]?.minX == 100)
    #expect(frames[1]?.minX == 0)
  }

  // Built-ins quoted by a seed document.
  @Test func `29 and 35 frames`() {
    let wide = frames(fixed(40, 20).id("view").frame(maxWidth: .infinity), 300, nil)
    #expect(wide.size == CGSize(width: 300, height: 20))
    #expect(wide["view"] == rect(130, 0, 40, 20))
    let small = frames(fixed(300, 20).id("view").frame(width: 200, height: 100), nil, nil)
    #expect(small.size == CGSize(width: 200, height: 100))
    #expect(small["view"] == rect(-50, 40, 300, 20))
  }

  // C: OpenSwiftUI's DefaultPadding.
  @Test func `38 padding is 16 by default`() {
    #expect(frames(fixed(10, 10).padding(), nil, nil).size == CGSize(width: 42, height: 42))
    let top = frames(fixed(10, 10).padding([.top, .leading], 3).padding(.bottom), nil, nil)
    #expect(top.size == CGSize(width: 13, height: 29))
  }

  // A: Tokamak's ContainedZLayoutTests.
  @Test func `42 an overlay and a background`() {
    let view = fixed(100, 100)
      .overlay(alignment: .topTrailing) { fixed(50, 50).id("over") }
      .background { Color.green.id("under") }
    let frames = frames(view, 300, 300)
    #expect(frames.size == CGSize(width: 100, height: 100))
    #expect(frames["over"] == rect(50, 0, 50, 50))
    #expect(frames["under"] == rect(0, 0, 100, 100))
  }

  // A: skip-ui's LayoutTests; also quoted by a seed document.
  @Test func `43 a pile is aligned`() {
    let pile = ZStack(alignment: .bottomTrailing) {
      fixed(10, 10)
      fixed(4, 4).id("small")
    }
    #expect(frames(pile, nil, nil)["small"] == rect(6, 6, 4, 4))
  }

  // C, and built-ins quoted by a seed document: the overflow is the view's own doing.
  @Test func `45 a geometry reader`() {
    let reader = GeometryReader { geometry in
      Color.red.frame(width: geometry.size.width, height: geometry.size.width).id("content")
    }
    #expect(frames(reader, nil, nil).size == CGSize(width: 10, height: 10))
    let frames = frames(reader, 100, 50)
    #expect(frames.size == CGSize(width: 100, height: 50))
    #expect(frames["content"] == rect(0, 0, 100, 100))
  }

  // C: OpenSwiftUI's stack.
  @Test func `50 a row from right to left`() {
    let row = HStack(spacing: 10) {
      fixed(30, 10).id(0)
      fixed(50, 10).id(1)
    }
    let mirrored = frames(row, nil, nil, direction: .rightToLeft)
    #expect([0, 1].map { mirrored[$0]?.minX } == [60, 0])
    let inner = frames(row.environment(\.layoutDirection, .rightToLeft), nil, nil)
    #expect([0, 1].map { inner[$0]?.minX } == [60, 0])
  }

  private struct Weight: LayoutValueKey { static let defaultValue = 0 }

  private struct Weighted: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let weights = subviews.map { CGFloat($0[Weight.self]) }
      return CGSize(
        width: weights.reduce(0, +), height: subviews.reduce(0) { $0 + $1.priority })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  // C: OpenSwiftUI's layout computers; of two values for one key the inner one holds.
  @Test func `52 what a layout sees through modifiers`() {
    let view = Weighted {
      Color.red.layoutValue(key: Weight.self, value: 3).padding()
      Color.red.layoutValue(key: Weight.self, value: 20).layoutValue(key: Weight.self, value: 9)
      HStack { Color.red.layoutValue(key: Weight.self, value: 100) }
      Color.red.layoutPriority(4).fixedSize()
      Color.red.layoutPriority(10).padding()
    }
    #expect(frames(view, nil, nil).size == CGSize(width: 23, height: 4))
  }
}
