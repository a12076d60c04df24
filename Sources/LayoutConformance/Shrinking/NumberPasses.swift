import LayoutAPI
import LayoutEngine

/// The passes that lower numbers, proposals and origins.
extension Passes {
  /// Sets all numbers of the subviews to 0 or 1 at once, or rounds them.
  static func lowerAll<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    let changes: [(CGFloat) -> CGFloat] = [
      { _ in 0 }, { min($0, 1) }, { $0.rounded(.down) }, { ($0 / 2).rounded(.down) },
    ]
    for change in changes {
      var candidate = search.current
      candidate.mapNumbers { $0.isFinite ? change($0) : $0 }
      _ = try search.attempt(candidate, fails)
    }
  }

  /// Lowers each number as far as it goes.
  static func lowerNumbers<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    for index in search.current.numbers.indices {
      try lower(&search, fails) { layoutCase, value in
        layoutCase.replacingNumbers([index: value])
      } from: {
        $0.numbers[index]
      }
    }
  }

  /// Lowers pairs of numbers by the same amount: equal ones, and a sum with one of its parts.
  static func lowerTogether<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    let count = search.current.numbers.count
    guard count <= pairLimit else { return }
    for first in 0..<count {
      for second in 0..<count where first != second {
        let (a, b) = (search.current.numbers[first], search.current.numbers[second])
        // Both orders of a pair are the same unless the amount is that of one of them.
        guard a > 0, b >= a, a.isFinite, b.isFinite, a != b || first < second else { continue }
        try lower(&search, fails) { layoutCase, value in
          layoutCase.replacingNumbers([first: value, second: b - a + value])
        } from: {
          $0.numbers[first]
        }
      }
    }
  }

  /// Moves as much as possible of one number to another one.
  static func redistribute<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    let count = search.current.numbers.count
    guard count <= pairLimit else { return }
    for first in 0..<count {
      for second in first + 1..<max(count, first + 1) {
        let (a, b) = (search.current.numbers[first], search.current.numbers[second])
        guard a > 0, b > 0 || a <= 1, a.isFinite, b.isFinite else { continue }
        var isMoved = false
        for moved in [a, a - a.rounded(.down)] where moved > 0 && !isMoved {
          let candidate = search.current.replacingNumbers([first: a - moved, second: b + moved])
          isMoved = try search.attempt(candidate, fails)
        }
        guard !isMoved, b > 0 else { continue }
        // The most that can go, as if anything less could go too.
        var (low, high) = (CGFloat(0), a)
        while high - low > 1 {
          let middle = ((low + high) / 2).rounded(.down)
          guard middle > low, middle < high else { break }
          let candidate = search.current.replacingNumbers([first: a - middle, second: b + middle])
          if try search.attempt(candidate, fails) {
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
  static func simplifyProposals<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    if try search.attempt(search.current.offering(.unspecified), fails) { return }
    for axis in Axis.allCases {
      for length in [nil, 0, 1] as [CGFloat?] {
        let proposal = search.current.proposal.replacing(axis, by: length)
        if try search.attempt(search.current.offering(proposal), fails) { break }
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
        if try search.attempt(candidate, fails) { break }
      }
    }
  }

  /// Turns widths into heights, where the same fault may need no offer.
  static func turn<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    let turned = search.current.turned
    for candidate in [turned.offering(.unspecified), turned] {
      if try search.attempt(candidate, fails) { return }
    }
  }

  /// Gives what is offered to a subview instead, where the same fault needs the length and no offer.
  static func takeOffer<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
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
        if try search.attempt(candidate, fails) { return }
      }
    }
  }

  /// Makes texts of fewer and larger characters, or of more and smaller ones, of the same area.
  ///
  /// What a text needs is often its area, which one of its two numbers alone does not say.
  static func reshapeTexts<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    for path in search.current.paths {
      guard case .text(let count, let unit)? = search.current[path]?.leaf, unit.isFinite
      else { continue }
      let length = CGFloat(count) * unit
      for count in 1...6 {
        guard var spec = search.current[path] else { break }
        spec.kind = .leaf(.text(count: count, unit: (length / CGFloat(count)).rounded(.up)))
        _ = try search.attempt(search.current.replacing(path, by: spec), fails)
      }
    }
  }

  /// Moves a negative origin to a positive one, where the same fault mostly needs another offer.
  ///
  /// A coordinate that is taken for a length makes it seem smaller at a negative origin, and larger
  /// at a positive one: there it shows with an offer that just fits.
  static func makeOriginPositive<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    let origin = search.current.origin
    guard origin.x < 0 || origin.y < 0 else { return }
    let positive = CGPoint(x: abs(origin.x), y: abs(origin.y))
    let fit = search.current.tightFit
    for origin in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1), positive] {
      for proposal in [search.current.proposal] + fit {
        var candidate = search.current.offering(proposal)
        candidate.origin = origin
        if try search.attempt(candidate, fails) { return }
      }
    }
  }

  /// Moves origins to 0, 0, to 1, 0, to 0, 1, and else towards 0.
  static func simplifyOrigins<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    for x in [CGFloat(0), 1, -1] {
      for y in [CGFloat(0), 1, -1] {
        var candidate = search.current
        candidate.origin = CGPoint(x: x, y: y)
        if try search.attempt(candidate, fails) { return }
      }
    }
    for axis in Axis.allCases {
      try lower(&search, fails) { layoutCase, value in
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
        if try search.attempt(candidate, fails) { break }
      }
    }
  }

  /// Puts simpler subviews first where their order does not matter.
  static func reorder<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    guard search.current.subviews.count > 1 else { return }
    for last in search.current.subviews.indices.dropFirst() {
      for index in stride(from: last, to: 0, by: -1) {
        var candidate = search.current
        candidate.subviews.swapAt(index - 1, index)
        guard try search.attempt(candidate, fails) else { break }
      }
    }
  }

  /// Lowers one number of a case: to 0, to 1, then by halving what is left to where it fails.
  private static func lower<Failure: Error>(
    _ search: inout Search, _ fails: (LayoutCase) throws(Failure) -> Bool,
    _ setting: (LayoutCase, CGFloat) -> LayoutCase, from value: (LayoutCase) -> CGFloat
  ) throws(Failure) {
    let start = value(search.current)
    guard start != 0 else { return }
    let special: [CGFloat] = start < 0 ? [0, -start] : [0, 1]
    for simple in special where start < 0 || simple < start {
      if try search.attempt(setting(search.current, simple), fails) { return }
    }
    guard start > 1, start.isFinite else {
      // What is left is a fraction, or infinity: a round number is simpler than both.
      for simple in [0.5, 2, 10] as [CGFloat] where simple != start {
        if try search.attempt(setting(search.current, simple), fails) { return }
      }
      return
    }
    if start != start.rounded() {
      let (below, above) = (start.rounded(.down), start.rounded(.up))
      // A whole number is simpler than a fraction, a larger one too.
      for simple in [below, above, above + 1, above + 2, (start * 2).rounded(.down) / 2] {
        if try search.attempt(setting(search.current, simple), fails) { break }
      }
    }
    // The least whole number that fails, as if every larger one failed too.
    var (low, high) = (CGFloat(1), value(search.current))
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      // Below a fraction no other whole number may be left; beyond 2^53 two are more than 1 apart.
      guard middle > low, middle < high else { break }
      if try search.attempt(setting(search.current, middle), fails) {
        high = middle
      } else {
        low = middle
      }
    }
    // Which is seldom quite true: a little less may do.
    for less in [1, 2] as [CGFloat] where value(search.current) - less > 1 {
      _ = try search.attempt(setting(search.current, value(search.current) - less), fails)
    }
  }
}
