import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// How fast the kit is: ratios inside one run, and rates beside a fixed loop.
struct SpeedBench {
  /// What to measure, in order.
  let measures: [SpeedMeasure]
  /// What is measured.
  let setting: SpeedMeasure.Setting

  /// Chooses measures by their names, all without any.
  ///
  /// - Throws: `ToolError` with exit code 64 for an unknown name, 69 where there is no layout.
  init(_ names: [String], rounds: Int, registry: Registry) throws(ToolError) {
    let known = SpeedMeasure.all.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw Arguments.usage(
        "unknown measure '\(unknown)'\(Arguments.hint(unknown, known)); "
          + "the measures are \(known.joined(separator: ", "))", "bench")
    }
    measures = SpeedMeasure.all.filter { names.isEmpty || names.contains($0.name) }
    setting = SpeedMeasure.Setting(registry: registry, watch: Stopwatch(rounds: rounds))
    guard !setting.subjects.isEmpty else {
      throw ToolError(.unavailable, "there is no layout to measure")
    }
  }

  /// Measures, and writes a table, or JSON Lines where an output for them is given.
  ///
  /// - Throws: `ToolError` if the system makes no processes, or a figure cannot be written.
  func run(_ output: Output, json: Output?) throws(ToolError) {
    let writesTable = json?.isStandard != true
    if writesTable { output.write("| measure | of | value | unit |\n|---|---|---|---|\n") }
    for measure in measures {
      for figure in try measure.run(setting) {
        if writesTable {
          output.write(
            "| \(measure.name) | \(figure.name) | \(figure.text) | \(figure.unit) |\n")
        }
        json?.write(figure.json(of: measure.name).description + "\n")
      }
    }
    if let failure = json?.failure ?? output.failure { throw ToolError(.software, failure) }
  }
}
