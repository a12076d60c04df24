import LayoutAPI
import LayoutEngine

/// The passes that lower numbers, proposals and origins.
extension Passes {
  /// Sets all numbers of the subviews to 0 or 1 at once, or rounds them.
  static func lowerAll(_ search: inout Search<LayoutCase>) {
    let changes: [(CGFloat) -> CGFloat] = [
      { _ in 0 }, { min($0, 1) }, { $0.rounded(.down) }, { ($0 / 2).rounded(.down) },
    ]
    for change in changes {
      var candidate = search.current
      candidate.mapNumbers { $0.isFinite ? change($0) : $0 }
      _ = search.attempt(candidate)
    }
  }

  /// Lowers each number as far as it goes.
  static func lowerNumbers(_ search: inout Search<LayoutCase>) {
    for index in search.current.numbers.indices {
      lower(&search) { layoutCase, value in
        layoutCase.replacingNumbers([index: value])
      } from: {
        $0.numbers[index]
      }
    }
  }

  /// Lowers pairs of numbers by the same amount: equal ones, and a sum with one of its parts.
  static func lowerTogether(_ search: inout Search<LayoutCase>) {
    let count = search.current.numbers.count
    guard count <= pairLimit else { return }
    for first in 0..<count {
      for second in 0..<count where first != second {
        let (a, b) = (search.current.numbers[first], search.current.numbers[second])
        // Both orders of a pair are the same unless the amount is that of one of them.
        guard a > 0, b >= a, a.isFinite, b.isFinite, a != b || first < second else { continue }
        lower(&search) { layoutCase, value in
          layoutCase.replacingNumbers([first: value, second: b - a + value])
        } from: {
          $0.numbers[first]
        }
      }
    }
  }

  /// Moves as much as possible of one number to another one.
  static func redistribute(_ search: inout Search<LayoutCase>) {
    let count = search.current.numbers.count
    guard count <= pairLimit else { return }
    for first in 0..<count {
      for second in first + 1..<max(count, first + 1) {
        let (a, b) = (search.current.numbers[first], search.current.numbers[second])
        guard a > 0, b > 0 || a <= 1, a.isFinite, b.isFinite else { continue }
        var isMoved = false
        for moved in [a, a - a.rounded(.down)] where moved > 0 && !isMoved {
          let candidate = search.current.replacingNumbers([first: a - moved, second: b + moved])
          isMoved = search.attempt(candidate)
        }
        guard !isMoved, b > 0 else { continue }
        // The most that can go, as if anything less could go too.
        var (low, high) = (CGFloat(0), a)
        while high - low > 1 {
          let middle = ((low + high) / 2).rounded(.down)
          guard middle > low, middle < high else { break }
          let candidate = search.current.replacingNumbers([first: a - middle, second: b + middle])
          if search.attempt(candidate) {
            low = middle
          } else {
            high = middle
          }
        }
      }
    }
  }

  /// How many numbers a case may have for all pairs of them to be tried.
  private static let pairLimit = 24

  /// Replaces offers by simpler ones: nothing, 0, something finite.
  static func simplifyProposals(_ search: inout Search<LayoutCase>) {
    if search.attempt(search.current.offering(.unspecified)) { return }
    for axis in Axis.allCases {
      for length in [nil, 0, 1] as [CGFloat?] {
        let proposal = search.current.proposal.replacing(axis, by: length)
        if search.attempt(search.current.offering(proposal)) { break }
      }
    }
    for index in search.current.script.indices {
      guard let proposal = search.current.script[index].proposal else { continue }
      for simpler in [
        Proposal.unspecified, proposal.replacing(.horizontal, by: nil),
        proposal.replacing(.vertical, by: nil), proposal.replacing(.horizontal, by: 0),
        proposal.replacing(.vertical, by: 0),
      ] {
        var candidate = search.current
        candidate.script[index] = candidate.script[index].replacing(simpler)
        if search.attempt(candidate) { break }
      }
    }
  }

  /// Turns widths into heights, where the same fault may need no offer.
  static func transposeAxes(_ search: inout Search<LayoutCase>) {
    let turned = search.current.transposed
    for candidate in [turned.offering(.unspecified), turned] {
      if search.attempt(candidate) { return }
    }
  }

  /// Gives what is offered to a subview instead, where the same fault needs the length and no offer.
  static func moveProposalIntoSubview(_ search: inout Search<LayoutCase>) {
    for axes in [[Axis.horizontal, .vertical], [.horizontal], [.vertical]] {
      guard let last = search.current.subviews.indices.last else { return }
      for index in [last, 0] {
        guard case .rigid(let rigid)? = search.current.subviews[index].leaf else { continue }
        var size = rigid
        var proposal = search.current.proposal
        for axis in axes where proposal.isFinite {
          size[axis] += proposal[axis] ?? 0
          proposal[axis] = nil
        }
        var candidate = search.current.offering(proposal)
        candidate.subviews[index].kind = .leaf(.rigid(size))
        if search.attempt(candidate) { return }
      }
    }
  }

