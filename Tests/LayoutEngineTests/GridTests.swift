import LayoutAPI
import LayoutEngine
import Testing

/// Rows and columns of common lengths.
///
/// Apple publishes no numbers: these are the rules of its prose.
@Suite struct `Grids` {
  private func cell(_ row: Int, _ node: any Node, _ alignment: VerticalAlignment? = nil)
    -> any Node
  {
    node.traits[GridRowKey.self] = GridRowKey(row: row, alignment: alignment)
    return node
  }

  private func grid(
    _ alignment: Alignment, _ cells: [any Node], spacing: CGFloat? = 5
  ) -> any Node {
    ContainerNode(children: cells) {
      GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)
    }
  }

  @Test func `a column is as wide as its widest cell`() {
    let cells = [
      cell(0, Scene.rigid(10, 10)), cell(0, Scene.rigid(30, 20)), cell(1, Scene.rigid(20, 5)),
      cell(1, Scene.rigid(10, 10)),
    ]
    #expect(Scene.layOut(grid(.topLeading, cells), 300, 300) == size(55, 35))
    #expect(
      cells.map(\.frame) == [
        frame(0, 0, 10, 10), frame(25, 0, 30, 20), frame(0, 25, 20, 5), frame(25, 25, 10, 10),
      ])
    Scene.layOut(grid(.bottomTrailing, cells), 300, 300)
    #expect(
      cells.map(\.frame.origin) == [
        CGPoint(x: 10, y: 10), CGPoint(x: 25, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 45, y: 25),
      ])
  }

  @Test func `flexible columns and rows share what is left`() {
    let cells = [
      cell(0, Scene.rigid(40, 10)), cell(0, Scene.flex()), cell(0, Scene.flex()),
      cell(1, Scene.flex(max: 20)), cell(1, Scene.flex()), cell(1, Scene.flex()),
    ]
    #expect(Scene.layOut(grid(.center, cells), 150, 100) == size(150, 100))
    #expect(cells[4].frame == frame(45, 52.5, 50, 47.5))
    #expect(cells[5].frame == frame(100, 52.5, 50, 47.5))
    #expect(cells[0].frame == frame(0, 18.75, 40, 10))
  }

  @Test func `a view between the rows spans all columns`() {
    let line = Scene.rigid(75, 1)
    let cells = [cell(0, Scene.rigid(10, 10)), cell(0, Scene.rigid(30, 10)), line]
    #expect(Scene.layOut(grid(.leading, cells), nil, nil) == size(75, 16))
    #expect(line.frame == frame(0, 15, 75, 1))
    #expect(cells[1].frame == frame(30, 0, 30, 10))
  }

  @Test func `an unsized view takes what the others leave`() {
    let line = MeasuredNode.divider()
    line.traits[GridCellUnsizedAxesKey.self] = .horizontal
    let cells = [cell(0, Scene.rigid(10, 10)), cell(0, Scene.rigid(30, 10)), line]
    #expect(Scene.layOut(grid(.leading, cells), 300, 300) == size(45, 16))
    #expect(line.frame == frame(0, 15, 45, 1))
  }

  @Test func `a cell over two columns, and one with an anchor`() {
    let wide = cell(1, Scene.rigid(20, 10))
    wide.traits[GridCellColumnsKey.self] = 2
    wide.traits[GridCellAnchorKey.self] = UnitPoint.trailing
    let cells = [cell(0, Scene.rigid(10, 10)), cell(0, Scene.rigid(30, 10)), wide]
    #expect(Scene.layOut(grid(.center, cells), 300, 300) == size(45, 25))
    #expect(wide.frame == frame(25, 15, 20, 10))
  }

  @Test func `columns and rows have guides of their own`() {
    let cells = [
      cell(0, Scene.rigid(10, 10), .bottom), cell(0, Scene.rigid(30, 20), .bottom),
      cell(1, Scene.rigid(20, 5)), cell(1, Scene.rigid(10, 10)),
    ]
    cells[3].traits[GridColumnAlignmentKey.self] = HorizontalAlignment.trailing
    Scene.layOut(grid(.topLeading, cells), 300, 300)
    #expect(cells[0].frame == frame(0, 10, 10, 10))
    #expect(cells[3].frame == frame(45, 25, 10, 10))
  }

  @Test func `a row that is aligned by a baseline is as high as the hull of its cells`() {
    let baseline = VerticalAlignment.firstTextBaseline
    let cells = [
      cell(0, Scene.guide(baseline.key, { _ in 5 }, Scene.rigid(10, 20)), baseline),
      cell(0, Scene.guide(baseline.key, { _ in 15 }, Scene.rigid(10, 20)), baseline),
    ]
    #expect(Scene.layOut(grid(.topLeading, cells), nil, nil) == size(25, 30))
    #expect(cells.map(\.frame.origin.y) == [10, 0])
  }

  @Test func `spacing is what the cells prefer`() {
    let cells = [cell(0, Scene.rigid(10, 10)), cell(0, Scene.rigid(10, 10)), Scene.rigid(5, 5)]
    #expect(Scene.layOut(grid(.center, cells, spacing: nil), nil, nil) == size(28, 23))
  }

  @Test func `an empty grid is nothing`() {
    #expect(Scene.layOut(grid(.center, []), 100, 100) == .zero)
  }
}
