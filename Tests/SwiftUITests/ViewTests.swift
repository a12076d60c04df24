import SwiftUI
import Testing

/// A view with a view builder that is a layout where it has no content, as those of tag and flow packages.
private struct DualRow<Content: View>: View {
  let gap: CGFloat
  let content: Content

  init(gap: CGFloat, @ViewBuilder content: () -> Content) {
    self.gap = gap
    self.content = content()
  }

  var body: some View { HStackLayout(spacing: gap) { content } }
}

extension DualRow: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension DualRow: Layout, Sendable where Content == EmptyView {
  init(gap: CGFloat) {
    // The initialiser above, not the layout that this one makes, called with the view.
    self.init(gap: gap) { EmptyView() }
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    .zero
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Which views stand where, and what they find there.
@MainActor @Suite struct `Views make trees` {
  private func box(_ side: CGFloat = 10) -> some View {
    Color.red.frame(width: side, height: side)
  }

  @Test func `an initialiser with a view builder comes before the call of a layout`() {
    let row = DualRow<EmptyView>(gap: 4)
    #expect(row.gap == 4)
    let views = DualRow(gap: 4) {
      box()
      box()
    }
    #expect(frames(views, nil, nil).size == CGSize(width: 24, height: 10))
    #expect(
      frames(HStackLayout(spacing: 4) { box() }, nil, nil).size == CGSize(width: 10, height: 10))
  }

  @Test func `groups, loops and branches stand in the container around`() {
    func row(_ isLong: Bool) -> some View {
      HStack(spacing: 1) {
        Group {
          box()
          box()
        }
        ForEach(0..<3) { _ in box() }
        if isLong {
          box(100)
        } else {
          EmptyView()
        }
        if isLong { box() }
        AnyView(box())
        Optional<EmptyView>.none
      }
    }
    #expect(frames(row(false), nil, nil).size == CGSize(width: 65, height: 10))
    #expect(frames(row(true), nil, nil).size == CGSize(width: 177, height: 100))
  }

  @Test func `a modifier of a group is one of each view`() {
    let row = HStack(spacing: 0) {
      Group {
        box()
        box()
      }
      .padding(5)
    }
    #expect(frames(row, nil, nil).size == CGSize(width: 40, height: 20))
  }

  @Test func `several views without a container stand in a column`() {
    let views = Group {
      box()
      box()
    }
    #expect(frames(views, nil, nil).size == CGSize(width: 10, height: 28))
    #expect(frames(EmptyView(), 50, 50).size == .zero)
  }

  @Test func `a grid has the columns of its widest cells`() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
      GridRow {
        box(10)
        box(20).id("b")
      }
      GridRow {
        box(30).id("c")
        box(10).gridColumnAlignment(.trailing).id("d")
      }
      Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal).id("line")
      GridRow { box(12).gridCellColumns(2).gridCellAnchor(.trailing).id("wide") }
    }
    let frames = frames(grid, 300, 300)
    #expect(frames.size == CGSize(width: 55, height: 78))
    #expect(frames["b"] == rect(35, 0, 20, 20))
    #expect(frames["c"] == rect(0, 25, 30, 30))
    #expect(frames["d"] == rect(45, 25, 10, 10))
    #expect(frames["line"] == rect(0, 60, 55, 1))
    #expect(frames["wide"] == rect(43, 66, 12, 12))
  }

  @Test func `a row outside of a grid stands in the container around`() {
    let row = HStack(spacing: 0) {
      GridRow {
        box()
        box()
      }
    }
    #expect(frames(row, nil, nil).size == CGSize(width: 20, height: 10))
  }

  @Test func `a type-erased layout arranges any views`() {
    let layouts = [AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0))]
    let sizes = layouts.map { layout in
      frames(
        layout {
          box()
          Spacer()
          box()
        }, 50, 60
      ).size
    }
    #expect(sizes == [CGSize(width: 50, height: 10), CGSize(width: 10, height: 60)])
  }

  @Test func `the first view that fits`() {
    let view = ViewThatFits(in: .horizontal) {
      box(100)
      box(50)
    }
    #expect([120, 60, 10].map { frames(view, $0, 10).size.width } == [100, 50, 50])
  }

  @Test func `a scroll view takes the offer and gives its content all it needs`() {
    let view = ScrollView {
      ForEach(0..<10) { _ in box() }.id("content")
      box().id("last")
    }
    let frames = frames(view, 100, 50)
    #expect(frames.size == CGSize(width: 10, height: 50))
    #expect(frames["last"] == rect(0, 180, 10, 10))
  }

  @Test func `columns of a lazy grid`() {
    let items = [GridItem(.fixed(20), spacing: 4), GridItem(.flexible(), spacing: 0)]
    let grid = LazyVGrid(columns: items, spacing: 2) {
      ForEach(0..<3) { index in Color.red.frame(height: 10).id(index) }
    }
    let frames = frames(grid, 100, nil)
    #expect(frames.size == CGSize(width: 100, height: 22))
    #expect(frames[1] == rect(24, 0, 76, 10))
    #expect(frames[2] == rect(0, 12, 20, 10))
    let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
      ForEach(0..<3) { index in Color.red.frame(height: 10).id(index) }
    }
    #expect(ViewFrames(of: adaptive, in: .init(width: 100, height: nil))[2]?.minX == 70)
  }

  private struct Doubled: ViewModifier {
    @Environment(\.lineLimit) private var limit

    func body(content: Content) -> some View {
      HStack(spacing: CGFloat(limit ?? 0)) {
        content
        content
      }
    }
  }

  @Test func `a modifier with a body, and the environment in it`() {
    let view = box().modifier(Doubled())
    #expect(frames(view, nil, nil).size.width == 20)
    #expect(frames(view.lineLimit(3), nil, nil).size.width == 23)
    let both = box().modifier(Doubled().concat(Doubled()))
    #expect(frames(both, nil, nil).size.width == 40)
  }

  @Observable fileprivate final class Model {
    var side: CGFloat = 30
  }

  private final class Settings: ObservableObject {
    @Published var side: CGFloat = 40
  }

  private struct Reader: View {
    @Environment(Model.self) private var model
    @EnvironmentObject private var settings: Settings
    @State private var extra: CGFloat = 1

    var body: some View {
      Color.red.frame(width: model.side + extra, height: settings.side)
        .onAppear { extra = 2 }
    }
  }

  @Test func `objects of the environment`() {
    let view = Reader().environment(Model()).environmentObject(Settings())
    #expect(frames(view, nil, nil).size == CGSize(width: 31, height: 40))
  }

  @Test func `a state is shared by copies and bindings`() {
    @State var value = 1
    let binding = $value
    binding.wrappedValue = 5
    #expect(value == 5)
    @State var size = CGSize(width: 1, height: 2)
    $size.width.wrappedValue = 7
    #expect(size == CGSize(width: 7, height: 2))
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  @Test func `shapes take what they are offered, a circle a square of it`() {
    #expect(frames(Triangle(), 30, nil).size == CGSize(width: 30, height: 10))
    #expect(frames(Rectangle().fill(.red), nil, 20).size == CGSize(width: 10, height: 20))
    #expect(frames(Circle().stroke(.red), 30, 20).size == CGSize(width: 20, height: 20))
    #expect(Triangle().path(in: rect(1, 2, 10, 20)).boundingRect == rect(1, 2, 10, 20))
    #expect(Circle().path(in: rect(0, 0, 30, 20)).boundingRect == rect(5, 0, 20, 20))
  }
}
