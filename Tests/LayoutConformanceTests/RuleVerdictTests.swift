import LayoutAPI
import LayoutConformanceTestSupport
import LayoutEngine
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What the rules say at their limits: just within, just beyond, and where they do not apply.
@Suite struct RuleVerdictTests {
  private enum Verdict: Equatable {
    case holds, broken
    case skipped(SkipReason)
  }

  private func expect(
    _ id: String, _ verdict: Verdict, _ layoutCase: LayoutCase, of subject: Subject,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    // What sizes are made for is another suite's.
    let rule = try #require(RuleCatalogue.rule(id)).forAnyLayout
    let actual: Judgement = rule.judge(layoutCase, of: subject)
    switch (actual, verdict) {
    case (.holds, .holds), (.violated, .broken): break
    case (.skipped(let text), .skipped(let reason)) where text == reason.text: break
    default: Issue.record("\(id): \(actual), not \(verdict)", sourceLocation: location)
    }
  }

  private let two = LayoutCase([.rigid(10, 4), .rigid(6, 8)])

  private func two(_ width: CGFloat?, _ height: CGFloat?) -> LayoutCase {
    LayoutCase(two.subviews, proposal: offer(width, height))
  }

  @Test func `SIZE-01 allows a billion points, for offers up to a million`() throws {
    try expect("SIZE-01", .holds, two, of: .sized(1e9, 1e9))
    try expect("SIZE-01", .broken, two, of: .sized(1.001e9, 1))
    try expect("SIZE-01", .broken, two, of: .sized(1, 1.001e9))
    try expect("SIZE-01", .broken, two, of: .sized(.greatestFiniteMagnitude, 1))
    try expect("SIZE-01", .broken, two, of: .sized(.infinity, 1))
    try expect("SIZE-01", .broken, two(1e6, 1e6), of: .sized(1, .infinity))
    try expect("SIZE-01", .skipped(.infiniteProposal), two(1.1e6, nil), of: .sized(.infinity, 1))
    try expect("SIZE-01", .skipped(.infiniteProposal), two(nil, .infinity), of: .sized(1, 2e9))
    // A NaN is another rule's.
    try expect("SIZE-01", .holds, two, of: .sized(.nan, 1))
  }

  @Test func `SIZE-02 refuses NaN and less than nothing, on both axes`() throws {
    for (width, height): (CGFloat, CGFloat) in [
      (.nan, 1), (1, .nan), (-0.25, 1), (1, -0.25), (-.infinity, 0),
    ] {
      try expect("SIZE-02", .broken, two, of: .sized(width, height))
    }
    for (width, height): (CGFloat, CGFloat) in [(0, 0), (-0.0, 1), (1, -0.0), (.infinity, 1)] {
      try expect("SIZE-02", .holds, two, of: .sized(width, height))
    }
  }

  @Test func `SIZE-03 looks at each axis by itself`() throws {
    try expect("SIZE-03", .broken, two(.infinity, nil), of: .sized(1, .infinity))
    try expect("SIZE-03", .broken, two(3, .infinity), of: .sized(.infinity, .infinity))
    try expect("SIZE-03", .holds, two(.infinity, nil), of: .sized(.infinity, 1))
    try expect("SIZE-03", .holds, two(.infinity, .infinity), of: .sized(.infinity, .infinity))
    try expect("SIZE-03", .skipped(.finiteProposal), two(3, nil), of: .sized(.infinity, 1))
    try expect(
      "SIZE-03", .skipped(.kinds),
      LayoutCase([ViewNode(.aspect(ratio: 1))], proposal: offer(.infinity, nil)),
      of: .sized(1, .infinity))
  }

