/// A short name for a text that is the same on every machine.
///
/// FNV-1a in 64 bits (Fowler, Noll and Vo; RFC 9923), of which 40 are written.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text, and an end that no text has.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Ten hexadecimal digits.
  var text: String { String((state ^ (state >> 24)).hex.suffix(10)) }
}
