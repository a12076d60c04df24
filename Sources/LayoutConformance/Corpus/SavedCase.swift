public import LayoutAPI

/// A case as a file keeps it: whole, with the rule that it is about and the verdict that is expected.
public struct SavedCase: Hashable, Sendable {
  /// The name of the layout, or of the engine.
  public var subject: String
  /// The ID of the rule.
  public var rule: String
  /// The ID of the rule in whose experiment the layout crashed; `nil` where the calls of the case show
  /// it.
  public var experiment: String?
  /// The name of the profile under which the rule was judged; `nil` for that of the subject.
  public var profile: String?
  /// Whether the rule was judged as for any layout, since the user named it; else as what the layout was
  /// seen to do asks for.
  public var isForAnyLayout = false
  /// What the layout did when the case was saved, or should do from now on.
  public var expect: Expectation
  /// The case of the layout, or the scene of the engine.
  public var counterexample: Counterexample
  /// Where the case comes from.
  public var found: Origin?

  /// What a rule is expected to say.
  public enum Expectation: String, CaseIterable, Sendable {
    /// The layout keeps the rule.
    case pass
    /// The layout breaks the rule.
    case violation
    /// The layout traps.
    case crash
    /// The layout does not return in time.
    case hang
    /// The layout takes too much memory.
    case memory
  }

  /// Where a case comes from.
  public struct Origin: Hashable, Sendable {
    /// Where the cases of the run came from.
    public var origin: CaseOrigin
    /// The number of the case among them.
    public var index: Int
    /// The version of the kit.
    public var kit: String
    /// The number of subviews before shrinking.
    public var shrunkFrom: Int?

    /// Says where a case comes from.
    public init(_ origin: CaseOrigin, index: Int, kit: String, shrunkFrom: Int?) {
      self.origin = origin
      self.index = index
      self.kit = kit
      self.shrunkFrom = shrunkFrom
    }
  }

  /// The version of the format; files of version 1 are read as well.
  public static let version = 2

  /// Makes a case to save.
  public init(
    subject: String, rule: String, experiment: String? = nil, profile: String? = nil,
    expect: Expectation, counterexample: Counterexample, found: Origin? = nil
  ) {
    self.subject = subject
    self.rule = rule
    self.experiment = experiment
    self.profile = profile
    self.expect = expect
    self.counterexample = counterexample
    self.found = found
  }
}

