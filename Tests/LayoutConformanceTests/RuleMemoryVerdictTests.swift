import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What the rules on memory, guides and spacing say at their limits.
@Suite struct RuleMemoryVerdictTests {
  private let two = LayoutCase([.rigid(10, 4), .rigid(6, 8)])

  private func judgement(
    _ id: String, _ layoutCase: LayoutCase, of subject: Subject
  ) throws -> String {
    switch try #require(RuleCatalogue.rule(id)).judge(layoutCase, of: subject) {
    case .holds: "holds"
    case .skipped(let reason): reason
    case .violated: "broken"
    }
  }

  /// A number that goes up with each question.
  private final class Count: @unchecked Sendable {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `guides and spacing are compared where they are the layout's own`() throws {
    var asked = LayoutCase([.color], proposal: Proposal(width: 9, height: 9))
    asked.script = [.size(Proposal(width: 9, height: 4))]
    #expect(try judgement("PURE-02", asked, of: specimen("RowRememberingBottom")) == "broken")
    #expect(try judgement("PURE-02", asked, of: specimen("RowKnowingBottom")) == "holds")
    var changed = two
    changed.before = LayoutCase.Before(subviews: [.rigid(10, 6), .rigid(6, 8)])
    #expect(try judgement("CACHE-01", changed, of: specimen("ColumnKeepingGuide")) == "broken")
    #expect(try judgement("CACHE-01", changed, of: specimen("ColumnUpdatingGuide")) == "holds")
    var drawn = two.with(["margin": 3])
    drawn.before = LayoutCase.Before(configuration: ["margin": .number(5)])
    #expect(try judgement("CACHE-03", drawn, of: specimen("RowKeepingMargin")) == "broken")
    #expect(try judgement("CACHE-03", drawn, of: specimen("RowPreferringMargin")) == "holds")
  }

  @Test func `CACHE-04 sees what only the second update shows`() throws {
    var changed = two
    #expect(
      try judgement("CACHE-04", changed, of: specimen("ColumnRefreshedOnce"))
        == "the case changes no subviews")
    changed.before = LayoutCase.Before(subviews: [.rigid(10, 6), .rigid(6, 8)])
    for (name, verdict) in [
      ("ColumnRefreshedOnce", "broken"), ("ColumnOfTwoBuffers", "broken"),
      ("ColumnRefreshedLate", "holds"), ("ColumnTakingTurns", "holds"),
    ] {
      #expect(try judgement("CACHE-04", changed, of: specimen(name)) == verdict)
      #expect(try judgement("CACHE-01", changed, of: specimen(name)) == "holds")
    }
  }

  @Test func `CACHE-04 goes through all updates of a case`() throws {
    var changed = two
    let other = LayoutCase.Before(subviews: [.rigid(10, 6), .rigid(6, 8)])
    let thrice = try specimen("ColumnRefreshedThrice")
    changed.states = [other]
    #expect(try judgement("CACHE-04", changed, of: thrice) == "holds")
    changed.states = [other, .init(), other]
    #expect(try judgement("CACHE-04", changed, of: thrice) == "broken")
    #expect(try judgement("CACHE-04", changed, of: specimen("ColumnRefreshedLate")) == "holds")
  }

  @Test func `PURE-05 hears of writes and of nothing else`() throws {
    #expect(try judgement("PURE-05", two, of: specimen("RowWritingHeight")) == "broken")
    #expect(try judgement("PURE-05", two, of: specimen("RowReadingLimit")) == "holds")
    #expect(try judgement("PURE-05", two, of: specimen("RowReportingWidth")) == "holds")
    let scant = LayoutCase([.rigid(4, 3)], proposal: Proposal(width: 3, height: nil))
    #expect(try judgement("PURE-05", scant, of: specimen("RowReportingWidth")) == "broken")
    let overflow = try specimen("ColumnWritingOverflow")
    var narrow = two
    #expect(try judgement("PURE-05", narrow, of: overflow) == "holds")
    narrow.proposal = Proposal(width: nil, height: 7)
    #expect(try judgement("PURE-05", narrow, of: overflow) == "broken")
  }

  @Test func `COST-02 counts by depth`() throws {
    let offered = LayoutCase(two.subviews, proposal: Proposal(width: 64, height: 64))
    #expect(try judgement("COST-02", offered, of: specimen("ColumnTryingWidths")) == "broken")
    #expect(try judgement("COST-02", offered, of: specimen("RowTryingHeights")) == "broken")
    #expect(try judgement("COST-02", offered, of: specimen("ColumnAskingThrice")) == "holds")
    #expect(
      try judgement("COST-02", offered, of: specimen("EqualRow"))
        == "the first subview is asked less than three different questions")
  }

  @Test(arguments: ["PURE-01", "PURE-03"])
  func `a difference in one number is seen`(_ id: String) throws {
    func placing(
      _ x: CGFloat = 0, _ y: CGFloat = 0, _ anchor: UnitPoint = .topLeading,
      _ proposal: ProposedViewSize = .unspecified, size: CGSize = .zero
    ) -> Subject {
      let count = Count()
      @Sendable func isOther(_ subviews: LayoutSubviews) -> Bool {
        id == "PURE-03" ? subviews.layoutDirection == .rightToLeft : count.next() > 1
      }
      return .puppet(
        measure: { _, subviews in
          size != .zero && isOther(subviews) ? size : CGSize(16, 8)
        },
        place: { bounds, _, subviews in
          let isOther = size == .zero && isOther(subviews)
          for subview in subviews {
            subview.place(
              at: CGPoint(
                x: bounds.minX + (isOther ? x : 0), y: bounds.minY + (isOther ? y : 0)),
              anchor: isOther ? anchor : .topLeading,
              proposal: isOther ? proposal : .unspecified)
          }
        })
    }
    #expect(try judgement(id, two, of: placing()) == "holds")
    // Two runs of the same agree bit for bit, those of mirrored ones but for rounding.
    let least: CGFloat = id == "PURE-01" ? 1e-9 : 1e-5
    #expect(try judgement(id, two, of: placing(1e-9)) == (id == "PURE-01" ? "broken" : "holds"))
    for subject in [
      placing(least), placing(0, least), placing(0, 0, .top), placing(0, 0, .leading),
      placing(0, 0, .topLeading, ProposedViewSize(width: 10, height: nil)),
      placing(0, 0, .topLeading, ProposedViewSize(width: nil, height: 4)),
      placing(size: CGSize(16.25, 8)), placing(size: CGSize(16, 8.25)),
    ] {
      #expect(try judgement(id, two, of: subject) == "broken")
    }
    // All NaN are the same.
    #expect(try judgement(id, two, of: .placing(at: .nan, .nan)) == "holds")
    #expect(try judgement(id, two, of: .sized(.nan, .nan)) == "holds")
  }

  @Test func `PURE-01 sees what an initialiser draws by lot`() throws {
    /// A layout whose width was drawn when it was made.
    struct Plain: Layout {
      let gap: CGFloat

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(gap, 8)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    let count = Count()
    let plain = Subject("Plain") { _ in Plain(gap: CGFloat(count.next())) }
    #expect(try judgement("PURE-01", two, of: plain) == "broken")
    #expect(try judgement("PURE-01", two, of: Subject("Same") { _ in Plain(gap: 3) }) == "holds")
    // No other rule compares one made later with the first.
    let trial = Trial(two, of: plain)
    let comparing = RuleCatalogue.byDefault.filter { rule in
      ["PURE", "CACHE", "META"].contains { rule.id.hasPrefix($0) }
    }
    let broken = comparing.filter { rule in
      if case .violated = rule.judge(trial) { true } else { false }
    }
    #expect(broken.map(\.id) == ["PURE-01"])
  }

  @Test func `PURE-03 compares guides`() throws {
    let trial = Trial(LayoutCase([.rigid(4, 3)]), of: try specimen("RowOfDirectedGuide"))
    guard case .violated(let violation) = PurityRules.ignoresDirection.judge?(trial) else {
      Issue.record("the guide that follows the direction is not seen")
      return
    }
    #expect(
      violation.message
        == "put its guide leading at 0 reading left to right and at 4 reading right to left; "
        + "SwiftUI mirrors the frames, the layout must not")
    #expect(
      try judgement("PURE-03", LayoutCase([.rigid(4, 3)]), of: specimen("RowKnowingBottom"))
        == "holds")
  }

  @Test func `PURE-02, PURE-03 and PURE-04 say what they do not apply to`() throws {
    let flow = try specimen("FlowReplayingRows")
    #expect(try judgement("PURE-02", two, of: flow) == "the case has no history")
    #expect(try judgement("PURE-03", LayoutCase(), of: flow) == "there are no subviews")
    #expect(try judgement("PURE-04", LayoutCase(), of: flow) == "there are no subviews")
    let endless = Subject("Endless") { _ in MeasuredFirst(size: CGSize(.infinity, 1)) }
    #expect(try judgement("PURE-04", two, of: endless) == "the size is infinite")
    // Knows nothing at first, or nothing after an update.
    for (first, updated) in [(false, true), (true, false)] {
      let subject = Subject("Finite") { _ in
        MeasuredFirst(size: CGSize(1, 1), first: first, updated: updated)
      }
      #expect(try judgement("PURE-04", two, of: subject) == "broken")
    }
    let knowing = Subject("Finite") { _ in
      MeasuredFirst(size: CGSize(1, 1), first: true, updated: true)
    }
    #expect(try judgement("PURE-04", two, of: knowing) == "holds")
  }

  /// Shifts what it places once it was measured, or from the start.
  private struct MeasuredFirst: Layout {
    let size: CGSize
    var first = false
    var updated = false

    func makeCache(subviews: Subviews) -> Bool { first }

    func updateCache(_ cache: inout Bool, subviews: Subviews) { cache = updated }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
    ) -> CGSize {
      cache = true
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
    ) {
      for subview in subviews {
        subview.place(at: CGPoint(x: cache ? 1 : 0, y: 0), proposal: .unspecified)
      }
    }
  }

  @Test func `PLACE-06 finds what is placed in any other method`() throws {
    for place in Early.Place.allCases {
      let subject = Subject("Early") { _ in Early(place: place) }
      #expect(try judgement("PLACE-06", two, of: subject) == "broken")
      #expect(try judgement("PLACE-06", LayoutCase(), of: subject) == "there are no subviews")
    }
    #expect(try judgement("PLACE-06", two, of: .puppet()) == "holds")
  }

  /// Places where it must not.
  private struct Early: Layout {
    enum Place: CaseIterable { case spacing, make, update, measure, align, alignAfterUpdate }

    let place: Place

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Bool
    ) -> CGFloat? {
      if guide == .lastTextBaseline {
        placeAll(subviews, cache ? .alignAfterUpdate : .align)
      }
      return nil
    }

    private func placeAll(_ subviews: Subviews, _ here: Place) {
      guard place == here else { return }
      for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
    }

    func makeCache(subviews: Subviews) -> Bool {
      placeAll(subviews, .make)
      return false
    }

    func updateCache(_ cache: inout Bool, subviews: Subviews) {
      placeAll(subviews, .update)
      cache = true
    }

    func spacing(subviews: Subviews, cache: inout Bool) -> ViewSpacing {
      placeAll(subviews, .spacing)
      return ViewSpacing()
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
    ) -> CGSize {
      placeAll(subviews, .measure)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
    ) {
      Row().place(subviews, in: bounds)
    }
  }

  @Test func `META-01 wants finite guides that stay`() throws {
    func telling(_ guide: @escaping @Sendable (Int) -> CGFloat?) -> Subject {
      Subject("Telling") { _ in Telling(guide: guide) }
    }
    #expect(try judgement("META-01", two, of: telling { _ in nil }) == "holds")
    #expect(try judgement("META-01", two, of: telling { _ in -1e9 }) == "holds")
    for guide: CGFloat in [.nan, .infinity, -.infinity] {
      #expect(try judgement("META-01", two, of: telling { _ in guide }) == "broken")
    }
    #expect(try judgement("META-01", two, of: telling { CGFloat($0) }) == "broken")
    #expect(try judgement("META-01", two, of: telling { $0 % 2 == 0 ? 1 : nil }) == "broken")
    let endless = Subject("Telling") { _ in
      Telling(guide: { _ in .nan }, size: CGSize(.infinity, 1))
    }
    #expect(try judgement("META-01", two, of: endless) == "the size is infinite")
  }

  @Test func `META-02 wants finite distances that stay, at every edge`() throws {
    func telling(_ distance: @escaping @Sendable (Int) -> ViewSpacing) -> Subject {
      Subject("Telling") { _ in Telling(distance: distance) }
    }
    #expect(try judgement("META-02", two, of: telling { _ in .zero }) == "holds")
    #expect(try judgement("META-02", two, of: telling { _ in ViewSpacing() }) == "holds")
    for odd: CGFloat in [.nan, .infinity] {
      for spacing in [
        ViewSpacing(top: odd, leading: 0, bottom: 0, trailing: 0),
        ViewSpacing(top: 0, leading: odd, bottom: 0, trailing: 0),
        ViewSpacing(top: 0, leading: 0, bottom: odd, trailing: 0),
        ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: odd),
      ] {
        #expect(try judgement("META-02", two, of: telling { _ in spacing }) == "broken")
      }
    }
    let growing = telling { count in
      ViewSpacing(top: CGFloat(count), leading: 0, bottom: 0, trailing: 0)
    }
    #expect(try judgement("META-02", two, of: growing) == "broken")
  }

  @Test(arguments: ["META-01", "META-02"])
  func `what is asked for must not move what is placed`(_ id: String) throws {
    let subject = Subject("Shifting") { _ in Telling(isShifting: true) }
    #expect(try judgement(id, two, of: subject) == "broken")
  }

  /// Tells guides and spacing as a test says, by how often a cache was asked; shifts what it places by how often it told them.
  private struct Telling: Layout {
    var guide: @Sendable (_ number: Int) -> CGFloat? = { _ in nil }
    var distance: @Sendable (_ number: Int) -> ViewSpacing = { _ in .zero }
    var size = CGSize(16, 8)
    var isShifting = false

    func makeCache(subviews: Subviews) -> Int { 0 }

    func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing {
      cache += 1
      return distance(cache)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Int
    ) -> CGFloat? {
      cache += 1
      return self.guide(cache)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      let shift = isShifting ? CGFloat(cache) : 0
      Row().place(subviews, in: bounds.offsetBy(dx: shift, dy: 0))
    }
  }
}