  @Test func `SIZE-04 compares 0 with nil and nil with infinity, on both axes`() throws {
    func sizes(
      _ zero: CGFloat, _ ideal: CGFloat, _ most: CGFloat, _ axis: Axis, isGiven: Bool = false
    ) -> Subject {
      .puppet(measure: { proposal, subviews in
        let offered = axis == .horizontal ? proposal.width : proposal.height
        // What is given for nil has nothing to do with the subviews.
        let own = isGiven ? 10 : subviews.first?.sizeThatFits(.unspecified).width ?? 10
        let length = offered.map { $0 == 0 ? zero : most } ?? ideal * own / 10
        return axis == .horizontal ? CGSize(length, 1) : CGSize(1, length)
      })
    }
    for axis in Axis.allCases {
      try expect("SIZE-04", .holds, two, of: sizes(1, 2, 3, axis))
      try expect("SIZE-04", .holds, two, of: sizes(2, 2, 2, axis))
      try expect("SIZE-04", .broken, two, of: sizes(2, 1, 3, axis))
      try expect("SIZE-04", .broken, two, of: sizes(1, 3, 2, axis))
      try expect("SIZE-04", .holds, two, of: sizes(2, 1, 3, axis, isGiven: true))
      try expect("SIZE-04", .holds, two, of: sizes(1, 3, 2, axis, isGiven: true))
      try expect("SIZE-04", .broken, two, of: sizes(3, 2, 1, axis, isGiven: true))
      try expect("SIZE-04", .broken, two, of: sizes(3, 3, 1, axis, isGiven: true))
      try expect("SIZE-04", .skipped(.invalidSize), two, of: sizes(1, .nan, 2, axis))
      try expect("SIZE-04", .skipped(.kinds), LayoutCase([.text(2, 3)]), of: sizes(2, 1, 3, axis))
      var ranked = two
      ranked.subviews[1].priority = 1
      try expect("SIZE-04", .broken, ranked, of: sizes(2, 1, 3, axis))
    }
    // A column makes room for the guide that a row has none of, and is wider than the row.
    var guided = LayoutCase([.rigid(0, 0), .rigid(0, 0)])
    guided.subviews[1].guides = ["leading": 9]
    let switching = try specimen("SwitchingStack")
    try expect("SIZE-04", .skipped(.guides), guided, of: switching)
    try expect("SIZE-04", .holds, LayoutCase([.rigid(0, 0), .rigid(0, 0)]), of: switching)
    guided.proposal = offer(0, nil)
    for id in ["MONO-01", "MONO-02"] {
      try expect(id, .skipped(.guides), guided, of: switching)
    }
  }

  @Test func `SIZE-05 wants room for the largest, on both axes`() throws {
    try expect("SIZE-05", .holds, two, of: .sized(10, 8))
    try expect("SIZE-05", .broken, two, of: .sized(9.75, 8))
    try expect("SIZE-05", .broken, two, of: .sized(10, 7.75))
    try expect("SIZE-05", .skipped(.invalidSize), two, of: .sized(.nan, 8))
    try expect("SIZE-05", .skipped(.invalidSize), two, of: .sized(-1, 8))
    try expect("SIZE-05", .skipped(.kinds), LayoutCase([.color]), of: .sized(1, 1))
    try expect("SIZE-05", .skipped(.noSubviews), LayoutCase(), of: .sized(1, 1))
    var raised = two
    raised.subviews[1].priority = 1
    try expect("SIZE-05", .skipped(.outranked), raised, of: .sized(6, 8))
    // A size that the subviews of highest priority do not make alone is to hold the others, too.
    let counting = Subject.puppet(measure: { _, subviews in
      CGSize(6, 8 * CGFloat(subviews.count))
    })
    try expect("SIZE-05", .broken, raised, of: counting)
    // What is parked needs no room.
    let first = { @Sendable (_: ProposedViewSize, subviews: LayoutSubviews) in
      subviews[0].sizeThatFits(.unspecified)
    }
    func parking(at x: CGFloat) -> Subject {
      .puppet(
        measure: first,
        place: { bounds, _, subviews in
          Row().place(subviews[0..<1], in: bounds)
          for subview in subviews[1...] {
            subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
          }
        })
    }
    try expect("SIZE-05", .holds, two, of: parking(at: -9_999))
    try expect("SIZE-05", .broken, two, of: parking(at: -999))
  }

  @Test func `SIZE-06 suspects only where room leads to another length than 0 and nil`() throws {
    func widths(_ zero: CGFloat, _ ideal: CGFloat, _ room: CGFloat) -> Subject {
      .puppet(measure: { proposal, _ in
        CGSize(proposal.width.map { $0 == 0 ? zero : room } ?? ideal, 8)
      })
    }
    try expect("SIZE-06", .broken, two, of: widths(10, 10, 16))
    try expect("SIZE-06", .skipped(.indistinct), two, of: widths(10, 12, 16))
    try expect("SIZE-06", .skipped(.indistinct), two, of: widths(10, 10, 10))
    // Both side by side are no least length.
    try expect("SIZE-06", .skipped(.indistinct), two, of: widths(16, 16, 64))
    try expect("SIZE-06", .skipped(.invalidSize), two, of: .sized(.nan, .nan))
  }

