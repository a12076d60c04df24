import LayoutConformance
import LayoutConformanceRunning

/// The run as JUnit XML: a suite for each subject, a case for each rule; where a rule has several
/// findings, as many cases.
package enum JUnitReport {
  /// Writes the document.
  package static func document(_ record: RunRecord) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let suites = record.subjects.map { ($0, counts($0.rules.flatMap(\.byFinding))) }
    let total = counts(record.subjects.flatMap { $0.rules.flatMap(\.byFinding) })
    let seconds = record.end?.seconds ?? suites.reduce(0) { $0 + ($1.0.summary?.seconds ?? 0) }
    lines.append(open("testsuites", [("name", "layout-conformance")] + total + [time(seconds)]))
    for (subject, counts) in suites {
      lines.append(
        "  "
          + open(
            "testsuite",
            [("name", subject.name)] + counts + [
              time(subject.summary?.seconds ?? 0)
            ]))
      lines.append("    <properties>")
      for (name, value) in properties(record, subject) {
        lines.append("      " + close("property", [("name", name), ("value", value)]))
      }
      lines.append("    </properties>")
      for rule in subject.rules.flatMap(\.byFinding) { lines += testCase(rule, subject, record) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ rules: [RuleRecord]) -> [(String, String)] {
    func count(_ results: [RuleRecord.Result]) -> String {
      "\(rules.count { results.contains($0.result) })"
    }
    return [
      ("tests", "\(rules.count)"), ("failures", count([.failed])), ("errors", count([.error])),
      ("skipped", count([.skipped, .explained])),
    ]
  }

  private static func time(_ seconds: Double) -> (String, String) { ("time", "\(seconds)") }

  private static func properties(
    _ record: RunRecord, _ subject: SubjectRecord
  ) -> [(String, String)] {
    var properties = [
      ("seed", record.start?.seed.hex ?? ""), ("cases", "\(subject.summary?.cases ?? 0)"),
    ]
    if let text = subject.summary?.observed.text { properties.append(("observed", text)) }
    if let rules = subject.summary?.notJudged { properties.append(("not judged", rules)) }
    let files = Set(subject.findings.flatMap { $0.otherFiles + [$0.file].compactMap(\.self) })
      .sorted()
    properties += files.map { ("case file", $0) }
    properties += subject.notes.map { ("note", $0) }
    properties += subject.savedCases.map { news in
      switch news.outcome {
      case .unusable: ("unusable case file", news.text)
      case .fixed: ("case file that passes now", news.text)
      }
    }
    if subject.summary == nil { properties.append(("incomplete", "the check was cut short")) }
    return properties
  }

  private static func testCase(
    _ rule: RuleRecord, _ subject: SubjectRecord, _ record: RunRecord
  ) -> [String] {
    // The time of one rule among others is not measured.
    let names = [("classname", subject.name), ("name", rule.name), time(0)]
    let sentence = rule.sentence(of: subject.name)
    let text = rule.findings.map { record.block($0, of: subject.name) }.joined(separator: "\n")
    func element(_ name: String, _ attributes: [(String, String)]) -> [String] {
      [
        "    " + open("testcase", names),
        "      \(open(name, attributes))\(text.markupEscaped)</\(name)>", "    </testcase>",
      ]
    }
    switch rule.result {
    case .passed: return ["    " + close("testcase", names)]
    case .failed: return element("failure", [("type", "violation"), ("message", sentence)])
    case .error:
      let status = rule.findings.map(\.status).first { $0 != .violation } ?? .crash
      return element("error", [("type", status.rawValue), ("message", sentence)])
    // It did not pass, and is no finding of its own.
    case .skipped, .explained: return element("skipped", [("message", sentence)])
    case .warned, .expected:
      // Neither fails a run; the format has no word for them.
      let words = "\(rule.result.rawValue): \(sentence)\n\(text)"
      return [
        "    " + open("testcase", names),
        "      <system-out>\(words.markupEscaped)</system-out>",
        "    </testcase>",
      ]
    }
  }

  private static func open(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)\(attributes.map { " \($0)=\"\($1.markupEscaped)\"" }.joined())>"
  }

  private static func close(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)\(attributes.map { " \($0)=\"\($1.markupEscaped)\"" }.joined())/>"
  }
}
