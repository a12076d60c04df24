import Foundation
import LayoutAPI
import LayoutConformance
import LayoutEngine
import Testing

@testable import LayoutConformanceTesting

/// What a check tells a test, before it becomes an issue.
@Suite struct ConformanceCheckTests {
  private func failures(_ subject: Subject, _ options: CheckOptions) -> [CheckFailure] {
    ConformanceCheck(subject, options, sameAs: nil, place: "here", test: "row").failures()
  }

  private func row(exceptions: [String: String] = [:]) -> Subject {
    Subject("Row", exceptions: exceptions) { _ in HStackLayout(spacing: 0) }
  }

  @Test func `a rule that is named keeps to the numbers of subviews that a layout takes`() {
    let few = Subject("AtMostFive") { _ in AtMostFive() }
    // To see how its questions grow the rule would double the subviews.
    #expect(failures(few, CheckOptions(rules: "COST-01", strict: true)).map(\.message) == [])
  }

  private func parking(exceptions: [String: String] = [:]) -> Subject {
    Subject("Parking", exceptions: exceptions) { _ in Parking() }
  }

  /// A row that says that it takes at most five views.
  private struct AtMostFive: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      precondition(subviews.count <= 5, "takes at most five views")
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  /// Puts all subviews far away.
  private struct Parking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 1, height: 1) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX - 50_000, y: bounds.minY), proposal: .zero)
      }
    }
  }

  @Test func `an exception that no longer applies fails the test, at the usual number of cases`()
    throws
  {
    let told = failures(
      row(exceptions: ["PLACE-05": "is mended"]), CheckOptions(rules: "PLACE-05"))
    #expect(told.map(\.kind) == [.failure])
    #expect(told.first?.message.contains("remove the exception 'is mended'") == true)
    let few = CheckOptions(rules: "PLACE-05", cases: 900)
    #expect(failures(row(exceptions: ["PLACE-05": "is mended"]), few).isEmpty)
  }

  @Test func `an exception that applies is known`() {
    let told = failures(
      parking(exceptions: ["PLACE-07": "parks"]), CheckOptions(rules: "PLACE-07", strict: true))
    #expect(told.map(\.kind) == [.known])
  }

  @Test func `a recommended rule is a warning, and a failure where that is asked for`() {
    #expect(failures(parking(), CheckOptions(rules: "PLACE-07")).map(\.kind) == [.warning])
    let strict = CheckOptions(rules: "PLACE-07", strict: true)
    #expect(failures(parking(), strict).map(\.kind) == [.failure])
    let given = CheckOptions(rules: "PLACE-07", strict: true, given: [LayoutCase([.rigid(1, 1)])])
    #expect(failures(parking(), given).map(\.kind) == [.failure])
    #expect(failures(parking(), given).first?.message.contains("swift test --filter row") == true)
  }

  @Test func `a saved case that cannot be used is a warning, and the others run`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "layout-conformance-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let saved = SavedCase(
      subject: "Parking", rule: "PLACE-07", expect: .violation,
      counterexample: .layout(LayoutCase([.rigid(1, 1)])))
    _ = try Corpus(path: folder.path).save(saved)
    let broken = folder.appending(path: "layouts/Parking/broken.json")
    try Data("{".utf8).write(to: broken)
    let told = failures(
      parking(), CheckOptions(rules: "PLACE-07", strict: true, replaying: folder.path))
    #expect(told.map(\.kind) == [.warning, .failure])
    #expect(told.first?.message.contains("saved case left out: \(broken.path): not JSON") == true)
    let alone = failures(parking(), CheckOptions(replaying: broken.path))
    #expect(alone.map(\.kind) == [.failure])
  }
}
