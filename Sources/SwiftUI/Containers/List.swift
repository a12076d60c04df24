import LayoutAPI

/// A scrolling column of rows, each at least 44 points high and as wide as the proposal.
///
/// The insets of SwiftUI's rows, which depend on the platform, are not modelled.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content

  /// Makes a list of the given rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
  }

  /// Makes a list of the given rows with a selection.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View {
  /// The rows in a scroll view.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
    }
  }
}

/// A list of controls, laid out as a `List`.
public struct Form<Content: View> {
  private let content: Content

  /// Makes a form of the given controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// The controls in a list.
  public var body: some View {
    List { content }
  }
}
