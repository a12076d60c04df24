import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// Layouts as apps have them, which no recommended rule may warn of, each beside one that is broken.
@Suite struct OrdinaryLayoutTests {
  /// What a rule says against a layout in the first cases of a seed.
  private func complaints(
    _ id: String, against subject: Subject, counts: SubviewCounts = .any, cases count: Int = 600
  ) throws -> [String] {
    let rule = try #require(RuleCatalogue.rule(id))
    let cases = CaseGenerator(for: subject, counts: counts, seed: 1)
    return (0..<count).compactMap { index in
      // Copies of a layout that asks a lot, nested in each other, take their time.
      let layoutCase = cases.layoutCase(index, subviews: counts.clamped(index % 20))
      guard case .violated(let exhibit) = rule.judge(layoutCase, of: subject) else { return nil }
      return "\(index): \(exhibit.message)"
    }
  }

  // MARK: SIZE-04

  @Test func `SIZE-04 an ideal length of the layout's own may be any`() throws {
    let own = Subject("IdealWidth") { draw in
      IdealWidth(ideal: draw.length("ideal", in: 0...120))
    }
    #expect(try complaints("SIZE-04", against: own, counts: .exactly(1)) == [])
    let swiftUI = Subject("frame") { draw in
      FlexFrameLayout(
        idealWidth: draw.length("width", in: 0...120),
        idealHeight: draw.length("height", in: 0...120))
    }
    #expect(try complaints("SIZE-04", against: swiftUI, counts: .exactly(1)) == [])
  }

  @Test func `SIZE-04 an ideal length that comes from the subviews stands between the others`()
    throws
  {
    for factor: CGFloat in [0.5, 2] {
      let subject = Subject("IdealWidth") { _ in IdealWidth(factor: factor) }
      let complaints = try complaints("SIZE-04", against: subject, counts: .exactly(1))
      #expect(complaints.count > 20)
    }
  }

  /// A frame of an ideal width, as `frame(idealWidth:)` is: of its own, or some of the content's.
  private struct IdealWidth: Layout {
    var ideal: CGFloat?
    var factor: CGFloat = 1

    private func width(_ subviews: Subviews) -> CGFloat {
      ideal ?? factor * subviews[0].sizeThatFits(.unspecified).width
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = width(subviews)
      var size = subviews[0].sizeThatFits(
        ProposedViewSize(width: proposal.width ?? width, height: proposal.height))
      if proposal.width == nil { size.width = width }
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }

  // MARK: COST-01

  @Test func `COST-01 a layout may ask two stacks for two offers each`() throws {
    let subject = Subject("Smaller") { _ in SmallerStack() }
    #expect(try complaints("COST-01", against: subject) == [])
  }

  @Test func `COST-01 a layout that asks two stacks again for each subview is expensive`() throws {
    let subject = Subject("Smaller") { _ in SmallerStack(repeats: true) }
    #expect(try complaints("COST-01", against: subject, cases: 60).count > 10)
  }

  /// A row or a column, whichever takes less room where it is asked and where it is as it likes.
  private struct SmallerStack: Layout {
    var repeats = false
    private var stacks: [AnyLayout] { [AnyLayout(HStackLayout()), AnyLayout(VStackLayout())] }

    init(repeats: Bool = false) { self.repeats = repeats }

    func makeCache(subviews: Subviews) -> [AnyLayout.Cache] {
      stacks.map { $0.makeCache(subviews: subviews) }
    }

