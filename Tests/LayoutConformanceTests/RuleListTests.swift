import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The catalogue as it was promised: a rule that changes is changed here, too, on purpose.
@Suite struct RuleListTests {
  private static let promised = """
    RUN-01 required 0.1.0 Every method MUST return for any proposal, any number of subviews \
    and any subviews that keep SwiftUI's contract.
    RUN-02 required 0.1.0 Every method MUST return within the time limit.
    RUN-03 recommended 0.1.0 Every method SHOULD return for a proposal of \
    `greatestFiniteMagnitude` too.
    RUN-04 required 0.1.0 Every method MUST stay within the memory limit.
    COUNT-01 recommended 0.2.0 A layout that takes exactly one number of subviews SHOULD say so.
    SIZE-01 required 0.1.0 The size for a proposal of nil and finite lengths MUST be finite, \
    and at most 1e9 points.
    SIZE-02 required 0.1.0 A size MUST NOT be NaN or negative.
    SIZE-03 recommended 0.1.0 A size SHOULD be infinite only on an axis that was offered \
    infinity.
    SIZE-04 recommended 0.1.0 On each axis the size for 0 SHOULD be at most the one for \
    infinity, and the one for nil, where it comes from the subviews, SHOULD be between them.
    SIZE-05 recommended 0.1.0 The ideal size SHOULD be at least as large as the largest \
    rigid subview, on each axis.
    SIZE-06 recommended 0.1.0 The ideal length SHOULD NOT always be that for 0, or for 10, where more \
    room leads to another.
    SIZE-07 recommended 0.1.0 The size SHOULD depend on the proposal or on the subviews.
    AGREE-01 required 0.1.0 At the ideal size every subview MUST stand inside the bounds.
    AGREE-02 required 0.1.0 With at least its ideal size on offer, every rigid subview MUST \
    stand inside the bounds.
    AGREE-03 required 0.1.0 With four times the room that the subviews need, every rigid \
    subview MUST stand inside.
    AGREE-04 recommended 0.1.0 A rigid or text subview that was measured SHOULD be placed at \
    a size that it was measured at.
    AGREE-05 recommended 0.1.0 With at least its ideal size on offer, every text, greedy or \
    flexible subview SHOULD stand inside the bounds.
    PLACE-01 required 0.1.0 Every subview MUST be placed in each placeSubviews.
    PLACE-02 required 0.1.0 A subview MUST NOT be placed twice in one placeSubviews.
    PLACE-03 required 0.1.0 For a finite offer every position and every frame MUST be \
    finite.
    PLACE-04 recommended 0.1.0 Where the size is finite although an axis was offered \
    infinity, frames SHOULD be finite.
    PLACE-05 required 0.1.0 Frames MUST move with the bounds' origin, and with nothing else \
    changed.
    PLACE-06 required 0.1.0 place MUST be called from placeSubviews only, on the subviews \
    that were passed to it.
    PLACE-07 recommended 0.1.0 A subview SHOULD NOT be parked far outside the bounds.
    PURE-01 required 0.1.0 Two fresh runs of the same case MUST agree bit for bit.
    PURE-02 required 0.1.0 What was asked before MUST NOT change a size, a placement, a guide \
    or the spacing.
    PURE-03 recommended 0.1.0 Size, placement, guides and spacing SHOULD be the same for \
    left-to-right and right-to-left.
    PURE-04 recommended 0.1.0 Placing SHOULD NOT need a measurement just before it.
    PURE-05 recommended 0.1.0 Measuring and placing SHOULD NOT write to a binding, a state or \
    a published property, nor call a closure that takes a value.
    CACHE-01 required 0.1.0 After the subviews changed and updateCache ran, results MUST \
    equal those of a fresh cache.
    CACHE-02 required 0.1.0 To throw the cache away and make it again MUST change nothing.
    CACHE-03 required 0.1.0 After the layout's parameters changed and updateCache ran, \
    results MUST equal those of a fresh cache.
    CACHE-04 recommended 0.1.0 After several updates results SHOULD equal those of a fresh \
    cache.
    OFFER-01 recommended 0.1.0 Every proposal to a subview SHOULD have lengths that are nil \
    or at least 0, never NaN.
    COST-01 recommended 0.1.0 Making the cache and measuring once SHOULD ask at most 16 times \
    per subview and 8 times more, with placing twice that, and no more than three times as \
    often for twice the subviews.
    COST-02 recommended 0.1.0 Nested in itself the layout SHOULD ask the innermost view a \
    number of times that grows with the depth, and not with a power of it.
    META-01 required 0.1.0 explicitAlignment MUST be nil or finite in finite bounds, the \
    same each time, and change neither size nor placement.
    META-02 required 0.1.0 spacing MUST have finite distances on both axes, be the same each \
    time, and change nothing.
    ANIM-01 recommended 0.1.0 On the way between two values of its parameters a layout \
    SHOULD keep the rules on sizes and positions.
    SHAPE-01 declared 0.1.0 Two subviews MUST NOT overlap.
    SHAPE-02 declared 0.1.0 For every finite offer every subview of any kind MUST stand inside \
    the bounds.
    SHAPE-03 declared 0.1.0 For every finite offer every rigid subview MUST stand inside the \
    bounds: the size owns up to what does not fit.
    SHAPE-04 declared 0.1.0 Rigid subviews MUST reach all edges of the bounds, on the axes \
    that the profile names, and none beyond.
    SHAPE-05 declared 0.1.0 The size MUST be what was offered, on the axes that the profile \
    names.
    SHAPE-06 declared 0.1.0 On each axis the size MUST be at most what was offered.
    SHAPE-07 declared 0.1.0 The subviews together MUST stand in the middle of the bounds, and \
    in reverse order they stand as in a mirror.
    ORDER-01 declared 0.1.0 Subviews MUST stand in reading order: row by row, and in a row one \
    after the other.
    ORDER-02 declared 0.1.0 Each column MUST have one edge or one centre in all rows, and n \
    subviews MUST stand in n / columns rows, rounded up.
    ORDER-03 declared 0.1.0 One more subview at the end MUST leave the others where they were.
    ORDER-04 declared 0.1.0 In another order every subview MUST stand where it stood, in \
    bounds of the same size.
    MONO-01 declared 0.1.0 On each axis a larger offer MUST NOT lead to a smaller size.
    MONO-02 declared 0.1.0 A wider offer MUST NOT lead to a greater height.
    MONO-03 declared 0.1.0 A larger subview MUST NOT make the layout smaller.
    MONO-04 declared 0.1.0 A higher layout priority MUST NOT make a subview shorter.
    FIX-01 declared 0.1.0 Offered its own size a layout MUST answer with it again.
    FIX-02 declared 0.1.0 Offered its own size a layout MUST leave every subview where it was.
    LAW-01 declared 0.1.0 With all lengths scaled by a power of two, sizes and frames MUST be \
    scaled by it.
    LAW-02 declared 0.1.0 The layout for the other axis MUST give the transposed sizes and \
    frames.
    FLOW-01 declared 0.1.0 Neighbours MUST stand at the spacing, or further apart.
    FLOW-02 declared 0.1.0 One subview alone MUST stand at the bounds' origin, and the size \
    MUST be its own.
    FLOW-03 declared 0.1.0 What fits exactly MUST stay in one row, and what is a quarter too \
    wide MUST NOT.
    FLOW-04 declared 0.1.0 A subview that is wider than the offer MUST be placed, in a row of \
    its own.
    FLOW-05 declared 0.1.0 What fits in real numbers MUST stay in one row, whatever rounding \
    does to a sum.
    FLOW-06 declared 0.1.0 Offered nothing along its lines a flow MUST put all subviews in one.
    FLOW-07 declared 0.1.0 A subview that is wider than the line, and need not be, SHOULD be \
    offered the line's width.
    DIST-01 declared 0.1.0 What subviews are offered along the axis MUST be in proportion to \
    their weights, equal where there are none, and the room between the gaps in sum.
    SEEN-01 declared 0.1.0 Every subview MUST be measured before or while it is placed.
    LOOSE-01 declared 0.1.0 In bounds of another size than its own a layout MUST place at \
    finite positions, and in larger ones inside.
    PARITY-01 declared 0.1.0 Two layouts MUST give the same sizes and the same frames, and so \
    the same reading order.
    ENGINE-01 required 0.1.0 The bounds given to placeSubviews MUST have a size that the \
    layout returned for exactly the proposal that is passed.
    ENGINE-02 required 0.1.0 A layout's cache MUST be made once before all else, and \
    updated if and only if the layout or a subview changed.
    ENGINE-03 required 0.1.0 Answers that an engine remembers MUST be those that it would \
    give anew: for other offers, and for the same one again.
    ENGINE-04 required 0.1.0 A subview MUST stand at its position less the anchor's share \
    of its own answer to the placing offer; the last placement counts, and one never \
    placed is centred.
    ENGINE-05 required 0.1.0 A proxy MUST stand for its subview through any slice, and \
    give the same size as its dimensions.
    ENGINE-06 required 0.1.0 Where a tree reads from right to left every frame MUST be \
    mirrored once, and nothing else changed.
    ENGINE-07 required 0.1.0 Modifiers MUST keep their laws: padding adds, a frame is \
    exact or within its limits, overlay, offset and fixedSize add nothing.
    ENGINE-08 required 0.1.0 A stack MUST keep its spacing once between neighbours and not \
    at its ends, and share its length by priority, then by flexibility, in equal offers.
    ENGINE-09 required 0.1.0 Guides MUST stand on one line across a stack, in piles and in \
    frames; a pile is as large as its views of the highest priority.
    ENGINE-10 required 0.1.0 An explicit guide MUST be found through containers: merged by \
    its rule, where the views stand; and none where none is set.
    ENGINE-11 required 0.1.0 The root MUST be offered just the proposal, keep the size \
    that it answers, and stand at 0, 0; a tree without views is no accident.
    ENGINE-12 required 0.1.0 A frame MUST NOT be rounded before it is drawn.
    ENGINE-13 required 0.1.0 For a finite offer every frame MUST be finite, and no length \
    negative or NaN.
    ENGINE-14 required 0.1.0 A tree that is edited and laid out again MUST give the frames \
    of one that is laid out from scratch.
    ENGINE-15 required 0.1.0 A layout behind AnyLayout MUST give the frames that it gives \
    itself, after a change to another layout too.
    ENGINE-16 required 0.1.0 A pass MUST end after a number of calls to each layout that \
    grows with its depth, not with a power of it.
    ENGINE-17 required 0.1.0 Every frame MUST be that of the reference engine, within a \
    thousandth of a point.
    ENGINE-18 required 0.2.0 An engine MUST answer each scene with a layout, or name what it does \
    not support.
    """

