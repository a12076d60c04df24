import LayoutAPI
import LayoutConformance

/// Layouts that write to state while they lay out, or ask more at each level that they are nested in.
enum SubtleWrites {
  static let all = [
    Specimen.broken(
      Subject("RowWritingHeight") { _ in RowWritingHeight() }, ["PURE-05"],
      "hands its height to a binding while it is measured"),
    Specimen.subtle(
      Subject("ColumnWritingOverflow") { _ in ColumnWritingOverflow() }, ["PURE-05"],
      "reports where it places that its subviews do not fit"),
    Specimen.subtle(
      Subject("RowReportingWidth") { draw in RowReportingWidth(onWidth: draw.sink()) }, ["PURE-05"],
      "hands its width to a closure where it is offered less"),
    Specimen.broken(
      Subject("ColumnTryingWidths") { _ in ColumnTryingWidths() }, ["COST-02"],
      "tries four shares of its width with each subview"),
    Specimen.subtle(
      Subject("RowTryingHeights") { _ in RowTryingHeights() }, ["COST-02"],
      "tries four shares of its height with each subview"),
  ]

  /// The layouts beside them that do it right.
  static let conforming = [
    Specimen.conforming(
      Subject("RowReadingLimit") { _ in RowReadingLimit() },
      "reads a binding, and writes to none"),
    Specimen.conforming(
      Subject("ColumnAskingThrice") { _ in ColumnAskingThrice() },
      "asks each subview for its least, its greatest and its ideal size"),
  ]
}

/// A value with another owner, as SwiftUI's binding is.
struct Cell: Sendable {
  let value: CGFloat = 0

  func write(_: CGFloat) { StateWrites.note("a binding") }
}

struct RowWritingHeight: AlmostPlainRow {
  let height = Cell()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    height.write(size.height)
    return size
  }
}

struct RowReportingWidth: AlmostPlainRow {
  let onWidth: @Sendable (CGFloat) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    if let width = proposal.width, width < size.width { onWidth(size.width) }
    return size
  }
}

struct RowReadingLimit: AlmostPlainRow {
  let limit = Cell()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    return CGSize(width: size.width, height: max(size.height, limit.value))
  }
}

/// A column of ideal sizes that asks more than it needs to.
protocol CuriousColumn: Layout where Cache == () {
  /// Asks a subview what it wants to know.
  func ask(_ subview: LayoutSubview, _ proposal: ProposedViewSize)
}

extension CuriousColumn {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for subview in subviews { ask(subview, proposal) }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

struct ColumnWritingOverflow: CuriousColumn {
  let overflow = Cell()

  func ask(_ subview: LayoutSubview, _ proposal: ProposedViewSize) {
    let height = subview.sizeThatFits(.unspecified).height
    if let offer = proposal.height, height > offer { overflow.write(height - offer) }
  }
}

struct ColumnTryingWidths: CuriousColumn {
  func ask(_ subview: LayoutSubview, _ proposal: ProposedViewSize) {
    guard let width = proposal.width, width.isFinite else { return }
    for share in [1, 0.75, 0.5, 0.3] as [CGFloat] {
      _ = subview.sizeThatFits(ProposedViewSize(width: share * width, height: nil))
    }
  }
}

struct RowTryingHeights: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let height = proposal.height, height.isFinite {
      for subview in subviews {
        for share in [0.9, 0.7, 0.6, 0.4] as [CGFloat] {
          _ = subview.sizeThatFits(ProposedViewSize(width: nil, height: share * height))
        }
      }
    }
    return plainSize(subviews)
  }
}

struct ColumnAskingThrice: CuriousColumn {
  func ask(_ subview: LayoutSubview, _ proposal: ProposedViewSize) {
    _ = subview.sizeThatFits(.zero)
    _ = subview.sizeThatFits(.infinity)
  }
}
