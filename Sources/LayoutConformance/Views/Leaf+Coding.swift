import LayoutAPI
import LayoutEngine

/// How a leaf stands in a file.
extension Leaf {
  /// The words of the kinds of leaf.
  static let kinds = ["rigid", "greedy", "flexible", "text", "area", "aspect"]

  var member: JSONValue.Member {
    switch self {
    case .rigid(let size): .init(key: "rigid", value: size.json)
    case .text(let count, let unit):
      .init(key: "text", value: .array([.int(count), .length(unit)]))
    case .greedy(let ideal): .init(key: "greedy", value: ideal.json)
    case .flexible(let width, let height):
      .init(key: "flexible", value: .object(["width": width.json, "height": height.json]))
    case .aspect(let ratio): .init(key: "aspect", value: .length(ratio))
    case .area(let area, let line):
      .init(key: "area", value: .array([.length(area), .length(line)]))
    case .spacer(let minLength): .init(key: "spacer", value: .length(minLength))
    }
  }

  /// Reads what stands under the word of a kind.
  init(_ reader: JSONReader, kind: String) throws(CaseError) {
    switch kind {
    case "rigid": self = .rigid(try reader.size())
    case "text":
      let pair = try reader.array(count: 2, "[number of characters, side of a character]")
      let count = try pair[0].int()
      guard (0...1_000_000).contains(count) else { throw pair[0].error("0 to 1000000") }
      self = .text(count: count, unit: try pair[1].length())
    case "greedy": self = .greedy(ideal: try reader.size())
    case "flexible":
      let object = try reader.object(["width", "height"])
      guard let width = object["width"], let height = object["height"] else {
        throw reader.error("the keys 'width' and 'height'")
      }
      self = .flexible(width: try Flexibility(width), height: try Flexibility(height))
    case "aspect":
      let ratio = try reader.length()
      guard ratio > 0 else { throw reader.error("a ratio above 0") }
      self = .aspect(ratio: ratio)
    case "area":
      let pair = try reader.array(count: 2, "[area, height of a line]")
      self = .area(try pair[0].length(), line: try pair[1].length())
    default:
      throw reader.error("a leaf of one kind: \(Self.kinds.joined(separator: ", "))")
    }
  }
}

extension Leaf.Flexibility {
  fileprivate var json: JSONValue { .array([.length(min), .length(ideal), .length(max)]) }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let three = try reader.array(count: 3, "[least, ideal, greatest length]")
    let low = try three[0].length()
    let middle = try three[1].length()
    let high = try three[2].length(orInfinity: true)
    guard low <= middle, middle <= high else { throw reader.error("lengths that do not decrease") }
    self.init(min: low, ideal: middle, max: high)
  }
}

extension CGSize {
  fileprivate var json: JSONValue { .array([.length(width), .length(height)]) }
}

extension Axis {
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Configuration {
  /// The values in the order of their names.
  var json: JSONValue {
    .object(sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value.json) })
  }
}

extension Scalar {
  fileprivate var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    }
  }
}
