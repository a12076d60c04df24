extension KnownType {
  /// Closures of simple shapes by their mangled types: the identity, a multiple, a constant, or
  /// nothing at all.
  ///
  /// Only members, literals and the factory's own `draw` stand in them, which no name of the user's files
  /// can hide.
  static let closures: [(String, String)] = [
    ("$syycD", "{}"),
    ("$sSiycD", "{ 3 }"),
    ("$sSbycD", "{ true }"),
    ("$s10Foundation7CGFloatVycD", "{ 8 }"),
    ("$syS2dcD", "{ $0 }"),
    ("$syS2icD", "{ $0 }"),
    ("$syS2bcD", "{ $0 }"),
    ("$sy10Foundation7CGFloatVACcD", "{ $0 }"),
    ("$sy10Foundation6CGSizeVACcD", "{ $0 }"),
    ("$sy10Foundation7CGPointVACcD", "{ $0 }"),
    ("$sy10Foundation6CGRectVACcD", "{ $0 }"),
    ("$sy9LayoutAPI16ProposedViewSizeVACcD", "{ $0 }"),
    ("$sy10Foundation7CGFloatVSicD", "{ .init($0) * 8 }"),
    ("$sySdSicD", "{ .init($0) * 8 }"),
    ("$sySbSicD", "{ $0 % 2 == 0 }"),
    ("$sy10Foundation6CGSizeVSicD", "{ .init(width: 8 * $0, height: 8) }"),
    ("$sy10Foundation7CGPointVSicD", "{ .init(x: 8 * $0, y: 0) }"),
    ("$sy9LayoutAPI5AngleVSicD", "{ .init(degrees: 30 * .init($0)) }"),
    ("$sy9LayoutAPI9AlignmentVSicD", "{ _ in .center }"),
    ("$sy9LayoutAPI9UnitPointVSicD", "{ _ in .center }"),
    ("$sy10Foundation7CGFloatVSdcD", "{ .init($0) }"),
    ("$sySd10Foundation7CGFloatVcD", "{ .init($0) }"),
    ("$sy10Foundation7CGFloatVAA6CGSizeVcD", "{ $0.width }"),
    ("$sy10Foundation7CGFloatV9LayoutAPI14ViewDimensionsVcD", "{ $0.width / 2 }"),
    ("$sy10Foundation7CGFloatV9LayoutAPI0C7SubviewVcD", "{ .init($0.priority) }"),
    ("$sySb9LayoutAPI0A7SubviewVcD", "{ _ in true }"),
    ("$sy10Foundation7CGFloatVAC_ACtcD", "{ $0 + $1 }"),
    ("$sy10Foundation7CGFloatVSi_SitcD", "{ .init($0 + $1) }"),
    ("$sySb10Foundation6CGSizeV_ACtcD", "{ $0.width < $1.width }"),
    ("$syySicD", "draw.sink()"),
    ("$syy10Foundation7CGFloatVcD", "draw.sink()"),
    ("$syy10Foundation6CGSizeVcD", "draw.sink()"),
    ("$syy10Foundation6CGRectVcD", "draw.sink()"),
    ("$syySay10Foundation6CGSizeVGcD", "draw.sink()"),
  ]
}
