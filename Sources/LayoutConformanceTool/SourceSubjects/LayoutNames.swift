/// The names by which a layout is known before anything is type checked.
///
/// The compiler's own conformances decide later what becomes a subject; these names decide which
/// declarations are not left out merely because they hold an error.
struct LayoutNames: Hashable, Sendable {
  /// `Layout` and the protocols of the files that refine it.
  private(set) var protocols: Set<String> = ["Layout"]
  /// The types of the files that conform, in their declaration or by an extension.
  private(set) var types: Set<String> = []

  /// Collects the names in some files.
  init(_ outlines: [SourceOutline]) {
    let items = outlines.flatMap { Self.all($0.items) }
    var count = 0
    // A refinement may stand before the protocol that it refines.
    while count != protocols.count {
      count = protocols.count
      for item in items where item.kind == .protocol && inherits(item) {
        protocols.formUnion(item.names)
      }
    }
    for item in items where inherits(item) {
      switch item.kind {
      case .type: types.formUnion(item.names)
      case .extension: types.formUnion(item.names.prefix(1).map(Self.lastWord))
      default: break
      }
    }
  }

  /// Whether a declaration is a layout, a protocol of layouts, or an extension of one.
  func isLayout(_ item: SourceItem) -> Bool {
    switch item.kind {
    case .type: !types.isDisjoint(with: item.names)
    case .protocol: !protocols.isDisjoint(with: item.names)
    case .extension:
      item.names.first.map(Self.lastWord).map { types.contains($0) || protocols.contains($0) }
        ?? false
    default: false
    }
  }

  /// Whether a declaration is a layout or holds one.
  func holdsLayout(_ item: SourceItem) -> Bool {
    isLayout(item) || item.members.contains(where: holdsLayout)
  }

  /// Whether a header names `Layout`, or a protocol that refines it, after its colon.
  func inherits(_ item: SourceItem) -> Bool {
    guard let inheritance = item.inheritance else { return false }
    return !protocols.isDisjoint(with: inheritance.names)
  }

  private static func all(_ items: [SourceItem]) -> [SourceItem] {
    items + items.flatMap { all($0.members) }
  }

  private static func lastWord(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}
