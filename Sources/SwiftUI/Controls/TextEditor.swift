import LayoutAPI

/// A field for many lines of text, as large as the proposal.
public struct TextEditor {
  /// Makes an editor of a text.
  public init(text: Binding<String>) {}
}

extension TextEditor: View {
  /// The editor.
  public var body: some View {
    Color.clear
  }
}
