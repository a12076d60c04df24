/// The keys that the user is shown.
public enum UIKeyboardType: Hashable, Sendable {
  /// All.
  case `default`
  /// Digits.
  case numberPad
  /// Digits and a point.
  case decimalPad
  /// Those of addresses.
  case emailAddress
  /// Those of addresses.
  case URL
}
