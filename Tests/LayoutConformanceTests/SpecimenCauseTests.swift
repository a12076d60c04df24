import Foundation
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What the rules that specimens are declared to break are told as.
@Suite struct SpecimenCauseTests {
  private static let single = Gallery.broken.filter { $0.defects == 1 }
  private static let double = Gallery.broken.filter { $0.defects > 1 }

  private static func told(_ specimen: Specimen) -> [[String]] {
    Kinship.told(specimen.breaks + specimen.breaksOfKind)
  }

  /// Whether the first rule that is told names the cause; with two defects, whether both are told.
  private static func namesCause(_ specimen: Specimen) -> Bool {
    let first = told(specimen).compactMap(\.first)
    guard specimen.defects > 1 else { return specimen.causes.contains(first.first ?? "") }
    return specimen.causes.allSatisfy(first.contains)
  }

  @Test func `one defect is one finding, and the rule that names the cause comes first`() {
    let apart = Self.single.filter { Self.told($0).count > 1 }
    let wrong = Self.single.filter { !Self.namesCause($0) }
    let findings = Self.single.reduce(0) { $0 + Self.told($1).count }
    #expect(apart.count * 10 <= Self.single.count, "\(apart.map(\.subject.name))")
    #expect(findings * 10 <= Self.single.count * 12)
    #expect(wrong.count * 20 <= Self.single.count, "\(wrong.map(\.subject.name))")
  }

  @Test(arguments: double.map(\.subject.name))
  func `two defects are two findings`(_ name: String) throws {
    let specimen = try #require(Self.double.first { $0.subject.name == name })
    #expect(Self.told(specimen).compactMap(\.first).sorted() == specimen.causes)
  }

  @Test func `there are more than ten layouts with two defects, of different pairs`() {
    #expect(Set(Self.double.filter { $0.defects == 2 }.map(\.causes)).count > 10)
  }

  @Test func `what names a cause is broken`() {
    for specimen in Gallery.broken {
      let broken = Set(specimen.breaks + specimen.breaksOfKind)
      #expect(broken.isSuperset(of: specimen.causes), "\(specimen.subject.name)")
      #expect(!specimen.causes.isEmpty, "\(specimen.subject.name)")
    }
  }

  @Test(arguments: [("one defect", single), ("two defects", double)])
  func `the article has the figures`(_ title: String, _ specimens: [Specimen]) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = "../../Sources/LayoutConformance/LayoutConformance.docc/Trusting-the-results.md"
    let article = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
    let findings = specimens.reduce(0) { $0 + Self.told($1).count }
    let mean = (Double(findings) / Double(specimens.count) * 100).rounded() / 100
    func share(_ isMeant: (Specimen) -> Bool) -> String {
      let count = specimens.count(where: isMeant)
      return "\(count) (\(count * 100 / specimens.count) %)"
    }
    let row =
      "| \(title) | \(specimens.count) | \(share { Self.told($0).count == $0.defects }) | \(mean) | "
      + "\(share(Self.namesCause)) |"
    #expect(article.contains(row), "\(row)")
  }
}