    private func smaller(
      _ proposal: ProposedViewSize, _ subviews: Subviews, _ caches: inout [AnyLayout.Cache]
    ) -> (index: Int, size: CGSize) {
      var answers: [(index: Int, size: CGSize, area: CGFloat)] = []
      for _ in 0..<(repeats ? subviews.count : 1) {
        answers = []
        for index in 0...1 {
          let sizes = [.unspecified, proposal].map { proposal in
            stacks[index].sizeThatFits(
              proposal: proposal, subviews: subviews, cache: &caches[index])
          }
          let area = sizes.reduce(0) { max($0, $1.width * $1.height) }
          answers.append((index, sizes[1], area))
        }
      }
      let best = answers.min { $0.area < $1.area }
      return best.map { ($0.index, $0.size) } ?? (0, .zero)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [AnyLayout.Cache]
    ) -> CGSize {
      smaller(proposal, subviews, &cache).size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [AnyLayout.Cache]
    ) {
      let index = smaller(proposal, subviews, &cache).index
      stacks[index].placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache[index])
    }
  }

  // MARK: ANIM-01

  @Test func `ANIM-01 a spring may take a length out of its range, and a size below 0`() throws {
    let gaps = Subject("Gaps") { draw in
      Unfolding(spacing: draw.length("spacing", in: 0...24))
    }
    #expect(try complaints("ANIM-01", against: gaps, cases: 2_000) == [])
    let parts = Subject("Parts") { draw in
      Unfolding(part: draw.number("part", in: 0...1))
    }
    #expect(try complaints("ANIM-01", against: parts) == [])
  }

  @Test func `ANIM-01 a size below 0 within the range is a fault, and NaN is one anywhere`() throws
  {
    let wide = Subject("Wide") { draw in
      Unfolding(part: draw.number("part", in: -1...1))
    }
    #expect(try complaints("ANIM-01", against: wide).count > 10)
    let root = Subject("Root") { draw in
      Unfolding(part: draw.number("part", in: 0...1), isRoot: true)
    }
    #expect(try complaints("ANIM-01", against: root).count > 10)
  }

  /// A row whose gaps and whose height are animated, with no regard to springs.
  private struct Unfolding: Layout {
    var spacing: CGFloat = 0
    var part = 1.0
    var isRoot = false

    var animatableData: AnimatablePair<CGFloat, Double> {
      get { AnimatablePair(spacing, part) }
      set { (spacing, part) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        sizes.reduce(spacing * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width },
        (sizes.map(\.height).max() ?? 0) * (isRoot ? part.squareRoot() : part))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.origin.x
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.origin.y), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + spacing
      }
    }
  }

  // MARK: PLACE-07

  @Test func `PLACE-07 what is long itself leads far away`() throws {
    for shape in Distant.Shape.allCases where shape != .parking {
      let subject = Subject("Distant") { draw in
        Distant(shape: shape, unit: draw.length("unit", in: 0...6_000))
      }
      #expect(try complaints("PLACE-07", against: subject) == [], "\(shape)")
    }
  }

  @Test func `PLACE-07 a parking place is found in the cases that are short`() throws {
    let subject = Subject("Distant") { draw in
      Distant(shape: .parking, unit: draw.length("unit", in: 0...60))
    }
    #expect(try complaints("PLACE-07", against: subject).count > 200)
  }

  /// A layout whose subviews stand at distances that follow from lengths of the case.
  private struct Distant: Layout {
    enum Shape: CaseIterable {
      /// Each subview on a page of its own, as wide as the container.
      case pages
      /// Half of them as far to the left as the others to the right, with room for all between.
      case apart
      /// Each as many units away as its number says.
      case scale
      /// All but the first where nobody sees them.
      case parking
    }

    let shape: Shape
    let unit: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
      return shape == .pages ? CGSize(proposal.width ?? width, 1) : .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let length = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
      for (index, subview) in subviews.enumerated() {
        let distance =
          switch shape {
          case .pages: CGFloat(index) * bounds.size.width
          case .apart: index % 2 == 0 ? length : -length
          case .scale: CGFloat(index) * unit
          case .parking: index == 0 ? CGFloat(0) : -10_000
          }
        subview.place(
          at: CGPoint(x: bounds.origin.x + distance, y: bounds.origin.y), proposal: .unspecified)
      }
    }
  }
}
