import Foundation
import LayoutSpecimens
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceRunning
@testable import LayoutConformanceTool

/// How long a finding is to read, over the broken specimens.
@Suite(.serialized) struct GalleryBlockTests {
  @Test func `several updates are told one by one, and one as it always was`() {
    func lines(_ states: [LayoutCase.Before]) -> [String] {
      let finding = Finding(
        CacheRules.bearsUpdates, brokenBy: Subject("Row") { _ in ZeroLayout() },
        isStrict: false, layoutCase: LayoutCase(before: states), exhibit: Exhibit(message: "stale"))
      return FailureBlock(finding, subject: "Row").caseLines
    }
    let several = lines([
      .init(subviews: [.rigid(1, 2)]), .init(),
      .init(subviews: [], configuration: ["gap": .number(2)]),
    ])
    #expect(
      several.suffix(4) == [
        "update 1    rigid 1 × 2", "update 2    as in the case", "update 3    no subviews",
        "update 3    gap: 2",
      ])
    #expect(lines([.init(subviews: [])]).last == "before      no subviews")
  }

  /// The finding of the first rule that a specimen breaks, in the first case that breaks it.
  private static func finding(_ specimen: Specimen) throws -> Finding? {
    let subject = specimen.subject
    guard let id = specimen.breaks.first, let rule = RuleCatalogue.rule(id),
      rule.isOfDrawnCases, !specimen.isSubtle
    else { return nil }
    let limits = Limits(timeout: 200_000)
    let judge = try IsolatedJudge(subject, limits: limits, confirmsHangs: false)
    let counts = subject.counts ?? .any
    let generator = CaseGenerator(for: subject, counts: counts, seed: 1)
    for index in 0..<40 {
      let layoutCase = generator.layoutCase(index)
      let asking = rule.isOfRuns ? RunRules.returns : rule
      var exhibit: Exhibit?
      var fault: Fault?
      switch try judge.judge(layoutCase, by: asking) {
      case .judged(.violated(let shown)): exhibit = shown
      case .judged: break
      case .ended(let end) where rule.isOfRuns:
        exhibit = Exhibit(end, with: layoutCase)
        fault = end
      case .ended: return nil
      }
      guard let exhibit else { continue }
      let finding = Finding(
        rule, brokenBy: subject, isStrict: false, layoutCase: layoutCase, caseIndex: index,
        exhibit: exhibit)
      let shrinker = FindingShrinker(subject, counts: counts, limits: limits)
      var shrunk = try shrinker.shrunk(Sighting(finding: finding, fault: fault))
      var reproduction = Reproduction(.check, of: subject.name)
      reproduction.origin = .random(seed: 1)
      reproduction.rules = [rule.id]
      shrunk?.reproduction = reproduction
      return shrunk
    }
    return nil
  }

  @Test func `the longest block has forty lines, and half of them at most twenty-five`() throws {
    var lengths: [(name: String, lines: Int)] = []
    var texts = ""
    for specimen in Gallery.broken {
      guard let finding = try Self.finding(specimen) else { continue }
      let text = FailureBlock(
        finding, subject: specimen.subject.name, style: TextStyle(width: 80)
      ).text
      texts += text + "\n"
      lengths.append(
        (specimen.subject.name, text.split(separator: "\n", omittingEmptySubsequences: false).count)
      )
    }
    if let path = ProcessInfo.processInfo.environment["BLOCKS"] {
      try texts.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(lengths.count > 60)
    lengths.sort { $0.lines < $1.lines }
    let longest = try #require(lengths.last)
    print("blocks \(lengths.count), longest \(longest), median \(lengths[lengths.count / 2])")
    #expect(longest.lines <= 40, "\(longest.name)")
    #expect(lengths[lengths.count / 2].lines <= 25)
  }
}
