import LayoutAPI
import LayoutConformance

/// The layouts of two views, and of pairs of views.
enum KindsOfTwoViews {
  static let conforming = [
    Specimen.conforming(
      Subject("TwoOrNothing") { draw in TwoOrNothing(gap: draw.length("gap", in: 0...24)) },
      "two subviews side by side, and nothing for any other number"),
    Specimen.conforming(
      Subject("TwoInWords") { _ in TwoInWords() }, needsIsolation: true,
      "a subview with another one in its corner, which a precondition asks for in words"),
    Specimen.conforming(
      Subject("PairsInWords") { draw in
        PairsInWords(
          spacing: draw.length("spacing", in: 0...24),
          rowSpacing: draw.length("rowSpacing", in: 0...24))
      },
      needsIsolation: true, "rows of a label and a value, which a precondition asks for in words"),
    Specimen.conforming(
      Subject("PairsOrNothing") { draw in
        PairsOrNothing(gap: draw.length("gap", in: 0...24))
      },
      "labels above their values, pair by pair, and nothing for an odd number"),
  ]

  static let warned = [
    Specimen.broken(
      Subject("TwoBySubscript") { draw in
        TwoBySubscript(spacing: draw.length("spacing", in: 0...24))
      },
      ["COUNT-01"], needsIsolation: true, "a title and a detail below it, by their indices")
  ]
}

struct TwoOrNothing: Layout {
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let (first, second) = (
      subviews[0].sizeThatFits(.unspecified), subviews[1].sizeThatFits(.unspecified)
    )
    return CGSize(
      width: first.width + gap + second.width, height: max(first.height, second.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

struct TwoInWords: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    precondition(subviews.count == 2, "expected the content and its badge")
    let (content, badge) = (
      subviews[0].sizeThatFits(.unspecified), subviews[1].sizeThatFits(.unspecified)
    )
    return CGSize(
      width: max(content.width, badge.width), height: max(content.height, badge.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    precondition(subviews.count == 2, "expected the content and its badge")
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
  }
}

struct PairsInWords: Layout {
  var spacing: CGFloat
  var rowSpacing: CGFloat

  /// The width of the labels, that of the values, and the height of each row.
  private func tracks(_ subviews: Subviews) -> (label: CGFloat, value: CGFloat, rows: [CGFloat]) {
    precondition(subviews.count.isMultiple(of: 2), "each label needs a value")
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var (label, value, rows) = (CGFloat(0), CGFloat(0), [CGFloat]())
    for index in stride(from: 0, to: sizes.count, by: 2) {
      label = max(label, sizes[index].width)
      value = max(value, sizes[index + 1].width)
      rows.append(max(sizes[index].height, sizes[index + 1].height))
    }
    return (label, value, rows)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (label, value, rows) = tracks(subviews)
    guard !rows.isEmpty else { return .zero }
    return CGSize(
      width: label + spacing + value,
      height: rows.reduce(rowSpacing * CGFloat(rows.count - 1), +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (label, _, rows) = tracks(subviews)
    var y = bounds.minY
    for (row, height) in rows.enumerated() {
      subviews[2 * row].place(
        at: CGPoint(x: bounds.minX + label, y: y), anchor: .topTrailing, proposal: .unspecified)
      subviews[2 * row + 1].place(
        at: CGPoint(x: bounds.minX + label + spacing, y: y), proposal: .unspecified)
      y += height + rowSpacing
    }
  }
}

struct PairsOrNothing: Layout {
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count.isMultiple(of: 2) else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = gap * CGFloat(max(sizes.count / 2 - 1, 0))
    return CGSize(width: sizes.largest.width, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count.isMultiple(of: 2) else { return }
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + (index.isMultiple(of: 2) ? 0 : gap)
    }
  }
}

struct TwoBySubscript: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let title = subviews[0].sizeThatFits(.unspecified)
    let detail = subviews[1].sizeThatFits(.unspecified)
    return CGSize(
      width: max(title.width, detail.width), height: title.height + spacing + detail.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let height = subviews[0].sizeThatFits(.unspecified).height
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + height + spacing), proposal: .unspecified)
  }
}
