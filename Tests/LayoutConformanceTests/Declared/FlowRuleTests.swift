import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The rules on lines of subviews: what they say, and when they say nothing.
@Suite struct FlowRuleTests {
  private let two: [ViewNode] = [.rigid(4, 3), .rigid(2, 3)]

  @Test func `FLOW-01 tells the distance`() throws {
    #expect(
      try complaint(
        "FLOW-01", LayoutCase(two).with(["spacing": 5]), of: specimen("RowTouchingOnce"))
        == "put subview 0 at 0, 0, 4 × 3 and subview 1 at 4, 0, 2 × 3 for proposal nil × nil; "
        + "neighbours stand 5 apart or further")
    let four = LayoutCase(two + two).with(["spacing": 5, "columns": 2])
    #expect(
      try complaint("FLOW-01", four, of: specimen("GridWithoutRowSpacing"))
        == "put subview 0 at 0, 0, 4 × 3 and subview 2 at 0, 3.25, 4 × 3 for proposal nil × nil; "
        + "neighbours stand 5 apart or further")
  }

  @Test func `FLOW-01 in cells says nothing where a subview is wider than its own`() throws {
    let cells = Subject("Cells", profile: .grid, spacing: 2) { _ in
      Puppet(place: { bounds, _, subviews in
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.origin.x + 5 * CGFloat(index), y: bounds.origin.y),
            proposal: ProposedViewSize(width: 3, height: nil))
        }
      })
    }
    #expect(try verdict("FLOW-01", LayoutCase([.rigid(3, 1), .rigid(3, 1)]), of: cells) == .holds)
    #expect(
      try verdict("FLOW-01", LayoutCase([.rigid(4, 1), .rigid(3, 1)]), of: cells)
        == .skipped("a subview is larger than what it is offered"))
  }

  @Test func `FLOW-01 wants to know the spacing`() throws {
    let reason = "the spacing is not known: name it with 'spacing:'"
    #expect(
      try verdict("FLOW-01", LayoutCase(two), of: specimen("HStackLayout")) == .skipped(reason))
    let layoutCase = LayoutCase(two, configuration: ["spacing": .number(8)])
    #expect(try verdict("FLOW-01", layoutCase, of: specimen("HStackLayout")) == .holds)
    #expect(
      try verdict("FLOW-01", LayoutCase(two), of: specimen("EqualShares")) == .skipped(reason))
  }

  @Test(arguments: [
    (["gap": 3.0], Profile.flow, 3, 0), (["spacing": 3, "lineSpacing": 7], .flow, 3, 7),
    (["hSpacing": 3, "verticalSpacing": 7], .flow, 3, 7), (["rowGap": 7, "gap": 3], .flow, 3, 7),
    (["vSpacing": 3, "horizontalGap": 7], .flow.along(.vertical), 3, 7),
    (["spacing": 3], .stack, 3, 3), (["spacing": 3, "defaultSpacing": 8], .stack, 3, 3),
  ])
  func `the spacing is found by the name of a parameter`(
    values: [String: Double], profile: Profile, spacing: CGFloat, lineSpacing: CGFloat
  ) throws {
    let subject = Subject("Drawing", profile: profile) { draw in
      for name in values.keys.sorted() { _ = draw.length(name, in: 0...24) }
      return BoxDouble { _, _ in .zero }
    }
    let trial = Trial(LayoutCase(configuration: values.mapValues { .number($0) }), of: subject)
    #expect(try trial.spacing() == spacing)
    #expect(try trial.lineSpacing() == lineSpacing)
  }

  @Test func `a stored property that is not drawn tells the spacing, too`() throws {
    let row = Subject("Row", profile: .flow) { _ in Row(spacing: 7) }
    let trial = Trial(LayoutCase(), of: row)
    #expect(try trial.spacing() == 7)
    // Another one for lines may be there, under a name that tells nothing.
    #expect(try trial.lineSpacing() == 0)
  }

  @Test func `two parameters that could be the spacing are none`() throws {
    let values = LayoutCase(
      configuration: ["innerSpacing": .number(1), "outerSpacing": .number(2)])
    let subject = Subject("Drawing", profile: .flow) { _ in BoxDouble { _, _ in .zero } }
    #expect(throws: SkipReason.unknownSpacing) { try Trial(values, of: subject).spacing() }
    let named = Subject("Drawing", profile: .flow, spacing: "innerSpacing", lineSpacing: 9) { _ in
      BoxDouble { _, _ in .zero }
    }
    #expect(try Trial(values, of: named).spacing() == 1)
    #expect(try Trial(values, of: named).lineSpacing() == 9)
  }

  @Test func `FLOW-02 looks at one subview alone`() throws {
    let wide = LayoutCase(two, proposal: offer(3, nil)).with(["spacing": 5])
    #expect(
      try complaint("FLOW-02", wide, of: specimen("FlowBlankFirst"))
        == "answered 4 × 8 to proposal 3 × nil with one subview and put it at 0, 5, 4 × 3; "
        + "one subview alone stands at the origin, in a size that is its own")
    #expect(
      try complaint(
        "FLOW-02", LayoutCase(two).with(["spacing": 5]), of: specimen("FlowTrailingAlone"))
        == "answered 9 × 3 to proposal nil × nil with one subview and put it at 0, 0, 4 × 3; "
        + "one subview alone stands at the origin, in a size that is its own")
    for (layout, answer) in [
      (Subject.sized(4, 5), "4 × 5"), (.placing(at: 0, 1), "4 × 3"), (.placing(at: 1, 0), "4 × 3"),
    ] {
      let message = try #require(
        try complaint("FLOW-02", LayoutCase(two), of: layout.with(profile: .flow)))
      #expect(message.hasPrefix("answered \(answer) to proposal nil × nil with one subview"))
    }
    // A flow may take the whole line, and then align what is in it.
    let filling = Subject("Filling", profile: .flow) { _ in
      BoxDouble(size: { offer, ideal in CGSize(offer.width ?? ideal.width, ideal.height) }) {
        _, width in CGPoint(x: (width - 4) / 2, y: 0)
      }
    }
    #expect(
      try verdict("FLOW-02", LayoutCase(two, proposal: offer(10, nil)), of: filling) == .holds)
  }

  @Test func `FLOW-03 offers what fits exactly, and a quarter less`() throws {
    let spaced = LayoutCase(two).with(["spacing": 5])
    #expect(
      try complaint("FLOW-03", spaced, of: specimen("FlowCountingLastGap"))
        == "put 2 subviews that need 11 with their spacing into 2 rows where 11 is offered; "
        + "what fits exactly stays in one row")
    #expect(
      try complaint("FLOW-03", spaced, of: specimen("FlowSqueezing"))
        == "put 2 subviews that need 11 with their spacing into 1 row where 10.75 is offered; "
        + "what does not fit is wrapped")
    let fine = LayoutCase([.rigid(0.1, 1), .rigid(0.2, 1)])
    #expect(
      try verdict("FLOW-03", fine, of: specimen("Flow"))
        == .skipped("a length is no multiple of a quarter"))
    let flat = LayoutCase([.rigid(4, 0), .rigid(2, 3)])
    #expect(try verdict("FLOW-03", flat, of: specimen("Flow")) == .skipped("the case cannot tell"))
  }

  @Test func `FLOW-04 finds what is left out, and what shares a row`() throws {
    let narrow = LayoutCase([.rigid(1, 3), .rigid(4, 3), .rigid(1, 3)], proposal: offer(3, nil))
      .with(["spacing": 0])
    #expect(
      try complaint("FLOW-04", narrow, of: specimen("FlowHidingWide"))
        == "did not place subview 1 of 4 × 3 for proposal 3 × nil; "
        + "what is wider than the offer is placed in a row of its own")
    #expect(
      try complaint("FLOW-04", narrow, of: specimen("FlowJoiningWide"))
        == "put subview 1 of 4 × 3 at 0, 3, 4 × 3 in a row with subview 2 at 4, 3, 1 × 3 for "
        + "proposal 3 × nil; what is wider than the offer stands in a row of its own")
    #expect(
      try complaint("FLOW-04", narrow.offering(.unspecified), of: specimen("FlowHidingWide"))
        == "did not place subview 1 of 4 × 3 for proposal 3.75 × nil; "
        + "what is wider than the offer is placed in a row of its own")
  }

  @Test func `FLOW-05 offers a sum that is exact in real numbers`() throws {
    let three = LayoutCase([.rigid(9, 1), .rigid(9, 1), .rigid(9, 1)]).with(["spacing": 0])
    #expect(
      try complaint("FLOW-05", three, of: specimen("FlowSumming"))
        == "put subviews 0.1, 0.1 and 0.1 wide with spacing 0 into 2 rows where their sum of 0.3 "
        + "is offered; what fits in real numbers stays in one row")
    #expect(try verdict("FLOW-05", three, of: specimen("Flow")) == .holds)
  }

  @Test func `FLOW-06 offers nothing`() throws {
    let wide: [ViewNode] = [.rigid(200, 3), .rigid(121, 3)]
    let screen = try specimen("FlowOfScreen")
    #expect(
      try complaint("FLOW-06", LayoutCase(wide).with(["spacing": 0]), of: screen)
        == "put 2 subviews into 2 rows for proposal nil × nil; the ideal of a flow is one row")
    let narrow = LayoutCase(two, proposal: offer(1, nil)).with(["spacing": 0])
    #expect(try verdict("FLOW-06", narrow, of: screen) == .holds)
    #expect(try verdict("FLOW-06", narrow, of: specimen("FlowFilling")) == .holds)
    #expect(
      try verdict("FLOW-06", LayoutCase([.rigid(4, 3)]), of: screen)
        == .skipped("there are too few subviews"))
  }

  @Test func `FLOW-07 finds text that sticks out, and says nothing of what cannot be narrower`()
    throws
  {
    let long: [ViewNode] = [.rigid(4, 3), .text(8, 2)]
    let ideals = try specimen("FlowOfIdeals")
    #expect(
      try complaint("FLOW-07", LayoutCase(long, proposal: offer(6, nil)), of: ideals)
        == "put subview 1 at 0, 3, 16 × 2 for proposal 6 × nil, where it would be 6 × 6 if it "
        + "were offered the line; what is wider than the line is offered its width")
    // Without an offer in the case the rule makes one.
    #expect(
      try complaint("FLOW-07", LayoutCase(long), of: ideals)
        == "put subview 1 at 0, 3, 16 × 2 for proposal 9 × nil, where it would be 8 × 4 if it "
        + "were offered the line; what is wider than the line is offered its width")
    #expect(try verdict("FLOW-07", LayoutCase(long), of: specimen("Flow")) == .holds)
    #expect(
      try verdict("FLOW-07", LayoutCase(two, proposal: offer(3, nil)), of: ideals)
        == .skipped("the case cannot tell"))
    // A letter of 2 points cannot stand in a line of 1, whatever it is offered.
    let narrow = LayoutCase([.text(2, 2)], proposal: offer(1, nil))
    #expect(
      try complaint("FLOW-07", narrow, of: ideals)?.contains("for proposal 3 × nil") == true)
    #expect(
      try verdict("FLOW-07", LayoutCase(long), of: specimen("FlowOfferingFirst")) == .holds)
  }

  @Test func `FLOW-07 is a warning where it is declared, too`() throws {
    let rule = try #require(RuleCatalogue.rule("FLOW-07"))
    #expect(rule.level == .declared)
    #expect(rule.level(for: ObservedBehaviour()) == .recommended)
    #expect(FlowRules.idealIsOneLine.level(for: ObservedBehaviour()) == .declared)
  }
}
