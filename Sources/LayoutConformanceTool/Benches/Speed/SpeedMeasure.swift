import LayoutConformance
import LayoutConformanceRunning

/// One thing about the speed of the kit that can be measured.
struct SpeedMeasure: Sendable {
  /// The word for it on the command line.
  let name: String
  /// What its figures are, in one line.
  let summary: String
  /// Measures it.
  let run: @Sendable (Setting) throws(ToolError) -> [SpeedFigure]

  /// What is measured, and how often.
  struct Setting {
    /// The layouts that are known by name.
    let registry: Registry
    /// Times the work.
    let watch: Stopwatch

    /// The layouts to measure: the flow, the grid and the cached flow of the gallery.
    ///
    /// A checker of one's own that has no gallery measures its own layouts.
    var subjects: [Subject] {
      let names = ["Flow", "UniformGrid", "CachedFlow"]
      let known = registry.gallery.map(\.subject).filter { names.contains($0.name) }
      return known.isEmpty ? Array(registry.subjects.prefix(3)) : known
    }

    /// The seed of all cases.
    static let seed: UInt64 = 1
  }

  /// All measures, in the order of the report.
  ///
  /// Those that copy this process come first: what the others leave in its memory would be copied too.
  static let all: [SpeedMeasure] = [
    reference, throughput, fork, start, overhead, toy, rules, generation, growth,
    shrinking, engine,
  ]

  /// A loop that has nothing of the kit in it, to compare two machines by.
  static let reference = SpeedMeasure(
    name: "reference", summary: "a fixed loop of multiplications, to compare machines by"
  ) { setting in
    let steps = 1_000_000
    var number: UInt64 = 1
    let seconds = setting.watch.seconds {
      for _ in 0..<steps { number = (number ^ (number >> 29)) &* 0xBF58_476D_1CE4_E5B9 }
    }
    // Printed nowhere, but not for the compiler to know.
    return [SpeedFigure("steps of the loop", number == 0 ? 0 : Double(steps) / seconds, "steps/s")]
  }
}

extension SpeedMeasure.Setting {
  /// Judges cases by rules in this process, as a worker does.
  ///
  /// - Parameters:
  ///   - cases: The numbers of the cases.
  ///   - source: Where they come from.
  ///   - subject: The layout.
  ///   - rules: The rules.
  static func judge(
    _ cases: Range<Int>, from source: some CaseSource, of subject: Subject, by rules: [Rule]
  ) {
    withSheet(rules) { sheet in
      for index in cases {
        let trial = Trial(source.layoutCase(index), of: subject, for: .counting)
        for row in rules.indices { sheet.judge(trial, rule: row, case: index) }
      }
    }
  }

  /// Counts by rules as long as a function runs.
  static func withSheet(_ rules: [Rule], _ body: (TallySheet) -> Void) {
    withUnsafeTemporaryAllocation(
      of: Int32.self, capacity: TallySheet.counters(for: rules)
    ) { memory in
      guard let base = memory.baseAddress else { return }
      let sheet = TallySheet(rules: rules, over: base)
      sheet.clear()
      body(sheet)
    }
  }
}
