import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What takes the force from a violation: a layout that differs from run to run, a copy that is wrong.
@Suite struct PremiseTests {
  private let two = LayoutCase([.rigid(10, 4), .rigid(6, 8)])

  /// A case that every rule on memory and origin applies to.
  private var eventful: LayoutCase {
    var eventful = two
    eventful.origin = CGPoint(x: 3, y: 4)
    eventful.script = [.size(offer(5, nil)), .place(offer(nil, nil), origin: .zero)]
    eventful.before = LayoutCase.Before(subviews: [.rigid(1, 1)])
    return eventful
  }

  /// A number that goes up with each question.
  private final class Count: @unchecked Sendable {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  /// A row that is shifted by what a function gives.
  private func shifted(_ shift: @escaping @Sendable () -> CGFloat) -> Subject {
    .puppet(
      measure: { _, subviews in
        let size = Row().size(of: subviews)
        return CGSize(size.width + 64, size.height)
      },
      place: { bounds, _, subviews in
        Row().place(subviews, in: bounds.offsetBy(dx: shift(), dy: 0))
      })
  }

  private func reason(_ reason: SkipReason) -> Judgement { .skipped(reason.text) }

  private static let comparing = RuleCatalogue.all.filter { $0.premises.contains(.equalRuns) }

  @Test func `rules that compare runs say so`() {
    for family in [
      "PURE-02", "PURE-03", "PURE-04", "CACHE", "META", "PLACE-05", "MONO", "FIX", "LAW",
    ] {
      for rule in RuleCatalogue.all where rule.id == family || rule.id.hasPrefix(family + "-") {
        #expect(rule.premises.contains(.equalRuns), "\(rule.id)")
        #expect(rule.skippedWhen.hasSuffix("the layout differs from run to run"))
      }
    }
    #expect(RuleCatalogue.rule("PURE-01")?.premises == [])
  }

  @Test func `of what differs from run to run PURE-01 speaks alone`() throws {
    let count = Count()
    let lots: [@Sendable () -> CGFloat] = [
      { CGFloat(count.next() % 64) }, { .random(in: 0..<64) },
      { CGFloat(count.next() % 5 == 0 ? 8 : 0) },
    ]
    for shift in lots {
      for rule in RuleCatalogue.byDefault {
        let expected = rule.id == "PURE-01"
        // Whether a single pair of runs differs is a matter of luck for the last one.
        for _ in 0..<20 {
          if case .violated(let exhibit) = rule.judge(eventful, of: shifted(shift)) {
            #expect(expected, "\(rule.id): \(exhibit.message)")
          }
        }
      }
      let trial = Trial(eventful, of: shifted(shift))
      #expect(!trial.isEqualEachTime)
      guard case .violated(let exhibit) = try #require(RuleCatalogue.rule("PURE-01")).judge(trial)
      else {
        Issue.record("PURE-01 forgets what another rule has found")
        continue
      }
      #expect(exhibit.message.hasPrefix("differs from run to run: it placed subview 0 at "))
    }
    let counting = shifted { CGFloat(count.next() % 64) }
    for id in ["PLACE-05", "PURE-02", "PURE-03", "PURE-04", "CACHE-01", "CACHE-02", "META-01"] {
      #expect(try verdict(id, eventful, of: counting) == reason(.differsFromRunToRun), "\(id)")
    }
  }

  @Test func `what else the trial asked is asked again, too`() throws {
    // Equal at the case's own offer, and by lot for 0.
    let count = Count()
    let subject = Subject.puppet(measure: { proposal, _ in
      CGSize(proposal.width == 0 ? CGFloat(100 + count.next()) : 16, 8)
    })
    #expect(try verdict("SIZE-04", two, of: subject) == reason(.differsFromRunToRun))
    let steady = Subject.puppet(measure: { proposal, _ in CGSize(proposal.width == 0 ? 100 : 16, 8)
    })
    guard case .violated = try verdict("SIZE-04", two, of: steady) else {
      Issue.record("SIZE-04 is broken each time alike")
      return
    }
  }

  @Test func `a layout that keeps its rules is asked nothing more`() {
    let trial = Trial(eventful, of: .puppet(), for: .counting)
    for rule in Self.comparing where rule.level != .declared { _ = rule.judge(trial) }
    let asked = trial.methodCounts.total
    #expect(trial.isEqualEachTime)
    #expect(trial.methodCounts.total == asked)
    _ = trial.isEqualEachTime
  }

