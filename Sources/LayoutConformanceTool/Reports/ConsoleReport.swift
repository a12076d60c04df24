import LayoutConformance

/// The run as a person reads it.
struct ConsoleReport: Report {
  private let output: Output
  private let style: ConsoleStyle
  private var seed: UInt64?

  init(to output: Output, style: ConsoleStyle) {
    self.output = output
    self.style = style
  }

  mutating func take(_ event: RunEvent) {
    switch event {
    case .runStarted(let seed, let subjects):
      self.seed = seed
      guard style.verbosity != .quiet else { return }
      print("seed \(seed.hex), \(subjects.count) subject\(subjects.count == 1 ? "" : "s")")
    case .subjectStarted(let start):
      guard style.verbosity != .quiet else { return }
      for note in start.notes { print("  \(note)") }
    case .finding(let finding, let subject):
      print(FailureBlock(finding, subject: subject, style: style, seed: seed).text)
    case .subjectFinished(let summary): finish(summary)
    case .runFinished(let summary): finish(summary)
    }
  }

  private func print(_ line: String) {
    output.write((style.isASCII ? line.asciiOnly : line) + "\n")
  }

  private func finish(_ summary: RunEvent.SubjectSummary) {
    let failed = summary.rules.filter { $0.failed > 0 }
    let isGood = summary.verdict?.isMet ?? failed.isEmpty
    guard style.verbosity != .quiet || !isGood else { return }
    let mark = isGood ? style.paint("✔", .green) : style.paint("✘", .red)
    var line = "\(mark) \(summary.subject)  \(summary.cases) cases"
    if summary.isArityFound, summary.arity != .any {
      line += ", arity: \(summary.arity) (found)"
    }
    if let verdict = summary.verdict {
      line +=
        verdict.isMet
        ? ", as declared: \(list(verdict.declared))"
        : ", declared \(list(verdict.declared)), found \(list(verdict.found))"
    } else if !failed.isEmpty {
      line += ", broke \(failed.map { "\($0.rule) (\($0.failed))" }.joined(separator: ", "))"
    }
    print(line)
    guard style.verbosity == .verbose else { return }
    for rule in summary.rules {
      let why = rule.why.map { "; mostly \($0)" } ?? ""
      print(
        "    \(rule.rule)  judged \(rule.checked), failed \(rule.failed), "
          + "skipped \(rule.skipped)\(why)")
    }
  }

  private func finish(_ summary: RunEvent.RunSummary) {
    var parts: [String] = []
    if summary.specimens.held > 0 {
      let met = summary.specimens.held - summary.specimens.unmet
      parts.append("\(met) of \(summary.specimens.held) specimens as declared")
    }
    if summary.findings + summary.warnings > 0 {
      parts.append("\(summary.findings) findings, \(summary.warnings) warnings")
    }
    let what = parts.isEmpty ? "no finding" : parts.joined(separator: ", ")
    print(
      style.paint(
        "\(summary.cases) cases in \(summary.seconds) s: \(what); \(summary.stoppedBecause); "
          + "seed \(summary.seed.hex)", .grey))
  }

  private func list(_ rules: [String]) -> String {
    rules.isEmpty ? "nothing broken" : "breaks \(rules.joined(separator: ", "))"
  }
}

extension String {
  /// The text with the characters of the reports replaced by ones that every terminal has.
  var asciiOnly: String {
    let replacements: [Character: String] = [
      "✔": "ok", "✘": "FAIL", "×": "x", "→": "->", "←": "<-", "•": "*", "…": "...", "–": "-",
      "⚠": "warning",
    ]
    return String(flatMap { replacements[$0] ?? String($0) })
  }
}
