import LayoutAPI

/// A progress view: 20 × 20 points, or a bar 4 points high if it has a value.
public struct ProgressView<Label: View> {
  private let isLine: Bool

  private init(isLine: Bool) {
    self.isLine = isLine
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a progress view without a value.
  public init() {
    isLine = false
  }

  /// Makes a bar with a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    isLine = true
  }
}

extension ProgressView where Label == Text {
  /// Makes a progress view with a title, which has no part in its layout.
  public init(_ titleKey: LocalizedStringKey) {
    isLine = false
  }
}

extension ProgressView: View {
  /// The bar or the square.
  public var body: some View {
    if isLine {
      Color.clear.frame(height: 4)
    } else {
      Color.clear.frame(width: 20, height: 20)
    }
  }
}
