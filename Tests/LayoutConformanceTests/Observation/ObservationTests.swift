import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What is observed of layouts of the gallery.
@Suite struct ObservationTests {
  private func observed(_ name: String) throws -> ObservedBehaviour {
    let specimen = try #require(Gallery.all.first { $0.subject.name == name })
    return specimen.subject.observed()
  }

  @Test(
    arguments: [
      ("Flow", "flow"), ("CentredFlow", "flow"), ("ColumnFlow", "flow:vertical"),
      ("AnyFlow", "flow"),
      ("HStackLayout", "stack"), ("VStackLayout", "stack:vertical"), ("ZStackLayout", "overlay"),
      ("UniformGrid", "grid"), ("Table", "grid"), ("Ring", "fill"), ("WeightedColumns", "weighted"),
      ("FlowBlankFirst", "flow"), ("FlowSummingWrong", "flow"), ("RowWithTrailingGap", "stack"),
    ].filter { entry in Gallery.all.contains { $0.subject.name == entry.0 } })
  func `a layout is seen as its kind, faulty or not`(name: String, kind: String) throws {
    #expect(try observed(name).kind?.profile.qualifiedName == kind)
  }

  @Test(arguments: [
    "EqualRow", "Diagonal", "Staircase", "Masonry", "Carousel", "AnimatedFan", "GuidedCard",
    "SwitchingStack", "RowOfLots",
  ])
  func `what is none of the kinds is seen as none`(name: String) throws {
    #expect(try observed(name).kind == nil)
  }

  @Test func `an axis follows the subviews, the proposal, or neither`() throws {
    let flow = try observed("Flow")
    #expect(flow.width == AxisBasis(followsSubviews: true, followsProposal: true))
    #expect(flow.height == AxisBasis(followsSubviews: true, followsProposal: false))
    #expect(!flow.fills)
    let ring = try observed("Ring")
    #expect(ring.width == AxisBasis(followsSubviews: false, followsProposal: true))
    #expect(ring.fills)
    let card = try observed("FixedCard")
    #expect(card.width == AxisBasis(followsSubviews: false, followsProposal: false))
  }

  @Test func `what is read is what answers change with`() throws {
    let priorities = try #require(try observed("PriorityRow").reads)
    #expect(priorities.priorities && !priorities.guides && !priorities.direction)
    let baseline = try #require(try observed("BaselineRow").reads)
    #expect(baseline.guides && baseline.parameters == ["spacing"])
    #expect(try observed("Pie").reads?.values == ["Weight"])
    #expect(try observed("ArrowRow").reads?.direction == true)
    #expect(try observed("AdaptiveStack").reads?.spacing == true)
  }

  @Test func `what differs from run to run is not known to read anything, and says so`() throws {
    let behaviour = try observed("RowOfLots")
    #expect(behaviour.reads == nil)
    #expect(behaviour.doubts == ["differs from run to run"])
  }

  @Test func `the same layout is observed alike each time`() throws {
    for name in ["Flow", "WeightedRow", "GridKeepingColumns"] {
      #expect(try observed(name) == observed(name))
    }
  }

  @Test func `a layout of one or two subviews is recommended to hold them, others are required to`()
    throws
  {
    let rule = try #require(RuleCatalogue.rule("AGREE-01"))
    #expect(rule.level(for: try observed("FrameOfOne")) == .recommended)
    #expect(rule.level(for: try observed("SplitOfTwo")) == .recommended)
    #expect(rule.level(for: try observed("Flow")) == .required)
    let size = try #require(RuleCatalogue.rule("SIZE-01"))
    #expect(size.level(for: try observed("FrameOfOne")) == .required)
  }
}
