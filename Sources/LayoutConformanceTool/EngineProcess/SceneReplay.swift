import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// A run of recorded facts about SwiftUI on an engine.
struct SceneReplay {
  let engine: any EngineUnderTest
  let style: ConsoleStyle
  let output: Output
  let errors: Output

  /// Lays out all scenes, and writes what came of them.
  func run(_ files: [String]) -> ExitCode {
    var counts = Counts()
    for file in files {
      do {
        let saved = try SavedScene(file: file)
        judge(saved, file, &counts)
      } catch {
        errors.complain(error.description)
        counts.unusable += 1
      }
    }
    print(
      "\(counted(files.count, "fact")) about SwiftUI in '\(engine.title)': \(counts.agreeing) agree, "
        + "\(counts.different) differ, \(counts.open) differ that are not sure, \(counts.lacking) "
        + "lacking, \(counts.unusable) unusable")
    return counts.unusable > 0 ? .data : counts.different > 0 ? .findings : .success
  }

  /// How many facts came to what.
  private struct Counts {
    var agreeing = 0
    var different = 0
    var open = 0
    var lacking = 0
    var unusable = 0
  }

  private func judge(_ saved: SavedScene, _ file: String, _ counts: inout Counts) {
    let fact = "\(saved.fact), grade \(saved.grade.rawValue)"
    let problem: String
    switch saved.outcome(in: engine) {
    case .agrees:
      counts.agreeing += 1
      if style.verbosity != .quiet { print(file, behind: .good) }
      return
    case .lacks(let features):
      counts.lacking += 1
      if style.verbosity != .quiet {
        print("- \(file): lacks \(features.joined(separator: ", "))")
      }
      return
    case .differs(let text): problem = text
    case .failed(let fault): problem = fault.description
    }
    guard !saved.isBinding else {
      counts.different += 1
      print("\(file): \(problem) (\(fact)): \(saved.note); \(saved.source)", behind: .bad)
      return
    }
    counts.open += 1
    let why = saved.contested.map { "; contested: \($0)" } ?? ""
    print("? \(file): \(problem) (\(fact)): \(saved.note); \(saved.source)\(why)")
  }

  private func print(_ text: String, behind mark: TextStyle.Mark? = nil) {
    output.write(style.line(text, behind: mark))
  }
}
