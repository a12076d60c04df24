package import LayoutAPI

/// A JSON value whose objects keep the order of their keys when they are written.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key of an object with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    /// Makes a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an object of the pairs whose value is not `nil`, in order.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// Makes a whole number.
  package static func int(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// Makes a length; infinity and NaN, which JSON does not have, become `"inf"` and `"nan"`.
  package static func length(_ value: CGFloat) -> JSONValue {
    value.isFinite ? .number(Double(value)) : .string(value.text)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in one line.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value):
      value.isFinite ? (value.isZero ? value.source : value.shortDescription) : "null"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
    }
  }

  /// The value over several lines: what fits in `width` columns stays in one.
  package func pretty(width: Int = 100, indent: String = "") -> String {
    let line = description
    guard indent.count + line.count > width else { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      let lines = values.map { inner + $0.pretty(width: width, indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        "\(inner)\(Self.quoted(member.key)): \(member.value.pretty(width: width, indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return line
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // On the standard output it is read by terminals and runners, too.
    return (result + "\"").inert { scalar in
      scalar.utf16.map { unit in
        let hex = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }.joined()
    }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try keyed.allKeys.map {
          Member(key: $0.stringValue, value: try keyed.decode(JSONValue.self, forKey: $0))
        }.sorted { $0.key < $1.key })
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !list.isAtEnd {
        values.append(try list.decode(JSONValue.self))
      }
      self = .array(values)
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let value = try? single.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? single.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try single.decode(String.self))
      }
    }
  }

  /// Reads a text.
  ///
  /// - Throws: `CaseError` with what is wrong, if it is no JSON.
  package init(parsing data: Data) throws(CaseError) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw CaseError(
        key: "", problem: "not JSON: \(Self.place(in: data) ?? Self.reason(of: error))")
    }
  }

  /// What is wrong and where, which only the older reader of Foundation says.
  private static func place(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      // It counts bytes, people count lines.
      return text?.replacing(/around character ([0-9]+)/) { match in
        let before = data.prefix(Int(match.output.1) ?? 0)
        return "in line \(before.count { $0 == UInt8(ascii: "\n") } + 1)"
      }
    }
  }

  private static func reason(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else {
      return "\(error)"
    }
    if let underlying = context.underlyingError {
      let description = (underlying as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return description ?? "\(underlying)"
    }
    return context.debugDescription
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
