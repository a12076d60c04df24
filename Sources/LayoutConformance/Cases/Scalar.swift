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
  /// The spacing of the layout, if it has a number that is called so, or else by another word for it.
  var spacing: CGFloat? {
    for word in ParameterNames.anyDistances {
      if let spacing = number(named: word) { return spacing }
    }
    return nil
  }

  /// The number with a word in its name, the first by name where there are some.
  private func number(named word: StaticString) -> CGFloat? {
    var first: (name: String, number: Double)?
    for case (let name, .number(let number)) in self
    where name.mentions(word) && !name.mentions("default") {
      if let known = first, known.name < name { continue }
      first = (name, number)
    }
    return first.map { CGFloat($0.number) }
  }
}

extension String {
  /// Whether the text has a word of small Latin letters in it, in letters of any size.
  ///
  /// Each case asks for that: `lowercased` and `contains`, which goes through Foundation, took a fifth
  /// of the time to make it.
  func mentions(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    var start = utf8.startIndex
    for _ in 0..<max(0, utf8.count - count + 1) {
      let isHere = utf8[start...].prefix(count).enumerated().allSatisfy { offset, byte in
        byte | 0x20 == word.utf8Start[offset]
      }
      if isHere { return true }
      utf8.formIndex(after: &start)
    }
    return false
  }
}
