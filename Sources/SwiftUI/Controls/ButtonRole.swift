/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// To delete something.
  public static let destructive = ButtonRole(name: "destructive")

  /// To stop something.
  public static let cancel = ButtonRole(name: "cancel")
}
