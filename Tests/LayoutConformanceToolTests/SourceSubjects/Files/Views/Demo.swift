import SwiftUI

struct Demo: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct DemoView: View {
  @State private var width = 200.0
  @State private var choice = 0
  @State private var isOn = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Width").font(.headline).fontWeight(.bold)
        Spacer()
        Slider(value: $width, in: 50...300)
      }
      Picker("Choice", selection: $choice) {
        ForEach(0..<3) { index in Text("\(index)").tag(index) }
      }
      .pickerStyle(.segmented)
      Toggle("On", isOn: $isOn).labelsHidden()
      Stepper("Count: \(choice)", value: $choice, in: 0...9)
      Divider()
      ScrollView {
        Demo {
          ForEach(["a", "b"], id: \.self) { word in
            Text(word)
              .padding(.horizontal, 8)
              .background(Color.blue.opacity(0.2))
              .border(.red)
              .foregroundColor(.white)
              .clipShape(Capsule())
          }
        }
        .frame(width: width)
        .animation(.easeInOut, value: isOn)
      }
      Button("Press") { withAnimation(.spring()) { isOn.toggle() } }
        .buttonStyle(.bordered)
        .disabled(sizeClass == .compact)
        .onTapGesture { choice += 1 }
    }
    .padding()
  }
}

struct DemoView_Previews: PreviewProvider {
  static var previews: some View {
    Group { DemoView().previewDisplayName("Demo") }
  }
}

#Preview {
  DemoView()
}

#Preview("A layout inside") {
  struct Inside: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
  return Inside { Text("a") }
}

/// Below the previews.
struct BelowPreviews: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
