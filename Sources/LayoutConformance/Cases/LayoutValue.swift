public import LayoutAPI
package import LayoutEngine
import Synchronization

/// A layout value key that a subject's layout reads, with the values that cases give to subviews.
///
/// To name a key runs none of its code: its default value, and the values to draw from, are asked for
/// where a case is drawn.
public struct LayoutValue: Sendable {
  /// The name of the key in a case.
  public let name: String

  /// How often cases have a value of the key.
  public private(set) var frequency = Frequency.often

  private var content: Lazily<Content>

  /// How often cases have a value of a key on their subviews.
  public enum Frequency: Hashable, Sendable {
    /// Most subviews of every case have one.
    case often
    /// Most subviews have one in a tenth of the cases: enough for a key that an app sets by itself, where
    /// nobody else can.
    case seldom
    /// No subview has one; the values of saved cases are set all the same.
    case never
  }

  /// What the key itself says.
  private struct Content: Sendable {
    var choices: [Scalar]
    /// The numbers that are drawn beside the choices; `nil` for a key of other values, or with values
    /// of its own.
    var range: ClosedRange<Double>?
    /// Whether a number is a value of the key.
    var takes: @Sendable (Double) -> Bool = { _ in false }
    let defaultValue: Scalar
    let expected: String
    let assign: @Sendable (Scalar, inout Traits) -> Bool
  }

  /// The values in the order of their simplicity, as a case keeps them; the shrinker goes down it.
  public var choices: [Scalar] { content.value.choices }

  /// The value of a subview that carries none, as a case would keep it.
  var defaultValue: Scalar { content.value.defaultValue }

  /// Names a key with the values to draw from.
  ///
  /// - Parameters:
  ///   - key: The key that the layout reads.
  ///   - name: The key's name in a case; that of the type by default.
  ///   - values: The values, simplest first, at least one; evaluated once, when a case is drawn.
  public init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String? = nil,
    of values: @autoclosure @escaping @Sendable () -> [K.Value]
  ) where K.Value: Sendable {
    self.name = name ?? String(describing: key)
    content = Lazily {
      let values = values()
      let described = values.map { Scalar(describing: $0) }
      // Those that another process may describe in another way, or that are described alike, are kept
      // by their numbers.
      let areLabels =
        values.allSatisfy { ElementLabels.isReadable($0) } && Set(described).count == values.count
      let labels = areLabels ? described : values.indices.map { .text("#\($0)") }
      return Content(
        choices: labels, defaultValue: Scalar(describing: K.defaultValue),
        expected: "one of \(labels.map(\.description).joined(separator: ", "))",
        assign: { scalar, traits in
          guard let index = labels.firstIndex(of: scalar) ?? described.firstIndex(of: scalar) else {
            return false
          }
          traits[key] = values[index]
          return true
        })
    }
  }

  /// Names a key of a floating-point type with the range to draw from.
  public init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String? = nil, in range: ClosedRange<Double>
  ) where K.Value: BinaryFloatingPoint & SendableMetatype {
    self.init(key, named: name, range: range, expected: "a number") { K.Value($0) }
  }

  /// Names a key of an integer type with the range to draw from.
  public init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String? = nil, in range: ClosedRange<Double>
  ) where K.Value: BinaryInteger & SendableMetatype {
    self.init(key, named: name, range: range, expected: "a whole number") { K.Value(exactly: $0) }
  }

  private init<K: LayoutValueKey & SendableMetatype>(
    _ key: K.Type, named name: String?, range: ClosedRange<Double>, expected: String,
    convert: @escaping @Sendable (Double) -> K.Value?
  ) {
    self.name = name ?? String(describing: key)
    content = Lazily {
      let first = min(max(0, range.lowerBound), range.upperBound)
      let whole = stride(from: first, through: range.upperBound, by: 1)
      return Content(
        choices: whole.prefix(range.upperBound > 16 ? 4 : 16).map { .number($0) },
        range: range, takes: { convert($0) != nil },
        defaultValue: Scalar(describing: K.defaultValue), expected: expected,
        assign: { scalar, traits in
          guard case .number(let number) = scalar, let value = convert(number) else { return false }
          traits[key] = value
          return true
        })
    }
  }

  /// The key with another frequency of its values in cases.
  public func drawn(_ frequency: Frequency) -> LayoutValue {
    var copy = self
    copy.frequency = frequency
    return copy
  }

  /// What a value of the key is, for a message.
  var expected: String { content.value.expected }

  /// Draws a value: one of the simple ones, or from all of the range where there is one.
  ///
  /// - Parameters:
  ///   - source: The random numbers.
  ///   - constants: The numbers that the layout's source mentions.
  /// - Returns: The value as a case keeps it; `nil` for a key without values.
  func scalar(from source: inout RandomSource, _ constants: SourceConstants) -> Scalar? {
    let own = content.value
    guard let range = own.range else { return source.element(of: own.choices) }
    if let number = constants.number(in: range, from: &source), own.takes(number) {
      return .number(number)
    }
    guard source.chance(40) else { return source.element(of: own.choices) }
    let drawn = source.gridNumber(in: range)
    return .number(own.takes(drawn) ? drawn : drawn.rounded(.down))
  }

  /// The value of a byte: a choice, or a number of the range for what is more than there are choices.
  func scalar(at byte: Int) -> Scalar {
    let own = content.value
    guard let range = own.range, byte >= own.choices.count else {
      return own.choices[byte % own.choices.count]
    }
    let number = range.gridNumber(at: UInt16(truncatingIfNeeded: byte << 8 | byte))
    return .number(own.takes(number) ? number : number.rounded(.down))
  }

  /// Sets the value on a subview.
  ///
  /// - Returns: False if the value is none of the key's.
  package func set(_ value: Scalar, on traits: inout Traits) -> Bool {
    content.value.assign(value, &traits)
  }
}

extension LayoutValue {
  /// The key with other values to draw, often.
  ///
  /// - Parameter texts: Each a value, or some with commas between them, as a case writes them; simplest
  ///   first.
  /// - Returns: The key; what is no value of it is left out.
  func drawing(_ texts: [String]) -> LayoutValue {
    var copy = drawn(.often)
    copy.content = Lazily { [content] in
      var own = content.value
      own.range = nil
      own.choices = Self.parts(of: texts, in: own).compactMap { Self.choice($0, in: own) }
      return own
    }
    return copy
  }

  /// The first text that is no value of the key, with what would be right; `nil` if all are values.
  func misfit(in texts: [String]) -> (text: String, expected: String)? {
    let own = content.value
    return Self.parts(of: texts, in: own).first { Self.choice($0, in: own) == nil }
      .map { ($0, own.expected) }
  }

  /// The texts of single values; a comma may be a part of one.
  private static func parts(of texts: [String], in content: Content) -> [String] {
    texts.flatMap { text in
      choice(text, in: content) == nil
        ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [text]
    }
  }

  /// The value that a text stands for, as a case keeps it.
  private static func choice(_ text: String, in content: Content) -> Scalar? {
    let number = Double(text).flatMap { $0.isFinite ? Scalar.number($0) : nil }
    let candidates = [
      number, Bool(text).map { .bool($0) }, text == "nil" ? .null : nil, .text(text),
    ]
    var traits = Traits()
    return candidates.compactMap(\.self).first { content.assign($0, &traits) }
  }
}

/// A value that is made when it is asked for first, once; copies share it.
final class Lazily<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    if let value = made.withLock({ $0 }) { return value }
    // Not under the lock: what is somebody's code may come back here.
    let value = make()
    return made.withLock { made in
      let kept = made ?? value
      made = kept
      return kept
    }
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
