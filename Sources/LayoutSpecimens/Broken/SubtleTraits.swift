import LayoutAPI
import LayoutConformance

/// Layouts with one defect each that shows where a subview has a guide or a priority.
enum SubtleTraits {
  static let all = [
    Specimen.subtle(
      Subject("RowBesidePriorities") { _ in RowBesidePriorities() },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05"],
      "leaves a gap of 12 before what has a priority, and does not count it"
    )
    .asKind("SHAPE-03", "SHAPE-04"),
    Specimen.subtle(
      Subject("ColumnOnLeadingGuides") { _ in ColumnOnLeadingGuides() },
      ["AGREE-01", "AGREE-02", "AGREE-03"],
      "aligns its subviews at their leading guides, and is as wide as the widest"),
    Specimen.subtle(
      Subject("RowOnTopGuides") { _ in RowOnTopGuides() },
      ["AGREE-01", "AGREE-02", "AGREE-03"],
      "aligns its subviews at their top guides, and is as high as the highest"),
    Specimen.subtle(
      Subject("RowHighAsLowPriority") { _ in RowHighAsLowPriority() },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"],
      "is as high as its subviews of lowest priority"
    )
    .asKind("SHAPE-03", "SHAPE-04"),
  ]

  /// The layouts beside them that do it right.
  static let conforming = [
    Specimen.conforming(
      Subject("PileOfHighestPriority") { _ in PileOfHighestPriority() },
      "a pile as large as its subviews of highest priority, as a ZStack is"),
    Specimen.conforming(
      Subject("ColumnOfLeadingGuides") { _ in ColumnOfLeadingGuides() },
      "a column on one leading guide, as wide as what is on both sides of it"),
    Specimen.conforming(
      Subject("RowWithPriorityGaps") { _ in RowWithPriorityGaps() },
      "a row with a gap of 12 before what has a priority"),
  ]
}

/// A row with gaps before what has a priority.
protocol GapRow: Layout where Cache == () {
  /// The gap before such a subview that the size counts.
  var countedGap: CGFloat { get }
}

extension GapRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(subviews.dropFirst().count { $0.priority > 0 }) * countedGap
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      if subview.priority > 0, subview != subviews.first { x += 12 }
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct RowBesidePriorities: GapRow {
  var countedGap: CGFloat { 0 }
}

struct RowWithPriorityGaps: GapRow {
  var countedGap: CGFloat { 12 }
}

/// A column whose subviews stand on one leading guide.
protocol GuidedColumn: Layout where Cache == () {
  /// The width for what is before the guide and behind it, and for the widest subview.
  func width(before: CGFloat, behind: CGFloat, widest: CGFloat) -> CGFloat
}

extension GuidedColumn {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.dimensions(in: .unspecified) }
    let width = width(
      before: sizes.map { $0[HorizontalAlignment.leading] }.max() ?? 0,
      behind: sizes.map { $0.width - $0[HorizontalAlignment.leading] }.max() ?? 0,
      widest: sizes.map(\.width).max() ?? 0)
    return CGSize(width: max(width, 0), height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.dimensions(in: .unspecified) }
    let guide = sizes.map { $0[HorizontalAlignment.leading] }.max() ?? 0
    var y = bounds.minY
    for (subview, size) in zip(subviews, sizes) {
      let x = bounds.minX + guide - size[HorizontalAlignment.leading]
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      y += size.height
    }
  }
}

struct ColumnOnLeadingGuides: GuidedColumn {
  func width(before: CGFloat, behind: CGFloat, widest: CGFloat) -> CGFloat { widest }
}

struct ColumnOfLeadingGuides: GuidedColumn {
  func width(before: CGFloat, behind: CGFloat, widest: CGFloat) -> CGFloat { before + behind }
}

struct RowOnTopGuides: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.dimensions(in: .unspecified) }
    let guide = sizes.map { $0[VerticalAlignment.top] }.max() ?? 0
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes) {
      let y = bounds.minY + guide - size[VerticalAlignment.top]
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      x += size.width
    }
  }
}

struct RowHighAsLowPriority: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let least = subviews.map(\.priority).min() ?? 0
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let heights = zip(subviews, sizes).filter { $0.0.priority == least }.map { $0.1.height }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct PileOfHighestPriority: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let highest = subviews.map(\.priority).max() ?? 0
    let sizes = subviews.filter { $0.priority == highest }.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
