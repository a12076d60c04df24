import LayoutConformance
import LayoutConformanceRunning

/// What came of an engine, as a report tells it: the tables by rule and by kind of node.
package struct EngineTables: Sendable {
  /// The engine's name with its version.
  let title: String
  /// What came of its scenes.
  let outcome: EngineOutcome

  /// Makes the tables of an engine.
  init(_ result: RunEvent.EngineResult) {
    (title, outcome) = (result.title, result.outcome)
  }

  /// The table by rule.
  var rules: [[String]] {
    [["rule", "agrees", "differs", "lacks", "no answer", "not judged"]]
      + outcome.tallies.map { tally in
        let (lacking, unanswered) = (tally.skipped(for: .lacking), tally.skipped(for: .noAnswer))
        let others = tally.skipped - lacking - unanswered
        let reason = others > 0 ? tally.mainSkipReason.map { "mostly: \($0.text)" } ?? "" : ""
        return [
          tally.rule.id, "\(tally.checked - tally.failed)", "\(tally.failed)", "\(lacking)",
          "\(unanswered)", "\(others)", reason,
        ]
      }
  }

  /// The table by kind of node.
  var kinds: [[String]] {
    [["kind", "scenes", ""]]
      + zip(outcome.kinds, kindStates).map { kind, state in
        let numbers = kind.findings.map { String($0 + 1) }.joined(separator: ", ")
        let findings =
          numbers.isEmpty ? "" : ": finding\(kind.findings.count == 1 ? "" : "s") \(numbers)"
        return [kind.name, "\(kind.scenes)", state.state + findings]
      }
  }

  /// What became of each rule, in one word.
  var ruleStates: [(name: String, state: String)] {
    outcome.tallies.map { tally in
      let state =
        tally.skipped(for: .noAnswer) > 0
        ? "no answer"
        : tally.failed > 0
          ? "differs"
          : tally.checked > 0 ? "agrees" : tally.skipped(for: .lacking) > 0 ? "lacks" : "-"
      return (tally.rule.id, state)
    }
  }

  /// What became of each kind of node, in one word.
  var kindStates: [(name: String, state: String)] {
    outcome.kinds.map { kind in
      let found = kind.findings.map { outcome.findings[$0] }
      let state =
        kind.isLacking || (kind.unsupported > 0 && kind.unsupported == kind.scenes)
        ? "lacks"
        : found.contains { $0.exhibit.fault != nil }
          ? "no answer" : !found.isEmpty ? "differs" : kind.scenes > 0 ? "agrees" : "-"
      return (kind.name, state)
    }
  }

  /// What is to be said of the engine beside the tables.
  var notes: [String] {
    let undrawn =
      outcome.undrawn == 0
      ? []
      : ["\(counted(outcome.undrawn, "scene")) not drawn: all that came needs what is lacking"]
    return undrawn
      + outcome.undeclared.sorted { $0.key < $1.key }.map { feature, count in
        "unsupported but not declared: \(feature) (\(counted(count, "time")))"
      }
  }

  /// The tables for programs.
  var json: JSONValue {
    .object([
      "title": .string(title), "lacks": .array(outcome.lacks.sorted().map { .string($0) }),
      "undrawn": .int(outcome.undrawn),
      "undeclared": .object(
        outcome.undeclared.sorted { $0.key < $1.key }
          .map { .init(key: $0.key, value: .int($0.value)) }),
      "rules": .array(
        outcome.tallies.map { tally in
          .object([
            "rule": .string(tally.rule.id), "agrees": .int(tally.checked - tally.failed),
            "differs": .int(tally.failed), "lacks": .int(tally.skipped(for: .lacking)),
            "noAnswer": .int(tally.skipped(for: .noAnswer)),
          ])
        }),
      "kinds": .array(
        zip(outcome.kinds, kindStates).map { kind, state in
          .object([
            "kind": .string(kind.name), "scenes": .int(kind.scenes),
            "state": .string(state.state),
          ])
        }),
    ])
  }

  /// One table of several engines.
  static func matrix(_ engines: [EngineTables]) -> [[String]] {
    func rows(_ states: KeyPath<EngineTables, [(name: String, state: String)]>) -> [[String]] {
      guard let first = engines.first else { return [] }
      return first[keyPath: states].indices.map { row in
        [first[keyPath: states][row].name] + engines.map { $0[keyPath: states][row].state }
      }
    }
    return [[""] + engines.map(\.title)] + rows(\.ruleStates) + rows(\.kindStates)
  }

  /// The lines of a table, with its columns under each other and numbers to the right.
  static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return text.first?.isNumber == true ? padding + text : text + padding
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
