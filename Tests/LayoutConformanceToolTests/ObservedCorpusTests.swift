import Foundation
import LayoutConformance
import Testing

/// Saved cases of layouts whose rules follow from what was observed.
@Suite struct ObservedCorpusTests {
  private static let sources = """
    import SwiftUI

    /// As high and wide as it may be, with its views on the lower edge, half below it.
    struct Shore: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .center, proposal: .unspecified)
        }
      }
    }

    /// A row with a gap behind its last view.
    struct Trailing: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width + 5 }, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += subview.sizeThatFits(.unspecified).width + 5
        }
      }
    }

    """

  private func saved(in scratch: Scratch) throws -> [SavedCase] {
    try Corpus.files(at: [scratch.url.appending(path: "Kept").path]).map { try Corpus.read($0) }
  }

  @Test func `a case of a rule that was named is judged as it was found`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Shores.swift", Self.sources)
    let words = ["check", file, "Shore", "--cases", "200", "--corpus", "Kept"]
    let found = try CommandRun(words + ["--select", "AGREE-01"], in: scratch)
    #expect(found.exitCode == 1, "\(found.output)")
    let saved = try saved(in: scratch)
    #expect(!saved.isEmpty && saved.allSatisfy(\.isForAnyLayout))
    #expect(try saved.map { try SavedCase(parsing: Data($0.text.utf8)) } == saved)
    let replay = try CommandRun(["replay", "Kept", file], in: scratch)
    #expect(replay.exitCode == 0, "\(replay.output)")
  }

  @Test func `a saved promise of a kind stays a warning`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Rows.swift", Self.sources)
    let words = ["check", file, "Trailing", "--cases", "200", "--corpus", "Kept"]
    for _ in 0..<2 {
      let run = try CommandRun(words + ["--json", "-"], in: scratch)
      #expect(run.exitCode == 0, "\(run.output)")
      #expect(try run.findings == ["SHAPE-04": "warning"])
    }
    let kept = try saved(in: scratch)
    #expect(!kept.isEmpty && kept.allSatisfy { $0.profile == "stack" && !$0.isForAnyLayout })
    #expect(try CommandRun(["replay", "Kept", file], in: scratch).exitCode == 0)
  }
}
