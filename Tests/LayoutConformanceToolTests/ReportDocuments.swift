import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a report says of one rule of one subject.
struct RuleOutcome: Hashable {
  let subject: String
  let rule: String
}

/// A JUnit report, read as tools that show such reports read it.
final class JUnitDocument: NSObject, XMLParserDelegate {
  /// The test cases that are marked, each with how: `failure`, `error`, `skipped`, `system-out`.
  private(set) var marks: [RuleOutcome: String] = [:]
  /// The test cases of each suite.
  private(set) var cases: [String: Int] = [:]
  /// The texts inside of the marks.
  private(set) var texts: [RuleOutcome: String] = [:]
  /// The property `cases` of each suite.
  private(set) var counts: [String: Int] = [:]
  /// What breaks the structure that readers of the format rely on.
  private(set) var mistakes: [String] = []

  private var path: [String] = []
  private var suite = ""
  private var current: RuleOutcome?
  private var tallies: [(name: String, declared: [String: Int], found: [String: Int])] = []

  private static let parents = [
    "testsuites": [""], "testsuite": ["testsuites"], "properties": ["testsuite"],
    "property": ["properties"], "testcase": ["testsuite"], "failure": ["testcase"],
    "error": ["testcase"], "skipped": ["testcase"], "system-out": ["testcase"],
  ]
  private static let required = [
    "testsuites": ["tests", "failures", "errors", "skipped", "time"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped", "time"],
    "property": ["name", "value"], "testcase": ["name", "classname", "time"],
    "failure": ["message", "type"], "error": ["message", "type"], "skipped": ["message"],
  ]

  /// Reads a report.
  ///
  /// - Throws: The parser's error if it is no XML.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if Self.parents[name]?.contains(path.last ?? "") != true {
      mistakes.append("<\(name)> in <\(path.last ?? "")>")
    }
    for key in Self.required[name] ?? [] where attributes[key] == nil {
      mistakes.append("<\(name)> without \(key)")
    }
    path.append(name)
    switch name {
    case "testsuites", "testsuite":
      suite = attributes["name"] ?? ""
      let keys = ["tests", "failures", "errors", "skipped"]
      tallies.append(
        (
          suite, attributes.filter { keys.contains($0.key) }.compactMapValues(Int.init),
          Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) })
        ))
    case "property" where attributes["name"] == "cases":
      counts[suite] = Int(attributes["value"] ?? "")
    case "testcase":
      current = RuleOutcome(
        subject: attributes["classname"] ?? "", rule: attributes["name"] ?? "")
      cases[suite, default: 0] += 1
      count("tests")
    case "failure", "error", "skipped", "system-out":
      if let current {
        if marks[current] != nil { mistakes.append("two marks of \(current)") }
        marks[current] = name
      }
      let plural = ["failure": "failures", "error": "errors", "skipped": "skipped"]
      if let key = plural[name] { count(key) }
    default: break
    }
  }

  private func count(_ key: String) {
    for index in tallies.indices where index == 0 || index == tallies.count - 1 {
      tallies[index].found[key, default: 0] += 1
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let current, path.last != "testcase" { texts[current, default: ""] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    if name == "testcase" { current = nil }
  }

  func parserDidEndDocument(_ parser: XMLParser) {
    for tally in tallies where tally.declared != tally.found {
      mistakes.append("\(tally.name) says \(tally.declared), holds \(tally.found)")
    }
  }
}

/// A SARIF report: an object with what version 2.1.0 requires of the parts that are used.
struct SARIFDocument {
  /// The results.
  let results: [[String: Any]]
  /// The properties of the run.
  let properties: [String: Any]
  /// What breaks the format.
  private(set) var mistakes: [String] = []

  /// Reads a report.
  ///
  /// - Throws: The parser's error if it is no JSON.
  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    let runs = object["runs"] as? [[String: Any]] ?? []
    let run = runs.first ?? [:]
    results = run["results"] as? [[String: Any]] ?? []
    properties = run["properties"] as? [String: Any] ?? [:]
    var mistakes: [String] = []
    func require(_ holds: Bool, _ what: String) { if !holds { mistakes.append(what) } }
    func words(_ value: Any?) -> String? { (value as? [String: Any])?["text"] as? String }
    require(object["version"] as? String == "2.1.0", "version")
    require((object["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true, "$schema")
    require(runs.count == 1, "runs")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
    require(driver["name"] is String, "tool.driver.name")
    let rules = driver["rules"] as? [[String: Any]] ?? []
    let ids = rules.compactMap { $0["id"] as? String }
    require(ids.count == rules.count && Set(ids).count == ids.count, "rules[].id")
    for rule in rules {
      require(words(rule["shortDescription"]) != nil, "rules[].shortDescription.text")
      require(words(rule["help"]) != nil, "rules[].help.text")
    }
    for invocation in run["invocations"] as? [[String: Any]] ?? [] {
      require(invocation["executionSuccessful"] is Bool, "executionSuccessful")
    }
    for result in results {
      require(words(result["message"]) != nil, "message.text")
      let level = result["level"] as? String ?? ""
      require(["none", "note", "warning", "error"].contains(level), "level")
      let index = result["ruleIndex"] as? Int ?? -1
      require(
        ids.indices.contains(index) && ids[index] == result["ruleId"] as? String, "ruleIndex")
      require(result["partialFingerprints"] is [String: String], "partialFingerprints")
      for location in result["locations"] as? [[String: Any]] ?? [] {
        guard let place = location["physicalLocation"] as? [String: Any] else { continue }
        let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String
        require(uri.flatMap { URL(string: $0) } != nil, "uri")
        let line = (place["region"] as? [String: Any])?["startLine"] as? Int ?? 0
        require(line >= 1, "startLine")
      }
    }
    self.mistakes = mistakes
  }

  /// The files and lines that the results of a subject point to.
  func places(of subject: String) -> Set<String> {
    var places: Set<String> = []
    for result in results {
      guard (result["properties"] as? [String: Any])?["subject"] as? String == subject else {
        continue
      }
      for location in result["locations"] as? [[String: Any]] ?? [] {
        let place = location["physicalLocation"] as? [String: Any]
        let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? "?"
        let line = (place?["region"] as? [String: Any])?["startLine"] as? Int ?? 0
        places.insert("\(uri):\(line)")
      }
    }
    return places
  }
}
