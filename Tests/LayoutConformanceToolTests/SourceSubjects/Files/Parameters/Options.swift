import SwiftUI

struct Options: OptionSet {
  let rawValue: Int

  static let wide = Options(rawValue: 1)
  static let high = Options(rawValue: 2)
}

enum Mode: String { case plain, fancy }

struct Settings {
  var gap: CGFloat
  var mode: Mode
}

struct Optioned: Layout {
  let options: Options
  let settings: Settings
  let modes: [Mode]
  let title: String

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: size.width + (options.contains(.wide) ? 10 : 0),
      height: size.height + (options.contains(.high) ? 10 : 0) + settings.gap)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}
