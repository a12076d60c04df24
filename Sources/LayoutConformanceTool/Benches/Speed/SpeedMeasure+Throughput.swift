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
    let all = WorkerSpeed(setting, subject, RuleCatalogue.byDefault)
    let one = WorkerSpeed(setting, subject, [RunRules.returns])
    let (single, many) = try all.compare(WorkerSpeed.Way(jobs: 1), WorkerSpeed.Way(jobs: cores))
    let (alone, _) = try one.compare(WorkerSpeed.Way(jobs: 1), WorkerSpeed.Way(jobs: cores))
    return [
      SpeedFigure("\(subject.name), default rules, 1 job", 1 / single.median, "cases/s"),
      SpeedFigure("\(subject.name), default rules, \(cores) jobs", 1 / many.median, "cases/s"),
      SpeedFigure("\(cores) jobs in terms of one", zip(single, many).map(/).median, "times"),
      SpeedFigure("\(subject.name), RUN-01 alone, 1 job", 1 / alone.median, "cases/s"),
    ]
  }

  /// What it costs that workers may die.
  static let fork = SpeedMeasure(
    name: "fork", summary: "what isolation adds to a case in a long run"
  ) { (setting) throws(ToolError) in
    guard let subject = setting.subjects.first else { return [] }
    let speed = WorkerSpeed(setting, subject, RuleCatalogue.byDefault)
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
  ) { setting in
    GrowthBench(runs: setting.watch.rounds).rates.map {
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

  // A round of a long run, in which batches have their full size.
  private static let cases = 32_000

  /// How cases are run.
  struct Way {
    var jobs: Int
    var isIsolated = true
  }

  /// Says what is to be timed.
  init(_ setting: SpeedMeasure.Setting, _ subject: Subject, _ rules: [Rule]) {
    self.setting = setting
    self.subject = subject
    self.rules = rules
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

  private func time(_ way: Way) throws(ToolError) -> Double {
    var limits = Limits()
    limits.isInProcess = limits.isInProcess || !way.isIsolated
    let source = SizedCases(for: subject, subviews: 8, seed: SpeedMeasure.Setting.seed)
    let workload = Workload(subject, rules: rules, source: source, limits: limits, shard: .whole)
    let start = ContinuousClock.now
    _ = try WorkerPool(jobs: way.jobs).run(
      0..<Self.cases, of: workload, until: Deadline(after: nil))
    return start.duration(to: .now).seconds / Double(Self.cases)
  }
}