  @Test func `rules are what they were: ID, level, version and statement`() {
    let rules = RuleCatalogue.described.map { rule in
      "\(rule.id) \(rule.level.rawValue) \(rule.since) \(rule.statement)"
    }
    let promised = Self.promised.split(separator: "\n").map(String.init)
    for line in Set(rules).symmetricDifference(promised).sorted() {
      Issue.record("only in \(rules.contains(line) ? "the catalogue" : "the list"): \(line)")
    }
    #expect(rules == promised)
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `a rule says everything about itself`(_ id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    #expect(rule.id.wholeMatch(of: /[A-Z]+-[0-9]{2}/) != nil)
    #expect(rule.since.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
    #expect(
      rule.statement.contains(rule.level == .recommended || rule.isAdvice ? "SHOULD" : "MUST"))
    #expect(rule.statement.contains(" MUST ") != rule.statement.contains(" SHOULD "))
    for text in [rule.statement, rule.reason, rule.source, rule.inSwiftUI] {
      #expect(text.count > 10 && text.hasSuffix("."), "\(text)")
    }
    #expect(!rule.checkFirst.isEmpty)
    #expect(rule.checkFirst.allSatisfy { $0.count > 10 && !$0.hasSuffix(".") })
    #expect(!rule.skippedWhen.hasSuffix("."))
  }

