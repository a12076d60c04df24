import Foundation
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The verdicts that the gallery declares of layouts of which the subjects say nothing.
///
/// What is judged is what the observation of each leads to: the numbers of subviews that it takes, and the
/// promises of the kind that it looks like.
@Suite struct ObservedSpecimenTests {
  /// Those that trap with no number of subviews.
  static let harmless = Gallery.observed.filter { !$0.needsIsolation }

  /// A layout as its observation lets it be judged.
  private struct Observed {
    let specimen: Specimen
    let behaviour: ObservedBehaviour
    let subject: Subject

    init(_ name: String) throws {
      specimen = try #require(harmless.first { $0.subject.name == name })
      behaviour = specimen.subject.observed()
      let subject = specimen.subject
      self.subject = behaviour.kind.map { subject.with(profile: $0.profile.observed) } ?? subject
    }

    /// The rules of drawn cases, all but those of some IDs or only those.
    func checker(_ isJudged: (Rule) -> Bool) -> Checker {
      Checker(
        subject,
        rules: subject.rules.filter {
          $0.isOfDrawnCases && $0.applies(to: behaviour) && isJudged($0)
        },
        counts: behaviour.counts)
    }
  }

  @Test(arguments: harmless.map(\.subject.name))
  func `a layout breaks just what is declared of it`(_ name: String) throws {
    let observed = try Observed(name)
    let declared = Set(observed.specimen.breaks + observed.specimen.breaksOfKind)
    let excess = observed.checker { !declared.contains($0.id) }.findings(seed: 1, cases: 60)
    #expect(excess.map { $0.headline(of: name) } == [])
    #expect((observed.behaviour.countBasis == .unstated) == declared.contains("COUNT-01"))
    // Few cases show most faults, some thousands show them all.
    var missing = declared.subtracting(["COUNT-01"])
    for cases in [50, 200, 4000] where !missing.isEmpty {
      let tallies = observed.checker { missing.contains($0.id) }.tallies(seed: 1, cases: cases)
      missing.subtract(tallies.filter { $0.failed > 0 }.map(\.rule.id))
    }
    #expect(missing == [])
  }

  @Test func `a length of its own that is proposed by chance is not one that the layout takes`()
    throws
  {
    let layoutCase = LayoutCase(
      [.rigid(0, 0), .rigid(0, 0), .rigid(13, 0)],
      configuration: ["gap": .number(9), "side": .number(12)])
    let subject = try #require(
      Gallery.conforming.first { $0.subject.name == "ImageCells" }?.subject)
    let rule = try #require(subject.rules.first { $0.id == "AGREE-03" })
    guard case .violated = rule.judge(layoutCase, of: subject) else { return }
    Issue.record("three cells of 12 with gaps of 9 are 54 wide, which AGREE-03 proposes")
  }
}
