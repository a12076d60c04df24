import LayoutAPI
import LayoutEngine

/// Makes subviews of bytes, eight for each.
///
/// The kind, four lengths, which traits there are, how large they are, and a layout value. A container
/// takes its children from what follows it.
struct SubviewDecoder {
  /// How many bytes a subview has.
  static let width = 8

  var reader: ByteReader
  let values: [LayoutValue]
  let counts: SubviewCounts

  /// The subviews to the end of the bytes; as many more or less as the counts asks for.
  mutating func subviews() -> [ViewNode] {
    var result: [ViewNode] = []
    while !reader.isAtEnd, result.count < counts.range.upperBound {
      result.append(subview(depth: 2))
    }
    return fitted(result)
  }

  private func fitted(_ subviews: [ViewNode]) -> [ViewNode] {
    let count = counts.clamped(subviews.count)
    let missing = max(0, count - subviews.count)
    return subviews.prefix(count) + Array(repeating: .rigid(0, 0), count: missing)
  }

  private mutating func subview(depth: Int) -> ViewNode {
    let start = reader.position
    let kind = reader.next()
    var lengths: [CGFloat] = []
    for _ in 0..<4 { lengths.append(reader.length()) }
    let (flags, amount, value) = (reader.next(), reader.next(), reader.next())
    // What a container takes comes after the traits of its own.
    reader.move(to: start + Self.width)
    var spec = ViewNode(leaf(kind, lengths))
    // A quarter of the kinds are containers; where no more may be inside, the leaf stays.
    if kind >= 192, depth > 0 { spec = container(kind, lengths, depth) }
    addTraits(to: &spec, flags, CGFloat(amount) / 4)
    for (index, key) in values.enumerated()
    where key.frequency != .never && !key.choices.isEmpty {
      // One byte for all keys: each looks at other bits of it, and 0 leaves all at their defaults.
      let bits = Int(value.rotated(by: 3 * index))
      if bits != 0 { spec.values[key.name] = key.scalar(at: bits) }
    }
    return spec
  }

  private func leaf(_ kind: UInt8, _ lengths: [CGFloat]) -> Leaf {
    let size = CGSize(width: lengths[0], height: lengths[1])
    switch kind & 15 {
    case 0...5: return .rigid(size)
    case 6...7: return .text(count: 1 + Int(lengths[0] * 4) % 16, unit: max(0.25, lengths[1]))
    case 8: return .greedy(ideal: CGSize(width: 10, height: 10))
    case 9: return .greedy(ideal: size)
    case 10...11: return .flexible(width: range(size.width, lengths[2]), height: .free(size.height))
    case 12: return .flexible(width: .free(size.width), height: range(size.height, lengths[3]))
    case 13: return .aspect(ratio: max(0.25, lengths[0]))
    case 14: return .area(16 * size.width, line: size.height)
    default: return .spacer(minLength: size.width)
    }
  }

  private func range(_ ideal: CGFloat, _ other: CGFloat) -> Leaf.Flexibility {
    let (low, high) = (min(ideal, other), max(ideal, other))
    return Leaf.Flexibility(min: low, ideal: ideal, max: high)
  }

  private mutating func container(
    _ kind: UInt8, _ lengths: [CGFloat], _ depth: Int
  ) -> ViewNode {
    // Which of the kinds of a sort it is stands in the bits above.
    let sort = Int(kind >> 3 & 7)
    switch kind & 7 {
    case 0:
      let (x, y) = (lengths[0], lengths[1])
      let insets = NodeInsets(top: x, leading: x, bottom: x, trailing: x)
      let kinds: [ViewNode.Kind] = [
        .padding(insets), .offset(x: x, y: y), .position(x: x, y: y), .aspectRatio(nil, .fit),
      ]
      return ViewNode(kinds[sort % kinds.count], [subview(depth: depth - 1)])
    case 1, 2:
      let (width, height) = kind & 1 == 1 ? (lengths[0], nil) : (nil, lengths[1])
      guard sort & 1 == 1 else {
        return ViewNode(
          .frame(width: width, height: height, .center), [subview(depth: depth - 1)])
      }
      let limits = NodeLimits(min: min(lengths[0], lengths[2]), max: max(lengths[0], lengths[2]))
      return ViewNode(
        .flexFrame(
          width: width == nil ? NodeLimits(max: .infinity) : limits,
          height: height == nil ? NodeLimits() : limits, .center), [subview(depth: depth - 1)])
    case 3:
      return ViewNode(
        .fixedSize(horizontal: sort & 1 == 0, vertical: sort & 2 == 0),
        [subview(depth: depth - 1)])
    case 4: return .stack(.horizontal, spacing: lengths[0], children(lengths[3], depth))
    case 5: return .stack(.vertical, spacing: nil, children(lengths[3], depth))
    case 6:
      let kinds: [ViewNode.Kind] = [
        .zstack(.center), .viewThatFits([.horizontal, .vertical]), .geometryReader,
        .grid(.center, horizontalSpacing: lengths[0], verticalSpacing: nil),
      ]
      return ViewNode(kinds[sort % kinds.count], children(lengths[3], depth))
    default: return .layoutUnderTest(fitted(children(lengths[3], depth)))
    }
  }

  private mutating func children(_ number: CGFloat, _ depth: Int) -> [ViewNode] {
    var result: [ViewNode] = []
    for _ in 0..<(Int(number * 4) % 4) where !reader.isAtEnd {
      result.append(subview(depth: depth - 1))
    }
    return result
  }

  private func addTraits(to spec: inout ViewNode, _ flags: UInt8, _ amount: CGFloat) {
    if flags & 1 != 0 { spec.priority = Double(Int(flags >> 6) - 1) }
    for (bit, edge) in ViewNode.SpacingEdge.allCases.enumerated() where flags >> bit & 2 != 0 {
      spec.spacing[edge] = amount
    }
    guard flags & 32 != 0 else { return }
    let guides = ["leading", "top", "firstTextBaseline", "horizontalCenter"]
    spec.guides[guides[Int(flags >> 6)]] = amount
  }
}

extension Leaf.Flexibility {
  /// Any length, and an ideal one.
  fileprivate static func free(_ ideal: CGFloat) -> Leaf.Flexibility {
    Leaf.Flexibility(min: 0, ideal: ideal, max: .infinity)
  }
}

extension UInt8 {
  fileprivate func rotated(by count: Int) -> UInt8 {
    let count = count & 7
    return count == 0 ? self : self >> count | self << (8 - count)
  }
}
