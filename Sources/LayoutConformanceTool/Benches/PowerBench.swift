import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// How many cases it takes until the rules that a specimen breaks are found broken.
struct PowerBench {
  /// How many cases a seed gets at most.
  static let cases = 1000

  // The cases that are allowed in the median; a trend says nothing before its twentieth trial.
  private static let (easy, easyTrend, subtle) = (25, 100, 400)

  /// What a specimen was measured to need for one of its rules.
  struct Row {
    let specimen: GalleryEntry
    let rule: Rule
    /// The number of cases for each seed; `nil` where it was not found.
    let counts: [Int?]

    private var sorted: [Int] { counts.map { $0 ?? .max }.sorted() }
    var median: Int { sorted[(counts.count - 1) / 2] }
    var worst: Int { sorted[counts.count - 1] }
    var found: Int { counts.count { $0 != nil } }

    var markdown: String {
      "| \(specimen.subject.name) | \(rule.id) | \(Self.text(median)) | \(Self.text(worst)) | "
        + "\(found) of \(counts.count) |"
    }

    /// What is wrong with the power of the kit here, if anything is.
    ///
    /// - Parameter budget: The number of cases that are allowed in the median.
    /// - Returns: What is wrong, `nil` if nothing is.
    func complaint(_ budget: Int) -> String? {
      let name = "\(specimen.subject.name) \(rule.id)"
      if found < counts.count {
        let missed = counts.indices.filter { counts[$0] == nil }.map { String($0 + 1) }
        return "\(name): not found within \(PowerBench.cases) cases with seed "
          + missed.joined(separator: ", ")
      }
      guard median > budget else { return nil }
      return "\(name): found after \(median) cases in the median, \(budget) are allowed"
    }

    private static func text(_ count: Int) -> String {
      count == .max ? "more than \(PowerBench.cases)" : String(count)
    }
  }

  /// Measures all specimens, and writes the table and what is wrong.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  static func run(
    _ entries: [GalleryEntry], seeds: Int, output: Output
  ) throws(ToolError) -> ExitCode {
    output.write("| specimen | rule | median | worst | found |\n")
    output.write("|---|---|---|---|---|\n")
    var complaints: [String] = []
    for entry in entries {
      let rows = try PowerRun(entry, seeds: seeds).rows()
      // What is easy to see breaks one of its rules in almost any case, and others more seldom.
      let first = entry.isSubtle ? nil : rows.min { $0.median < $1.median }?.rule.id
      for row in rows {
        output.write(row.markdown + "\n")
        let budget = row.rule.id == first ? (row.rule.isTrend ? easyTrend : easy) : subtle
        if let complaint = row.complaint(budget) { complaints.append(complaint) }
      }
    }
    guard !complaints.isEmpty else { return .success }
    output.write("\nTOO WEAK in \(complaints.count) places:\n\n")
    for complaint in complaints { output.write("- \(complaint)\n") }
    return .findings
  }
}
