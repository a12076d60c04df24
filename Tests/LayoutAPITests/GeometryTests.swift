import LayoutAPI
import Testing

@Suite struct GeometryTests {
  @Test func `unit points have the parts of their names`() {
    func parts(_ point: UnitPoint) -> [CGFloat] { [point.x, point.y] }
    #expect(parts(UnitPoint()) == [0, 0])
    #expect(parts(.zero) == [0, 0])
    #expect(parts(.topLeading) == [0, 0])
    #expect(parts(.top) == [0.5, 0])
    #expect(parts(.topTrailing) == [1, 0])
    #expect(parts(.leading) == [0, 0.5])
    #expect(parts(.center) == [0.5, 0.5])
    #expect(parts(.trailing) == [1, 0.5])
    #expect(parts(.bottomLeading) == [0, 1])
    #expect(parts(.bottom) == [0.5, 1])
    #expect(parts(.bottomTrailing) == [1, 1])
    #expect(parts(UnitPoint(x: -1, y: 2)) == [-1, 2])
  }

  @Test func `axes have their names and their complements`() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Axis.allCases.map(\.other) == [.vertical, .horizontal])
    #expect(Axis.Set.horizontal.rawValue == 1)
    #expect(Axis.Set.vertical.rawValue == 2)
    #expect(Axis.Set(.vertical) == .vertical)
  }

  @Test func `edges are numbered from the top against the clock`() {
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set.horizontal.union(.vertical) == .all)
  }

  @Test func `the edges of one axis form sets of their own`() {
    #expect(HorizontalEdge.allCases == [.leading, .trailing])
    #expect(VerticalEdge.allCases == [.top, .bottom])
    #expect(HorizontalEdge.allCases.map { HorizontalEdge.Set($0).rawValue } == [1, 2])
    #expect(VerticalEdge.allCases.map { VerticalEdge.Set($0).rawValue } == [1, 2])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set.all == [.top, .bottom])
  }

  @Test func `insets are 0 unless given`() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(EdgeInsets() != EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1))
  }

  @Test func `there are two directions and two content modes`() {
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    #expect(ContentMode.allCases == [.fit, .fill])
  }

  @Test func `layout properties have no axis unless one is set`() {
    var properties = LayoutProperties()
    #expect(properties.stackOrientation == nil)
    properties.stackOrientation = .vertical
    #expect(properties.stackOrientation == .vertical)
  }
}

@Suite struct AngleTests {
  @Test func `a turn is 360 degrees and 2π radians`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.degrees(360).radians == 2 * .pi)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle().radians == 0)
    #expect(Angle.zero == Angle(degrees: 0))
  }

  @Test func `degrees can be set`() {
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle.radians == .pi / 2)
  }

  @Test func `angles compare as numbers, turns included`() {
    #expect(Angle.degrees(10) < .degrees(370))
    #expect(Angle.degrees(-10) < .zero)
    #expect(Angle.degrees(0) != .degrees(360))
  }

  @Test func `angles add and scale`() {
    var angle = Angle(radians: 1)
    #expect((angle + Angle(radians: 2)).radians == 3)
    #expect((angle - Angle(radians: 3)).radians == -2)
    #expect((-angle).radians == -1)
    #expect((angle * 4).radians == 4)
    #expect((angle / 4).radians == 0.25)
    angle += Angle(radians: 5)
    #expect(angle.radians == 6)
    angle -= Angle(radians: 2)
    #expect(angle.radians == 4)
  }
}
