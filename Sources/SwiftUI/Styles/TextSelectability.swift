/// Whether the user can select text.
public protocol TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
