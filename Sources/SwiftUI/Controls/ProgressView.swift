import LayoutAPI

/// A sign that something goes on: 20 × 20 points, or a line 4 points high if it is known how far.
public struct ProgressView<Label: View> {
  private let isLine: Bool

  private init(isLine: Bool) {
    self.isLine = isLine
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a sign that something goes on.
  public init() {
    isLine = false
  }

  /// Makes a line that shows how far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    isLine = true
  }
}

extension ProgressView where Label == Text {
  /// Makes a sign with a title, which is not shown here.
  public init(_ titleKey: LocalizedStringKey) {
    isLine = false
  }
}

extension ProgressView: View {
  /// The sign.
  public var body: some View {
    if isLine {
      Color.clear.frame(height: 4)
    } else {
      Color.clear.frame(width: 20, height: 20)
    }
  }
}
