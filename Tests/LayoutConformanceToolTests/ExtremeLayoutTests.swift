import Foundation
import Testing

@testable import LayoutConformanceTool

/// That a run over layouts with numbers beyond all measure, and over ones that print commands, comes
/// to its end with every report whole.
@Suite struct ExtremeLayoutTests {
  /// The body of a layout that answers one size and places at one point, in expressions.
  private static func layout(_ name: String, width: String, height: String, at point: String)
    -> String
  {
    """
    struct \(name): Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: \(width), height: \(height)) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: \(point), proposal: .unspecified) }
      }
    }
    """
  }

  private static let source = """
    import SwiftUI
    \(layout("Greatest", width: "CGFloat.greatestFiniteMagnitude", height: "1e308", at: "bounds.origin"))
    \(layout("Negative", width: "40", height: "subviews.count == 2 ? -8 : 20", at: "bounds.origin"))
    \(layout("MinusHuge", width: "-1e308", height: "-0.0", at: "CGPoint(x: -1e308, y: 1e308)"))
    \(layout("Nowhere", width: "CGFloat.nan", height: "-.infinity", at: "CGPoint(x: CGFloat.nan, y: 1 / 0.0)"))
    \(layout("Denormal", width: "5e-324", height: "5e-324", at: "CGPoint(x: 5e-324, y: -5e-324)"))
    \(layout("Beyond", width: "1e19", height: "1e13", at: "CGPoint(x: bounds.maxX * 1e9, y: 1e12)"))
    struct Loud: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        if subviews.count > 1 {
          print("::error file=a.swift::forged\\r\\n::stop-commands::t\\u{1B}[2J##[error]x")
          fatalError("loud\\r\\n::error::forged\\u{1B}[31m")
        }
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    """

  private struct Everything {
    let run: CommandRun
    let files: [String: String]
    /// The picture of each case that was saved.
    let pictures: [String]

    init() throws {
      let scratch = try Scratch()
      let file = try scratch.file("Extreme.swift", ExtremeLayoutTests.source)
      let names = ["r.jsonl", "r.xml", "r.sarif", "r.html", "summary.md"]
      run = try CommandRun(
        [
          "check", file, "--cases", "60", "--corpus", "Corpus", "--json", names[0],
          "--xunit-output", names[1], "--sarif", names[2], "--html", names[3],
        ], in: scratch, environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": names[4]])
      var files: [String: String] = [:]
      for name in names {
        let file = scratch.url.appending(path: name)
        files[name] = (try? String(contentsOf: file, encoding: .utf8)) ?? run.errors
      }
      self.files = files
      var pictures: [String] = []
      let corpus = scratch.url.appending(path: "Corpus/layouts")
      for folder in ["Greatest", "Negative", "MinusHuge", "Nowhere"] {
        let cases = corpus.appending(path: folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: cases.path).prefix(2) {
          let shown = try CommandRun(
            ["show", "Corpus/layouts/\(folder)/\(name)", file, "--svg", "p.svg"], in: scratch)
          #expect(shown.exitCode == 0 || shown.errors.contains("no placement"), "\(shown.errors)")
          let picture = try? String(
            contentsOf: scratch.url.appending(path: "p.svg"), encoding: .utf8)
          pictures += picture.map { [$0] } ?? []
        }
      }
      self.pictures = pictures
    }
  }

  private static let everything = Result { try Everything() }

  @Test func `the run ends as runs end, and every report is whole`() throws {
    let all = try Self.everything.get()
    #expect(all.run.exitCode == 1, "\(all.run.errors)")
    let lines = try (all.files["r.jsonl"] ?? "").split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.last?["kind"] as? String == "runFinished")
    let rules = Dictionary(
      grouping: lines.filter { $0["kind"] as? String == "finding" },
      by: { $0["subject"] as? String ?? "" }
    ).mapValues { Set($0.compactMap { $0["rule"] as? String }) }
    #expect(rules["Greatest"]?.contains("SIZE-01") == true)
    #expect(rules["Negative"]?.contains("SIZE-02") == true)
    #expect(rules["MinusHuge"]?.contains("SIZE-02") == true)
    #expect(rules["Nowhere"]?.contains("SIZE-02") == true)
    #expect(rules["Loud"]?.contains("RUN-01") == true)
    #expect(try JUnitDocument(all.files["r.xml"] ?? "").mistakes == [])
    #expect(try SARIFDocument(all.files["r.sarif"] ?? "").mistakes == [])
    #expect(all.files["r.html"]?.contains("the bounds are ") == true)
    #expect(!all.pictures.isEmpty)
    #expect(all.pictures.allSatisfy { $0.hasSuffix("</svg>\n") && !$0.contains("=\"inf") })
  }

  @Test func `what a layout prints is a command nowhere`() throws {
    let all = try Self.everything.get()
    let texts = [all.run.output, all.run.errors] + all.files.values
    #expect(texts.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("##[") })
    let findings = all.run.output.matches(of: /✘ .*\n/).count
    let commands = all.run.output.split(separator: "\n").filter {
      $0.trimmingCharacters(in: .whitespaces).hasPrefix("::")
    }
    #expect(
      commands.allSatisfy {
        $0.hasPrefix("::error file=Extreme.swift,line=")
          || $0.hasPrefix("::warning file=Extreme.swift,line=")
      })
    #expect(findings > 0)
    #expect(all.run.output.contains("\\u{3A}:error::forged\\u{1B}[31m"))
  }
}
