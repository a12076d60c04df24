/// A stream of random numbers that is the same on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA
/// 2014): one addition and two multiplications a number, any seed is a good one.
public struct RandomSource: Sendable {
  private var state: UInt64

  /// Makes the stream of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Makes the stream of one case of a seed: neighbouring cases have nothing in common.
  public init(seed: UInt64, case index: Int) {
    var source = RandomSource(seed: seed)
    let salt = source.next()
    state = salt ^ (UInt64(bitPattern: Int64(index)) &* 0xD1B5_4A32_D192_ED03)
    state = next()
  }

  /// The bits that come next, which stay to come.
  var first: UInt64 {
    var copy = self
    return copy.next()
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number in a range, each with the same chance.
  ///
  /// The high half of a product (Lemire's method) instead of a remainder: without a division.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    guard count != 0 else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: next().multipliedFullWidth(by: count).high)
  }

  /// True in `percent` of a hundred draws.
  public mutating func chance(_ percent: Int) -> Bool {
    int(in: 1...100) <= percent
  }

  /// One of the elements, each with the same chance; `nil` where there are none.
  public mutating func element<T>(of elements: [T]) -> T? {
    guard !elements.isEmpty else { return nil }
    return elements[int(in: 0...elements.count - 1)]
  }
}
