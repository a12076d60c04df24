/// Layouts of a file that do what no layout may, and one checker of them for all tests.
enum HostileLayouts {
  /// What the tests that check the file have built of it so far.
  static func cache() throws -> Scratch { try built.get() }

  private static let built = Result { try Scratch() }

  /// Writes the file, and gives its name.
  static func file(in scratch: Scratch) throws -> String {
    try scratch.file("Hostile.swift", source)
  }

  /// A row that traps, overflows, leaks, ends and prints, each in some cases only; and a row that
  /// forgets its bounds, for runs in which something is found soon and nothing ends a worker; one
  /// that is right; and one that traps without subviews.
  private static let source = """
    import SwiftUI
    #if canImport(Glibc)
    import Glibc
    #endif

    nonisolated(unsafe) var sink = 0
    nonisolated(unsafe) var leaked: [[UInt8]] = []

    struct Hostile: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var key: UInt64 = 1_469_598_103_934_665_603
        for size in sizes {
          for number in [size.width, size.height] {
            key = (key ^ UInt64(min(abs(number), 1e6) * 4)) &* 1_099_511_628_211
          }
        }
        misbehave(Int(key >> 20 & 0xFFFFFF))
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
          x += size.width
        }
      }

      private func misbehave(_ key: Int) {
        if key % 50 == 1 { fatalError("one of fifty") }
        if key % 200 == 2 { while key >= 0 { sink &+= 1 } }
        if key % 200 == 3 { leaked.append([UInt8](repeating: 1, count: 100_000_000)) }
        if key % 200 == 4 { sink = deep(key) }
        if key % 200 == 5 { exit(0) }
        if key % 200 == 6 { abort() }
        if key % 200 == 7 { close(0); close(1); close(2) }
        if key % 200 == 8 { raise(SIGKILL) }
        if key % 200 == 9 { for _ in 0..<50_000 { print("noise, again and again and again") } }
      }

      private func deep(_ n: Int) -> Int { n < 0 ? 0 : deep(n + 1) &+ sink }
    }

    struct AtZero: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = CGFloat(0)
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
          x += size.width
        }
      }
    }

    struct Tidy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
          x += size.width
        }
      }
    }

    struct Headless: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let first = subviews[0].sizeThatFits(.unspecified)
        return CGSize(width: first.width, height: first.height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: .unspecified)
        }
      }
    }
    """
}
