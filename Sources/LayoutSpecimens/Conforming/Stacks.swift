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
  ]

  private static func spacing(_ draw: inout Draw) -> CGFloat? {
    draw.optional("spacing") { $0.length("spacing", in: 0...24) }
  }
}
