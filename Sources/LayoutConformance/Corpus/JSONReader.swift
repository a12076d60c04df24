import LayoutAPI

/// A place in a JSON text, for reading with errors that say where.
struct JSONReader {
  let value: JSONValue
  let path: String

  init(_ value: JSONValue, at path: String = "") {
    self.value = value
    self.path = path
  }

  /// An error at this place.
  func error(_ expected: String) -> CaseError {
    CaseError(key: path, problem: "expected \(expected), found \(brief)")
  }

  /// The value for a message: the whole of it if it is short.
  private var brief: String {
    let text = value.description
    return text.count <= 60 ? text : text.prefix(57) + "…"
  }

  /// Reads an object, of which only the given keys are allowed.
  func object(_ allowed: [String]) throws(CaseError) -> [String: JSONReader] {
    guard case .object(let members) = value else { throw error("an object") }
    var result: [String: JSONReader] = [:]
    for member in members {
      guard allowed.contains(member.key) else {
        throw CaseError(
          key: path.isEmpty ? member.key : "\(path).\(member.key)",
          problem: "unknown key; known here are \(allowed.sorted().joined(separator: ", "))")
      }
      result[member.key] = JSONReader(
        member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)")
    }
    return result
  }

  /// Reads an object with keys of any name.
  func members() throws(CaseError) -> [(key: String, value: JSONReader)] {
    guard case .object(let members) = value else { throw error("an object") }
    return members.map { ($0.key, JSONReader($0.value, at: "\(path).\($0.key)")) }
  }

  func array() throws(CaseError) -> [JSONReader] {
    guard case .array(let values) = value else { throw error("an array") }
    return values.enumerated().map { JSONReader($0.element, at: "\(path)[\($0.offset)]") }
  }

  func array(count: Int, _ what: String) throws(CaseError) -> [JSONReader] {
    guard case .array(let values) = value, values.count == count else { throw error(what) }
    return try array()
  }

  func string() throws(CaseError) -> String {
    guard case .string(let text) = value else { throw error("a text") }
    return text
  }

  func bool() throws(CaseError) -> Bool {
    guard case .bool(let bool) = value else { throw error("true or false") }
    return bool
  }

  func int() throws(CaseError) -> Int {
    guard case .number(let number) = value, let int = Int(exactly: number) else {
      throw error("a whole number")
    }
    return int
  }

  func finite() throws(CaseError) -> CGFloat {
    guard case .number(let number) = value, number.isFinite else { throw error("a number") }
    return CGFloat(number)
  }

  /// Reads a length that is at least 0; `"inf"` too where it may be infinite.
  func length(orInfinity: Bool = false) throws(CaseError) -> CGFloat {
    let expected = orInfinity ? "a length of at least 0 or \"inf\"" : "a length of at least 0"
    if orInfinity, value == .string("inf") { return .infinity }
    guard case .number(let number) = value, number >= 0, number.isFinite else {
      throw error(expected)
    }
    return CGFloat(number)
  }

  func size() throws(CaseError) -> CGSize {
    let pair = try array(count: 2, "[width, height]")
    return CGSize(width: try pair[0].length(), height: try pair[1].length())
  }

  func point() throws(CaseError) -> CGPoint {
    let pair = try array(count: 2, "[x, y]")
    return CGPoint(x: try pair[0].finite(), y: try pair[1].finite())
  }

  func proposal() throws(CaseError) -> Proposal {
    let pair = try array(count: 2, "[width, height], where null is no offer and \"inf\" infinity")
    return Proposal(width: try pair[0].offer(), height: try pair[1].offer())
  }

  private func offer() throws(CaseError) -> CGFloat? {
    if value == .null { return nil }
    if value == .string("inf") { return .infinity }
    guard case .number(let number) = value, number >= 0, number.isFinite else {
      throw error("null, a length of at least 0 or \"inf\"")
    }
    return CGFloat(number)
  }

  func scalar() throws(CaseError) -> Scalar {
    switch value {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .array, .object: throw error("null, true, false, a number or a text")
    }
  }

  func configuration() throws(CaseError) -> Configuration {
    var result: Configuration = [:]
    for (key, value) in try members() {
      result[key] = try value.scalar()
    }
    return result
  }
}