extension SavedCase {
  /// The text of the file.
  public var text: String {
    let head = JSONValue.object([
      "layoutConformance": .int(Self.version),
      "about": .string(
        "A case found by layout-conformance. Commit this file: it is run first from now on."),
      "subject": .string(subject), "rule": .string(rule),
      "experiment": experiment.map { .string($0) },
      "profile": profile.map { .string($0) },
      "forAnyLayout": isForAnyLayout ? .bool(true) : nil, "expect": .string(expect.rawValue),
    ])
    let tail = JSONValue.object([
      "found": found?.json
    ])
    guard case .object(let first) = head, case .object(let last) = tail else { return "" }
    return JSONValue.object(first + counterexample.members + last).pretty(width: 96) + "\n"
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `CaseError` with the key and what would be right; nothing in a text makes it trap.
  public init(parsing data: Data) throws(CaseError) {
    let reader = JSONReader(try JSONValue(parsing: data))
    if let number = Self.version(of: reader.value), number > Double(Self.version) {
      throw CaseError(
        key: "layoutConformance",
        problem: "version \(number.shortDescription) is newer than this kit, which reads version "
          + "\(Self.version)")
    }
    let own = [
      "layoutConformance", "about", "subject", "rule", "experiment", "profile", "forAnyLayout",
      "expect",
      "found",
    ]
    let isScene = Self.rule(of: reader.value)?.isForEngines ?? false
    var object = try reader.object(own + (isScene ? SceneCase.keys : LayoutCase.keys))
    guard let version = object["layoutConformance"] else {
      throw CaseError(
        key: "", problem: "the key 'layoutConformance' is missing: this is no case file")
    }
    switch try version.int() {
    case Self.version: break
    case 1: object = FormatVersion1.upgraded(object)
    default: throw version.error("1 or \(Self.version)")
    }
    subject = try Self.required("subject", object).string()
    let name = try Self.required("rule", object)
    guard let known = RuleCatalogue.rule(try name.string()) else {
      throw name.error("the ID of a rule, as 'layout-conformance rules' lists them")
    }
    rule = known.id
    if let value = object["experiment"] {
      guard let known = RuleCatalogue.rule(try value.string()) else {
        throw value.error("the ID of the rule in whose experiment the layout crashed")
      }
      experiment = known.id
    }
    if let value = object["profile"] {
      guard let known = Profile.named(try value.string()) else {
        throw value.error(Profile.builtIn.map(\.name).joined(separator: ", "))
      }
      profile = known.qualifiedName
    }
    if let value = object["forAnyLayout"] { isForAnyLayout = try value.bool() }
    let verdict = try Self.required("expect", object)
    guard let expect = Expectation(rawValue: try verdict.string()) else {
      throw verdict.error(Expectation.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.expect = expect
    counterexample = isScene ? .scene(try SceneCase(object)) : .layout(try LayoutCase(object))
    if let value = object["found"] { found = try Origin(value) }
  }

  /// The rule that an object names, which says what kind of case it holds.
  private static func rule(of value: JSONValue) -> Rule? {
    guard case .object(let members) = value,
      case .string(let id)? = members.first(where: { $0.key == "rule" })?.value
    else { return nil }
    return RuleCatalogue.rule(id)
  }

  /// The version that a text says it is of; `nil` where it says none.
  static func version(of data: Data) -> Int? {
    (try? JSONValue(parsing: data)).flatMap(version).flatMap { Int(exactly: $0) }
  }

  private static func version(of value: JSONValue) -> Double? {
    guard case .object(let members) = value,
      case .number(let number)? = members.first(where: { $0.key == "layoutConformance" })?.value
    else { return nil }
    return number
  }

  private static func required(
    _ key: String, _ object: [String: JSONReader]
  ) throws(CaseError) -> JSONReader {
    guard let value = object[key] else {
      throw CaseError(key: "", problem: "the key '\(key)' is missing")
    }
    return value
  }

  /// The name of the file: equal cases of a rule have equal names, others do not.
  public var fileName: String {
    let what = expect == .pass ? "pass" : expect.rawValue
    var hash = ContentHash()
    hash.add(subject)
    hash.add(counterexample.json?.description ?? "")
    return "\(rule.lowercased())-\(what)-\(hash.text.prefix(10)).json"
  }
}

extension SavedCase.Origin {
  fileprivate var json: JSONValue {
    let (seed, scope): (UInt64?, Int?) =
      switch origin {
      case .random(let seed), .guided(let seed): (seed, nil)
      case .exhaustive(let scope): (nil, scope)
      }
    var isGuided = false
    if case .guided = origin { isGuided = true }
    return .object([
      "seed": seed.map { .string($0.hex) }, "guided": isGuided ? .bool(true) : nil,
      "scope": scope.map { .int($0) }, "case": .int(index), "kit": .string(kit),
      "shrunkFrom": shrunkFrom.map { .int($0) },
    ])
  }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let object = try reader.object(["seed", "guided", "scope", "case", "kit", "shrunkFrom"])
    guard let number = object["case"], let kitText = object["kit"],
      (object["seed"] == nil) != (object["scope"] == nil)
    else { throw reader.error("the keys 'seed' or 'scope', 'case' and 'kit'") }
    let origin: CaseOrigin
    if let seedText = object["seed"] {
      guard let seed = UInt64(try seedText.string(), radix: 16) else {
        throw seedText.error("16 hexadecimal digits")
      }
      origin = try object["guided"]?.bool() == true ? .guided(seed: seed) : .random(seed: seed)
    } else {
      origin = .exhaustive(scope: try object["scope"]?.int() ?? 0)
    }
    self.init(
      origin, index: try number.int(), kit: try kitText.string(),
      shrunkFrom: try object["shrunkFrom"]?.int())
  }
}

extension UInt64 {
  /// Reads a seed as people write it: decimal, hexadecimal after `0x` or in sixteen digits, or the
  /// word `random`.
  package init?(seed text: String) {
    if text == "random" {
      self = .random(in: 0...UInt64.max)
      return
    }
    let isHex = text.hasPrefix("0x") || text.count == 16
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard let seed = UInt64(digits, radix: isHex ? 16 : 10) else { return nil }
    self = seed
  }

  /// The number in sixteen hexadecimal digits, as seeds are written.
  package var hex: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
