import LayoutAPI
import LayoutEngine
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// That a smallest case becomes one that can be looked at, and stays a function of the fault.
@Suite struct GrowthTests {
  /// A broken specimen with its first rule.
  struct Fault: CustomTestStringConvertible {
    let subject: Subject
    let rule: Rule

    init(_ name: String) throws {
      let specimen = try #require(Gallery.broken.first { $0.subject.name == name })
      subject = specimen.subject
      rule = try #require(specimen.breaks.first.flatMap(RuleCatalogue.rule))
    }

    var testDescription: String { subject.name }

    func breaks(_ layoutCase: LayoutCase) -> Bool {
      if case .violated = rule.judge(layoutCase, of: subject) { true } else { false }
    }

    /// The smallest case of the first that fails of a seed.
    func smallest(seed: UInt64) -> LayoutCase? {
      let counts = subject.counts ?? .any
      let generator = CaseGenerator(for: subject, counts: counts, seed: seed)
      return (0..<200).lazy.map { generator.layoutCase($0) }.first(where: breaks).map {
        Shrinker(for: subject, counts: counts).shrink($0, while: breaks).layoutCase
      }
    }
  }

  private static let names = [
    "FlowComparingCoordinate", "FlowOfPlaceholderWidth", "EverydayWrapHeightOfLast", "PileInCorner",
    "DiagonalMeasuredFirst",
  ]

  @Test(arguments: names) func `equal faults end in equal cases of an area, on a hundred seeds`(
    _ name: String
  ) throws {
    let fault = try Fault(name)
    var ends: Set<LayoutCase> = []
    var grown: [LayoutCase] = []
    for seed in 1...100 {
      guard let end = fault.smallest(seed: UInt64(seed)) else { continue }
      ends.insert(end)
      var tries = 0
      grown.append(
        Growth().grown(end) { layoutCase in
          tries += 1
          return fault.breaks(layoutCase)
        })
      #expect(tries <= 60)
    }
    #expect(grown.count > 50)
    #expect(Set(grown).count <= ends.count)
    for layoutCase in grown {
      #expect(fault.breaks(layoutCase))
      #expect(layoutCase.subviews.allSatisfy { $0.leaf?.isVisible ?? true }, "\(layoutCase)")
    }
  }

  @Test func `lengths that have to differ do, and a length that has to be short stays`() {
    let start = LayoutCase([.rigid(0, 0), .rigid(1, 0)])
    func widths(_ layoutCase: LayoutCase) -> [CGFloat] {
      layoutCase.subviews.compactMap { $0.leaf?.size(for: .unspecified).width }
    }
    let longer = Growth().grown(start) { widths($0)[0] < widths($0)[1] }
    #expect(longer == LayoutCase([.rigid(10, 10), .rigid(20, 10)]))
    let empty = Growth().grown(start) { widths($0)[0] == 0 }
    #expect(empty == LayoutCase([.rigid(0, 10), .rigid(10, 10)]))
    #expect(Growth(budget: 0).grown(start) { _ in true } == start)
    let offered = LayoutCase([.rigid(1, 0)], proposal: Proposal(width: 0.5, height: nil))
    let wide = Growth().grown(offered) { ($0.proposal.width ?? 0) < (widths($0).first ?? 0) }
    #expect(wide.proposal == Proposal(width: 5, height: nil))
  }

  @Test func `an origin moves as far as views are long, where the rule stays broken`() {
    let start = LayoutCase([.rigid(0, 0)], origin: CGPoint(x: -1, y: 0))
    #expect(Growth().grown(start) { _ in true }.origin == CGPoint(x: -10, y: 0))
    #expect(Growth().grown(start) { $0.origin.x == -1 }.origin == CGPoint(x: -1, y: 0))
  }

  @Test func `what stayed in an update grows on both sides`() {
    var start = LayoutCase([.rigid(0, 0), .rigid(0, 0)])
    start.before = .init(subviews: [.rigid(0, 0)])
    let grown = Growth().grown(start) { _ in true }
    #expect(grown.subviews == [.rigid(10, 10), .rigid(10, 10)])
    #expect(grown.before?.subviews == [.rigid(10, 10)])
  }

  @Test func `what may be any other value is marked, and nothing else`() {
    var subview = ViewNode.rigid(10, 10)
    subview.priority = 1
    let layoutCase = LayoutCase(
      [subview, .rigid(10, 10)], proposal: Proposal(width: 20, height: nil))
    let latitude = Latitude(of: layoutCase) { candidate in
      let size = candidate.subviews[0].leaf?.size(for: .unspecified)
      return size?.width == 10 && candidate.proposal.width == 20
    }
    #expect(
      latitude.names == [
        "proposal.height", "subviews[0].height", "subviews[0].priority", "subviews[1].height",
        "subviews[1].width",
      ])
    #expect(latitude.words(of: subview, at: 0) == "rigid 10 × any, priority any")
    #expect(latitude.words(of: layoutCase.proposal) == "20 × any")
    // What is inside has numbers of its own.
    let pile = ViewNode(.zstack(.center), [subview]).with { $0.priority = 1 }
    #expect(
      latitude.words(of: pile, at: 0)
        == "pile of (rigid 10 × 10, priority 1), priority any")
    #expect(Latitude(of: layoutCase, budget: 0) { _ in true } == Latitude())
  }
}

extension Leaf {
  fileprivate var isVisible: Bool {
    let size = size(for: .unspecified)
    return size.width > 1 && size.height > 1
  }
}
