import LayoutAPI
import LayoutConformance

/// More layouts that keep the rules of their profile.
enum Promises {
  static let conforming = [
    Specimen.conforming(
      Subject(
        "BoxRow",
        profile: .stack.adding(
          "SHAPE-02", "MONO-01", "MONO-02", "FIX-01", "FIX-02", "SEEN-01", "LOOSE-01", "LAW-01",
          "ORDER-01", "ORDER-03"),
        partner: Subject("BoxColumn") { draw in
          let spacing = draw.length("spacing", in: 0...24)
          return BoxLayout { _, subviews in .column(subviews, spacing: spacing) }
        },
        sameAs: Subject("PlainRow") { draw in
          PlainRow(spacing: draw.length("spacing", in: 0...24))
        }
      ) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { _, subviews in .row(subviews, spacing: spacing) }
      },
      "a row of ideal sizes, like a column and another row"),
    Specimen.conforming(
      Subject("ColumnGrid", profile: .grid, spacing: "spacing", columns: "across") { draw in
        let (columns, spacing) = (draw.int("across", in: 1...5), draw.length("spacing", in: 0...24))
        return BoxLayout { _, subviews in .centredGrid(subviews, columns, spacing: spacing) }
      },
      "columns as wide as what is in them, each subview in the middle of its cell"),
    Specimen.conforming(
      Subject("Spread", profile: .fill) { _ in
        BoxLayout { offer, bounds, subviews in .spread(subviews, offer, bounds) }
      },
      "subviews one after the other on the diagonal of what is offered"),
    Specimen.conforming(
      Subject("Pile", profile: .overlay.adding("LAW-01", "FIX-01", "FIX-02", "MONO-03")) { _ in
        BoxLayout { _, subviews in .pile(subviews) }
      },
      "subviews of ideal sizes on top of each other"),
    Specimen.conforming(
      Subject(
        "WeightedColumns", values: [LayoutValue(Weight.self, in: 1...4)], profile: .weighted
      ) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { offer, subviews in
          .shares(subviews, offer, spacing: spacing, weights: subviews.map { $0[Weight.self] })
        }
      },
      "columns whose widths are in proportion to their weights"),
    Specimen.conforming(
      Subject("EqualColumns", profile: .weighted) { draw in
        let spacing = draw.length("spacing", in: 0...24)
        return BoxLayout { offer, subviews in .shares(subviews, offer, spacing: spacing) }
      },
      "columns that share the offered width equally"),
  ]
}

extension Boxes {
  /// Rows and columns as large as what is in them, each subview in the middle of its cell.
  static func centredGrid(
    _ subviews: LayoutSubviews, _ columns: Int, spacing: CGFloat
  ) -> Boxes {
    Boxes(subviews) { index, sizes in
      func widest(_ column: Int) -> CGFloat {
        stride(from: column, to: sizes.count, by: columns).map { sizes[$0].width }.max() ?? 0
      }
      func highest(_ row: Int) -> CGFloat {
        sizes[row * columns..<min((row + 1) * columns, sizes.count)].map(\.height).max() ?? 0
      }
      let (column, row) = (index % columns, index / columns)
      let x = (0..<column).reduce(0) { $0 + widest($1) + spacing }
      let y = (0..<row).reduce(0) { $0 + highest($1) + spacing }
      return CGPoint(
        x: x + (widest(column) - sizes[index].width) / 2,
        y: y + (highest(row) - sizes[index].height) / 2)
    }
  }

  /// Subviews on the diagonal of the bounds, from corner to corner.
  static func spread(
    _ subviews: LayoutSubviews, _ offer: ProposedViewSize, _ bounds: CGSize?
  ) -> Boxes {
    let size = bounds ?? offer.replacingUnspecifiedDimensions()
    let steps = CGFloat(max(subviews.count - 1, 1))
    var boxes = Boxes(subviews) { index, sizes in
      guard size.width.isFinite, size.height.isFinite else { return .zero }
      return CGPoint(
        x: max(0, size.width - sizes[index].width) * CGFloat(index) / steps,
        y: max(0, size.height - sizes[index].height) * CGFloat(index) / steps)
    }
    boxes.size = size
    return boxes
  }

  /// Columns that share out a finite width by weights; else what each needs to get its ideal.
  static func shares(
    _ subviews: LayoutSubviews, _ offer: ProposedViewSize, spacing: CGFloat,
    weights: [CGFloat]? = nil
  ) -> Boxes {
    let weights = weights ?? subviews.map { _ in 1 }
    let total = weights.reduce(0, +)
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
    let needed = zip(ideals, weights).reduce(0) { max($0, $1.0 / $1.1) } * total + gaps
    let offered = offer.width.map { $0.isFinite ? $0 : needed } ?? needed
    let width = subviews.isEmpty ? 0 : offered
    return Boxes(
      subviews, widths: weights.map { max(0, width - gaps) * $0 / total }, spacing: spacing,
      width: width)
  }

  /// Columns of some widths, as high as the highest subview in them.
  init(_ subviews: LayoutSubviews, widths: [CGFloat], spacing: CGFloat, width: CGFloat) {
    let offers = widths.map { ProposedViewSize(width: $0, height: nil) }
    self.init(
      size: CGSize(
        width: width,
        height: zip(subviews, offers).map { $0.sizeThatFits($1).height }.max() ?? 0),
      points: widths.indices.map { index in
        CGPoint(x: widths[..<index].reduce(0) { $0 + $1 + spacing }, y: 0)
      },
      offers: offers, sizes: [])
  }

  private init(size: CGSize, points: [CGPoint], offers: [ProposedViewSize], sizes: [CGSize]) {
    self.size = size
    self.points = points
    self.offers = offers
    self.sizes = sizes
  }
}
