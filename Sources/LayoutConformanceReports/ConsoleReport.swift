import Foundation
import LayoutConformance
package import LayoutConformanceRunning

/// The run as a person reads it.
package struct ConsoleReport: Report {
  private let output: Output
  private let style: ConsoleStyle
  private var scope: Int?
  // The engines of the run so far.
  private var engines: [EngineTables] = []
  // Findings that came one after the other: what they are is told before the first.
  private var findings: [(finding: Finding, subject: String)] = []

  package init(to output: Output, style: ConsoleStyle) {
    self.output = output
    self.style = style
  }

  package mutating func take(_ event: RunEvent) {
    if case .finding(let finding, let subject) = event {
      findings.append((finding, subject))
      return
    }
    tellFindings()
    switch event {
    case .runStarted(let start):
      scope = start.scope
      if start.isInProcess {
        print("layouts run in this process: one that traps or hangs ends or stops the run")
      }
      guard style.verbosity != .quiet else { return }
      let shard = start.shard == .whole ? "" : ", shard \(start.shard)"
      let cases = start.scope.map { "every case of scope \($0)" } ?? "seed \(start.seed.hex)"
      print("\(cases), \(counted(start.subjects.count, "subject"))\(shard)")
    case .progressed, .finding: break
    case .observed(let observed): print(observed)
    case .subjectStarted(let start):
      guard style.verbosity != .quiet else { return }
      for note in start.notes { output.write(style.prose(note)) }
    case .savedCase(let news):
      guard case .fixed = news.outcome, style.verbosity != .quiet else { return }
      print(news.text, behind: .good)
    case .subjectFinished(let summary):
      if let engine = summary.engine { tell(EngineTables(engine)) }
      finish(summary)
    case .runFinished(let summary): finish(summary)
    }
  }

  /// Tells what came of an engine by rule and by kind of node.
  private mutating func tell(_ engine: EngineTables) {
    engines.append(engine)
    for note in engine.notes { output.write(style.prose("\(engine.title): \(note)")) }
    guard style.verbosity != .quiet else { return }
    for table in [engine.rules, engine.kinds] { print(table) }
  }

  private func print(_ table: [[String]]) {
    for line in EngineTables.lines(table) { print(line) }
    output.write("\n")
  }

  /// Tells the findings that wait, with a line for each before them where they are more than two.
  private mutating func tellFindings() {
    let blocks = findings.map { finding, subject in
      FailureBlock(
        finding, subject: subject, style: style.text, isVerbose: style.verbosity == .verbose)
    }
    if blocks.count > 2, let subject = findings.first?.subject {
      print("\(subject)  \(counted(blocks.count, "finding"))")
      for block in blocks { output.write("  \(block.outline)\n") }
      output.write("\n")
    }
    for block in blocks { output.write(block.text + "\n") }
    findings = []
  }

  private func print(
    _ line: String, behind mark: TextStyle.Mark? = nil, in color: TextStyle.Color? = nil
  ) {
    output.write(style.line(line, behind: mark, in: color))
  }

  private func finish(_ summary: RunEvent.SubjectSummary) {
    let failed = summary.rules.filter { $0.failed > 0 }
    let mark = mark(of: summary)
    for warning in summary.warnings where style.verbosity != .quiet {
      print("\(summary.subject)  \(warning.text)", behind: .warning)
    }
    guard style.verbosity != .quiet || mark != .good else { return }
    guard !summary.isUnmade else { return print("\(summary.subject)  not made", behind: mark) }
    let count =
      summary.engine == nil
      ? cases(summary.cases, summary.scope, summary.shard) : counted(summary.cases, "scene")
    var line = "\(summary.engine?.title ?? summary.subject)  \(count)"
    if let stopped = summary.stopped { line += " (\(stopped))" }
    if summary.redrawn > 0 {
      line += ", parameters drawn again in \(summary.redrawn)"
    }
    if let verdict = summary.verdict {
      line +=
        verdict.isMet
        ? ", as declared: \(list(verdict.found))"
        : ", declared \(list(verdict.declared)), found \(list(verdict.found))"
      if let scope = verdict.scope, !verdict.outOfScope.isEmpty {
        line += "; not in scope \(scope): \(verdict.outOfScope.joined(separator: ", "))"
      }
    } else if !failed.isEmpty {
      line += ", broke \(failed.map { "\($0.rule) (\($0.failed))" }.joined(separator: ", "))"
    }
    if !summary.needless.isEmpty {
      line += ", needs no exception for \(summary.needless.joined(separator: ", "))"
    }
    print(line, behind: mark)
    if style.verbosity != .quiet {
      if let notes = summary.observed.notes { output.write(style.prose(notes)) }
      if let rules = summary.notJudged { output.write(style.prose("not judged: \(rules)")) }
    }
    guard style.verbosity == .verbose, summary.engine == nil else { return }
    print("    \(Int(summary.casesPerSecond)) cases a second")
    for group in summary.labels.groups {
      let counts = group.counts.filter { $0.count > 0 }
      let words = counts.map { "\($0.label): \(percent($0.count, of: summary.cases))" }
      print("    \(group.name)  \(words.isEmpty ? "none" : words.joined(separator: ", "))")
    }
    for rule in summary.rules {
      let why = rule.why.map { "; mostly \($0)" } ?? ""
      print(
        "    \(rule.rule)  judged \(rule.checked), failed \(rule.failed), "
          + "skipped \(rule.skipped)\(why)")
    }
  }

  /// A line for each question of the observation, under the name of the subject.
  private func print(_ observed: RunEvent.Observed) {
    print(observed.subject + (observed.behaviour == nil ? "  not made" : ""))
    let width = ObservedBehaviour.Question.allCases.map(\.rawValue.count).max() ?? 0
    for (question, words) in observed.answers {
      print("  \(question.padding(toLength: width, withPad: " ", startingAt: 0))  \(words)")
    }
  }

  /// What stands before a subject: a cross only where it fails the run.
  private func mark(of summary: RunEvent.SubjectSummary) -> TextStyle.Mark {
    let fails = summary.verdict.map { !$0.isMet } ?? summary.statuses.contains(where: \.fails)
    if fails || summary.isUnmade { return .bad }
    // A check that was stopped before its first case says nothing.
    if summary.cases == 0, summary.stopped != nil { return .warning }
    return summary.verdict == nil && summary.statuses.contains(.warning) ? .warning : .good
  }

  private func finish(_ summary: RunEvent.RunSummary) {
    if engines.count > 1 { print(EngineTables.matrix(engines)) }
    var parts: [String] = []
    if summary.specimens.held > 0 {
      let met = summary.specimens.held - summary.specimens.unmet
      parts.append("\(met) of \(summary.specimens.held) specimens as declared")
    }
    if summary.findings + summary.warnings > 0 {
      parts.append(
        counted(summary.findings, "finding") + ", " + counted(summary.warnings, "warning"))
    }
    let what = parts.isEmpty ? "no finding" : parts.joined(separator: ", ")
    let time = "\(summary.seconds) s"
    let line =
      summary.scope == nil
      ? "\(counted(summary.cases, "case")) in \(time): \(what); \(summary.stoppedBecause)"
        + (scope == nil ? "; seed \(summary.seed.hex)" : "")
      : "\(what) in \(cases(summary.cases, summary.scope, summary.shard)); \(time); "
        + summary.stoppedBecause
    print(line, in: .grey)
  }

  /// The number of cases, and of what they are all.
  private func cases(_ count: Int, _ scope: Int?, _ shard: Shard) -> String {
    guard let scope else { return counted(count, "case") }
    let part = shard == .whole ? "" : "shard \(shard) of "
    return "all \(count.grouped) cases of \(part)scope \(scope)"
  }

  private func percent(_ count: Int, of total: Int) -> String {
    let percent = Double(count) * 100 / Double(max(total, 1))
    return percent < 1 ? "<1 %" : "\(Int(percent.rounded())) %"
  }

  private func list(_ rules: [String]) -> String {
    rules.isEmpty ? "nothing broken" : "breaks \(rules.joined(separator: ", "))"
  }
}

extension Int {
  /// The number with a comma between groups of three digits: `61,234`.
  fileprivate var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while !digits.isEmpty {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(Swift.min(3, digits.count))
    }
    return (self < 0 ? "-" : "") + groups.joined(separator: ",")
  }
}
