import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Makes a case file of a fuzzer's input.
  static let decode = Command(
    name: "decode", usage: "INPUT [SUBJECT | LAYOUT.swift] [-o CASE.json] [FLAGS]",
    summary: "Make a case file of an input that a fuzzer kept.",
    details: """
      INPUT is a file of bytes, as libFuzzer keeps them for a target made with FuzzTarget. The case
      is judged, and written with the first rule that it breaks and what became of it; where it
      breaks none the file says so. The subject may be left out where there is only one.
      """,
    examples: [
      ("decode crash-1f2e Flow -o case.json", "of a subject of this checker"),
      ("decode crash-1f2e FlowLayout.swift", "of the layout of a file, on the standard output"),
    ],
    flags: [.output, .select, .ignore, .timeout, .memory] + Flag.source,
    run: { (arguments, registry) throws(ToolError) in
      let rest = arguments.positionals.filter { !SourceCheck.isSource($0) }
      guard let input = rest.first, rest.count <= 2 else {
        throw Arguments.usage("name one input: decode INPUT SUBJECT", "decode")
      }
      try SourceCheck.takeOver("decode", arguments, isSource: SourceCheck.isSource)
      let subject = try subject(rest.dropFirst().first, registry)
      let limits = try Limits(arguments)
      let layoutCase = try layoutCase(of: try bytes(of: input), subject, limits)
      let rules = try arguments.rules().rules(of: subject).filter { !$0.isTrend }
      let saved = try judged(layoutCase, of: subject, rules, limits)
      let output = try Output.file(arguments.value(.output) ?? "-")
      output.write(saved.text)
      if let failure = output.failure { throw ToolError(.software, failure) }
      let verdict =
        saved.expect == .pass ? "breaks no rule" : "\(saved.rule), \(saved.expect.rawValue)"
      Output.error().say("'\(subject.name)', \(layoutCase.subviews.count) subviews: \(verdict)")
      return .success
    })

  private static func subject(
    _ name: String?, _ registry: Registry
  ) throws(ToolError) -> Subject {
    let all = registry.all
    guard let name else {
      guard all.count == 1, let only = all.first else {
        throw Arguments.usage("name the subject: decode INPUT SUBJECT", "decode")
      }
      return only
    }
    return try registry.subject(name, of: "decode")
  }

  private static func bytes(of file: String) throws(ToolError) -> Data {
    switch FileKind(path: file) {
    case .missing: throw ToolError(.data, "\(file): no such file or folder")
    case .file: break
    default: throw ToolError(.data, "\(file): is not a file")
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      // A case takes no more than the first of them, however many there are.
      return try handle.read(upToCount: 1 << 16) ?? Data()
    } catch {
      throw ToolError(.data, "\(file): cannot be read: \(error.localizedDescription)")
    }
  }

  /// The case that bytes stand for, made where the layout's own code may run.
  private static func layoutCase(
    of bytes: Data, _ subject: Subject, _ limits: Limits
  ) throws(ToolError) -> LayoutCase {
    let text = try IsolatedJudge(subject, limits: limits).run {
      CaseDecoder(for: subject, counts: subject.counts ?? .any).layoutCase(bytes).json.description
    }
    do {
      return try LayoutCase(text: try text.get())
    } catch let error as FaultError {
      throw ToolError(
        .unavailable, "'\(subject.name)' \(error.fault.description) while the case was made")
    } catch {
      throw ToolError(.software, "a worker's case did not come back whole: \(error)")
    }
  }

  /// The case with the first rule that it breaks, each rule in a process of its own.
  private static func judged(
    _ layoutCase: LayoutCase, of subject: Subject, _ rules: [Rule], _ limits: Limits
  ) throws(ToolError) -> SavedCase {
    func saved(
      _ rule: String, in experiment: String? = nil, _ expect: SavedCase.Expectation
    ) -> SavedCase {
      SavedCase(
        subject: subject.name, rule: rule, experiment: experiment, expect: expect,
        counterexample: .layout(layoutCase))
    }
    let judge = try IsolatedJudge(subject, limits: limits)
    for rule in rules {
      switch try judge.judge(layoutCase, by: rule) {
      case .judged(.violated): return saved(rule.id, .violation)
      case .judged: continue
      case .ended(let fault):
        let own = rule.brokenBy(end: fault.status)
        return saved(
          own.id, in: rule.isOfRuns || rule.id == own.id ? nil : rule.id,
          SavedCase.Expectation(rawValue: fault.status.rawValue) ?? .crash)
      }
    }
    return saved(rules.first?.id ?? RunRules.returns.id, .pass)
  }
}
