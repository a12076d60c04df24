import LayoutConformance
package import LayoutConformanceRunning

/// The run as JSON Lines: one object for each event.
///
/// Readers ignore kinds that they do not know. `seconds` and `casesPerSecond` are the only fields
/// that differ between two runs of one seed.
package struct JSONReport: Report {
  private let output: Output

  /// The version of the format.
  package static let version = 1

  package init(to output: Output) {
    self.output = output
  }

  package mutating func take(_ event: RunEvent) {
    if case .progressed = event { return }
    output.write(line(event).description + "\n")
  }

  private func line(_ event: RunEvent) -> JSONValue {
    switch event {
    case .runStarted(let start):
      object(
        "runStarted",
        [
          "seed": .string(start.seed.hex), "scope": start.scope.map { .int($0) },
          "kit": .string(ToolVersion.current),
          "subjects": .array(start.subjects.map { .string($0) }),
          "shard": start.shard == .whole ? nil : .string(start.shard.description),
        ])
    case .progressed: .null
    case .observed(let observed):
      object(
        "observed",
        [
          "subject": .string(observed.subject), "observed": observed.behaviour?.json,
          "profile": observed.profile.flatMap { profile in
            profile.isObserved ? nil : .string(profile.qualifiedName)
          },
        ])
    case .subjectStarted(let start):
      object(
        "subjectStarted",
        [
          "subject": .string(start.subject),
          "notes": .array(start.notes.map { .string($0) }),
        ])
    case .finding(let finding, let subject): line(finding, subject)
    case .savedCase(let news): line(news)
    case .subjectFinished(let summary): line(summary)
    case .runFinished(let summary): line(summary)
    }
  }

  private func line(_ finding: Finding, _ subject: String) -> JSONValue {
    object(
      "finding",
      [
        "subject": .string(subject), "rule": .string(finding.rule.id),
        "level": .string(finding.rule.level.rawValue), "status": .string(finding.status.rawValue),
        "message": .string(finding.headline(of: subject)),
        "case": finding.counterexample.json, "node": finding.exhibit.node.map { .string($0) },
        "alsoBreaks": .array(finding.alsoBreaks.map { .string($0.rule.id) }),
        "caseIndex": finding.caseIndex.map { .int($0) }, "count": .int(finding.count),
        "evaluations": finding.shrinking.map { .int($0.evaluations) },
        "shrinkSteps": finding.shrinking.map { .int($0.steps) },
        "shrunkFrom": finding.shrinking.map { .int($0.from) },
        "any": finding.latitude.parts.isEmpty
          ? nil : .array(finding.latitude.names.map { .string($0) }),
        "at": finding.exhibit.place.map { .string("\($0.file):\($0.line)") },
        "test": finding.testSource(of: subject).map { .string($0.text) },
        "output": finding.exhibit.output.map { .string($0) },
        "file": finding.file.map { .string($0) },
        "otherFiles": finding.otherFiles.isEmpty
          ? nil : .array(finding.otherFiles.map { .string($0) }),
        "exception": finding.exception.map { .string($0) },
        "profile": finding.setting.profile.map { .string($0) },
        "counterpart": finding.setting.counterpart.map { .string($0) },
        "reproduce": finding.reproduction.map { .string($0.commandLine) },
      ])
  }

  private func line(_ news: RunEvent.SavedCaseNews) -> JSONValue {
    let (outcome, message, acceptance): (String, String, String?) =
      switch news.outcome {
      case .unusable(let problem): ("unusable", problem, nil)
      case .fixed(let difference, let acceptance): ("fixed", difference, acceptance)
      }
    return object(
      "savedCase",
      [
        "subject": .string(news.subject), "file": .string(news.file), "outcome": .string(outcome),
        "message": .string(message), "accept": acceptance.map { .string($0) },
      ])
  }

  private func line(_ summary: RunEvent.SubjectSummary) -> JSONValue {
    object(
      "subjectFinished",
      [
        "subject": .string(summary.subject), "observed": summary.observed.behaviour?.json,
        "cases": .int(summary.cases),
        "redrawn": summary.redrawn > 0 ? .int(summary.redrawn) : nil,
        "scope": summary.scope.map { .int($0) }, "seconds": .number(summary.seconds),
        "casesPerSecond": .number(summary.casesPerSecond),
        "stoppedBecause": summary.stopped.map { .string($0) },
        "rules": .array(
          summary.rules.map { rule in
            .object([
              "rule": .string(rule.rule), "checked": .int(rule.checked),
              "failed": .int(rule.failed), "skipped": .int(rule.skipped),
              "why": rule.why.map { .string($0) },
            ])
          }),
        "labels": summary.engine == nil ? labels(summary.labels) : nil,
        "engine": summary.engine.map { EngineTables($0).json },
        "warnings": .array(
          summary.warnings.map { warning in
            .object(["name": .string(warning.kind.rawValue), "text": .string(warning.text)])
          }),
        "verdict": summary.verdict.map { verdict in
          .object([
            "declared": .array(verdict.declared.map { .string($0) }),
            "found": .array(verdict.found.map { .string($0) }), "met": .bool(verdict.isMet),
            "outOfScope": verdict.scope.map { _ in
              .array(verdict.outOfScope.map { .string($0) })
            },
          ])
        },
      ])
  }

  private func labels(_ labels: Labels) -> JSONValue {
    .object(
      labels.groups.map { group in
        let counts = group.counts.map {
          JSONValue.Member(key: $0.label, value: .int($0.count))
        }
        return JSONValue.Member(key: group.name, value: .object(counts))
      })
  }

  private func line(_ summary: RunEvent.RunSummary) -> JSONValue {
    object(
      "runFinished",
      [
        "seed": .string(summary.seed.hex), "cases": .int(summary.cases),
        "scope": summary.scope.map { .int($0) }, "findings": .int(summary.findings),
        "warnings": .int(summary.warnings),
        "specimens": .int(summary.specimens.held),
        "specimensUnmet": .int(summary.specimens.unmet), "seconds": .number(summary.seconds),
        "casesPerSecond": .number(
          summary.seconds > 0 ? (Double(summary.cases) / summary.seconds).rounded() : 0),
        "exitCode": .int(Int(summary.exitCode.rawValue)),
        "stoppedBecause": .string(summary.stoppedBecause),
      ])
  }

  private func object(
    _ kind: String, _ members: KeyValuePairs<String, JSONValue?>
  ) -> JSONValue {
    guard case .object(let own) = JSONValue.object(members),
      case .object(let head) = JSONValue.object([
        "version": .int(Self.version), "kind": .string(kind),
      ])
    else { return .null }
    return .object(head + own)
  }
}
