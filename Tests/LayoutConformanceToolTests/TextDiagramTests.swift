import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports

/// A picture in characters.
@Suite struct TextDiagramTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Exhibit.Frame {
    Exhibit.Frame(x: x, y: y, width: width, height: height)
  }

  @Test func `boxes share their lines, and the bounds are dashed where no box covers them`() {
    let picture = Picture(
      bounds: frame(0, 0, 20, 10), frames: [frame(0, 0, 10, 10), frame(10, 0, 10, 5)])
    let lines = TextDiagram(picture, isASCII: true, columns: 13, rows: 5).lines
    #expect(
      lines == [
        "+-----+-----+",
        "|     |  1  |",
        "|  0  +-----+",
        "|     |      ",
        "+-----+ - - +",
      ])
  }

  @Test func `two pictures side by side have one scale`() {
    let bounds = frame(0, 0, 10, 0)
    let lines = TextDiagram.sideBySide(
      ("expected", Picture(bounds: bounds, frames: [frame(0, 0, 10, 0)])),
      ("actual", Picture(bounds: bounds, frames: [frame(20, 10, 10, 0)])), isASCII: true)
    // The left one has room for what stands elsewhere on the right.
    #expect(
      lines == [
        "expected ---0---               actual - - - -            ",
        "                                                         ",
        "                                                  ---0---",
      ])
  }
}
