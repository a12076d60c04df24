import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// How many findings the broken specimens have, and whether the first one names the cause.
struct CauseBench {
  /// The share of the specimens with one defect that are to have one finding, in percent.
  static let leastShare = 90
  /// The number of findings that they are to have at most on average.
  static let greatestMean = 1.2
  /// The share of them of which the first finding is to name the cause, in percent.
  static let leastFirst = 95

  /// What a specimen was found to have.
  struct Row {
    let specimen: GalleryEntry
    let findings: [Finding]

    /// Whether there is a finding for each defect.
    var isCounted: Bool { findings.count == specimen.defects }

    /// Whether the first finding is of a rule that names a cause; with more than one defect, whether each
    /// cause is told.
    var namesCause: Bool {
      let told = findings.map(\.rule.id)
      guard specimen.defects > 1 else { return told.first.map(specimen.causes.contains) ?? false }
      return specimen.causes.allSatisfy(told.contains)
    }

    var markdown: String {
      let told = findings.map { finding in
        let also = finding.alsoBreaks.map(\.rule.id)
        return finding.rule.id + (also.isEmpty ? "" : " (\(also.joined(separator: ", ")))")
      }
      return "| \(specimen.subject.name) | \(specimen.defects) | \(findings.count) | "
        + "\(told.joined(separator: "; ")) | \(namesCause ? "yes" : "no") |"
    }
  }

  /// Checks all specimens, and writes what there is to say of each that is not as it should be, and the sums.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  static func run(_ entries: [GalleryEntry], output: Output) throws(ToolError) -> ExitCode {
    let rows = try entries.map { (entry) throws(ToolError) in
      Row(specimen: entry, findings: try findings(of: entry))
    }
    output.write("| specimens | number | as many findings | mean | cause first |\n")
    output.write("|---|---|---|---|---|\n")
    let single = rows.filter { $0.specimen.defects == 1 }
    let double = rows.filter { $0.specimen.defects > 1 }
    for (title, rows) in [("one defect", single), ("two defects", double)] where !rows.isEmpty {
      output.write("| \(title) | \(sums(rows)) |\n")
    }
    let odd = rows.filter { !$0.isCounted || !$0.namesCause }
    if !odd.isEmpty {
      output.write("\n| specimen | defects | findings | told | names the cause |\n")
      output.write("|---|---|---|---|---|\n")
      for row in odd { output.write(row.markdown + "\n") }
    }
    return isEnough(single) && double.allSatisfy(\.isCounted) ? .success : .findings
  }

  private static func sums(_ rows: [Row]) -> String {
    let mean = Double(rows.reduce(0) { $0 + $1.findings.count }) / Double(rows.count)
    return "\(rows.count) | \(share(rows, \.isCounted)) | \((mean * 100).rounded() / 100) | "
      + share(rows, \.namesCause)
  }

  private static func share(_ rows: [Row], _ isMeant: (Row) -> Bool) -> String {
    let count = rows.count(where: isMeant)
    return "\(count) (\(count * 100 / rows.count) %)"
  }

  private static func isEnough(_ rows: [Row]) -> Bool {
    guard !rows.isEmpty else { return true }
    let findings = rows.reduce(0) { $0 + $1.findings.count }
    return rows.count(where: \.isCounted) * 100 >= leastShare * rows.count
      && Double(findings) <= greatestMean * Double(rows.count)
      && rows.count(where: \.namesCause) * 100 >= leastFirst * rows.count
  }

  /// What a user is told of a layout.
  private static func findings(of entry: GalleryEntry) throws(ToolError) -> [Finding] {
    let told = Told()
    var plan = RunPlan(seed: RunPlan.fixedSeed, cases: 1000, rules: RuleCatalogue.byDefault)
    plan.limits = Limits(timeout: 500_000)
    let check = LayoutCheck(entry.subject)
    _ = try Run([check], plan: plan, listener: Reports([told])).run()
    return told.findings
  }

  /// Keeps what is told.
  private final class Told: Report {
    private(set) var findings: [Finding] = []

    func take(_ event: RunEvent) {
      if case .finding(let finding, _) = event { findings.append(finding) }
    }
  }
}
