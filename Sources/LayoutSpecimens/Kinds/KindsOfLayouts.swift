import LayoutAPI
import LayoutConformance
import LayoutEngine

/// The layouts that leave the work to layouts which they hold.
enum KindsOfLayouts {
  static let conforming = [
    Specimen.conforming(
      Subject("HoldingAny") { draw in
        HoldingAny(
          base: draw.element(
            "base",
            named: [
              ("row", AnyLayout(HStackLayout(spacing: 4))), ("column", AnyLayout(VStackLayout())),
              ("pile", AnyLayout(ZStackLayout())), ("flow", AnyLayout(FlowSpecimen(spacing: 8))),
            ]))
      },
      "whatever layout a parameter holds, with its cache"),
    Specimen.conforming(
      Subject("HoldingStack") { draw in
        HoldingStack(
          stack: HStackLayout(
            spacing: draw.optional("spacing") { $0.length("spacing", in: 0...24) }),
          inset: draw.length("inset", in: 0...24))
      },
      "a margin around the row that it holds"),
    Specimen.conforming(
      Subject("RowOrColumn") { draw in RowOrColumn(isWide: draw.bool("isWide")) },
      "one of the two layouts that it holds, with the caches of both"),
    Specimen.conforming(
      Subject("AtLeast") { draw in
        AtLeast(
          base: Diagonal(), width: draw.length("width", in: 0...100),
          height: draw.length("height", in: 0...100))
      },
      "a least size around a layout of any type"),
  ]
}

struct HoldingAny: Layout {
  var base: AnyLayout

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct HoldingStack: Layout {
  var stack: HStackLayout
  var inset: CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * inset) },
      height: proposal.height.map { max(0, $0 - 2 * inset) })
  }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { stack.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout HStackLayout.Cache, subviews: Subviews) {
    stack.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    let size = stack.sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache)
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    stack.placeSubviews(
      in: bounds.insetBy(dx: inset, dy: inset), proposal: inner(proposal), subviews: subviews,
      cache: &cache)
  }
}

struct RowOrColumn: Layout {
  struct Cache {
    var row: HStackLayout.Cache
    var column: VStackLayout.Cache
  }

  var isWide: Bool

  private let row = HStackLayout(alignment: .top, spacing: 8)
  private let column = VStackLayout(alignment: .leading, spacing: 8)

  init(isWide: Bool) {
    self.isWide = isWide
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(row: row.makeCache(subviews: subviews), column: column.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    row.updateCache(&cache.row, subviews: subviews)
    column.updateCache(&cache.column, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    isWide
      ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
      : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.column)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if isWide {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
    } else {
      column.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache.column)
    }
  }
}

struct AtLeast<Base: Layout>: Layout {
  var base: Base
  var width: CGFloat
  var height: CGFloat

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: max(width, size.width), height: max(height, size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