  @Test func `SIZE-07 suspects one size for everything`() throws {
    try expect("SIZE-07", .broken, two, of: .sized(44, 44))
    try expect("SIZE-07", .holds, two, of: .puppet())
    try expect("SIZE-07", .skipped(.noSubviews), LayoutCase(), of: .sized(44, 44))
    try expect(
      "SIZE-07", .skipped(.indistinct), LayoutCase([.rigid(7.25, 5.75)]), of: .sized(44, 44))
  }

  @Test func `AGREE-01 wants every side inside, but for rounding`() throws {
    try expect("AGREE-01", .holds, two, of: .puppet())
    for (x, y): (CGFloat, CGFloat) in [(-0.25, 0), (0, -0.25), (6.25, 0), (0, 0.25)] {
      try expect("AGREE-01", .broken, two, of: .placing(at: x, y))
    }
    try expect("AGREE-01", .holds, two, of: .placing(at: 6, 0))
    try expect("AGREE-01", .holds, two, of: .placing(at: 6 + 1e-7, -1e-7))
    try expect("AGREE-01", .broken, two, of: .placing(at: 6 + 1e-4, 0))
    try expect("AGREE-01", .broken, LayoutCase([.text(3, 2)]), of: .placing(at: 1, 0))
    try expect("AGREE-01", .skipped(.noSubviews), LayoutCase(), of: .placing(at: 1, 0))
    try expect(
      "AGREE-01", .skipped(.kinds), LayoutCase([ViewNode(.aspect(ratio: 1))]),
      of: .placing(at: 99, 0))
    // What stands at no number, nowhere, or far away is another rule's.
    try expect("AGREE-01", .holds, two, of: .placing(at: .nan, 0))
    try expect("AGREE-01", .holds, two, of: .placing(at: 20_000, 0))
    try expect(
      "AGREE-01", .holds, two, of: .puppet(measure: { _, _ in .zero }, place: { _, _, _ in }))
    try expect("AGREE-01", .skipped(.invalidSize), two, of: .sized(.nan, 1))
  }

  @Test func `AGREE-02 and AGREE-05 offer at least the ideal size`() throws {
    // Right at the ideal size and wrong beyond it, or the other way round.
    func wrong(_ isWrong: @escaping @Sendable (CGFloat) -> Bool) -> Subject {
      .puppet(place: { bounds, proposal, subviews in
        let y: CGFloat = proposal.width.map(isWrong) == true ? 50 : 0
        Row().place(subviews, in: bounds.offsetBy(dx: 0, dy: y))
      })
    }
    try expect("AGREE-02", .broken, two(30, 8), of: wrong { $0 == 30 })
    try expect("AGREE-02", .broken, two(5, 8), of: wrong { $0 == 16 })
    try expect("AGREE-02", .broken, two(.infinity, nil), of: wrong { $0 == 16 })
    try expect("AGREE-02", .holds, two(5, 8), of: wrong { $0 == 5 })
    try expect(
      "AGREE-02", .skipped(.noRoom), LayoutCase([.rigid(0, 4)]), of: .placing(at: 9, 0))
    try expect("AGREE-02", .skipped(.kinds), LayoutCase([.color]), of: .placing(at: 99, 0))
    try expect("AGREE-02", .skipped(.noSubviews), LayoutCase(), of: .placing(at: 99, 0))
    try expect("AGREE-05", .broken, LayoutCase([.color]), of: .placing(at: 99, 0))
    try expect(
      "AGREE-05", .broken, LayoutCase([.text(2, 2), .rigid(1, 1)]), of: .placing(at: 9, 0))
    try expect("AGREE-05", .skipped(.kinds), two, of: .placing(at: 99, 0))
    try expect(
      "AGREE-05", .skipped(.kinds), LayoutCase([ViewNode(.aspect(ratio: 1))]),
      of: .placing(at: 99, 0))
    var guided = LayoutCase([.color])
    guided.subviews[0].guides = ["top": 3]
    try expect("AGREE-05", .skipped(.outlyingGuides), guided, of: .placing(at: 99, 0))
  }

