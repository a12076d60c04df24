public import LayoutConformance
import LayoutConformanceRunning
public import Testing

/// The rules that a test asks for, by ID or by the letters before it: `["SIZE-02", "PURE"]`.
public struct RuleNames: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The names as they were written.
  public let names: [String]

  /// Takes some names.
  public init(_ names: [String]) {
    self.names = names
  }

  /// Takes the name of a rule.
  public init(_ rule: Rule) {
    self.init([rule.id])
  }

  /// Takes one name.
  public init(stringLiteral name: String) {
    self.init([name])
  }

  /// Takes some names.
  public init(arrayLiteral names: String...) {
    self.init(names)
  }

  /// The rules of these names, in the order of the catalogue.
  ///
  /// - Throws: `ToolError` for a name that matches no rule: nothing would be checked.
  func rules() throws(ToolError) -> [Rule] {
    try chosen(from: RuleCatalogue.all, "rule")
  }

  /// The rules for engines of these names, in the order of the catalogue.
  ///
  /// - Throws: `ToolError` for a name that matches no rule: nothing would be checked.
  func engineRules() throws(ToolError) -> [Rule] {
    try chosen(from: RuleCatalogue.engine, "rule for engines")
  }

  private func chosen(from catalogue: [Rule], _ noun: String) throws(ToolError) -> [Rule] {
    var ids: Set<String> = []
    for name in names {
      let matches = catalogue.matching(name)
      guard !matches.isEmpty else {
        throw ToolError(
          .usage, "'\(name)' matches no \(noun); 'layout-conformance rules' lists them")
      }
      ids.formUnion(matches.map(\.id))
    }
    guard !ids.isEmpty else { throw ToolError(.unavailable, "no rule is selected") }
    return catalogue.filter { ids.contains($0.id) }
  }
}

extension Rule: CustomTestStringConvertible {
  /// The ID, by which a test with a rule as its argument is told from the others.
  public var testDescription: String { id }
}
