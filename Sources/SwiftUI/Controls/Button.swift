/// A control that does something when it is pressed; in layout it is its label.
public struct Button<Label: View> {
  private let label: Label

  /// Makes a button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a button with a purpose and a label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    label = Text(titleKey)
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    label = Text(title)
  }

  /// Makes a button with a title and a purpose.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    label = Text(titleKey)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Button: View {
  /// The label.
  public var body: some View { label }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// To delete something.
  public static let destructive = ButtonRole(name: "destructive")

  /// To stop something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that shows further controls; in layout it is its label.
public struct Menu<Label: View, Content: View> {
  private let label: Label

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }
}

extension Menu: View {
  /// The label.
  public var body: some View { label }
}
