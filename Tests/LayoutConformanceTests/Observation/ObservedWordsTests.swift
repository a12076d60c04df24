import LayoutAPI
import Testing

@testable import LayoutConformance

/// What reports say of an observation.
@Suite struct ObservedWordsTests {
  private static let container = AxisBasis(followsSubviews: true, followsProposal: true)
  private static let given = AxisBasis(followsSubviews: false, followsProposal: false)

  /// A layout as most are.
  private var ordinary: ObservedBehaviour {
    var behaviour = ObservedBehaviour()
    behaviour.countBasis = .all
    (behaviour.width, behaviour.height) = (Self.container, Self.container)
    behaviour.reads = ObservedBehaviour.Reads()
    behaviour.reads?.parameters = ["spacing"]
    return behaviour
  }

  @Test func `what is ordinary is not worth a line, and stands in the whole text`() {
    #expect(ordinary.notes(onKind: nil) == nil)
    #expect(
      ordinary.description
        == "takes any number of subviews; width follows the proposal and the subviews; "
        + "height follows the proposal and the subviews; reads the parameter spacing")
  }

  @Test func `each answer out of the ordinary is worth a line`() {
    var counted = ordinary
    (counted.counts, counted.countBasis) = (.exactly(1), .unstated)
    #expect(counted.notes(onKind: nil) == "takes exactly 1 subview, and does not say so")
    (counted.counts, counted.countBasis) = (SubviewCounts(1...3), .stated)
    #expect(counted.notes(onKind: nil) == "takes 1 to 3 subviews, and says so")
    (counted.counts, counted.countBasis) = (.any, .declared)
    #expect(counted.notes(onKind: nil) == "takes any number of subviews (declared)")
    counted.countBasis = .unknown
    #expect(
      counted.notes(onKind: nil)
        == "takes no number of subviews that was tried: not all were placed")
    var sized = ordinary
    sized.height = Self.given
    #expect(sized.notes(onKind: nil) == "height is given")
    var reading = ordinary
    reading.reads?.priorities = true
    reading.reads?.values = ["Weight"]
    #expect(
      reading.notes(onKind: nil)
        == "reads priorities, the value Weight and the parameter spacing")
    var doubtful = ordinary
    doubtful.doubts = ["differs from run to run"]
    #expect(doubtful.notes(onKind: nil) == "differs from run to run")
  }

  @Test func `a kind is worth a line where something follows from it`() {
    var flow = ordinary
    flow.kind = LayoutKind(.flow)
    #expect(flow.notes(onKind: nil) == nil)
    #expect(flow.notes(onKind: "warnings only") == "looks like a flow (warnings only)")
    #expect(flow.description.hasSuffix("; looks like a flow"))
  }

  @Test func `an axis of which nothing is known has no answer`() {
    var unknown = ordinary
    (unknown.width, unknown.reads) = (nil, nil)
    #expect(unknown.answers.map(\.question) == [.takes, .height])
  }
}