  @Test func `AGREE-01 judges guides that lie within their own view`() throws {
    let outside = Subject.placing(at: 99, 0)
    for (name, position, verdict): (String, CGFloat, Verdict) in [
      ("top", 0, .broken), ("top", 4, .broken), ("top", 4.25, .skipped(.outlyingGuides)),
      ("top", -0.25, .skipped(.outlyingGuides)), ("leading", 10, .broken),
      ("leading", 10.25, .skipped(.outlyingGuides)),
    ] {
      var guided = two
      guided.subviews[0].guides = [name: position]
      try expect("AGREE-01", verdict, guided, of: outside)
    }
  }

  @Test func `AGREE-01 lets stand outside what a higher priority leaves no room for`() throws {
    var ranked = two
    ranked.subviews[1].priority = 1
    let pile = try specimen("PileOfHighestPriority")
    try expect("AGREE-01", .skipped(.outranked), ranked, of: pile)
    try expect("AGREE-01", .broken, ranked, of: specimen("RowBesidePriorities"))
  }

  @Test func `AGREE-02 keeps a nil beside a length`() throws {
    let column = try specimen("ColumnSpacedWithoutHeight")
    try expect("AGREE-02", .broken, two(10, nil), of: column)
    try expect("AGREE-02", .holds, two(nil, 12), of: column)
    try expect("AGREE-02", .holds, two(nil, nil), of: column)
    try expect("AGREE-02", .broken, two(nil, 9), of: specimen("RowCentredInTen"))
    try expect("AGREE-02", .holds, two(nil, 9), of: specimen("RowCentredInBounds"))
  }

  @Test func `AGREE-03 offers four times the room`() throws {
    func needing(_ width: CGFloat, _ height: CGFloat) -> Subject {
      .puppet(
        measure: { proposal, _ in CGSize(proposal.width ?? 10, proposal.height ?? 10) },
        place: { bounds, _, subviews in
          for subview in subviews {
            subview.place(
              at: CGPoint(x: bounds.minX + width, y: bounds.minY + height),
              proposal: .unspecified)
          }
        })
    }
    // 4 × 16 wide and 4 × 12 high.
    try expect("AGREE-03", .holds, two, of: needing(54, 40))
    try expect("AGREE-03", .broken, two, of: needing(54.25, 0))
    try expect("AGREE-03", .broken, two, of: needing(0, 40.25))
    try expect("AGREE-03", .skipped(.kinds), LayoutCase([.color]), of: needing(999, 0))
    try expect("AGREE-03", .skipped(.noSubviews), LayoutCase(), of: needing(999, 0))
  }

  @Test func `AGREE-04 looks at rigid views and text that were measured`() throws {
    let text = LayoutCase([.text(4, 2)], proposal: offer(4, nil))
    func measuring(_ isMeasured: Bool, _ size: CGSize) -> Subject {
      .puppet(
        measure: { proposal, subviews in
          if isMeasured { for subview in subviews { _ = subview.sizeThatFits(proposal) } }
          return size
        },
        place: { bounds, _, subviews in
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        })
    }
    try expect("AGREE-04", .broken, text, of: measuring(true, CGSize(4, 4)))
    try expect("AGREE-04", .skipped(.notMeasured), text, of: measuring(false, CGSize(4, 4)))
    try expect(
      "AGREE-04", .skipped(.notMeasured), LayoutCase([.color], proposal: offer(4, nil)),
      of: measuring(true, CGSize(4, 4)))
    try expect("AGREE-04", .skipped(.infiniteSize), text, of: measuring(true, CGSize(.infinity, 4)))
    // SwiftUI's own row learns how high it is, and then its neighbours' share is another.
    let coupled = ViewNode(.zstack(.center), [ViewNode(.aspect(ratio: 1)), .rigid(4, 0)])
    try expect(
      "AGREE-04", .skipped(.kinds),
      LayoutCase(
        [.rigid(0, 0), .rigid(0, 0), .rigid(0, 0), coupled, .text(3, 1)],
        proposal: offer(38, nil)),
      of: try specimen("HStackLayout"))
    // SwiftUI's own pile offers its size.
    try expect(
      "AGREE-04", .holds, text,
      of: .puppet(
        measure: { proposal, subviews in
          _ = subviews[0].sizeThatFits(proposal)
          return CGSize(6, 6)
        },
        place: { bounds, _, subviews in
          subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }))
  }

