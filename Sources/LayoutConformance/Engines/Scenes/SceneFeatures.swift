import LayoutAPI

extension LayoutScene {
  /// What an engine has to know to lay the scene out: kinds, and kinds with a field or a value.
  ///
  /// `frame`, `frame.alignment`, `leaf.text`, `custom.Radial`, `alignment.custom`, `proposal.inf`.
  package var features: Set<String> {
    var features: Set<String> = []
    for node in root.all {
      features.insert(node.kind.name)
      guard case .object(let members) = node.json, let content = members.last?.value else {
        continue
      }
      guard case .object(let fields) = content else { continue }
      for field in fields where !Self.inner.contains(field.key) {
        features.insert("\(node.kind.name).\(field.key)")
        if case .string(let value) = field.value, field.key != "alignment" {
          features.insert("\(node.kind.name).\(value)")
        }
      }
      for guide in node.kind.guides {
        features.insert("alignment.\(guide.isCustom ? "custom" : guide.name)")
      }
      if case .custom(_, let configuration) = node.kind, configuration.erased {
        features.insert("custom.erased")
      }
    }
    if direction == .rightToLeft { features.insert("direction.rightToLeft") }
    for length in [proposal.width, proposal.height] {
      if length == nil { features.insert("proposal.nil") }
      if length == .infinity { features.insert("proposal.inf") }
    }
    return features
  }

  private static let inner: Set<String> = ["child", "children", "primary", "secondary"]

  /// What of the scene is among the things that an engine lacks, sorted.
  func features(in lacks: Set<String>) -> [String] {
    lacks.isEmpty ? [] : features.intersection(lacks).sorted()
  }
}

extension ViewNode.Kind {
  /// The guides that the kind names.
  var guides: [NodeGuide] {
    switch self {
    case .stack(_, let guide, _): [guide]
    case .zstack(let pair), .grid(let pair, _, _), .frame(_, _, let pair),
      .flexFrame(_, _, let pair), .overlay(let pair), .background(let pair):
      [pair.horizontal, pair.vertical]
    case .gridRow(let guide): guide.map { [$0] } ?? []
    case .alignmentGuide(let guide, .at): [guide]
    case .alignmentGuide(let guide, .from(let other, _)): [guide, other]
    default: []
    }
  }
}
