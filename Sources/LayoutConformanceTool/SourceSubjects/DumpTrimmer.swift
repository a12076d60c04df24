/// Cuts the bodies and expressions out of the compiler's JSON.
///
/// Nobody here reads them, they are most of the text, and a view's body nests deeper than JSON
/// decoders go. (The compiler can leave bodies away itself, but version 6.3 then crashes while it
/// describes a parsed file with an initialiser in an extension.)
enum DumpTrimmer {
  private static let cutKeys: [[UInt8]] = [
    "body", "expr", "expression", "original_init", "processed_init", "accessors", "elements",
  ].map { Array($0.utf8) }

  /// The same JSON with `null` for every value that is cut.
  static func trim(_ json: [UInt8]) -> [UInt8] {
    var trimmed: [UInt8] = []
    trimmed.reserveCapacity(json.count / 4)
    var index = 0
    while index < json.count {
      guard json[index] == UInt8(ascii: "\"") else {
        trimmed.append(json[index])
        index += 1
        continue
      }
      let end = endOfString(in: json, from: index)
      trimmed += json[index..<end]
      let isKey = end < json.count && json[end] == UInt8(ascii: ":")
      if isKey, cutKeys.contains(where: { $0.elementsEqual(json[(index + 1)..<(end - 1)]) }) {
        trimmed += Array(":null".utf8)
        index = endOfValue(in: json, from: end + 1)
      } else {
        index = end
      }
    }
    return trimmed
  }

  /// The byte after the string that begins at a quote.
  private static func endOfString(in json: [UInt8], from quote: Int) -> Int {
    var index = quote + 1
    while index < json.count, json[index] != UInt8(ascii: "\"") {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, json.count)
  }

  /// The byte after a value, however deep it nests.
  private static func endOfValue(in json: [UInt8], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "\""):
        index = endOfString(in: json, from: index)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // At depth 0 this closes the object around the value.
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        return index
      default: break
      }
      index += 1
    }
    return index
  }
}
