import LayoutAPI

/// A named value of a case: a parameter of the layout, or a layout value of a subview.
public enum Scalar: Hashable, Sendable {
  /// The absence of a value, for an optional.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number; lengths are points.
  case number(Double)
  /// The description of one of a list of values.
  case text(String)
}

extension Scalar: CustomStringConvertible {
  /// The value as it stands in a message.
  public var description: String {
    switch self {
    case .null: "nil"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.shortDescription
    case .text(let value): value
    }
  }
}

/// The values of a layout's drawn parameters, by name.
public typealias Configuration = [String: Scalar]

extension Configuration {
  /// The spacing of the layout, if it has a number that is called so.
  var spacing: CGFloat? {
    for name in keys.filter({ $0.lowercased().contains("spacing") }).sorted() {
      if case .number(let spacing)? = self[name] { return CGFloat(spacing) }
    }
    return nil
  }
}
