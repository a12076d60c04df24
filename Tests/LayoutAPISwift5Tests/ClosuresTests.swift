import LayoutAPI
import Testing

/// A class that is not `Sendable`, as those of older clients are not.
private final class Settings {
  var width: CGFloat = 7
}

/// A layout of the time before `Layout` refined `Sendable`: it keeps closures and a class.
private struct Configured: Layout {
  let settings: Settings
  let height: (CGFloat) -> CGFloat
  var finished: ((LayoutSubviews) -> Void)?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: settings.width, height: height(settings.width))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    finished?(subviews)
  }
}

/// A key with a default that Swift 6 mode would not allow.
private struct Order: LayoutValueKey {
  static var defaultValue: Int = 3
}

@Suite struct ClosuresTests {
  @Test func `a layout in Swift 5 mode may keep what is not sendable`() {
    let layout = Configured(settings: Settings(), height: { $0 * 2 }, finished: nil)
    #expect(layout.height(layout.settings.width) == 14)
    #expect((layout as Any) is any Layout)
  }

  @Test func `a key in Swift 5 mode may have a variable default`() {
    #expect(Order.defaultValue == 3)
  }
}
