import SwiftUI
import Testing

// Views as people write them beside their layouts: that these compile is half of the test.

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "name"
}

private struct Badge: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(4)
      .overlay(RoundedRectangle(cornerRadius: radius).stroke(Color.red, lineWidth: 2))
  }
}

private struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

private struct Screen<Content: View>: View {
  @State private var isOn = false
  @State private var choice: Int?
  @Binding var value: Double
  @StateObject var counter = Counter()
  @ObservedObject var other: Counter
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool
  @Namespace private var namespace
  @GestureState private var drag = CGSize.zero
  @ViewBuilder var content: () -> Content

  var body: some View {
    let layout = isOn ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout())
    NavigationStack {
      VStack {
        layout {
          Text("a").font(.title).bold()
          Text("b").foregroundStyle(.secondary)
        }
        switch sizeClass {
        case .compact: Text("compact")
        case .regular: Text("regular")
        default: EmptyView()
        }
        if let choice { Text("choice \(choice)") }
        controls
        shapes
        List {
          Section("Head") { ForEach(0..<3) { index in Text("row \(index)") } }
        }
        .listStyle(.insetGrouped)
        content()
      }
      .navigationTitle("Title")
      .toolbar { Button("Close") { dismiss() } }
    }
  }

  @ViewBuilder private var controls: some View {
    Toggle("On", isOn: $isOn).toggleStyle(.switch)
    Slider(value: $value, in: 0...100)
    Slider(value: $value, in: 0...10, step: 1) { Text("label") }
    Stepper("Count: \(counter.count)", value: $counter.count, in: 0...10)
    Picker("Pick", selection: $choice) {
      ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
    }
    .pickerStyle(.segmented)
    TextField("Name", text: $other.name).textFieldStyle(.roundedBorder).focused($isFocused)
    Button("Press") { withAnimation(.spring()) { isOn.toggle() } }.buttonStyle(PressStyle())
    Button(action: { dismiss() }, label: { Label("Go", systemImage: "star") })
      .buttonStyle(.borderedProminent)
      .accessibilityLabel("Go")
  }

  private var shapes: some View {
    Group {
      Rectangle().fill(.blue.opacity(0.3)).modifier(Badge(radius: 3))
      Capsule().strokeBorder(.red, lineWidth: 1)
      Image(systemName: "wifi").resizable().scaledToFit().frame(height: 20)
    }
    .frame(width: 30, height: 20)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
    .background(
      GeometryReader { geometry in
        Color.clear.preference(
          key: OffsetKey.self, value: geometry.frame(in: .named("scroll")).minY)
      }
    )
    .clipShape(.rect(cornerRadius: 6))
    .shadow(radius: 3)
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    .animation(.easeInOut(duration: 0.3), value: isOn)
    .onChange(of: isOn) { old, new in choice = old == new ? 1 : 2 }
    .transition(.opacity.combined(with: .scale))
    .matchedGeometryEffect(id: 1, in: namespace)
    .onPreferenceChange(OffsetKey.self) { _ in }
    .sheet(isPresented: $isOn) { Text("sheet") }
  }
}

private struct Screen_Previews: PreviewProvider {
  static var previews: some View {
    Screen(value: .constant(1), other: Counter()) { Text("content").id("content") }
      .previewLayout(.sizeThatFits)
  }
}

@MainActor @Suite struct `The vocabulary` {
  @Test func `a screen of everything is laid out`() {
    let frames = frames(Screen_Previews.previews, 390, 844)
    #expect(frames.size == CGSize(width: 390, height: 844))
    #expect(frames["content"]?.size == CGSize(width: 56, height: 20))
    #expect(frames["content"]?.midX == 195)
  }
}
