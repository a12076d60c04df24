import LayoutAPI
import LayoutConformanceTestSupport

@testable import LayoutConformance

/// A layout that answers and places as a test says; a row of ideal sizes where it says nothing.
struct Puppet: Layout {
  typealias Measure = @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize
  typealias Place = @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  var measure: Measure = { _, subviews in Row().size(of: subviews) }
  var place: Place = { bounds, _, subviews in Row().place(subviews, in: bounds) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    measure(proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(bounds, proposal, subviews)
  }
}

extension Subject {
  /// A layout that answers and places as a test says.
  static func puppet(
    measure: Puppet.Measure? = nil, place: Puppet.Place? = nil
  ) -> Subject {
    Subject("Puppet") { _ in
      var puppet = Puppet()
      if let measure { puppet.measure = measure }
      if let place { puppet.place = place }
      return puppet
    }
  }

  /// A layout of one size.
  static func sized(_ width: CGFloat, _ height: CGFloat) -> Subject {
    puppet(measure: { _, _ in CGSize(width, height) })
  }

  /// A layout that puts every subview at one point of its bounds.
  static func placing(
    at x: CGFloat, _ y: CGFloat, _ proposal: ProposedViewSize = .unspecified
  ) -> Subject {
    puppet(place: { bounds, _, subviews in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.origin.x + x, y: bounds.origin.y + y), proposal: proposal)
      }
    })
  }
}
