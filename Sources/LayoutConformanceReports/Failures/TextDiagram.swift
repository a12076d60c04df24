import LayoutAPI
import LayoutConformance

/// A picture in characters: a box for each subview, dashes for the bounds where no box covers them.
package struct TextDiagram: Sendable {
  /// The lines, each of the same length; none where there is nothing to draw.
  package let lines: [String]

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The bounds and the frames.
  ///   - other: A picture that this one stands beside, to be drawn on the same scale.
  ///   - isASCII: Whether to draw without box characters.
  ///   - columns: The greatest number of characters in a line.
  ///   - rows: The greatest number of lines.
  package init(
    _ picture: Picture, beside other: Picture? = nil, isASCII: Bool = false, columns: Int = 32,
    rows: Int = 12
  ) {
    guard var canvas = Canvas([picture, other].compactMap(\.self), columns: columns, rows: rows)
    else {
      lines = []
      return
    }
    if let bounds = picture.drawableBounds { canvas.drawOutline(bounds, isDashed: true) }
    for (index, frame) in picture.drawable {
      canvas.drawBox(frame, label: "\(index)")
    }
    lines = canvas.lines(isASCII: isASCII)
  }

  /// Draws two pictures side by side, each with a title, on the same scale.
  package static func sideBySide(
    _ left: (title: String, picture: Picture), _ right: (title: String, picture: Picture),
    isASCII: Bool = false, columns: Int = 32, rows: Int = 12
  ) -> [String] {
    func lines(_ picture: Picture, beside other: Picture) -> [String] {
      TextDiagram(picture, beside: other, isASCII: isASCII, columns: columns, rows: rows).lines
    }
    let one = lines(left.picture, beside: right.picture)
    let other = lines(right.picture, beside: left.picture)
    return zip(one, other).enumerated().map { row, lines in
      let (a, b) =
        row == 0
        ? (left.title, right.title)
        : (
          String(repeating: " ", count: left.title.count),
          String(repeating: " ", count: right.title.count)
        )
      return "\(a) \(lines.0)   \(b) \(lines.1)"
    }
  }
}

/// A grid of cells, each with the lines that leave it on four sides.
private struct Canvas {
  private var cells: [[Cell]]
  private let extent: Exhibit.Frame
  private let scale: (x: Double, y: Double)

  private struct Cell {
    var up = false
    var down = false
    var left = false
    var right = false
    var isDashed = false
    var label: Character?

    var hasLine: Bool { up || down || left || right }
  }

  /// Makes room for some pictures, of which one is drawn; `nil` where none shows anything.
  init?(_ pictures: [Picture], columns: Int, rows: Int) {
    guard let extent = Exhibit.Frame(around: pictures.compactMap(\.extent)) else { return nil }
    self.extent = extent
    // A character is about twice as high as wide; the smallest box has room for a number.
    let smallest =
      pictures.flatMap(\.drawable).flatMap { [$0.frame.width, $0.frame.height] }
      .filter { $0 > 0 }.min() ?? 1
    let wanted = 2 / smallest
    let y = min(wanted, Double(rows - 1) / max(extent.height, 1e-9))
    let x = min(wanted * 3, Double(columns - 1) / max(extent.width, 1e-9))
    scale = (x, y)
    let width = Self.cell(extent.width * x, of: columns) + 1
    let height = Self.cell(extent.height * y, of: rows) + 1
    cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  /// The cell at a distance from the first one, of so many: what is not among them is at their end.
  private static func cell(_ distance: Double, of count: Int) -> Int {
    Int(min(max(distance.rounded(), 0), Double(count - 1)))
  }

  private func column(_ x: Double) -> Int {
    Self.cell((x - extent.x) * scale.x, of: cells[0].count)
  }

  private func row(_ y: Double) -> Int { Self.cell((y - extent.y) * scale.y, of: cells.count) }

  mutating func drawBox(_ frame: Exhibit.Frame, label: String) {
    drawOutline(frame, isDashed: false)
    let (left, right) = (column(frame.x), column(frame.maxX))
    let (top, bottom) = (row(frame.y), row(frame.maxY))
    // A label beside another one says that both are there.
    var x = max(left, (left + right + 1 - label.count) / 2)
    let y = (top + bottom) / 2
    while x < cells[y].count, cells[y][x].label != nil { x += 1 }
    for character in label where x < cells[y].count {
      cells[y][x].label = character
      x += 1
    }
  }

  mutating func drawOutline(_ frame: Exhibit.Frame, isDashed: Bool) {
    let (left, right) = (column(frame.x), column(frame.maxX))
    let (top, bottom) = (row(frame.y), row(frame.maxY))
    for y in Set([top, bottom]) {
      for x in left..<max(right, left) {
        cells[y][x].right = true
        cells[y][x + 1].left = true
      }
    }
    for x in Set([left, right]) {
      for y in top..<max(bottom, top) {
        cells[y][x].down = true
        cells[y + 1][x].up = true
      }
    }
    for y in top...bottom {
      for x in left...right where y == top || y == bottom || x == left || x == right {
        cells[y][x].isDashed = isDashed
      }
    }
  }

  func lines(isASCII: Bool) -> [String] {
    cells.enumerated().map { y, row in
      String(row.enumerated().map { x, cell in character(cell, x + y, isASCII) })
    }
  }

  private func character(_ cell: Cell, _ position: Int, _ isASCII: Bool) -> Character {
    if let label = cell.label { return label }
    guard cell.hasLine else { return " " }
    let isCorner = (cell.up || cell.down) && (cell.left || cell.right)
    if cell.isDashed, !isCorner, position % 2 == 1 { return " " }
    if isASCII {
      if isCorner { return "+" }
      return cell.up || cell.down ? "|" : "-"
    }
    switch (cell.up, cell.down, cell.left, cell.right) {
    case (true, true, true, true): return "┼"
    case (true, true, true, false): return "┤"
    case (true, true, false, true): return "├"
    case (true, false, true, true): return "┴"
    case (false, true, true, true): return "┬"
    case (false, true, false, true): return "┌"
    case (false, true, true, false): return "┐"
    case (true, false, false, true): return "└"
    case (true, false, true, false): return "┘"
    case (_, _, false, false): return "│"
    default: return "─"
    }
  }
}