  @Test func `PLACE-01 and PLACE-02 count the calls for each subview`() throws {
    func placing(_ counts: [Int]) -> Subject {
      .puppet(place: { bounds, _, subviews in
        for (subview, count) in zip(subviews, counts) {
          for _ in 0..<count { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      })
    }
    let four = LayoutCase([.rigid(1, 1), .color, .text(2, 2), .rigid(0, 0)])
    try expect("PLACE-01", .holds, four, of: placing([1, 1, 1, 1]))
    try expect("PLACE-01", .broken, four, of: placing([1, 1, 1, 0]))
    try expect("PLACE-01", .broken, four, of: placing([0, 1, 1, 1]))
    try expect("PLACE-01", .skipped(.noSubviews), LayoutCase(), of: placing([]))
    try expect("PLACE-02", .holds, four, of: placing([1, 1, 0, 1]))
    try expect("PLACE-02", .broken, four, of: placing([1, 1, 1, 2]))
    try expect("PLACE-02", .skipped(.noSubviews), LayoutCase(), of: placing([]))
  }

  @Test func `PLACE-03 and PLACE-04 want numbers`() throws {
    for (x, y): (CGFloat, CGFloat) in [(.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity)] {
      try expect("PLACE-03", .broken, two, of: .placing(at: x, y))
      try expect("PLACE-04", .broken, two(.infinity, 3), of: .placing(at: x, y))
    }
    let odd = UnitPoint(x: .infinity, y: 0)
    for id in ["PLACE-03", "PLACE-04"] {
      try expect(
        id, .broken, two(id == "PLACE-03" ? 3 : .infinity, nil),
        of: .puppet(place: { bounds, _, subviews in
          for subview in subviews {
            subview.place(at: bounds.origin, anchor: odd, proposal: .unspecified)
          }
        }))
      // What was not placed at all is another rule's, wherever it stands.
      try expect(
        id, .holds,
        LayoutCase([.color], proposal: offer(id == "PLACE-03" ? 3 : .infinity, nil)),
        of: .puppet(measure: { _, _ in .zero }, place: { _, _, _ in }))
    }
    let wide = ProposedViewSize(width: .infinity, height: nil)
    let greedy = LayoutCase([.color])
    try expect("PLACE-03", .broken, greedy, of: .placing(at: 0, 0, wide))
    try expect(
      "PLACE-03", .skipped(.infiniteProposal), two(3, .infinity), of: .placing(at: .nan, 0))
    try expect("PLACE-04", .skipped(.finiteProposal), two, of: .placing(at: .nan, 0))
    let endless = Subject.puppet(
      measure: { _, _ in CGSize(.infinity, 1) },
      place: { _, _, subviews in
        for subview in subviews {
          subview.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .zero)
        }
      })
    try expect("PLACE-03", .skipped(.infiniteSize), two, of: endless)
    try expect("PLACE-04", .skipped(.infiniteSize), two(.infinity, nil), of: endless)
  }

  @Test func `PLACE-05 wants frames and offers to move with the origin`() throws {
    var moved = two
    moved.origin = CGPoint(x: 3, y: -5)
    let stuck = { @Sendable (x: CGFloat, y: CGFloat) in
      Subject.puppet(place: { bounds, _, subviews in
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.minX * x, y: bounds.minY * y), proposal: .unspecified)
        }
      })
    }
    try expect("PLACE-05", .holds, moved, of: stuck(1, 1))
    try expect("PLACE-05", .broken, moved, of: stuck(0, 1))
    try expect("PLACE-05", .broken, moved, of: stuck(1, 0))
    try expect("PLACE-05", .skipped(.originAtZero), two, of: stuck(0, 0))
    try expect(
      "PLACE-05", .broken, moved,
      of: .puppet(place: { bounds, _, subviews in
        Row().place(
          subviews, in: bounds, proposal: ProposedViewSize(width: bounds.maxX, height: nil))
      }))
    try expect("PLACE-05", .holds, moved, of: .placing(at: .nan, 0))
    try expect("PLACE-05", .skipped(.infiniteSize), moved, of: .sized(.infinity, 1))
  }

  @Test func `PLACE-05 takes NaN for NaN, and a rounding error for none`() throws {
    var moved = two
    moved.origin = CGPoint(x: 3, y: -5)
    func offering(_ offer: @escaping @Sendable (CGRect) -> (CGFloat?, CGFloat?)) -> Subject {
      .puppet(place: { bounds, _, subviews in
        let (width, height) = offer(bounds)
        Row().place(
          subviews, in: bounds, proposal: ProposedViewSize(width: width, height: height))
      })
    }
    try expect("PLACE-05", .holds, moved, of: offering { _ in (.nan, 1) })
    try expect("PLACE-05", .holds, moved, of: offering { _ in (nil, -.nan) })
    try expect("PLACE-05", .holds, moved, of: offering { ($0.minX + 0.1 - $0.minX, nil) })
    try expect("PLACE-05", .holds, moved, of: offering { _ in (.infinity, nil) })
    for other: CGFloat? in [nil, 1, .infinity] {
      try expect("PLACE-05", .broken, moved, of: offering { ($0.minX == 0 ? other : .nan, 1) })
      try expect("PLACE-05", .broken, moved, of: offering { (1, $0.minX == 0 ? .nan : other) })
    }
    try expect("OFFER-01", .broken, moved, of: offering { _ in (.nan, 1) })
  }

  @Test func `a parking place is PLACE-07's alone, wherever it is`() throws {
    var moved = LayoutCase([.rigid(10, 4), .rigid(6, 8), .rigid(512, 512)])
    moved.origin = CGPoint(x: 200, y: -200)
    func parking(
      _ point: @escaping @Sendable (CGRect) -> (CGFloat, CGFloat),
      _ anchor: UnitPoint = .topLeading
    ) -> Subject {
      .puppet(place: { bounds, _, subviews in
        Row().place(subviews[0..<2], in: bounds)
        let (x, y) = point(bounds)
        for subview in subviews[2...] {
          subview.place(at: CGPoint(x: x, y: y), anchor: anchor, proposal: .unspecified)
        }
      })
    }
    let greatest = CGFloat.greatestFiniteMagnitude
    for subject in [
      parking { _ in (-9_999, 0) }, parking({ _ in (-10_000, -10_000) }, .leading),
      parking({ _ in (10_000, 10_000) }, .bottomTrailing), parking { _ in (0, 9_999) },
      parking { _ in (1e6, 1e12) }, parking { _ in (-greatest, 0) }, parking { _ in (0, greatest) },
      parking { ($0.minX - 50_000, $0.minY) }, parking { ($0.maxX + 9_999, $0.minY) },
    ] {
      try expect("PLACE-07", .broken, moved, of: subject)
      for id in ["PLACE-05", "AGREE-01", "AGREE-02", "AGREE-03", "SIZE-05"] {
        try expect(id, .holds, moved, of: subject)
      }
      try expect("SHAPE-03", .skipped(.brokenPlacement), moved, of: subject)
    }
    // A place nearby is no parking: it stands outside, and stays where it is.
    for subject in [parking { _ in (-999, 0) }, parking { _ in (0, 1_500) }] {
      try expect("PLACE-07", .holds, moved, of: subject)
      for id in ["PLACE-05", "AGREE-01", "AGREE-02", "AGREE-03"] {
        try expect(id, .broken, moved, of: subject)
      }
    }
  }

  @Test func `PLACE-07 counts from the bounds and from what stands beside them`() throws {
    try expect("PLACE-07", .broken, two, of: .placing(at: 5_016, 0))
    try expect("PLACE-07", .holds, two, of: .placing(at: 5_015.75, 0))
    try expect("PLACE-07", .broken, two, of: .placing(at: 0, -5_008))
    try expect("PLACE-07", .holds, two, of: .placing(at: 0, -5_003.75))
    try expect("PLACE-07", .holds, two, of: .placing(at: .nan, 0))
    try expect("PLACE-07", .skipped(.noSubviews), LayoutCase(), of: .placing(at: 0, 0))
    try expect("PLACE-07", .skipped(.infiniteSize), two, of: .sized(.infinity, 1))
    try expect("PLACE-07", .holds, two(9_999, nil), of: .puppet())
    // The container is 16 long, its subviews 10 and 8.
    try expect("PLACE-07", .broken, two(4_966, nil), of: .placing(at: 6_000, 0))
    try expect("PLACE-07", .skipped(.longCase), two(4_966.25, nil), of: .placing(at: 6_000, 0))
    try expect("PLACE-07", .skipped(.longCase), two(nil, 4_966.25), of: .placing(at: 6_000, 0))
    func many(_ count: Int) -> LayoutCase {
      LayoutCase(Array(repeating: .rigid(1, 500), count: count))
    }
    // 500 high, 4,500 of subviews, 9 wide.
    try expect("PLACE-07", .broken, many(9), of: .placing(at: 40_000, 0))
    try expect("PLACE-07", .skipped(.longCase), many(10), of: .placing(at: 40_000, 0))
    let drawing = Subject("Drawn") { draw in
      let far = draw.length("far", in: -9_000...9_000)
      var puppet = Puppet()
      puppet.place = { bounds, _, subviews in
        for subview in subviews {
          subview.place(at: CGPoint(x: far < 0 ? -20_000 : far, y: 0), proposal: .unspecified)
        }
      }
      return puppet
    }
    try expect("PLACE-07", .skipped(.longCase), two.with(["far": 6_000]), of: drawing)
    try expect("PLACE-07", .skipped(.longCase), two.with(["far": -6_000]), of: drawing)
    try expect("PLACE-07", .broken, two.with(["far": -1]), of: drawing)
  }

  @Test(arguments: [-1, 1] as [CGFloat])
  func `what overflows to one side is not parked, however much it is`(side: CGFloat) throws {
    let many = LayoutCase(Array(repeating: .rigid(512, 512), count: 64), proposal: offer(10, 10))
    for gap: CGFloat in [0, 64, 4_000] {
      for isWide in [true, false] {
        let overflowing = Subject.puppet(
          measure: { proposal, _ in CGSize(proposal.width ?? 0, proposal.height ?? 0) },
          place: { bounds, _, subviews in
            var length: CGFloat = 0
            // The last one first: the order in which they are placed is no part of it.
            for subview in subviews.reversed() {
              subview.place(
                at: CGPoint(
                  x: bounds.minX + side * (isWide ? length : 0),
                  y: bounds.minY + side * (isWide ? 0 : length)),
                proposal: .unspecified)
              length += 512 + gap
            }
          })
        try expect("PLACE-07", .holds, many, of: overflowing)
        try expect("AGREE-02", .broken, many, of: overflowing)
      }
    }
  }

  @Test func `OFFER-01 wants nil or at least 0, to measure and to place`() throws {
    func offering(_ offer: ProposedViewSize, places: Bool) -> Subject {
      .puppet(
        measure: { _, subviews in
          if !places { for subview in subviews { _ = subview.sizeThatFits(offer) } }
          return .zero
        },
        place: { bounds, _, subviews in
          Row().place(subviews, in: bounds, proposal: places ? offer : .unspecified)
        })
    }
    for places in [false, true] {
      for (width, height): (CGFloat?, CGFloat?) in [
        (-0.25, nil), (nil, -0.25), (.nan, 1), (1, .nan), (-.infinity, 0),
      ] {
        let offer = ProposedViewSize(width: width, height: height)
        try expect("OFFER-01", .broken, two, of: offering(offer, places: places))
      }
      for offer: ProposedViewSize in [.zero, .infinity, .unspecified] {
        try expect("OFFER-01", .holds, two, of: offering(offer, places: places))
      }
    }
    try expect("OFFER-01", .skipped(.noSubviews), LayoutCase(), of: .puppet())
  }

  @Test func `COST-01 allows sixteen questions a subview and eight more`() throws {
    func asking(_ count: @escaping @Sendable (Int) -> Int) -> Subject {
      .puppet(measure: { _, subviews in
        for index in 0..<count(subviews.count) {
          _ = subviews[index % subviews.count].sizeThatFits(.zero)
        }
        return .zero
      })
    }
    let four = LayoutCase(Array(repeating: .rigid(1, 1), count: 4))
    try expect("COST-01", .holds, four, of: asking { 16 * $0 + 8 })
    try expect("COST-01", .broken, four, of: asking { 16 * $0 + 9 })
    try expect("COST-01", .holds, four, of: asking { 3 * $0 })
    try expect("COST-01", .broken, four, of: asking { $0 * $0 })
    // Three times as many once, and no more than twice after that: a row that wraps.
    try expect("COST-01", .holds, four, of: asking { $0 == 4 ? 4 : 4 * $0 })
    try expect("COST-01", .holds, four, of: asking { $0 <= 8 ? $0 : 4 * $0 })
    try expect("COST-01", .skipped(.fewSubviews), two, of: asking { 99 * $0 })
  }

  @Test func `COST-01 counts what is asked to place, too`() throws {
    func asking(_ count: @escaping @Sendable (Int) -> Int) -> Subject {
      .puppet(
        measure: { _, _ in .zero },
        place: { _, _, subviews in
          for index in 0..<count(subviews.count) {
            _ = subviews[index % subviews.count].sizeThatFits(.zero)
          }
        })
    }
    let four = LayoutCase(Array(repeating: .rigid(1, 1), count: 4))
    try expect("COST-01", .holds, four, of: asking { 32 * $0 + 16 })
    try expect("COST-01", .broken, four, of: asking { 32 * $0 + 17 })
    try expect("COST-01", .holds, four, of: asking { 3 * $0 })
    try expect("COST-01", .broken, four, of: asking { $0 * $0 })
  }

  @Test func `COST-01 counts what is asked to make the cache, too`() throws {
    func asking(_ count: @escaping @Sendable (Int) -> Int) -> Subject {
      Subject("Cached") { _ in QuestioningCache(count: count) }
    }
    let four = LayoutCase(Array(repeating: .rigid(1, 1), count: 4))
    try expect("COST-01", .holds, four, of: asking { 16 * $0 + 8 })
    try expect("COST-01", .broken, four, of: asking { 16 * $0 + 9 })
    try expect("COST-01", .holds, four, of: asking { 3 * $0 })
    try expect("COST-01", .broken, four, of: asking { $0 * $0 })
  }

  /// A layout that asks its subviews a number of times, all of them for its cache.
  private struct QuestioningCache: Layout {
    let count: @Sendable (Int) -> Int

    func makeCache(subviews: Subviews) -> CGFloat {
      (0..<count(subviews.count)).reduce(0) { sum, index in
        sum + subviews[index % subviews.count].sizeThatFits(.zero).width
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGSize {
      CGSize(cache, 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {}
  }

  @Test func `CACHE-01, CACHE-03 and ANIM-01 need something that changes`() throws {
    let flow = try specimen("GridKeepingSpacing")
    var changed = two.with(["spacing": 4])
    try expect("CACHE-01", .skipped(.noEarlierSubviews), changed, of: flow)
    try expect("CACHE-03", .skipped(.noDrawnParameter), changed, of: flow)
    changed.before = LayoutCase.Before(configuration: ["spacing": .number(4)])
    try expect("CACHE-03", .skipped(.noDrawnParameter), changed, of: flow)
    changed.before = LayoutCase.Before(configuration: ["spacing": .number(8)])
    try expect("CACHE-03", .broken, changed, of: flow)
    try expect("ANIM-01", .skipped(.notAnimatable), changed, of: flow)
    changed.before = LayoutCase.Before(subviews: two.subviews)
    try expect("CACHE-01", .skipped(.noEarlierSubviews), changed, of: flow)
  }

  @Test func `ANIM-01 finds sizes, positions and what is not placed, between and beyond`() throws {
    var moving = LayoutCase([.rigid(1, 1)]).with(["part": 1])
    moving.before = LayoutCase.Before(configuration: ["part": .number(0)])
    for fault in Moving.Fault.allCases {
      for part in [0.25, 0.5, 0.75, -0.1, 1.1] {
        func subject(_ range: ClosedRange<Double>) -> Subject {
          Subject("Moving") { draw in
            Moving(part: draw.number("part", in: range), fault: fault, wrong: part)
          }
        }
        try expect("ANIM-01", .broken, moving, of: subject(-1...2))
        // Beyond its range a part may make the size negative, and nothing else.
        let isMerelyNegative = fault == .size && !(0...1).contains(part)
        try expect("ANIM-01", isMerelyNegative ? .holds : .broken, moving, of: subject(0...1))
        var endless = moving
        endless.proposal.width = .infinity
        try expect("ANIM-01", .skipped(.infiniteProposal), endless, of: subject(-1...2))
      }
    }
    let sound = Subject("Moving") { draw in
      Moving(part: draw.number("part", in: 0...1), fault: .size, wrong: 2)
    }
    try expect("ANIM-01", .holds, moving, of: sound)
  }

  private struct Moving: Layout {
    enum Fault: CaseIterable { case size, number, endless, high, position, missing }

    var part: Double
    let fault: Fault
    let wrong: Double

    var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    private func has(_ other: Fault) -> Bool { fault == other && abs(part - wrong) < 1e-9 }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      if has(.size) { return CGSize(-1, 1) }
      if has(.number) { return CGSize(-1, .nan) }
      if has(.high) { return CGSize(1, 2e9) }
      return CGSize(has(.endless) ? 2e9 : 1, 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews where !has(.missing) {
        subview.place(
          at: CGPoint(x: has(.position) ? .nan : bounds.minX, y: bounds.minY), proposal: .zero)
      }
    }
  }
}
