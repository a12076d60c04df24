import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// The run as SARIF 2.1.0, the format of code scanning.
package enum SARIFReport {
  /// Writes the document.
  package static func document(_ record: RunRecord) -> String {
    let findings = record.worstFirst
    let rules = RuleCatalogue.described.filter { rule in
      findings.contains { $0.finding.rule.id == rule.id }
    }
    let run = JSONValue.object([
      "tool": .object(["driver": driver(rules)]),
      "invocations": .array([invocation(record)]),
      "results": .array(
        findings.map { finding, subject in
          result(finding, subject, rules.firstIndex { $0.id == finding.rule.id }, record)
        }),
      "properties": .object([
        "seed": record.start.map { .string($0.seed.hex) }, "cases": .int(record.cases),
        "observed": .object(
          record.subjects.compactMap { subject in
            guard let observed = subject.summary?.observed, let behaviour = observed.behaviour
            else { return nil }
            return JSONValue.Member(key: observed.subject, value: behaviour.json)
          }),
      ]),
    ])
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ]).pretty(width: 96) + "\n"
  }

  private static func driver(_ rules: [Rule]) -> JSONValue {
    .object([
      "name": .string("layout-conformance"), "version": .string(ToolVersion.current),
      "rules": .array(
        rules.map { rule in
          .object([
            "id": .string(rule.id), "shortDescription": message(rule.statement),
            "fullDescription": message(rule.reason),
            "help": message("Check first: \(rule.checkFirst.joined(separator: "; "))"),
            "defaultConfiguration": .object([
              "level": .string(rule.level == .recommended ? "warning" : "error")
            ]),
          ])
        }),
    ])
  }

  private static func invocation(_ record: RunRecord) -> JSONValue {
    let code = record.end?.exitCode
    return .object([
      "executionSuccessful": .bool(code == .success || code == .findings),
      "exitCode": code.map { .int(Int($0.rawValue)) },
      "exitCodeDescription": record.end.map { .string($0.stoppedBecause) },
    ])
  }

  private static func result(
    _ finding: Finding, _ subject: String, _ index: Int?, _ record: RunRecord
  ) -> JSONValue {
    let saved = SavedCase(finding, subject: subject)
    let place = finding.sourcePlace
    let level =
      switch finding.status {
      case .warning: "warning"
      case .expected: "note"
      default: "error"
      }
    return .object([
      "ruleId": .string(finding.rule.id), "ruleIndex": index.map { .int($0) },
      "level": .string(level), "kind": .string("fail"),
      "message": message(finding.headline(of: subject)),
      "locations": .array([location(finding, subject, place)]),
      // Where the same bug is found again the case is the same, so the alert is.
      "partialFingerprints": .object(["layoutConformanceCase/v1": .string(saved.fileName)]),
      "suppressions": finding.status == .expected
        ? .array([
          .object([
            "kind": .string("inSource"),
            "justification": finding.exception.map { .string($0) },
          ])
        ]) : nil,
      "properties": .object([
        "subject": .string(subject), "status": .string(finding.status.rawValue),
        "alsoBreaks": .array(finding.alsoBreaks.map { .string($0.rule.id) }),
        "case": finding.counterexample.json,
      ]),
    ])
  }

  private static func location(_ finding: Finding, _ subject: String, _ place: SourcePlace?)
    -> JSONValue
  {
    .object([
      "physicalLocation": place.map { place in
        .object([
          "artifactLocation": .object(["uri": .string(uri(place.file))]),
          "region": .object(["startLine": .int(place.line)]),
        ])
      },
      "logicalLocations": .array([
        .object([
          "name": .string(subject),
          "kind": .string(finding.rule.isForEngines ? "module" : "type"),
        ])
      ]),
    ])
  }

  private static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private static func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}
