import Foundation
import LayoutConformance
import LayoutConformanceWorkers

extension SpeedMeasure {
  /// How many cases a second workers judge.
  static let throughput = SpeedMeasure(
    name: "throughput",
    summary: "cases a second in workers, 8 subviews each, on one core and on all"
  ) { (setting) throws(ToolError) in
    guard let subject = setting.subjects.first else { return [] }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let all = try WorkerSpeed(setting, subject, RuleCatalogue.byDefault)
    let one = try WorkerSpeed(setting, subject, [RunRules.returns])
    let single = try all.rate(jobs: 1)
    let many = try all.rate(jobs: cores)
    return [
      SpeedFigure("\(subject.name), default rules, 1 job", single, "cases/s"),
      SpeedFigure("\(subject.name), default rules, \(cores) jobs", many, "cases/s"),
      SpeedFigure("\(cores) jobs in terms of one", many / single, "times"),
      SpeedFigure("\(subject.name), RUN-01 alone, 1 job", try one.rate(jobs: 1), "cases/s"),
    ]
  }

  /// What it costs that workers may die.
  static let fork = SpeedMeasure(
    name: "fork", summary: "what isolation adds to a case at the default size of a batch"
  ) { (setting) throws(ToolError) in
    guard let subject = setting.subjects.first else { return [] }
    let speed = try WorkerSpeed(setting, subject, RuleCatalogue.byDefault)
    let (isolated, plain) = try speed.isolation()
    return [
      SpeedFigure("isolation", (isolated - plain) * 1e6, "µs/case"),
      SpeedFigure("isolated in terms of in one process", isolated / plain, "times"),
    ]
  }

  /// How long a process takes that runs one case.
  static let start = SpeedMeasure(
    name: "start", summary: "a process that runs one case, from its start to its end"
  ) { (setting) throws(ToolError) in
    guard let subject = setting.subjects.first else { return [] }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "layout-conformance-bench-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError(.software, "cannot make \(folder.path): \(error.localizedDescription)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let process = ChildProcess(
      executable: program, arguments: ["check", subject.name, "--cases", "1", "--quiet"],
      scratch: folder.path)
    let seconds = try setting.watch.seconds { () throws(ToolError) in
      do {
        _ = try process.run()
      } catch {
        throw ToolError(.software, "\(error)")
      }
    }
    return [SpeedFigure("check \(subject.name) --cases 1", seconds * 1e3, "ms")]
  }
}

/// Times the workers of a run.
private struct WorkerSpeed {
  private let setting: SpeedMeasure.Setting
  private let subject: Subject
  private let rules: [Rule]
  private let cases: Int

  /// Finds out how many cases take long enough to be timed.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  init(
    _ setting: SpeedMeasure.Setting, _ subject: Subject, _ rules: [Rule]
  ) throws(ToolError) {
    self.setting = setting
    self.subject = subject
    self.rules = rules
    let batch = WorkerPool.batchSize
    let first = try Stopwatch(rounds: 1).seconds { () throws(ToolError) in
      try Self.run(batch, of: subject, rules, jobs: 1, isolated: true)
    }
    cases = batch * min(40, max(2, Int(0.2 / max(first, 1e-6))))
  }

  /// The cases a second with some workers at a time.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func rate(jobs: Int) throws(ToolError) -> Double {
    Double(cases)
      / (try setting.watch.seconds { () throws(ToolError) in
        try Self.run(cases, of: subject, rules, jobs: jobs, isolated: true)
      })
  }

  /// The seconds of a case, in workers and without any, each the median of alternating rounds.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func isolation() throws(ToolError) -> (isolated: Double, plain: Double) {
    var (isolated, plain): ([Double], [Double]) = ([], [])
    for _ in 0..<setting.watch.rounds {
      for isIsolated in [true, false] {
        let seconds = try Stopwatch(rounds: 1).seconds { () throws(ToolError) in
          try Self.run(cases, of: subject, rules, jobs: 1, isolated: isIsolated)
        }
        if isIsolated { isolated.append(seconds) } else { plain.append(seconds) }
      }
    }
    return (isolated.median / Double(cases), plain.median / Double(cases))
  }

  private static func run(
    _ cases: Int, of subject: Subject, _ rules: [Rule], jobs: Int, isolated: Bool
  ) throws(ToolError) {
    var limits = Limits()
    limits.isInProcess = limits.isInProcess || !isolated
    let source = SizedCases(for: subject, subviews: 8, seed: SpeedMeasure.Setting.seed)
    let workload = Workload(subject, rules: rules, source: source, limits: limits, shard: .whole)
    _ = try WorkerPool(jobs: jobs).run(0..<cases, of: workload, until: Deadline(after: nil))
  }
}
