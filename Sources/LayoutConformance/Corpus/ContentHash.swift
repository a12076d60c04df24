/// A hash that is the same in every run and on every machine (FNV-1a, 64 bits, two lanes).
///
/// It names saved cases and built checkers; it is no protection against somebody who wants two texts to collide.
/// Source: the parameters of the FNV page of Fowler, Noll and Vo.
package struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x8422_2325_cbf2_9ce4

  /// Makes the hash of nothing.
  package init() {}

  /// Adds bytes and their number, so that the parts of two texts cannot be confused.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes { mix(byte) }
    var count = UInt64(bytes.count)
    for _ in 0..<8 {
      mix(UInt8(truncatingIfNeeded: count))
      count >>= 8
    }
  }

  /// Adds the bytes of a text.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  private mutating func mix(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
    second = (second &+ UInt64(byte)) &* 0x100_0000_01b3
    second ^= second >> 29
  }

  /// The hash as 32 hexadecimal digits.
  package var text: String {
    first.hex + second.hex
  }
}
