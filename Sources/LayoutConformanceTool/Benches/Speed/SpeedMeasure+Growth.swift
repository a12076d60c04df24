import CConformanceSupport
import LayoutConformance
import LayoutConformanceRunning

extension SpeedMeasure {
  /// What it takes to make cases and nothing else.
  static let generation = SpeedMeasure(
    name: "generation", summary: "cases a second that are only made, and the memory that one keeps"
  ) { setting in
    guard let subject = setting.subjects.first else { return [] }
    let generator = CaseGenerator(for: subject, counts: .any, seed: Setting.seed)
    var subviews = 0
    let seconds = setting.watch.seconds {
      for index in 0..<100 { subviews += generator.layoutCase(index).subviews.count }
    }
    let before = conformance_allocated_memory()
    let kept = (0..<1000).map { generator.layoutCase($0) }
    let bytes = conformance_allocated_memory() - before
    let list = kept.count * MemoryLayout<LayoutCase>.stride
    return [
      SpeedFigure("cases of \(subject.name)", subviews == 0 ? 0 : 100 / seconds, "cases/s"),
      SpeedFigure("memory of a case", Double(Int(bytes) - list) / 1000, "bytes"),
    ]
  }

  /// How the time of a case grows with its subviews.
  static let growth = SpeedMeasure(
    name: "growth", summary: "the time of a case and of a subview in it, from 1 subview to 4,096"
  ) { setting in
    guard let subject = setting.subjects.first else { return [] }
    var figures: [SpeedFigure] = []
    var eight = Double.nan
    for count in [1, 8, 64, 512, 4096] {
      // Large cases take long enough without being many.
      let cases = 0..<max(4, 64 / count)
      let source = SizedCases(for: subject, subviews: count, seed: Setting.seed)
      let seconds =
        setting.watch.seconds {
          Setting.judge(cases, from: source, of: subject, by: RuleCatalogue.byDefault)
        } / Double(cases.count)
      if count == 8 { eight = seconds / 8 }
      let name = "\(subject.name), \(count) subview\(count == 1 ? "" : "s")"
      figures.append(SpeedFigure(name, seconds * 1e6, "µs/case"))
      figures.append(SpeedFigure(name, seconds * 1e6 / Double(count), "µs/subview"))
      if count == 4096 {
        figures.append(
          SpeedFigure("a subview of 4096 in terms of one of 8", seconds / 4096 / eight, "times"))
      }
    }
    return figures
  }

  /// How shrinking grows with the first case that fails.
  static let shrinking = SpeedMeasure(
    name: "shrinking", summary: "the time and the cases tried from a failure of so many subviews on"
  ) { setting in
    let name = "RowAtZero"
    guard let rule = RuleCatalogue.rule("PLACE-05"),
      let subject = setting.registry.gallery.first(where: { $0.subject.name == name })?.subject
    else { return [] }
    var figures: [SpeedFigure] = []
    for count in [4, 16, 64] {
      let source = SizedCases(for: subject, subviews: count, seed: Setting.seed)
      func fails(_ layoutCase: LayoutCase) -> Bool {
        if case .violated = rule.judge(layoutCase, of: subject) { true } else { false }
      }
      guard let first = (0..<100).map({ source.layoutCase($0) }).first(where: fails) else {
        continue
      }
      let shrinker = Shrinker(for: subject, counts: .any)
      let tried = shrinker.shrink(first, while: fails).evaluations
      let seconds = setting.watch.seconds { _ = shrinker.shrink(first, while: fails) }
      figures.append(SpeedFigure("\(name), \(count) subviews", seconds * 1e3, "ms"))
      figures.append(SpeedFigure("\(name), \(count) subviews", Double(tried), "cases tried"))
    }
    return figures
  }
}