  @Test(arguments: RuleCatalogue.engine.map(\.id))
  func `a rule for engines says everything about itself`(_ id: String) throws {
    let rule = try #require(RuleCatalogue.engine.first { $0.id == id })
    #expect(rule.id.wholeMatch(of: /ENGINE-[0-9]{2}/) != nil)
    #expect(rule.statement.contains(" MUST "))
    for text in [rule.statement, rule.reason, rule.source, rule.inSwiftUI] {
      #expect(text.count > 10 && text.hasSuffix("."), "\(text)")
    }
    #expect(!rule.checkFirst.isEmpty)
    #expect(rule.checkFirst.allSatisfy { $0.count > 10 && !$0.hasSuffix(".") })
    #expect(!rule.skippedWhen.hasSuffix("."))
    #expect(RuleCatalogue.engine.matching(id.lowercased()).map(\.id) == [id])
    #expect(RuleCatalogue.rule(id)?.isForEngines == true)
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `a rule has a bad and a good example`(_ id: String) throws {
    let example = try #require(Gallery.examples.first { $0.rule == id })
    let bad = try #require(Gallery.broken.first { $0.subject.name == example.bad })
    let good = try #require(Gallery.conforming.first { $0.subject.name == example.good })
    #expect(bad.breaks.contains(id))
    #expect(good.subject.rules.contains { $0.id == id })
    #expect(Gallery.rulesIllustrated(by: bad).contains(id))
    #expect(Gallery.rulesIllustrated(by: good).contains(id))
  }

  @Test func `no rule has two examples, and no example is without a rule`() {
    let ids = Gallery.examples.map(\.rule)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { RuleCatalogue.rule($0)?.id == $0 })
  }
}