  @Test(arguments: ["PURE-02", "PURE-03", "PURE-04", "CACHE-01", "CACHE-02", "META-01", "META-02"])
  func `a rounding error is no difference`(_ id: String) throws {
    for (shift, isBroken) in [(1e-9, false), (1e-3, true)] as [(CGFloat, Bool)] {
      let subject = Subject("Remembering") { _ in Remembering(id: id, shift: shift) }
      if case .violated = try verdict(id, eventful, of: subject) {
        #expect(isBroken, "\(shift)")
      } else {
        #expect(!isBroken, "\(shift)")
      }
    }
  }

  /// Shifts what it places, or what it tells, by a length where a rule looks.
  private struct Remembering: Layout {
    let id: String
    let shift: CGFloat

    struct Cache {
      var sizes = 0
      var updates = 0
      var questions = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      cache.sizes += 1
      return CGSize(64, 8)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
      cache.questions += 1
      return id == "META-01" ? shift * CGFloat(cache.questions % 2) : nil
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
      cache.questions += 1
      guard id == "META-02" else { return .zero }
      let top = shift * CGFloat(cache.questions % 2)
      return ViewSpacing(top: top, leading: 0, bottom: 0, trailing: 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      let isOther =
        switch id {
        case "PURE-02": cache.sizes > 1
        case "PURE-03": subviews.layoutDirection == .rightToLeft
        case "PURE-04", "CACHE-02": cache.sizes == 0
        case "CACHE-01": cache.updates > 0
        default: false
        }
      Row().place(subviews, in: bounds.offsetBy(dx: isOther ? shift : 0, dy: 0))
    }
  }

  /// A row that is wrong without subviews, and as wide and as high as that tells it.
  private func wrongWhenEmpty(_ size: CGSize, isBroken: Bool = false) -> Subject {
    .puppet(
      measure: { _, subviews in
        guard !subviews.isEmpty else { return size }
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }.filter { $0.width > 0 }
        return CGSize(sizes.map(\.width).filter(\.isFinite).reduce(0, +), 8)
      },
      place: { bounds, _, subviews in
        // What such a size does: the first that is no number ends the row, or spoils it.
        var x = bounds.minX
        for subview in subviews {
          let width = subview.sizeThatFits(.unspecified).width
          if width < 0 || isBroken { return }
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += width
        }
      })
  }

  private static let broken: [CGSize] = [
    CGSize(.infinity, 8), CGSize(.nan, 8), CGSize(8, .nan), CGSize(-8, 8), CGSize(-.infinity, 8),
  ]

  @Test(arguments: broken)
  func `the fault of a copy is not that of the layout around it`(_ size: CGSize) throws {
    for first in [
      ViewNode(.nested([])),
      ViewNode(.stack(.horizontal, spacing: 0, [ViewNode(.nested([]))])),
      ViewNode(.padding(2, ViewNode(.nested([])))),
    ] {
      var around = LayoutCase([first, .rigid(10, 4)])
      around.origin = CGPoint(x: 3, y: 4)
      let subject = wrongWhenEmpty(size)
      for rule in RuleCatalogue.byDefault
      where rule.isOfDrawnCases && !["SIZE-01", "SIZE-02"].contains(rule.id) {
        if case .violated(let exhibit) = rule.judge(around, of: subject) {
          Issue.record("\(rule.id): \(exhibit.message)")
        }
      }
      around.proposal.width = .infinity
      #expect(try complaint("PLACE-04", around, of: subject) == nil)
    }
    let alone = LayoutCase([])
    let id = size.width == .infinity ? "SIZE-01" : "SIZE-02"
    #expect(try complaint(id, alone, of: wrongWhenEmpty(size)) != nil)
  }

  @Test func `a layout around a sound copy is judged`() throws {
    let around = LayoutCase([ViewNode(.nested([.rigid(1, 1)])), .rigid(10, 4)])
    let subject = wrongWhenEmpty(CGSize(.infinity, 8), isBroken: true)
    #expect(try complaint("PLACE-01", around, of: subject) != nil)
    let copy = LayoutCase([ViewNode(.nested([])), .rigid(10, 4)])
    #expect(try verdict("PLACE-01", copy, of: subject) == reason(.brokenCopy))
    // Infinity that was asked for is in order: the layout around offered it.
    let greedy = LayoutCase([ViewNode(.nested([.color]))])
    let offering = Subject.puppet(
      measure: { proposal, subviews in
        subviews.first?.sizeThatFits(proposal) ?? .zero
      },
      place: { bounds, _, subviews in
        Row().place(subviews, in: bounds, proposal: .infinity)
      })
    #expect(try complaint("PLACE-03", greedy, of: offering) != nil)
  }
}
