import LayoutAPI
import LayoutConformance
import LayoutEngine

/// The built-in stacks of the engine, which must be without a finding like any layout.
enum Stacks {
  static let conforming = [
    Specimen.conforming(
      Subject(
        "HStackLayout", profile: .stack.adding("MONO-04"),
        partner: Subject("VStackLayout") { draw in VStackLayout(spacing: spacing(&draw)) }
      ) { draw in
        HStackLayout(spacing: spacing(&draw))
      },
      "the engine's row"),
    Specimen.conforming(
      Subject("VStackLayout", profile: .stack.along(.vertical)) { draw in
        VStackLayout(spacing: spacing(&draw))
      },
      "the engine's column"),
    Specimen.conforming(
      Subject("ZStackLayout", profile: .overlay) { _ in ZStackLayout() }, "the engine's pile"),
    Specimen.conforming(
      Subject("AnyFlow") { draw in
        AnyLayout(FlowSpecimen(spacing: draw.length("spacing", in: 0...24)))
      },
      "a flow behind AnyLayout"),
    Specimen.conforming(
      Subject("SwitchingStack") { draw in SwitchingStack(spacing: spacing(&draw)) },
      "a row where its ideal width fits, else a column"),
  ]

  private static func spacing(_ draw: inout Draw) -> CGFloat? {
    draw.optional("spacing") { $0.length("spacing", in: 0...24) }
  }
}

struct SwitchingStack: Layout {
  var spacing: CGFloat?

  private func stack(_ proposal: ProposedViewSize, _ subviews: Subviews) -> AnyLayout {
    let row = HStackLayout(spacing: spacing)
    var cache = row.makeCache(subviews: subviews)
    let ideal = row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width
    return (proposal.width ?? .infinity) >= ideal
      ? AnyLayout(row) : AnyLayout(VStackLayout(spacing: spacing))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let stack = stack(proposal, subviews)
    var own = stack.makeCache(subviews: subviews)
    return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let stack = stack(proposal, subviews)
    var own = stack.makeCache(subviews: subviews)
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
  }
}
