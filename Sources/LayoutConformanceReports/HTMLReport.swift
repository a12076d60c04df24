import LayoutConformance
import LayoutConformanceRunning

/// The run as one page that needs nothing else: no network, no other file.
package enum HTMLReport {
  /// Writes the document.
  package static func document(_ record: RunRecord) -> String {
    let findings = record.worstFirst
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title(record).markupEscaped)</title>
      <style>
      \(HTMLAssets.style)
      </style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <h1>Layout conformance</h1>
      <p id="outcome">\(outcome(record).markupEscaped)</p>
      <p class="quiet">\(facts(record).markupEscaped)</p>
      </header>
      <main>
      <section aria-labelledby="subjects-title">
      <h2 id="subjects-title">Subjects</h2>
      \(table(record))
      \(record.subjects.map(rules).joined(separator: "\n"))
      </section>
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      \(filter(findings.map(\.finding)))
      \(findings.map { article($0, $1, record) }.joined(separator: "\n"))
      </section>
      </main>
      <script>
      \(HTMLAssets.script)
      </script>
      </body>
      </html>

      """
  }

  private static func title(_ record: RunRecord) -> String {
    let names = record.subjects.map(\.name)
    return "Layout conformance: \(names.count == 1 ? names[0] : "\(names.count) subjects")"
  }

  private static func outcome(_ record: RunRecord) -> String {
    guard let end = record.end else { return "The run is not finished." }
    var counts = "\(counted(end.findings, "finding")), \(counted(end.warnings, "warning"))"
    if end.specimens.held > 0 {
      counts += ", \(end.specimens.unmet) of \(end.specimens.held) specimens not as declared"
    }
    let (bad, warned) = (end.findings + end.specimens.unmet, end.warnings)
    let what =
      bad > 0
      ? "✘ \(counts)" : warned > 0 ? "⚠ \(counts)" : "✔ every rule that was judged is kept"
    return "\(what); \(end.stoppedBecause)"
  }

  private static func facts(_ record: RunRecord) -> String {
    let seed = record.start?.seed.hex ?? ""
    let seconds = record.end.map { ", \($0.seconds) s" } ?? ""
    return "\(counted(record.cases, "case"))\(seconds), seed \(seed), kit \(ToolVersion.current)"
  }

  private static func table(_ record: RunRecord) -> String {
    let rows = record.subjects.map { subject in
      let counts = [
        subject.summary?.cases ?? 0, subject.count(.passed), subject.count(.failed),
        subject.count(.error), subject.count(.warned), subject.count(.explained),
        subject.count(.expected), subject.count(.skipped),
      ]
      return "<tr><th scope=\"row\">\(subject.name.markupEscaped)</th>"
        + counts.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    let heads = [
      "subject", "cases", "kept", "failed", "errors", "warnings", "explained", "expected",
      "not judged",
    ]
    return table("Results by subject", heads, rows)
  }

  /// A table that scrolls by itself where it is wider than the page.
  private static func table(_ label: String, _ heads: [String], _ rows: [String]) -> String {
    """
    <div class="wide" tabindex="0" role="region" aria-label="\(label)">
    <table>
    <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
    <tbody>
    \(rows.joined(separator: "\n"))
    </tbody>
    </table>
    </div>
    """
  }

  private static func rules(_ subject: SubjectRecord) -> String {
    let rows = subject.rules.map { rule in
      """
      <tr data-subject="\(subject.name.markupEscaped)" data-rule="\(rule.rule.id)" \
      data-result="\(rule.result.rawValue)"><th scope="row">\(rule.rule.id)</th>\
      <td>\(mark(rule.result)) \(rule.result.rawValue)</td><td>\(rule.checked)</td>\
      <td>\(rule.failed)</td><td>\(rule.sentence(of: subject.name).markupEscaped)</td></tr>
      """
    }
    let observed = [
      ("Observed", subject.summary?.observed.text), ("Not judged", subject.summary?.notJudged),
    ].compactMap { name, text in text.map { "\(name): \($0)" } }
    let notes = (subject.notes + subject.savedCases.map(\.text) + observed)
      .map { "<p>\($0.markupEscaped)</p>" }.joined()
    let heads = ["rule", "result", "judged", "broken", "what came of it"]
    return """
      <details>
      <summary>\(subject.name.markupEscaped): \(counted(rows.count, "rule"))</summary>
      \(notes)
      \(table("Rules of \(subject.name.markupEscaped)", heads, rows))
      </details>
      """
  }

  private static func mark(_ result: RuleRecord.Result) -> String {
    switch result {
    case .passed: "✔"
    case .failed, .error: "✘"
    case .warned: "⚠"
    case .expected: "○"
    case .explained: "↑"
    case .skipped: "–"
    }
  }

  private static func filter(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "<p>There is no finding.</p>" }
    let rules = Set(findings.map(\.rule.id)).sorted()
    return """
      <form id="filter" role="search">
      <label>Rule <select id="rule"><option value="">all rules</option>\
      \(rules.map { "<option>\($0)</option>" }.joined())</select></label>
      <label>Text <input id="text" type="search" autocomplete="off"></label>
      <p id="shown" role="status">\(findings.count) of \(findings.count) findings</p>
      </form>
      """
  }

  private static func article(_ finding: Finding, _ subject: String, _ record: RunRecord) -> String
  {
    let headline = finding.headline(of: subject).markupEscaped
    let mark = finding.status.fails ? "✘" : "⚠"
    let head = """
      <article data-subject="\(subject.markupEscaped)" data-rule="\(finding.rule.id)" \
      data-status="\(finding.status.rawValue)">
      <h3>\(mark) \(headline)</h3>
      <p class="quiet">\(finding.status.rawValue) of a \(finding.rule.level.rawValue) rule: \
      \(prose(finding.rule.statement)) \(prose(finding.rule.reason))</p>
      """
    guard finding.hasCase else { return head + "\n</article>" }
    let saved = SavedCase(finding, subject: subject)
    let test = finding.testSource(of: subject)
    let command = finding.reproduction?.commandLine ?? ""
    let block = FailureBlock(finding, subject: subject, isVerbose: true)
    let causes = finding.causes.map { "<li>\(prose($0))</li>" }.joined()
    return """
      \(head)
      \(finding.exception.map { "<p>Expected: \($0.markupEscaped)</p>" } ?? "")
      \(finding.exhibit.place.map(line) ?? "")
      \(finding.alsoBreaksText.map { "<p>Also breaks: \($0)</p>" } ?? "")
      <h4>\(block.caseTitle)</h4>
      \(pre(block.caseLines.joined(separator: "\n"), block.caseTitle))
      \(pictures(finding, subject))
      \(calls(block))
      \(finding.exhibit.output.map { "<h4>Printed</h4>\n\(pre($0, "What was printed"))" } ?? "")
      \(causes.isEmpty ? "" : "<h4>Check first</h4>\n<ul>\(causes)</ul>")
      \(copyable("The case as a file", saved.text))
      \(test.map { copyable("As a test", $0.text + "\n") } ?? "")
      \(copyable("Reproduce", command + "\n"))
      \(copyable("Explain", "layout-conformance explain \(finding.rule.id)\n"))
      </article>
      """
  }

  /// A line of the layout's own source.
  private static func line(_ place: Exhibit.Place) -> String {
    let title = "At \(place.file):\(place.line)"
    return "<h4>\(title.markupEscaped)</h4>\n\(pre(place.text ?? "", "The line"))"
  }

  private static func pictures(_ finding: Finding, _ subject: String) -> String {
    let exhibit = finding.exhibit
    guard let bounds = exhibit.bounds, !exhibit.frames.isEmpty else { return "" }
    func figure(_ what: String, _ frames: [Exhibit.Frame], beside: [Exhibit.Frame]?) -> String {
      let places = frames.enumerated().map { "subview \($0) at \($1.text)" }
      let title = "\(what), bounds \(bounds.text): \(places.joined(separator: "; "))"
      let svg = SVGDiagram(
        Picture(bounds: bounds, frames: frames), title: title,
        beside: beside.map { Picture(bounds: bounds, frames: $0) })
      return "<figure><figcaption>\(what)</figcaption>\n\(svg.text)</figure>"
    }
    let actual = figure("actual", exhibit.frames, beside: exhibit.expected)
    let expected = exhibit.expected.map { figure("expected", $0, beside: exhibit.frames) } ?? ""
    return "<div class=\"pictures\">\(expected)\(actual)</div>"
  }

  /// A sentence in which code stands between backticks.
  private static func prose(_ text: String) -> String {
    text.markupEscaped.replacing(/`([^`]+)`/) { "<code>\($0.output.1)</code>" }
  }

  private static func calls(_ block: FailureBlock) -> String {
    let lines = block.callLines
    guard !lines.isEmpty else { return "" }
    return "<h4>Calls</h4>\n\(pre(lines.joined(separator: "\n"), "The calls"))"
  }

  private static func pre(_ text: String, _ label: String) -> String {
    "<pre tabindex=\"0\" role=\"region\" aria-label=\"\(label.markupEscaped)\">"
      + "\(text.markupEscaped)</pre>"
  }

  private static func copyable(_ title: String, _ text: String) -> String {
    "<h4>\(title) <button type=\"button\" class=\"copy\" aria-label=\"Copy: \(title)\">Copy"
      + "</button></h4>\n\(pre(text, title))"
  }
}
