import LayoutAPI
import LayoutEngine

/// A case as Swift source: a test to paste that fails as the case does.
public struct SwiftTestSource: Sendable {
  /// The source of the test.
  public let text: String

  /// Writes the test of a rule on a case of a subject.
  ///
  /// - Parameters:
  ///   - rule: The ID of the rule.
  ///   - subject: The name of the subject, taken for that of the layout's type.
  ///   - layoutCase: The case.
  ///   - parameters: The names of the layout's parameters, in the order of its initialiser.
  ///   - sources: The source of values that the case keeps by a label, by name.
  ///   - make: The expression that draws the layout, if one is known: it is used where a value has no
  ///     source of its own.
  ///   - traits: The arguments of the subject beside its name.
  public init(
    rule: String, subject: String, layoutCase: LayoutCase, parameters: [String] = [],
    sources: [String: String] = [:], make: String? = nil, traits: [String] = []
  ) {
    let order = parameters.isEmpty ? layoutCase.configuration.keys.sorted() : parameters
    let made = Self.call(subject, order, layoutCase.configuration, sources)
    let isLiteral = layoutCase.configuration.allSatisfy { name, value in
      sources[name] != nil || !value.isNumber
    }
    // What a rule has to know beside the layout is said of a subject.
    let head = (["\"\(subject)\""] + traits).joined(separator: ", ")
    let checked: String
    if let make, !isLiteral {
      checked = "Subject(\(head)) { draw in \(make) }"
    } else {
      checked = traits.isEmpty ? made : "Subject(\(head)) { _ in \(made) }"
    }
    let strict = RuleCatalogue.rule(rule)?.level == .recommended ? " strict: true," : ""
    text = """
      import Foundation
      import LayoutConformanceTesting
      import Testing

      @Test func `\(rule) \(subject)`() {
        expectConforms(
          \(checked), to: "\(rule)",\(strict)
          in: \(layoutCase.source(indent: "    ")))
      }
      """
  }

  /// The call of an initialiser with the values of a configuration.
  fileprivate static func call(
    _ type: String, _ parameters: [String], _ configuration: Configuration,
    _ sources: [String: String]
  ) -> String {
    let arguments = parameters.compactMap { name in
      configuration[name].map { "\(name): \(sources[name] ?? $0.argument(named: name))" }
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }
}

extension Subject {
  /// The arguments of the subject beside its name, as source; the layouts beside it for a case.
  package func traitSource(of configuration: Configuration) -> [String] {
    func other(_ label: String, _ subject: Subject?) -> String? {
      guard let subject else { return nil }
      let parameters = subject.parameters(of: configuration)
      let completed = subject.completed(configuration)
      let made = SwiftTestSource.call(
        subject.name, parameters, completed, subject.sources(of: configuration))
      return "\(label): Subject(\"\(subject.name)\") { _ in \(made) }"
    }
    func number(_ label: String, _ parameter: Parameter?) -> String? {
      switch parameter {
      case nil: nil
      case .fixed(let value)?: "\(label): \(value.shortDescription)"
      case .drawn(let name)?: "\(label): \(name.debugDescription)"
      }
    }
    return [
      profile?.source.map { "profile: \($0)" }, number("spacing", spacing),
      number("lineSpacing", lineSpacing), number("columns", columns),
      weights.map { "weights: \($0.debugDescription)" }, other("partner", partner),
      other("sameAs", counterpart),
    ].compactMap(\.self)
  }
}

extension Profile {
  /// The options of the profile as an expression, `nil` where they are those of no profile.
  fileprivate var source: String? {
    let turned = axis == .vertical ? ".along(.vertical)" : ""
    if Profile.named(name) != nil { return ".\(name)\(turned)" }
    func text(_ axes: Axis.Set) -> String {
      let names = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { ".\($0.name)" }
      return "[\(names.joined(separator: ", "))]"
    }
    let base = along(.horizontal)
    let all: Axis.Set = [.horizontal, .vertical]
    let options = [
      base.hugs == all ? nil : "hugs: \(text(base.hugs))",
      base.fills == all ? nil : "fills: \(text(base.fills))",
      room == .any ? nil : "room: .\(room)", hasLines ? "hasLines: true" : nil,
    ].compactMap(\.self)
    guard !options.isEmpty || !turned.isEmpty else { return nil }
    let arguments = ["\(name.debugDescription)"] + options
    return "Profile(\(arguments.joined(separator: ", ")))\(turned)"
  }
}

extension LayoutCase {
  /// The case as an expression.
  func source(indent: String) -> String {
    let inner = indent + "  "
    var arguments = ["[\(subviews.map(\.source).joined(separator: ", "))]"]
    if proposal != .unspecified { arguments.append("proposal: \(proposal.source)") }
    if origin != .zero { arguments.append("origin: \(origin.source)") }
    if direction != .leftToRight { arguments.append("direction: .rightToLeft") }
    if !script.isEmpty {
      arguments.append("script: [\(script.map(\.source).joined(separator: ", "))]")
    }
    if !configuration.isEmpty { arguments.append("configuration: \(configuration.source)") }
    if let before {
      let parts = [
        before.subviews.map { "subviews: [\($0.map(\.source).joined(separator: ", "))]" },
        before.configuration.map { "configuration: \($0.source)" },
      ].compactMap(\.self)
      arguments.append("before: .init(\(parts.joined(separator: ", ")))")
    }
    return "LayoutCase(\n\(inner)\(arguments.joined(separator: ",\n\(inner)")))"
  }
}

extension SubviewSpec {
  fileprivate var source: String {
    var text = kindSource
    var traits: [String] = []
    if priority != 0 { traits.append("$0.priority = \(priority.shortDescription)") }
    for edge in SpacingEdge.allCases {
      guard let distance = spacing[edge] else { continue }
      traits.append("$0.spacing[.\(edge.rawValue)] = \(distance.text)")
    }
    for (name, position) in guides.sorted(by: { $0.key < $1.key }) {
      traits.append("$0.guides[\"\(name)\"] = \(position.text)")
    }
    if !traits.isEmpty { text += ".with { \(traits.joined(separator: "; ")) }" }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      text += ".value(\"\(name)\", \(value.source))"
    }
    return text
  }

