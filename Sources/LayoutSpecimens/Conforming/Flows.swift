import LayoutAPI
import LayoutConformance

/// The flows that keep the rules.
enum Flows {
  static let conforming = [
    Specimen.conforming(
      Subject("Flow", profile: .flow.topAligned, spacing: "spacing") { draw in
        FlowSpecimen(spacing: draw.length("spacing", in: 0...24))
      },
      "rows of ideal sizes, wrapped where the width ends"),
    Specimen.conforming(
      Subject("CachedFlow", profile: .flow.topAligned, spacing: "spacing") { draw in
        CachedFlow(spacing: draw.length("spacing", in: 0...24))
      },
      "a flow that keeps the ideal sizes in its cache"),
    Specimen.conforming(
      Subject("CentredFlow") { draw in
        CentredFlow(spacing: draw.length("spacing", in: 0...24))
      },
      "a flow whose rows stand in the middle"),
    Specimen.conforming(
      Subject("ColumnFlow") { draw in ColumnFlow(spacing: draw.length("spacing", in: 0...24)) },
      "columns of ideal sizes, wrapped where the height ends"),
  ]
}

/// The rows of a flow: which subviews stand in each, and how large it is.
struct FlowRows {
  struct Row {
    var range: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private(set) var rows: [Row] = []
  let spacing: CGFloat

  /// Room for a sum of lengths that is a little more than what it is in real numbers.
  static let rounding: CGFloat = 1e-6

  init(_ sizes: [CGSize], spacing: CGFloat, width: CGFloat, slack: CGFloat = 0) {
    self.spacing = spacing
    for (index, size) in sizes.enumerated() {
      if let row = rows.last, row.width + spacing + size.width <= width + slack {
        rows[rows.count - 1] = Row(
          range: row.range.lowerBound..<index + 1, width: row.width + spacing + size.width,
          height: max(row.height, size.height))
      } else {
        rows.append(Row(range: index..<index + 1, width: size.width, height: size.height))
      }
    }
  }

  var size: CGSize {
    CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.reduce(0) { $0 + $1.height } + CGFloat(max(rows.count - 1, 0)) * spacing)
  }

  /// The positions of the subviews, from 0, 0.
  func positions(_ sizes: [CGSize]) -> [CGPoint] {
    var result: [CGPoint] = []
    var y: CGFloat = 0
    for row in rows {
      var x: CGFloat = 0
      for index in row.range {
        result.append(CGPoint(x: x, y: y))
        x += sizes[index].width + spacing
      }
      y += row.height + spacing
    }
    return result
  }
}

extension LayoutSubview {
  /// What a line offers: nothing, or its length where the subview is longer than the line else.
  ///
  /// - Parameters:
  ///   - length: The length of the line in points, `nil` where it has no end.
  ///   - axis: The axis along which the line runs.
  /// - Returns: The proposal.
  func offer(inLineOf length: CGFloat?, along axis: Axis = .horizontal) -> ProposedViewSize {
    guard let length, length.isFinite else { return .unspecified }
    let ideal = sizeThatFits(.unspecified)
    guard length < (axis == .horizontal ? ideal.width : ideal.height) else {
      return .unspecified
    }
    let line = max(length, 0)
    return axis == .horizontal
      ? ProposedViewSize(width: line, height: nil) : ProposedViewSize(width: nil, height: line)
  }
}

extension LayoutSubviews {
  /// The sizes in lines of a length: ideal ones, and what is left of those that the line is offered to.
  func sizes(inLinesOf length: CGFloat?, along axis: Axis = .horizontal) -> [CGSize] {
    map { $0.sizeThatFits($0.offer(inLineOf: length, along: axis)) }
  }

  /// The sizes in lines of a width, where the ideal ones are known.
  func sizes(_ ideals: [CGSize], inLinesOf width: CGFloat?) -> [CGSize] {
    zip(self, ideals).map { subview, ideal in
      guard let width, width < ideal.width else { return ideal }
      return subview.sizeThatFits(ProposedViewSize(width: Swift.max(width, 0), height: nil))
    }
  }
}

struct FlowSpecimen: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowRows(
      subviews.sizes(inLinesOf: proposal.width), spacing: spacing,
      width: proposal.width ?? .infinity, slack: FlowRows.rounding
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    let rows = FlowRows(
      sizes, spacing: spacing, width: proposal.width ?? .infinity, slack: FlowRows.rounding)
    for (index, position) in rows.positions(sizes).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: subviews[index].offer(inLineOf: proposal.width))
    }
  }
}

struct CachedFlow: Layout {
  var spacing: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    FlowRows(
      subviews.sizes(cache, inLinesOf: proposal.width), spacing: spacing,
      width: proposal.width ?? .infinity, slack: FlowRows.rounding
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let sizes = subviews.sizes(cache, inLinesOf: proposal.width)
    let rows = FlowRows(
      sizes, spacing: spacing, width: proposal.width ?? .infinity, slack: FlowRows.rounding)
    for (index, position) in rows.positions(sizes).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: ProposedViewSize(sizes[index]))
    }
  }
}

struct CentredFlow: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowSpecimen(spacing: spacing)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    let rows = FlowRows(sizes, spacing: spacing, width: proposal.width ?? .infinity)
    let positions = rows.positions(sizes)
    for row in rows.rows {
      let indent = (bounds.width - row.width) / 2
      for index in row.range {
        let low = (row.height - sizes[index].height) / 2
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + (indent.isFinite ? indent : 0) + positions[index].x,
            y: bounds.minY + positions[index].y + (low.isFinite ? low : 0)),
          proposal: subviews[index].offer(inLineOf: proposal.width))
      }
    }
  }
}

struct ColumnFlow: Layout {
  var spacing: CGFloat

  /// The columns as the rows of subviews that lie on their side.
  private func columns(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> FlowRows {
    FlowRows(
      sizes.map { CGSize(width: $0.height, height: $0.width) }, spacing: spacing,
      width: proposal.height ?? .infinity)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lying = columns(proposal, subviews.sizes(inLinesOf: proposal.height, along: .vertical)).size
    return CGSize(width: lying.height, height: lying.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: proposal.height, along: .vertical)
    let lying = sizes.map { CGSize(width: $0.height, height: $0.width) }
    for (index, position) in columns(proposal, sizes).positions(lying).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + position.y, y: bounds.minY + position.x),
        proposal: subviews[index].offer(inLineOf: proposal.height, along: .vertical))
    }
  }
}
