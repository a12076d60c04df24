/// A type of Foundation, the standard library or `SwiftUI` whose values can be drawn.
struct KnownType: Hashable, Sendable {
  /// How a value is drawn.
  enum Form: Hashable, Sendable {
    /// A length in points.
    case length
    /// A number; the text converts a `Double` that stands between its parts.
    case number(String, String)
    /// A whole number; the text converts an `Int` that stands between its parts.
    case whole(String, String)
    /// A truth value.
    case truth
    /// One of some expressions.
    case choice([String])
    /// A value made of lengths, with the label of each.
    case lengths([String])
    /// An expression that is always the same.
    case constant(String)
  }

  /// The type as generated code spells it, so that no name of the user's files hides it.
  var spelling: String
  /// How a value is drawn.
  var form: Form

  /// The type with a mangled name.
  init?(mangled: String) {
    guard let known = Self.all[mangled] else { return nil }
    self = known
  }

  private init(_ spelling: String, _ form: Form) {
    self.spelling = spelling
    self.form = form
  }

  /// Some expressions for values of the type, simple ones first.
  var samples: [String] {
    switch form {
    case .length: ["0", "10", "37.5"]
    case .number(let before, let after): ["0", "1", "2.5"].map { before + $0 + after }
    case .whole(let before, let after): ["1", "2", "3"].map { before + $0 + after }
    case .truth: ["false", "true"]
    case .choice(let values): values
    case .lengths(let labels):
      ["0", "10"].map { value in
        "\(spelling)(\(labels.map { "\($0): \(value)" }.joined(separator: ", ")))"
      }
    case .constant(let value): [value]
    }
  }

  /// Whether the values are layouts.
  var isLayout: Bool {
    ["", "Any", "HStack", "VStack", "ZStack"].contains { spelling == "SwiftUI.\($0)Layout" }
  }

  /// Whether values are whole numbers from 0 on.
  var isUnsigned: Bool { spelling.hasPrefix("Swift.UInt") }

  /// Whether values are numbers on a scale, the whole ones included.
  var isNumeric: Bool {
    switch form {
    case .length, .number("", ""), .whole("", ""): true
    case .number(let before, _), .whole(let before, _): before.hasPrefix("Swift.")
    default: false
    }
  }
}

extension KnownType {
  /// Every known type by its mangled name, as Swift 6.3 writes it on Linux.
  ///
  /// The mangling is part of Swift's stable interface; where a type moves to another module, a test
  /// that compiles one of each tells.
  static let all: [String: KnownType] = {
    var all: [String: KnownType] = [
      "$s10Foundation7CGFloatVD": KnownType("Foundation.CGFloat", .length),
      "$sSdD": KnownType("Swift.Double", .number("", "")),
      "$sSfD": KnownType("Swift.Float", .number("Swift.Float(", ")")),
      "$sSiD": KnownType("Swift.Int", .whole("", "")),
      "$sSuD": KnownType("Swift.UInt", .whole("Swift.UInt(", ")")),
      "$ss5UInt8VD": KnownType("Swift.UInt8", .whole("Swift.UInt8(", ")")),
      "$ss5Int32VD": KnownType("Swift.Int32", .whole("Swift.Int32(", ")")),
      "$sSbD": KnownType("Swift.Bool", .truth),
      "$sSSD": KnownType(
        "Swift.String", .choice(["\"\"", "\"a\"", "\"word\"", "\"two words\""])),
      "$s10Foundation6CGSizeVD": KnownType("Foundation.CGSize", .lengths(["width", "height"])),
      "$s10Foundation7CGPointVD": KnownType("Foundation.CGPoint", .lengths(["x", "y"])),
      "$s10Foundation6CGRectVD": KnownType(
        "Foundation.CGRect", .lengths(["x", "y", "width", "height"])),
      "$ss5Int64VD": KnownType("Swift.Int64", .whole("Swift.Int64(", ")")),
      "$ss11AnyHashableVD": KnownType(
        "Swift.AnyHashable", .whole("Swift.AnyHashable(", ")")),
      "$sSnySiGD": KnownType("Swift.Range<Swift.Int>", .choice(["0..<1", "0..<3"])),
      "$sSNySiGD": KnownType("Swift.ClosedRange<Swift.Int>", .choice(["1...1", "1...3"])),
      "$sSNySdGD": KnownType(
        "Swift.ClosedRange<Swift.Double>", .choice(["0...0", "0...1", "10...60"])),
      "$sSNy10Foundation7CGFloatVGD": KnownType(
        "Swift.ClosedRange<Foundation.CGFloat>", .choice(["0...0", "0...100", "10...60"])),
    ]
    for (mangled, spelling, form) in viewTypes {
      all["$s7SwiftUI\(mangled)D"] = KnownType("SwiftUI.\(spelling)", form)
    }
    for name in ["HStack", "VStack", "ZStack"] {
      all["$s12LayoutEngine06\(name)A0VD"] = KnownType(
        "SwiftUI.\(name)Layout", .constant("SwiftUI.\(name)Layout()"))
    }
    for (mangled, spelling, form) in layoutTypes {
      all["$s9LayoutAPI\(mangled)D"] = KnownType("SwiftUI.\(spelling)", form)
    }
    for (mangled, closure) in closures {
      all[mangled] = KnownType("", .constant(closure))
    }
    return all
  }()

