import LayoutAPI
import LayoutConformanceTestSupport
import LayoutEngine
import Testing

@testable import LayoutConformance

/// How often the values of keys are drawn, and what a run draws instead.
@Suite struct LayoutValueTests {
  private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
  private struct Rank: LayoutValueKey { static let defaultValue = 0 }
  private struct Side: LayoutValueKey { static let defaultValue: Edge? = nil }
  private struct Label: LayoutValueKey { static let defaultValue = "" }

  private static let weight = LayoutValue(Weight.self, in: 0...3)
  private static let rank = LayoutValue(Rank.self, in: 0...3)
  private static let side = LayoutValue(Side.self, of: [nil, .top, .leading])
  private static let label = LayoutValue(Label.self, of: ["", "a,b", "a", "b", "1"])

  private func subject(_ values: LayoutValue...) -> Subject {
    Subject("Row", values: values) { _ in Row(spacing: 0) }
  }

  /// The parts of some cases of at least three subviews that have a value of a name, and of the
  /// subviews in those.
  private func shares(_ name: String, of subject: Subject) -> (cases: Double, subviews: Double) {
    let generator = CaseGenerator(for: subject, counts: .any, seed: 5)
    let cases = (0..<4_000).map { generator.layoutCase($0).subviews }.filter { $0.count > 2 }
    let having = cases.filter { $0.contains { $0.values[name] != nil } }
    let subviews = having.flatMap(\.self)
    let valued = subviews.count { $0.values[name] != nil }
    return (
      Double(having.count) / Double(cases.count),
      subviews.isEmpty ? 0 : Double(valued) / Double(subviews.count)
    )
  }

  @Test func `what is seldom is drawn in a tenth of the cases, on most of their subviews`() {
    let subject = subject(Self.weight, Self.rank.drawn(.seldom), Self.side.drawn(.never))
    let (often, seldom) = (shares("Weight", of: subject), shares("Rank", of: subject))
    #expect(often.cases > 0.9)
    #expect((0.07...0.13).contains(seldom.cases), "\(seldom)")
    #expect((0.6...0.9).contains(seldom.subviews), "\(seldom)")
    #expect(shares("Side", of: subject).cases == 0)
  }

  @Test func `what is seldom leaves the cases without it as they are`() {
    let plain = CaseGenerator(for: subject(Self.weight), counts: .any, seed: 3)
    let never = CaseGenerator(
      for: subject(Self.weight, Self.rank.drawn(.never)), counts: .any, seed: 3)
    for index in 0..<200 { #expect(plain.layoutCase(index) == never.layoutCase(index)) }
  }

  @Test func `no value that is never drawn is in a case of a scope, or of bytes`() {
    let never = subject(Self.weight.drawn(.never))
    #expect(!ExhaustiveScope(for: never).subviews.contains { !$0.values.isEmpty })
    #expect(ExhaustiveScope(for: subject(Self.weight)).subviews.contains { !$0.values.isEmpty })
    let bytes = (0..<400).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    func values(_ subject: Subject) -> Int {
      CaseDecoder(for: subject, counts: .any).layoutCase(bytes)
        .subviews.count { !$0.values.isEmpty }
    }
    #expect(values(never) == 0)
    #expect(values(subject(Self.weight)) > 0)
  }

  /// The choices of keys after a selection, by name.
  private func choices(_ texts: String..., isNone: Bool = false) -> [String: [Scalar]] {
    var selection = ValueSelection()
    selection.isNone = isNone
    selection.choices = texts.compactMap { ValueSelection.Choice($0) }
    let chosen = selection.subject(
      subject(Self.weight, Self.rank.drawn(.seldom), Self.side, Self.label))
    let drawn = chosen.values.filter { $0.frequency == .often }
    return Dictionary(drawn.map { ($0.name, $0.choices) }) { first, _ in first }
  }

  @Test func `a selection gives keys other values, which are drawn often`() {
    #expect(choices("Weight=2.5,7")["Weight"] == [.number(2.5), .number(7)])
    #expect(choices()["Rank"] == nil)
    #expect(choices("Rank=9", "Rank=1,2")["Rank"] == [.number(9), .number(1), .number(2)])
    #expect(choices("Side=leading,nil")["Side"] == [.text("leading"), .null])
    // A comma is a part of a value where there is such a value.
    #expect(choices("Label=a,b")["Label"] == [.text("a,b")])
    #expect(choices("Label=b,a")["Label"] == [.text("b"), .text("a")])
    #expect(choices("Label=1")["Label"] == [.text("1")])
    #expect(choices("Weight=1", "Other=3").count == 3)
    #expect(choices("Weight=1", isNone: true).isEmpty)
  }

  @Test(arguments: [
    ("Weight=1,x", "x", "a number"), ("Weight=nan", "nan", "a number"),
    ("Weight=1,", "", "a number"),
    ("Rank=1.5", "1.5", "a whole number"), ("Rank=true", "true", "a whole number"),
    ("Side=bottom", "bottom", "one of nil, top, leading"),
  ])
  func `what is no value of its key is told with what would be`(
    choice: String, text: String, expected: String
  ) throws {
    var selection = ValueSelection()
    selection.choices = [try #require(ValueSelection.Choice(choice))]
    let misfit = selection.misfit(in: subject(Self.weight, Self.rank, Self.side))
    #expect(misfit?.text == text)
    #expect(misfit?.expected == expected)
    #expect(misfit.map { "\($0.key)=" }.map(choice.hasPrefix) == true)
    #expect(selection.misfit(in: subject(Self.label)) == nil)
  }

  @Test func `a choice is a key and values, and is told as it was given`() {
    for text in ["", "Weight", "=1", "Weight=", "1,2"] {
      #expect(ValueSelection.Choice(text) == nil, "\(text)")
    }
    var selection = ValueSelection()
    #expect(selection.words == [] && selection.isUsual)
    selection.choices = ["A=1,2", "B=x=y"].compactMap { ValueSelection.Choice($0) }
    #expect(selection.words == ["--values", "A=1,2", "--values", "B=x=y"])
    selection = ValueSelection()
    selection.isNone = true
    #expect(selection.words == ["--no-values"] && !selection.isUsual)
  }
}
