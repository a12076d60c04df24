import SwiftUI
import Testing

private struct Rank: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}

/// A row that puts subviews of a higher rank lower.
private struct Ranked: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10 * subviews.count, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let y = bounds.minY + CGFloat(subview.containerValues.rank)
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: y), proposal: .zero)
    }
  }
}

private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Ranked {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        ForEach(subviews.dropFirst()) { $0 }
      }
      ForEach(subviews: content) { $0.id("again") }
    }
  }
}

private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
      if child.id != children.last?.id { Divider() }
    }
  }
}

private struct Wave: TextRenderer {
  var time = 0.0
  var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { for run in line { context.draw(run) } }
  }
}

/// The names that files have used as apps do.
private struct Form: View {
  @State private var text = ""

  var body: some View {
    _VariadicView.Tree(Divided()) {
      SecureField("Password", text: $text)
      TextEditor(text: $text)
      Text("12").contentTransition(.numericText()).textRenderer(Wave())
      Color.red
        .flipsForRightToLeftLayoutDirection(true)
        .containerShape(RoundedRectangle(cornerRadius: 4))
        .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: text)
        .frame(maxWidth: UIScreen.main.bounds.width)
    }
  }
}

@MainActor @Suite struct ContainerTests {
  private func count(_ view: some View) -> Int {
    ViewContext().nodes(of: view).count
  }

  @Test func `the views of content are those that it makes`() {
    let content = Group {
      Color.red.containerValue(\.rank, 5).containerValue(\.rank, 9)
      Color.blue
    }
    #expect(count(Group(subviews: content) { $0 }) == 2)
    #expect(count(ForEach(subviews: content) { $0 }) == 2)
    #expect(count(_VariadicView.Tree(Divided()) { content }) == 3)
    #expect(count(Cards { content }) == 1)
    #expect(count(Form()) == 7)
    let ranks = ViewContext().nodes(
      of: Group(subviews: content) { subviews in
        ForEach(subviews) { Color.clear.frame(width: CGFloat($0.containerValues.rank)) }
      })
    #expect(ranks.count == 2)
  }

  @Test func `literals of two kinds make a size`() {
    #expect(CGSize(width: .infinity, height: 10).width == .infinity)
    #expect(CGSize(width: 10, height: .greatestFiniteMagnitude).width == 10)
    #expect(CGPoint(x: .pi, y: 1).x == .pi)
    #expect(CGPoint(x: 1, y: 0.5).y == 0.5)
    #expect(CGRect(x: 0, y: 0, width: .infinity, height: 4).height == 4)
  }
}
