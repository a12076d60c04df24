import LayoutConformance

/// The report of the engine rules, for people.
struct EngineConsole {
  let output: Output
  let style: ConsoleStyle

  /// Writes the tables of one engine, and its findings.
  ///
  /// - Parameters:
  ///   - report: What came of the engine.
  ///   - reproduce: The command that runs the same engine again.
  func write(_ report: EngineReport, reproduce: String) {
    print("\(report.engine): \(counted(report.scenes, "scene")), seed \(report.seed.hex)")
    if !report.lacks.isEmpty {
      print("lacks \(report.lacks.sorted().joined(separator: ", "))")
    }
    if report.undrawn > 0 {
      print("\(report.undrawn) scenes were not drawn: all that came needs what is lacking")
    }
    for (feature, count) in report.undeclared.sorted(by: { $0.key < $1.key }) {
      print("unsupported but not declared: \(feature) (\(counted(count, "time")))")
    }
    if style.verbosity != .quiet {
      output.write("\n")
      table(report.ruleTable)
      output.write("\n")
      table(report.kindTable)
    }
    for (index, finding) in report.findings.enumerated() {
      output.write("\n")
      print(block(finding, index, report, reproduce), behind: .bad)
    }
    let end = report.isClean ? "no rule broken" : counted(report.findings.count, "finding")
    output.write("\n")
    print("\(end), seed \(report.seed.hex)", behind: report.isClean ? .good : .bad)
  }

  private func print(_ text: String, behind mark: TextStyle.Mark? = nil) {
    output.write(style.line(text, behind: mark))
  }

  /// Writes one table of several engines.
  func writeMatrix(_ reports: [EngineReport]) {
    output.write("\n")
    table(
      [[""] + reports.map(\.engine)] + rows(reports, \.ruleStates) + rows(reports, \.kindStates))
  }

  private func rows(
    _ reports: [EngineReport], _ states: KeyPath<EngineReport, [(name: String, state: String)]>
  ) -> [[String]] {
    guard let first = reports.first else { return [] }
    return first[keyPath: states].indices.map { row in
      [first[keyPath: states][row].name] + reports.map { $0[keyPath: states][row].state }
    }
  }

  private func table(_ rows: [[String]]) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return text.first?.isNumber == true ? padding + text : text + padding
      }
      let line = cells.joined(separator: "  ")
      print(String(line.reversed().drop { $0 == " " }.reversed()))
    }
  }

  private func block(
    _ finding: EngineFinding, _ index: Int, _ report: EngineReport, _ reproduce: String
  ) -> String {
    let scene = finding.sceneCase.scene
    let edits = finding.sceneCase.edits.map { "                  then \($0.words)\n" }.joined()
    let select: String
    if case .rule(let id) = finding.kind { select = " --select \(id)" } else { select = "" }
    let explain: String
    if case .rule(let id) = finding.kind {
      explain = "  Explain         layout-conformance explain \(id)\n"
    } else {
      explain = ""
    }
    return """
      \(index + 1)  \(finding.headline(of: report.engine))

        Smallest scene  \(scene.json.pretty(width: 118, indent: "                  "))
      \(edits)                  (found as scene \(finding.caseIndex) with \(finding.shrunkFrom) nodes; \
      \(finding.steps) steps, \(finding.evaluations) tried)
        Reproduce       layout-conformance \(reproduce)\(select) --seed 0x\(report.seed.hex) \
      --cases \(finding.caseIndex + 1)
      \(explain)
      """
  }
}

extension EngineReport {
  /// The rows of the table by rule.
  fileprivate var ruleTable: [[String]] {
    [["rule", "agrees", "differs", "lacks", "crashed", "not judged"]]
      + rules.map { row in
        let skipped = row.skipped.values.reduce(0, +)
        let most = row.skipped.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
        let reason = most.map { "mostly: \($0.key.text)" } ?? ""
        return [
          row.rule, "\(row.held)", "\(row.failed)", "\(row.lacking)", "\(row.crashed)",
          "\(skipped)", reason,
        ]
      }
  }

  /// The rows of the table by kind of node.
  fileprivate var kindTable: [[String]] {
    [["kind", "scenes", ""]]
      + zip(kinds, kindStates).map { row, state in
        let numbers = row.findings.map { String($0 + 1) }.joined(separator: ", ")
        let where_ =
          row.findings.isEmpty
          ? "" : ": \(row.findings.count == 1 ? "finding" : "findings") \(numbers)"
        return [row.kind, "\(row.scenes)", state.state + where_]
      }
  }

  /// What became of each rule, in one word.
  fileprivate var ruleStates: [(name: String, state: String)] {
    rules.map { row in
      let state =
        row.crashed > 0
        ? "crashes"
        : row.failed > 0 ? "differs" : row.held > 0 ? "agrees" : row.lacking > 0 ? "lacks" : "-"
      return (row.rule, state)
    }
  }

  /// What became of each kind of node, in one word.
  fileprivate var kindStates: [(name: String, state: String)] {
    kinds.map { row in
      let found = row.findings.map { findings[$0].kind }
      let hasFault = found.contains { kind in
        if case .fault = kind { return true }
        return false
      }
      let state =
        row.isLacking || (row.unsupported > 0 && row.unsupported == row.scenes)
        ? "lacks"
        : hasFault ? "crashes" : !found.isEmpty ? "differs" : row.scenes > 0 ? "agrees" : "-"
      return (row.kind, state)
    }
  }

  /// The report as JSON Lines.
  var lines: [JSONValue] {
    let name = JSONValue.string(engine)
    let start = JSONValue.object([
      "version": .int(1), "kind": .string("engineStarted"), "engine": name,
      "seed": .string(seed.hex), "lacks": .array(lacks.sorted().map { .string($0) }),
    ])
    let rules = rules.map { row in
      JSONValue.object([
        "version": .int(1), "kind": .string("engineRule"), "engine": name,
        "rule": .string(row.rule), "agrees": .int(row.held), "differs": .int(row.failed),
        "lacks": .int(row.lacking), "crashed": .int(row.crashed),
        "skipped": .object(
          row.skipped.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { .init(key: $0.key.text, value: .int($0.value)) }),
      ])
    }
    let kinds = zip(kinds, kindStates).map { row, state in
      JSONValue.object([
        "version": .int(1), "kind": .string("engineKind"), "engine": name,
        "node": .string(row.kind), "scenes": .int(row.scenes), "state": .string(state.state),
      ])
    }
    let findings = findings.map { finding in
      JSONValue.object([
        "version": .int(1), "kind": .string("engineFinding"), "engine": name,
        "failure": .string(finding.kind.name),
        "message": .string(finding.headline(of: engine)),
        "node": finding.violation.node.map { .string($0) },
        "scene": finding.sceneCase.scene.json,
        "edits": .array(finding.sceneCase.edits.map { .string($0.words) }),
        "caseIndex": .int(finding.caseIndex), "shrinkSteps": .int(finding.steps),
        "evaluations": .int(finding.evaluations),
      ])
    }
    let end = JSONValue.object([
      "version": .int(1), "kind": .string("engineFinished"), "engine": name,
      "scenes": .int(scenes), "undrawn": .int(undrawn), "findings": .int(findings.count),
      "undeclared": .object(
        undeclared.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .int($0.value)) }),
    ])
    return [start] + rules + kinds + findings + [end]
  }
}
