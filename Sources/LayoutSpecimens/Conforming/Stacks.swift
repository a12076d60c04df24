import LayoutAPI
import LayoutConformance
import LayoutEngine

/// The built-in stacks of the engine, which must be without a finding like any layout.
enum Stacks {
  static let conforming = [
    Specimen.conforming(
      Subject("HStackLayout") { draw in
        HStackLayout(spacing: draw.optional("spacing") { $0.length("spacing", in: 0...24) })
      },
      "the engine's row"),
    Specimen.conforming(
      Subject("VStackLayout") { draw in
        VStackLayout(spacing: draw.optional("spacing") { $0.length("spacing", in: 0...24) })
      },
      "the engine's column"),
    Specimen.conforming(Subject("ZStackLayout") { _ in ZStackLayout() }, "the engine's pile"),
    Specimen.conforming(
      Subject("AnyFlow") { draw in
        AnyLayout(FlowSpecimen(spacing: draw.length("spacing", in: 0...24)))
      },
      "a flow behind AnyLayout"),
  ]
}
