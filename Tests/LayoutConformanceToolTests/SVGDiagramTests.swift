import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports

/// A picture as SVG, down to boxes and bounds that have no area.
@Suite struct SVGDiagramTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Exhibit.Frame {
    Exhibit.Frame(x: x, y: y, width: width, height: height)
  }

  private func svg(_ bounds: Exhibit.Frame, _ frames: Exhibit.Frame...) -> String {
    SVGDiagram(Picture(bounds: bounds, frames: frames), title: "a < b & c").text
  }

  @Test func `each subview is a box with its number in the middle, the bounds are dashed`() {
    let text = svg(frame(0, 0, 36, 18), frame(0, 0, 18, 18), frame(18, 0, 18, 18))
    #expect(text.contains("<rect x=\"24\" y=\"24\" width=\"180\" height=\"180\" fill=\"#4a90d9\""))
    #expect(text.contains("<text x=\"114\" y=\"114\" text-anchor=\"middle\""))
    #expect(
      text.contains("<rect x=\"24\" y=\"24\" width=\"360\" height=\"180\" fill=\"none\" stroke="))
    #expect(text.contains("stroke-dasharray"))
    #expect(text.contains("<title>a &lt; b &amp; c</title>"))
  }

  @Test func `bounds without an area are one dashed line`() {
    for (bounds, end) in [
      (frame(0, 0, 8, 0), "x2=\"384\" y2=\"24\""), (frame(0, 0, 0, 8), "x2=\"24\" y2=\"384\""),
    ] {
      let text = svg(bounds, frame(0, 0, 0, 0))
      #expect(text.contains("<line x1=\"24\" y1=\"24\" \(end) stroke="), "\(text)")
      #expect(!text.contains("fill=\"none\""))
    }
  }

  @Test func `the number of a box that is smaller than it stands beside it`() {
    let text = svg(frame(0, 0, 36, 36), frame(18, 18, 1, 1), frame(0, 0, 1, 18))
    // Ten points to the left of the box, not on it.
    #expect(text.contains("<text x=\"194\" y=\"209\""), "\(text)")
    // Narrow but high enough to stay in sight.
    #expect(text.contains("<text x=\"29\" y=\"114\""), "\(text)")
  }
}
