import Foundation
import LayoutConformance
import LayoutConformanceRunning

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
    let (single, many) = try all.compare(WorkerSpeed.Way(jobs: 1), WorkerSpeed.Way(jobs: cores))
    let alone = try setting.watch.seconds { () throws(ToolError) in
      _ = try one.time(WorkerSpeed.Way(jobs: 1))
    }
    return [
      SpeedFigure("\(subject.name), default rules, 1 job", 1 / single.median, "cases/s"),
      SpeedFigure("\(subject.name), default rules, \(cores) jobs", 1 / many.median, "cases/s"),
      SpeedFigure("\(cores) jobs in terms of one", zip(single, many).map(/).median, "times"),
      SpeedFigure("\(subject.name), RUN-01 alone, 1 job", Double(one.cases) / alone, "cases/s"),
    ]
  }

  /// What it costs that workers may die.
  static let fork = SpeedMeasure(
    name: "fork", summary: "what isolation adds to a case in a long run"
  ) { (setting) throws(ToolError) in
    guard let subject = setting.subjects.first else { return [] }
    let speed = try WorkerSpeed(setting, subject, RuleCatalogue.byDefault)
    let (isolated, plain) = try speed.compare(
      WorkerSpeed.Way(jobs: 1), WorkerSpeed.Way(jobs: 1, isIsolated: false))
    return [
      SpeedFigure("isolation", zip(isolated, plain).map(-).median * 1e6, "µs/case"),
      SpeedFigure(
        "isolated in terms of in one process", zip(isolated, plain).map(/).median, "times"),
    ]
  }

  /// How fast the reference engine lays out trees.
  static let engine = SpeedMeasure(
    name: "engine", summary: "nodes a second in the reference engine, trees of 10,000 leaves"
  ) { (setting) throws(ToolError) in
    try GrowthBench(runs: setting.watch.rounds).rates().map {
      SpeedFigure($0.shape, $0.nodesPerSecond, "nodes/s")
    }
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
  private(set) var cases = 250

  // As large as the batches of a long run, eight of them: so many go into two or four workers.
  private static let mostCases = 8 * WorkerPool.batchSize(in: RunPlan.roundSizes.upperBound)

  /// How cases are run.
  struct Way {
    var jobs: Int
    var isIsolated = true
  }

  /// Finds out how many cases take long enough to be timed.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  init(
    _ setting: SpeedMeasure.Setting, _ subject: Subject, _ rules: [Rule]
  ) throws(ToolError) {
    self.setting = setting
    self.subject = subject
    self.rules = rules
    let seconds = try time(Way(jobs: 1))
    cases = min(Self.mostCases, max(cases, Int(0.8 / seconds)))
  }

  /// The seconds of a case in two ways, which take turns in each round.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func compare(_ first: Way, _ second: Way) throws(ToolError) -> ([Double], [Double]) {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<setting.watch.rounds {
      ours.append(try time(first))
      theirs.append(try time(second))
    }
    return (ours, theirs)
  }

  /// The seconds of a case in one way.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func time(_ way: Way) throws(ToolError) -> Double {
    var limits = Limits()
    limits.isInProcess = limits.isInProcess || !way.isIsolated
    let source = SizedCases(for: subject, subviews: 8, seed: SpeedMeasure.Setting.seed)
    let workload = Workload(subject, rules: rules, source: source, limits: limits, shard: .whole)
    let start = ContinuousClock.now
    _ = try WorkerPool(jobs: way.jobs).run(
      0..<cases, of: workload, batchSize: max(1, cases / 8), until: Deadline(after: nil))
    return start.duration(to: .now).seconds / Double(cases)
  }
}
