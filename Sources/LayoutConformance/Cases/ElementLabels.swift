import LayoutAPI

/// The texts by which cases keep the elements of a list, and by which tests write them.
enum ElementLabels {
  /// The labels of elements: their descriptions, or their numbers as `#2`.
  ///
  /// A description is no label where another process may give another one: that of a class, a closure,
  /// a layout, of what holds such a value, and of a set.
  static func labels<T>(of elements: [T]) -> [String] {
    let names = descriptions(of: elements)
    if T.self == String.self { return names }
    let areLabels = zip(names, elements).allSatisfy { isLabel($0) && isReadable($1) }
    return areLabels ? names : elements.indices.map { "#\($0)" }
  }

  /// The number of the element that a case keeps by a label.
  ///
  /// A description is understood wherever it is the same one as when the case was kept.
  static func index<T>(of label: String, in elements: [T]) -> Int? {
    if T.self != String.self, label.hasPrefix("#"), let index = Int(label.dropFirst()) {
      return elements.indices.contains(index) ? index : nil
    }
    return descriptions(of: elements).firstIndex(of: label)
  }

  /// The descriptions of elements, with a number before those that are not the only ones.
  private static func descriptions<T>(of elements: [T]) -> [String] {
    let names = elements.map { String(describing: $0) }
    guard Set(names).count < names.count else { return names }
    return names.enumerated().map { "\($0.offset): \($0.element)" }
  }

  /// Whether a description can stand in a case: one line without an address.
  private static func isLabel(_ text: String) -> Bool {
    !text.hasPrefix("#") && !text.contains(where: \.isNewline)
      && !text.contains(/0x[0-9a-fA-F]{6}/)
  }

  /// Whether the description of a value is the same in every process.
  static func isReadable(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Character,
      is any StringProtocol, is Any.Type:
      return true
    case is any Layout: return false
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct?, .enum?:
      // What an author wrote to be read is taken for a name.
      return value is any CustomStringConvertible || areReadable(mirror)
    case .tuple?, .optional?, .collection?: return areReadable(mirror)
    case .set?, .dictionary?: return mirror.children.count < 2 && areReadable(mirror)
    default: return false
    }
  }

  private static func areReadable(_ mirror: Mirror) -> Bool {
    mirror.children.allSatisfy { isReadable($0.value) }
  }

  /// The source of a value that a test has to name, `nil` for one that has no literal.
  static func source(of value: Any) -> String? {
    guard isReadable(value), isLabel(String(describing: value)) else { return nil }
    if let text = value as? any StringProtocol { return String(text).debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional?: return mirror.children.first.map { source(of: $0.value) } ?? "nil"
    case .enum?: return ".\(value)"
    default: return "\(value)"
    }
  }
}
