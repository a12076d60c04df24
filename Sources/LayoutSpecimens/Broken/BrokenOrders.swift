import LayoutAPI
import LayoutConformance

/// Layouts with one defect each in the order that their subviews stand in.
enum BrokenOrders {
  static let all = reading + columns + growth + permutation

  private static let reading = [
    broken(
      "RowFromEnd", Profile("read", on: ["ORDER-01"]), "ORDER-01",
      note: "begins with the last subview"
    ) { _, subviews in
      Boxes(subviews) { index, sizes in
        CGPoint(x: sizes[(index + 1)...].reduce(0) { $0 + $1.width }, y: 0)
      }
    },
    Specimen.broken(
      Subject("GridSnaking", profile: Profile("read", on: ["ORDER-01"])) { draw in
        let columns = draw.int("columns", in: 2...4)
        return BoxLayout { _, subviews in
          Boxes(subviews) { index, sizes in
            let (row, column, cell) = (index / columns, index % columns, sizes.largest)
            // Turns around at the end of each row, as an ox does.
            let place = row % 2 == 0 ? column : columns - 1 - column
            return CGPoint(x: CGFloat(place) * cell.width, y: CGFloat(row) * (cell.height + 1))
          }
        }
      },
      ["ORDER-01"], "fills every second row from its end"),
  ]

  private static let columns = [
    Specimen.subtle(
      Subject("GridOfOwnWidths", profile: .grid) { draw in
        let columns = draw.int("columns", in: 1...4)
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in
          Boxes(subviews) { index, sizes in
            let (row, cell) = (index / columns, sizes.largest)
            let before = sizes[row * columns..<index]
            return CGPoint(
              x: before.reduce(0) { $0 + $1.width + spacing },
              y: CGFloat(row) * (cell.height + spacing))
          }
        }
      },
      ["ORDER-02"], "moves on by the width of each subview, not by that of the column"),
    Specimen.broken(
      Subject("GridOfOneMoreRow", profile: .grid) { draw in
        let columns = draw.int("columns", in: 2...4)
        return BoxLayout { _, subviews in
          Boxes(subviews) { index, sizes in
            let cell = sizes.largest
            let isLast = index == sizes.count - 1 && index % columns == columns - 1
            return CGPoint(
              x: isLast ? 0 : CGFloat(index % columns) * cell.width,
              y: CGFloat(index / columns + (isLast ? 1 : 0)) * (cell.height + 1))
          }
        }
      },
      ["ORDER-02"], "begins a new row with the last subview of a full one"),
  ]

  private static let growth = [
    broken(
      "RowPushedByCount", Profile("growing", on: ["ORDER-03"]), "ORDER-03",
      note: "begins a point further on for each subview"
    ) { _, subviews in
      Boxes(subviews) { index, sizes in
        CGPoint(x: sizes[..<index].reduce(CGFloat(sizes.count)) { $0 + $1.width }, y: 0)
      }
    },
    broken(
      "RowsBalanced", Profile("growing", on: ["ORDER-03"]), "ORDER-03",
      note: "stands in two rows of equal count from the fifth subview on",
      isSubtle: true
    ) { _, subviews in
      Boxes(subviews) { index, sizes in
        let columns = sizes.count > 4 ? (sizes.count + 1) / 2 : sizes.count
        // Cells that the subviews do not change: only the count moves them.
        return CGPoint(x: CGFloat(index % columns) * 512, y: CGFloat(index / columns) * 512)
      }
    },
  ]

  private static let permutation = [
    broken(
      "PileByIndex", Profile("unordered", on: ["ORDER-04"]), "ORDER-04",
      note: "puts each subview a point further to the right"
    ) { _, subviews in
      Boxes(subviews) { index, _ in CGPoint(x: CGFloat(index), y: 0) }
    },
    broken(
      "PileSinkingFourth", Profile("unordered", on: ["ORDER-04"]), "ORDER-04",
      note: "puts the fourth subview a quarter lower, and no other"
    ) { _, subviews in
      Boxes(subviews) { index, _ in CGPoint(x: 0, y: index == 3 ? 0.25 : 0) }
    },
  ]
}