  /// Makes texts of fewer and larger characters, or of more and smaller ones, of the same area.
  ///
  /// What a text needs is often its area, which one of its two numbers alone does not say.
  static func reshapeTexts(_ search: inout Search<LayoutCase>) {
    for path in search.current.paths {
      guard case .text(let count, let unit)? = search.current[path]?.leaf, unit.isFinite
      else { continue }
      let length = CGFloat(count) * unit
      for count in 1...6 {
        guard var spec = search.current[path] else { break }
        spec.kind = .leaf(.text(count: count, unit: (length / CGFloat(count)).rounded(.up)))
        _ = search.attempt(search.current.replacing(path, by: spec))
      }
    }
  }

  /// Moves a negative origin to a positive one, where the same fault mostly needs another offer.
  ///
  /// A coordinate that is taken for a length makes it seem smaller at a negative origin, and larger
  /// at a positive one: there it shows with an offer that just fits.
  static func makeOriginPositive(_ search: inout Search<LayoutCase>) {
    let origin = search.current.origin
    let positive = CGPoint(x: abs(origin.x), y: abs(origin.y))
    let fit = search.current.tightFit
    for origin in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1), positive] {
      for proposal in [search.current.proposal] + fit {
        var candidate = search.current.offering(proposal)
        candidate.origin = origin
        if search.attempt(candidate) { return }
      }
    }
  }

  /// Moves origins to 0, 0, to 1, 0, to 0, 1, and else towards 0.
  static func simplifyOrigins(_ search: inout Search<LayoutCase>) {
    for x in [CGFloat(0), 1, -1] {
      for y in [CGFloat(0), 1, -1] {
        var candidate = search.current
        candidate.origin = CGPoint(x: x, y: y)
        if search.attempt(candidate) { return }
      }
    }
    for axis in Axis.allCases {
      lower(&search) { layoutCase, value in
        var candidate = layoutCase
        let isNegative = layoutCase.origin[axis] < 0
        candidate.origin[axis] = isNegative ? -value.rounded() : value.rounded()
        return candidate
      } from: {
        abs($0.origin[axis])
      }
    }
    for index in search.current.script.indices {
      guard case .place(let proposal, _) = search.current.script[index] else { continue }
      for origin in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
        var candidate = search.current
        candidate.script[index] = .place(proposal, origin: origin)
        if search.attempt(candidate) { break }
      }
    }
  }

  /// Puts simpler subviews first where their order does not matter.
  static func reorder(_ search: inout Search<LayoutCase>) {
    for last in search.current.subviews.indices.dropFirst() {
      for index in stride(from: last, to: 0, by: -1) {
        var candidate = search.current
        candidate.subviews.swapAt(index - 1, index)
        guard search.attempt(candidate) else { break }
      }
    }
  }

  /// Lowers one number of a case: to 0, to 1, then by halving what is left to where it fails.
  private static func lower(
    _ search: inout Search<LayoutCase>, _ setting: (LayoutCase, CGFloat) -> LayoutCase,
    from value: (LayoutCase) -> CGFloat
  ) {
    let start = value(search.current)
    guard start != 0 else { return }
    guard start > 0 else {
      for simple in [0, -start] {
        if search.attempt(setting(search.current, simple)) { return }
      }
      // As far below 0 as the opposite is above it.
      guard start < -1 else { return }
      lower(&search) {
        setting($0, -$1)
      } from: {
        -value($0)
      }
      return
    }
    for simple in [0, 1] as [CGFloat] where simple < start {
      if search.attempt(setting(search.current, simple)) { return }
    }
    guard start > 1, start.isFinite else {
      // What is left is a fraction, or infinity: a round number is simpler than both.
      for simple in [0.5, 2, 10] as [CGFloat] where simple != start {
        if search.attempt(setting(search.current, simple)) { return }
      }
      return
    }
    if start != start.rounded() {
      let (below, above) = (start.rounded(.down), start.rounded(.up))
      // A whole number is simpler than a fraction, a larger one too.
      for simple in [below, above, above + 1, above + 2, (start * 2).rounded(.down) / 2] {
        if search.attempt(setting(search.current, simple)) { break }
      }
    }
    // The least whole number that fails, as if every larger one failed too.
    var (low, high) = (CGFloat(1), value(search.current))
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      // Below a fraction no other whole number may be left; beyond 2^53 two are more than 1 apart.
      guard middle > low, middle < high else { break }
      if search.attempt(setting(search.current, middle)) {
        high = middle
      } else {
        low = middle
      }
    }
    // Which is seldom quite true: a little less may do.
    for less in [1, 2] as [CGFloat] where value(search.current) - less > 1 {
      _ = search.attempt(setting(search.current, value(search.current) - less))
    }
    // And a small number for which it fails may lie below some for which it does not.
    for simple in 2...9 where CGFloat(simple) < value(search.current) {
      if search.attempt(setting(search.current, CGFloat(simple))) { break }
    }
  }
}