  private var kindSource: String {
    func list(_ children: [SubviewSpec]) -> String {
      "[\(children.map(\.source).joined(separator: ", "))]"
    }
    func optional(_ length: CGFloat?) -> String { length?.text ?? "nil" }
    switch kind {
    case .leaf(.rigid(let size)): return ".rigid(\(size.width.text), \(size.height.text))"
    case .leaf(.text(let count, let unit)): return ".text(\(count), \(unit.text))"
    case .leaf(let leaf): return "SubviewSpec(\(leaf.source))"
    case .stack(let axis, let spacing, let children):
      return "SubviewSpec(.stack(.\(axis.name), spacing: \(optional(spacing)), \(list(children))))"
    case .overlay(let children): return "SubviewSpec(.overlay(\(list(children))))"
    case .nested(let children): return "SubviewSpec(.nested(\(list(children))))"
    case .padding(let inset, let child):
      return "SubviewSpec(.padding(\(inset.text), \(child.source)))"
    case .frame(let width, let height, let child):
      return "SubviewSpec(.frame(width: \(optional(width)), height: \(optional(height)), "
        + "\(child.source)))"
    case .fixedSize(let horizontal, let vertical, let child):
      return "SubviewSpec(.fixedSize(horizontal: \(horizontal), vertical: \(vertical), "
        + "\(child.source)))"
    }
  }

  /// The subview with some traits set: what the source of a test uses.
  public func with(_ change: (inout SubviewSpec) -> Void) -> SubviewSpec {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Leaf {
  fileprivate var source: String {
    func size(_ size: CGSize) -> String {
      "CGSize(width: \(size.width.text), height: \(size.height.text))"
    }
    func range(_ range: Flexibility) -> String {
      let greatest = range.max == .infinity ? ".infinity" : range.max.text
      return ".init(min: \(range.min.text), ideal: \(range.ideal.text), max: \(greatest))"
    }
    switch self {
    case .rigid(let ideal): return ".rigid(\(size(ideal)))"
    case .text(let count, let unit): return ".text(count: \(count), unit: \(unit.text))"
    case .greedy(let ideal): return ".greedy(ideal: \(size(ideal)))"
    case .flexible(let width, let height):
      return ".flexible(width: \(range(width)), height: \(range(height)))"
    case .aspect(let ratio): return ".aspect(ratio: \(ratio.text))"
    case .area(let area, let line): return ".area(\(area.text), line: \(line.text))"
    case .spacer(let minLength): return ".spacer(minLength: \(minLength.text))"
    }
  }
}

extension Proposal {
  fileprivate var source: String {
    func length(_ length: CGFloat?) -> String {
      length == .infinity ? ".infinity" : length.text
    }
    return "Proposal(width: \(length(width)), height: \(length(height)))"
  }
}

extension CGPoint {
  fileprivate var source: String { "CGPoint(x: \(x.text), y: \(y.text))" }
}

extension LayoutCase.ScriptStep {
  fileprivate var source: String {
    switch self {
    case .size(let proposal): ".size(\(proposal.source))"
    case .place(let proposal, let origin):
      ".place(\(proposal.source), origin: \(origin.source))"
    case .align(let guide, let proposal): ".align(\"\(guide)\", \(proposal.source))"
    case .spacing: ".spacing"
    }
  }
}

extension Configuration {
  fileprivate var source: String {
    let pairs = sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.source)" }
    return "[\(pairs.joined(separator: ", "))]"
  }
}

extension Scalar {
  /// Whether the value is known by its number in a list only.
  fileprivate var isNumber: Bool {
    guard case .text(let text) = self else { return false }
    return text.hasPrefix("#") && Int(text.dropFirst()) != nil
  }

  /// The value as an argument; one that is known by its description only is a member of its type, and
  /// one that has no literal is left to be filled in.
  fileprivate func argument(named name: String) -> String {
    switch self {
    case .null, .bool, .number: description
    case .text(let text):
      isNumber ? "<#element \(text.dropFirst()) of '\(name)', from 0#>" : ".\(text)"
    }
  }

  fileprivate var source: String {
    switch self {
    case .null: ".null"
    case .bool(let value): ".bool(\(value))"
    case .number(let value): ".number(\(value.shortDescription))"
    case .text(let value): ".text(\(value.debugDescription))"
    }
  }
}
