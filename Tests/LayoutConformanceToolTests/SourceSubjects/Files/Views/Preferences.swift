import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Preferences: View {
  @State private var height: CGFloat = 0
  @Binding var isShown: Bool
  @ObservedObject var model: PreferenceModel
  @StateObject private var own = PreferenceModel()

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      GeometryReader { proxy in
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
      Image(systemName: "star").resizable().scaledToFit().accessibilityHidden(true)
      Label("Title", systemImage: "star").symbolVariant(.fill)
      Grid { GridRow { Text(own.title).lineLimit(2).multilineTextAlignment(.center) } }
      ViewThatFits { Text("long").fixedSize() }
      List { Text("row") }.listStyle(.plain)
      TabView { Text("tab").tabItem { Text("item") } }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .onAppear { isShown = true }
    .onChange(of: isShown) { _ in }
    .ignoresSafeArea()
    .safeAreaInset(edge: .bottom) { Text("bottom").layoutPriority(1) }
    .alignmentGuide(.leading) { $0.width / 2 }
    .offset(x: 1, y: 2)
    .aspectRatio(1, contentMode: .fit)
    .modifier(PreferenceModifier())
    .environment(\.layoutDirection, .rightToLeft)
    .transition(.opacity)
    .contextMenu { Text("menu") }
  }
}

final class PreferenceModel: ObservableObject {
  @Published var title = "title"
}

struct PreferenceModifier: ViewModifier {
  func body(content: Content) -> some View { content.foregroundStyle(.secondary).tint(.red) }
}

/// Writes what it finds to a binding, as layouts do that tell views about themselves.
struct Telling: Layout {
  @Binding var width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    width = bounds.width
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct ObjectHolder: Layout {
  let colour: Color
  var alignment: TextAlignment = .center

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
