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
    let head = ([subject.debugDescription] + traits).joined(separator: ", ")
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

      @Test func `\("\(rule) \(subject)".rawIdentifier)`() {
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
    let arguments = parameters.compactMap { name -> String? in
      // A default is left away.
      guard sources[name] != "" else { return nil }
      return configuration[name].map { "\(name): \(sources[name] ?? $0.argument(named: name))" }
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }
}

extension Finding {
  /// The finding as a test to paste, which fails as long as the rule is broken.
  ///
  /// - Parameter subject: The name of the layout.
  /// - Returns: The source of the test; `nil` where no case of a layout shows the finding.
  package func testSource(of subject: String) -> SwiftTestSource? {
    guard let layoutCase = counterexample.layoutCase else { return nil }
    return SwiftTestSource(
      rule: experiment ?? rule.id, subject: subject, layoutCase: layoutCase, parameters: parameters,
      sources: sources, make: reproduction?.make, traits: setting.arguments)
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
      return "\(label): Subject(\(subject.name.debugDescription)) { _ in \(made) }"
    }
    func number(_ label: String, _ parameter: Parameter?) -> String? {
      switch parameter {
      case nil: nil
      case .fixed(let value)?: "\(label): \(value.source)"
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
    if states.count > 1 {
      arguments.append("before: [\(states.map(\.source).joined(separator: ", "))]")
    } else if let before {
      arguments.append("before: \(before.source)")
    }
    return "LayoutCase(\n\(inner)\(arguments.joined(separator: ",\n\(inner)")))"
  }
}

extension LayoutCase.Before {
  fileprivate var source: String {
    let parts = [
      subviews.map { "subviews: [\($0.map(\.source).joined(separator: ", "))]" },
      configuration.map { "configuration: \($0.source)" },
    ].compactMap(\.self)
    return ".init(\(parts.joined(separator: ", ")))"
  }
}

extension ViewNode {
  fileprivate var source: String {
    var text = kindSource
    var traits: [String] = []
    if priority != 0 { traits.append("$0.priority = \(priority.source)") }
    for edge in SpacingEdge.allCases {
      guard let distance = spacing[edge] else { continue }
      traits.append("$0.spacing[.\(edge.rawValue)] = \(distance.source)")
    }
    for (name, position) in guides.sorted(by: { $0.key < $1.key }) {
      traits.append("$0.guides[\(name.debugDescription)] = \(position.source)")
    }
    if !traits.isEmpty { text += ".with { \(traits.joined(separator: "; ")) }" }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      text += ".value(\(name.debugDescription), \(value.source))"
    }
    return text
  }

  private var kindSource: String {
    switch kind {
    case .leaf(.rigid(let size)): return ".rigid(\(size.width.source), \(size.height.source))"
    case .leaf(.text(let count, let unit)): return ".text(\(count), \(unit.source))"
    case .leaf(let leaf): return "ViewNode(\(leaf.source))"
    default:
      guard kind.childCount != .none else { return "ViewNode(\(kind.source))" }
      let list = children.map(\.source).joined(separator: ", ")
      return "ViewNode(\(kind.source), [\(list)])"
    }
  }
}

extension Leaf {
  var source: String {
    func size(_ size: CGSize) -> String {
      "CGSize(width: \(size.width.typedSource), height: \(size.height.typedSource))"
    }
    func range(_ range: Flexibility) -> String {
      ".init(min: \(range.min.source), ideal: \(range.ideal.source), max: \(range.max.source))"
    }
    switch self {
    case .rigid(let ideal): return ".rigid(\(size(ideal)))"
    case .text(let count, let unit): return ".text(count: \(count), unit: \(unit.source))"
    case .greedy(let ideal): return ".greedy(ideal: \(size(ideal)))"
    case .flexible(let width, let height):
      return ".flexible(width: \(range(width)), height: \(range(height)))"
    case .aspect(let ratio): return ".aspect(ratio: \(ratio.source))"
    case .area(let area, let line): return ".area(\(area.source), line: \(line.source))"
    case .spacer(let minLength): return ".spacer(minLength: \(minLength.source))"
    }
  }
}

extension Proposal {
  var source: String {
    "Proposal(width: \(width.source), height: \(height.source))"
  }
}

extension CGPoint {
  var source: String { "CGPoint(x: \(x.typedSource), y: \(y.typedSource))" }
}

extension CGFloat {
  /// The length as Swift source, where a number might be of another type as well.
  fileprivate var typedSource: String {
    isFinite ? source : source.replacing(".", with: "CGFloat.")
  }
}

extension LayoutCase.ScriptStep {
  fileprivate var source: String {
    switch self {
    case .size(let proposal): ".size(\(proposal.source))"
    case .place(let proposal, let origin):
      ".place(\(proposal.source), origin: \(origin.source))"
    case .align(let guide, let proposal): ".align(\(guide.debugDescription), \(proposal.source))"
    case .spacing: ".spacing"
    }
  }
}

extension Configuration {
  fileprivate var source: String {
    let pairs = sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value.source)" }
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
    case .null, .bool: description
    case .number(let value): value.source
    case .text(let text):
      isNumber ? "<#element \(text.dropFirst()) of '\(name)', from 0#>" : text.argument
    }
  }

  fileprivate var source: String {
    switch self {
    case .null: ".null"
    case .bool(let value): ".bool(\(value))"
    case .number(let value): ".number(\(value.source))"
    case .text(let value): ".text(\(value.debugDescription))"
    }
  }
}

extension String {
  /// A value that is known by its description only: a number, a member of its type, or a call.
  fileprivate var argument: String {
    if let number = Double(self) { return number.source }
    let isName = first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? ".\(self)" : inOneLine.inert
  }

  /// The text as it can stand between the backticks of a name.
  fileprivate var rawIdentifier: String {
    String(inOneLine.inert.map { "`\\".contains($0) ? "'" : $0 })
  }
}
