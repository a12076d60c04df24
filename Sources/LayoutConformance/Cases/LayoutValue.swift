public import LayoutAPI
package import LayoutEngine

/// A layout value key that a subject's layout reads, with the values that cases give to subviews.
public struct LayoutValue: Sendable {
  /// The name of the key in a case.
  public let name: String

  /// The values in the order of their simplicity, as a case keeps them; the shrinker goes down it.
  public let choices: [Scalar]

  /// The value of a subview that carries none, as a case would keep it.
  let defaultValue: Scalar

  private let assign: @Sendable (Scalar, inout Traits) -> Bool

  /// Names a key with the values to draw from.
  ///
  /// - Parameters:
  ///   - key: The key that the layout reads.
  ///   - name: The key's name in a case; that of the type by default.
  ///   - values: The values, simplest first, at least one.
  public init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String? = nil, of values: [K.Value]
  ) where K.Value: Sendable {
    self.name = name ?? String(describing: key)
    let described = values.map { Scalar(describing: $0) }
    // Those that another process may describe in another way, or that are described alike, are kept
    // by their numbers.
    let areLabels =
      values.allSatisfy { ElementLabels.isReadable($0) } && Set(described).count == values.count
    let labels = areLabels ? described : values.indices.map { .text("#\($0)") }
    defaultValue = Scalar(describing: K.defaultValue)
    choices = labels
    assign = { scalar, traits in
      guard let index = labels.firstIndex(of: scalar) ?? described.firstIndex(of: scalar) else {
        return false
      }
      traits[key] = values[index]
      return true
    }
  }

  /// Names a key of a floating-point type with the range to draw from.
  public init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String? = nil, in range: ClosedRange<Double>
  ) where K.Value: BinaryFloatingPoint & SendableMetatype {
    self.init(key, named: name, range: range) { K.Value($0) }
  }

  /// Names a key of an integer type with the range to draw from.
  public init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String? = nil, in range: ClosedRange<Double>
  ) where K.Value: BinaryInteger & SendableMetatype {
    self.init(key, named: name, range: range) { K.Value(exactly: $0) }
  }

  private init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String?, range: ClosedRange<Double>,
    convert: @escaping @Sendable (Double) -> K.Value?
  ) {
    self.name = name ?? String(describing: key)
    defaultValue = Scalar(describing: K.defaultValue)
    let whole = stride(from: range.lowerBound, through: range.upperBound, by: 1)
    choices = whole.prefix(16).map { .number($0) }
    assign = { scalar, traits in
      guard case .number(let number) = scalar, let value = convert(number) else { return false }
      traits[key] = value
      return true
    }
  }

  /// Sets the value on a subview.
  ///
  /// - Returns: False if the value is none of the key's.
  package func set(_ value: Scalar, on traits: inout Traits) -> Bool {
    assign(value, &traits)
  }
}

extension Scalar {
  /// The form in which a case keeps a value: a truth value or a number as such, else described.
  init<T>(describing value: T) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty {
      self = .null
    } else if mirror.displayStyle == .optional, let inner = mirror.children.first {
      self.init(describing: inner.value)
    } else if let value = value as? Bool {
      self = .bool(value)
    } else if let value = value as? any BinaryInteger {
      self = .number(Double(value))
    } else if let value = value as? any BinaryFloatingPoint {
      self = .number(Double(value))
    } else {
      self = .text(String(describing: value))
    }
  }
}
