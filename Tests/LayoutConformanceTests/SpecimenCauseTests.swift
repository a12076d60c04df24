import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What the rules that specimens are declared to break are told as.
@Suite struct SpecimenCauseTests {
  private func told(_ specimen: Specimen) -> [[String]] {
    Kinship.told(specimen.breaks + specimen.breaksOfKind)
  }

  @Test func `one defect is one finding, and the rule that names the cause comes first`() {
    let single = Gallery.broken.filter { $0.defects == 1 }
    let apart = single.filter { told($0).count > 1 }
    let wrong = single.filter { !$0.causes.contains(told($0).first?.first ?? "") }
    let findings = single.reduce(0) { $0 + told($1).count }
    let list = (apart + wrong).map { "\($0.subject.name) \(told($0))" }.joined(separator: "\n")
    print(
      "FIGURES", single.count, apart.count, Double(findings) / Double(single.count), wrong.count)
    for s in single where s.breaks.count + s.breaksOfKind.count > 1 {
      print("MULTI", s.subject.name, told(s))
    }
    #expect(apart.count * 10 <= single.count, "\(list)")
    #expect(findings * 10 <= single.count * 12, "\(list)")
    #expect(wrong.count * 20 <= single.count, "\(list)")
  }

  @Test(arguments: Gallery.broken.filter { $0.defects > 1 }.map(\.subject.name))
  func `two defects are two findings`(_ name: String) throws {
    let specimen = try #require(Gallery.broken.first { $0.subject.name == name })
    #expect(told(specimen).compactMap(\.first).sorted() == specimen.causes)
  }

  @Test func `there are ten layouts with two defects, of different pairs`() {
    let pairs = Gallery.broken.filter { $0.defects == 2 }.map(\.causes)
    #expect(Set(pairs).count >= 10)
  }
}
