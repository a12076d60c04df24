/// How a subview of a case stood in files of version 1: in words of its own, and not in those of scenes.
enum FormatVersion1 {
  private static let leaves = ["rigid", "text", "greedy", "flexible", "aspect", "area"]

  /// The keys and values of a case of version 1, with its subviews as they are written now.
  ///
  /// What is wrong stays as it is: whoever reads it says so, and where it stands.
  static func upgraded(_ members: [String: JSONReader]) -> [String: JSONReader] {
    var result = members
    if let list = members["subviews"] {
      result["subviews"] = JSONReader(upgraded(list: list.value), at: list.path)
    }
    if let before = members["before"], case .object(let inner) = before.value {
      let changed = inner.map { member in
        JSONValue.Member(
          key: member.key,
          value: member.key == "subviews" ? upgraded(list: member.value) : member.value)
      }
      result["before"] = JSONReader(.object(changed), at: before.path)
    }
    return result
  }

  private static func upgraded(list: JSONValue) -> JSONValue {
    guard case .array(let subviews) = list else { return list }
    return .array(subviews.map { upgraded(subview: $0) })
  }

  private static func upgraded(subview: JSONValue) -> JSONValue {
    guard case .object(let members) = subview else { return subview }
    return .object(members.map { upgraded(member: $0) })
  }

  private static func upgraded(member: JSONValue.Member) -> JSONValue.Member {
    if leaves.contains(member.key) {
      return JSONValue.Member(key: "leaf", value: .object([member]))
    }
    if member.key == "spacer", case .number = member.value {
      return JSONValue.Member(
        key: "spacer", value: .object([JSONValue.Member(key: "minLength", value: member.value)]))
    }
    guard case .object(let fields) = member.value else { return member }
    switch member.key {
    case "stack":
      let isVertical = fields.contains { $0.key == "axis" && $0.value == .string("vertical") }
      return JSONValue.Member(
        key: isVertical ? "vstack" : "hstack",
        value: content(fields.filter { $0.key != "axis" }))
    case "overlay": return JSONValue.Member(key: "zstack", value: content(fields))
    case "nested":
      return JSONValue.Member(key: ViewNode.Kind.layoutUnderTestName, value: content(fields))
    case "padding", "frame", "fixedSize":
      return JSONValue.Member(key: member.key, value: content(fields))
    default: return member
    }
  }

  /// What stands under the word of a container.
  private static func content(_ fields: [JSONValue.Member]) -> JSONValue {
    .object(
      fields.flatMap { field -> [JSONValue.Member] in
        switch field.key {
        case "subviews":
          return [JSONValue.Member(key: "children", value: upgraded(list: field.value))]
        case "subview":
          return [JSONValue.Member(key: "child", value: upgraded(subview: field.value))]
        case "inset":
          return ["top", "leading", "bottom", "trailing"].map {
            JSONValue.Member(key: $0, value: field.value)
          }
        default: return [field]
        }
      })
  }
}
