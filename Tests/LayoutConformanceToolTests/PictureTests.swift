import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports

/// What is drawn of a placement, and what is said of the rest.
@Suite struct PictureTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Exhibit.Frame {
    Exhibit.Frame(x: x, y: y, width: width, height: height)
  }

  @Test(
    arguments: [
      (Exhibit.Frame(x: .nan, y: 0, width: 1, height: 1), "is at nan, 0, 1 × 1"),
      (Exhibit.Frame(x: 0, y: 0, width: -1, height: 1), "is at 0, 0, -1 × 1"),
      (Exhibit.Frame(x: 0, y: -1e308, width: 1, height: 1), "is at 0, -1e+308, 1 × 1"),
      (Exhibit.Frame(x: 0, y: 0, width: .infinity, height: 1), "is at 0, 0, inf × 1"),
      (Exhibit.Frame(x: 9999, y: 0, width: 1, height: 1), "is far away at 9999, 0, 1 × 1"),
      (Exhibit.Frame(x: 0, y: 0, width: 1e6, height: 1), "is enormous, at 0, 0, 1000000 × 1"),
      (Exhibit.Frame(x: 0, y: -5000, width: 1, height: 1e4), "is enormous, at 0, -5000, 1 × 10000"),
    ])
  func `a frame that would spoil the picture is said in words`(other: Exhibit.Frame, note: String) {
    let picture = Picture(bounds: frame(0, 0, 20, 10), frames: [frame(0, 0, 20, 10), other])
    #expect(picture.notes == ["subview 1 \(note)"])
    #expect(picture.drawable.map(\.index) == [0])
    let lines = TextDiagram(picture).lines
    let alone = Picture(bounds: picture.bounds, frames: [picture.bounds])
    #expect(lines == TextDiagram(alone).lines)
    #expect(SVGDiagram(picture, title: "").text.contains("subview 1 \(note)"))
  }

  @Test(
    arguments: [
      Exhibit.Frame(x: 0, y: 0, width: 40, height: -8),
      Exhibit.Frame(x: 0, y: 0, width: 1e308, height: 1e308),
      Exhibit.Frame(x: -.infinity, y: 0, width: 1, height: 1),
      Exhibit.Frame(x: 0, y: 0, width: .nan, height: 0),
    ])
  func `bounds that have no place on paper are said in words`(bounds: Exhibit.Frame) {
    let picture = Picture(bounds: bounds, frames: [frame(0, 0, 6, 2)])
    #expect(picture.notes == ["the bounds are \(bounds.text)"])
    #expect(
      TextDiagram(picture, isASCII: true).lines
        == TextDiagram(
          Picture(bounds: frame(0, 0, 6, 2), frames: [frame(0, 0, 6, 2)]), isASCII: true
        )
        .lines)
    let svg = SVGDiagram(picture, title: "").text
    #expect(!svg.contains("stroke-dasharray"))
    #expect(svg.contains("the bounds are "))
  }

  @Test func `a placement without anything to draw is words alone`() {
    let picture = Picture(bounds: frame(0, 0, -1, 0), frames: [frame(.nan, 0, 0, 0)])
    #expect(TextDiagram(picture).lines == [])
    #expect(TextDiagram.sideBySide(("expected", picture), ("actual", picture)) == [])
    // What is said needs its room all the same.
    #expect(SVGDiagram(picture, title: "").text.contains("width=\"408\""))
  }

  @Test func `the least number there is makes no infinite scale`() {
    let least = Double.leastNonzeroMagnitude
    let picture = Picture(bounds: frame(0, 0, least, 0), frames: [frame(-0.0, 0, least, least)])
    #expect(TextDiagram(picture, isASCII: true).lines == ["0"])
    #expect(!SVGDiagram(picture, title: "").text.contains("inf"))
  }
}
