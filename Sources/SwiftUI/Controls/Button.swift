/// A button, laid out as its label.
public struct Button<Label: View> {
  private let label: Label

  /// Makes a button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a button with a role and a label.
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

  /// Makes a button with a title and a role.
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

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A destructive action.
  public static let destructive = ButtonRole(name: "destructive")

  /// A cancelling action.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A menu, laid out as its label.
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
