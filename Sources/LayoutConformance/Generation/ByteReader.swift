import LayoutAPI

/// Bytes that are read from the front, and are 0 where there are no more.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether every byte was read.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte.
  mutating func next() -> UInt8 {
    defer { position += 1 }
    return bytes.indices.contains(position) ? bytes[position] : 0
  }

  /// The next two bytes as a number, the higher one first.
  mutating func pair() -> UInt16 {
    let high = next()
    return UInt16(high) << 8 | UInt16(next())
  }

  /// Moves to a place, forwards or back.
  mutating func move(to position: Int) {
    self.position = position
  }

  /// A length in points: quarters to 32, then steps of 4 to 536.
  mutating func length() -> CGFloat {
    let byte = next()
    return byte < 128 ? CGFloat(byte) / 4 : 32 + CGFloat(byte - 128) * 4
  }

  /// A whole number from -128 to 127, the smallest ones from the smallest bytes: 0, -1, 1, -2 and so on.
  mutating func signed() -> CGFloat {
    let byte = next()
    return byte & 1 == 0 ? CGFloat(byte >> 1) : -CGFloat(byte >> 1) - 1
  }
}
