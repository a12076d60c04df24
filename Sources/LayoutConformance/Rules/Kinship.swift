import LayoutAPI

/// Which of the rules that a layout breaks names the cause, and which of the others it explains.
///
/// One defect breaks several rules: a size without its gaps leaves subviews outside at the ideal, with
/// room and with ample room. Which rules go together is declared here, once and for all: it is not
/// found out from the cases in which they are broken, since each rule asks its own question, so that
/// two rules of one defect hold in different cases, and of two defects do not.
///
/// A new rule needs its place in `precedence`, and its kin in `groups` unless it has none; that it was
/// thought of is what `alone` says.
package enum Kinship {
  /// The IDs of all rules, what names a cause before what follows from it.
  package static let precedence: [String] = [
    "RUN-01", "RUN-02", "RUN-04", "RUN-03", "COUNT-01", "PURE-01", "PLACE-06", "PLACE-01",
    "PLACE-02", "SIZE-02", "SIZE-01", "SIZE-07", "SIZE-06", "PLACE-03", "PURE-02", "CACHE-01",
    "CACHE-03", "PURE-04", "CACHE-02", "CACHE-04", "PURE-03", "PURE-05", "PLACE-05", "DIST-01",
    "SHAPE-05", "AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "AGREE-04", "SIZE-05", "SIZE-03",
    "SIZE-04", "PLACE-04", "PLACE-07", "OFFER-01", "COST-01", "COST-02", "META-01", "META-02",
    "ANIM-01", "SHAPE-01", "SHAPE-03", "SHAPE-02", "SHAPE-06", "SHAPE-07", "FLOW-02", "FLOW-03",
    "FLOW-05", "FLOW-06", "FIX-01", "FIX-02", "ORDER-01", "ORDER-02", "ORDER-03", "ORDER-04",
    "FLOW-04", "FLOW-01", "FLOW-07", "SHAPE-04", "MONO-01", "MONO-02", "MONO-03", "MONO-04",
    "LAW-01",
    "LAW-02", "SEEN-01", "LOOSE-01", "PARITY-01",
  ]

  /// The IDs of the rules for engines; the one that compares with the reference engine knows no cause.
  package static let engines: [String] = [
    "ENGINE-18", "ENGINE-13", "ENGINE-12", "ENGINE-02", "ENGINE-01", "ENGINE-16", "ENGINE-03",
    "ENGINE-14", "ENGINE-15", "ENGINE-04", "ENGINE-05", "ENGINE-06", "ENGINE-07", "ENGINE-08",
    "ENGINE-09", "ENGINE-10", "ENGINE-11", "ENGINE-17",
  ]

  /// The rules that no other rule explains, and that explain none: each has one cause of its own.
  package static let alone: [String] = [
    "RUN-02", "RUN-04", "COUNT-01", "OFFER-01", "COST-01", "COST-02",
  ]

  /// Rules that one defect breaks.
  struct Group: Sendable {
    /// What the defect does, in words.
    let defect: String
    /// The rules on one side, by ID or family.
    let ones: [String]
    /// The rules on the other side; each of them goes with each of `ones`.
    let others: [String]

    /// Says that each of some rules goes with each of some others.
    init(_ defect: String, _ ones: [String], with others: [String]) {
      self.defect = defect
      self.ones = ones
      self.others = others
    }

    /// Says that some rules go with each other.
    init(_ defect: String, _ rules: [String]) { self.init(defect, rules, with: rules) }

    /// Whether it holds two rules together.
    func joins(_ one: String, _ other: String) -> Bool {
      Self.names(ones, one) && Self.names(others, other)
        || Self.names(ones, other) && Self.names(others, one)
    }

    static func names(_ names: [String], _ id: String) -> Bool {
      names.contains { id == $0 || id.hasPrefix($0 + "-") }
    }
  }

  /// The rules that need the size to hold the subviews.
  private static let holding = [
    "AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05", "SHAPE-02", "SHAPE-03", "SHAPE-04",
  ]

  /// The groups of kin.
  static let groups: [Group] = [
    Group("ends the process", ["RUN-01"], with: ["RUN-03"]),
    Group(
      "differs from run to run", ["PURE-01"],
      with: [
        "SIZE", "AGREE", "PLACE", "PURE", "CACHE", "META", "ANIM", "SHAPE", "ORDER", "MONO", "FIX",
        "FLOW", "DIST", "LAW", "SEEN", "LOOSE", "PARITY",
      ]),
    Group("does not hold its subviews", holding),
    Group(
      "does not hold its subviews", holding,
      with: ["MONO-03", "SIZE-04", "SHAPE-05", "SHAPE-07", "ORDER-04", "ANIM-01", "DIST-01"]),
    Group("does not hold its subviews", ["AGREE", "SIZE-05"], with: ["PLACE-04"]),
    Group(
      "places with other offers", ["AGREE-04"], with: ["AGREE", "DIST-01", "PLACE-04", "FLOW-07"]),
    Group("leaves a margin", ["SHAPE-05"], with: ["SHAPE-06"]),
    Group("does not look at all of a pile", ["SHAPE-07"], with: ["ORDER-04"]),
    Group(
      "has the size of nothing", ["SIZE-06", "SIZE-07"],
      with: ["SIZE-05", "AGREE", "FLOW-02", "FLOW-06"]),
    Group("keeps state", ["CACHE", "PURE-02", "PURE-04"]),
    Group("keeps state", ["PURE-02", "CACHE"], with: ["META"]),
    Group("keeps state", ["META-01"], with: ["META-02"]),
    Group("keeps state", ["PLACE-06"], with: ["CACHE-01", "PURE-04", "META-01", "RUN-01"]),
    Group("has a size that is no length", ["SIZE-01", "SIZE-02", "SIZE-03"], with: ["SIZE"]),
    Group("places at no number", ["PLACE-03"], with: ["PLACE-04", "ANIM-01"]),
    Group("wraps wrongly", ["FIX", "FLOW-02", "FLOW-03", "FLOW-05", "FLOW-06"]),
    Group("wraps wrongly", ["SHAPE-04"], with: ["FLOW", "FIX", "ORDER"]),
    Group(
      "places rows wrongly",
      ["SHAPE-01", "SHAPE-04", "FLOW-01", "FLOW-04", "ORDER-01", "ORDER-02"]),
    Group("places rows wrongly", ["MONO"], with: ["FLOW-01"]),
    Group("forgets the gap", ["FLOW-01"], with: ["FLOW-03"]),
    Group("reads the direction", ["PURE-03"], with: ["ORDER-01"]),
    Group("leaves a subview out", ["PLACE-01"], with: ["FLOW-04"]),
    Group("lays out otherwise", ["ENGINE-17"], with: ["ENGINE"]),
  ]

  /// Whether one defect breaks both of two rules.
  package static func isKin(_ one: String, _ other: String) -> Bool {
    one == other || groups.contains { $0.joins(one, other) }
  }

  /// The rules by what they are told under: each group begins with the rule that is told, and has those
  /// that it explains behind it.
  ///
  /// - Parameter rules: The IDs of the rules that are broken.
  /// - Returns: The groups, in the order of their first rules.
  package static func told(_ rules: [String]) -> [[String]] {
    rules.sorted { rank(of: $0) < rank(of: $1) }.reduce(into: []) { groups, rule in
      if let index = groups.firstIndex(where: { isKin($0[0], rule) }) {
        groups[index].append(rule)
      } else {
        groups.append([rule])
      }
    }
  }

  /// The place of a rule in the precedence; behind all others for one that a test makes up.
  package static func rank(of rule: String) -> Int { ranks[rule] ?? ranks.count }

  private static let ranks = Dictionary(
    (precedence + engines).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether the smallest cases of two rules show one cause that no other rule is about: both hold a
  /// NaN, or both are broken only where infinity is offered.
  ///
  /// What only many cases together show has no case of its own, and how a run ends is told by itself.
  package static func isSameCause(_ one: Finding, _ other: Finding) -> Bool {
    guard [one, other].allSatisfy({ !$0.rule.isTrend && !$0.rule.ownsCrash }) else {
      return false
    }
    let cases = [one, other].compactMap(\.counterexample.layoutCase)
    return cases.count == 2
      && (cases.allSatisfy(\.holdsNaN) || cases.allSatisfy(\.offersInfinity))
  }
}

extension Rule {
  /// Whether the rule is of the family about how a run ends.
  fileprivate var ownsCrash: Bool { id.hasPrefix("RUN-") }
}

extension LayoutCase {
  /// Whether infinity is offered, on an axis at least.
  fileprivate var offersInfinity: Bool {
    proposal.width == .infinity || proposal.height == .infinity
  }

  /// Whether one of the numbers of the case is none.
  fileprivate var holdsNaN: Bool { json.description.contains("\"nan\"") }
}