  private static let corners = [
    ".topLeading", ".top", ".topTrailing", ".leading", ".center", ".trailing", ".bottomLeading",
    ".bottom", ".bottomTrailing",
  ]

  /// The types of views, by the part of the mangled name after the module.
  private static let viewTypes: [(String, String, Form)] = [
    ("9EmptyViewV", "EmptyView", .constant("SwiftUI.EmptyView()")),
    ("22UserInterfaceSizeClassO", "UserInterfaceSizeClass", .choice([".compact", ".regular"])),
    ("15DynamicTypeSizeO", "DynamicTypeSize", .choice([".large", ".xSmall", ".accessibility1"])),
    ("13TextAlignmentO", "TextAlignment", .choice([".leading", ".center", ".trailing"])),
    ("11ColorSchemeO", "ColorScheme", .choice([".light", ".dark"])),
    ("5ColorV", "Color", .constant("SwiftUI.Color.red")),
    ("8GridItemV", "GridItem", .constant("SwiftUI.GridItem()")),
  ]

  /// The layouts that a layout of layouts is made of.
  private static let stacks = ["HStack", "VStack", "ZStack"].map { "SwiftUI.\($0)Layout()" }

  private static let edges = [".top", ".leading", ".bottom", ".trailing"]

  /// The types of the layout interface, by the part of the mangled name after the module.
  private static let layoutTypes: [(String, String, Form)] = [
    (
      "19HorizontalAlignmentV", "HorizontalAlignment",
      .choice([".center", ".leading", ".trailing"])
    ),
    (
      "17VerticalAlignmentV", "VerticalAlignment",
      .choice([".top", ".center", ".bottom", ".firstTextBaseline", ".lastTextBaseline"])
    ),
    ("9AlignmentV", "Alignment", .choice(corners)),
    ("9UnitPointV", "UnitPoint", .choice(corners)),
    ("4AxisO", "Axis", .choice([".horizontal", ".vertical"])),
    (
      "4AxisO3SetV", "Axis.Set",
      .choice([".horizontal", ".vertical", "[.horizontal, .vertical]", "[]"])
    ),
    ("4EdgeO", "Edge", .choice(edges)),
    ("4EdgeO3SetV", "Edge.Set", .choice(["[]", ".all", ".horizontal", ".vertical"] + edges)),
    ("14HorizontalEdgeO", "HorizontalEdge", .choice([".leading", ".trailing"])),
    ("12VerticalEdgeO", "VerticalEdge", .choice([".top", ".bottom"])),
    ("14HorizontalEdgeO3SetV", "HorizontalEdge.Set", .choice(["[]", ".all", ".leading"])),
    ("12VerticalEdgeO3SetV", "VerticalEdge.Set", .choice(["[]", ".all", ".top"])),
    ("8CGVectorV", "CGVector", .lengths(["dx", "dy"])),
    ("10EdgeInsetsV", "EdgeInsets", .lengths(["top", "leading", "bottom", "trailing"])),
    ("5AngleV", "Angle", .number("SwiftUI.Angle(degrees: ", ")")),
    ("11ContentModeO", "ContentMode", .choice([".fit", ".fill"])),
    ("0A9DirectionO", "LayoutDirection", .choice([".leftToRight", ".rightToLeft"])),
    ("16ProposedViewSizeV", "ProposedViewSize", .choice([".unspecified", ".zero", ".infinity"])),
    ("11ViewSpacingV", "ViewSpacing", .choice(["SwiftUI.ViewSpacing()", ".zero"])),
    ("0A0_p", "Layout", .choice(stacks)),
    ("03AnyA0V", "AnyLayout", .choice(stacks.map { "SwiftUI.AnyLayout(\($0))" })),
  ]
}
