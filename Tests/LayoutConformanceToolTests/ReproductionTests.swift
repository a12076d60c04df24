import Foundation
import Testing

/// That the command which a finding prints shows the finding again: it fails, by the same rule.
@Suite struct ReproductionTests {
  /// A run with a finding.
  struct Situation: Sendable, CustomTestStringConvertible {
    let name: String
    /// The words after the command's name.
    let words: [String]
    /// The rule that is found to be broken.
    let rule: String
    /// What the command that shows it again has in it.
    var has: [String] = []
    /// Whether the finding is that of a second run, from the file that the first one saved.
    var isSecondRun = false

    var testDescription: String { name }
  }

  private static let file = "My layouts/it's \"one\".swift"

  private static let wraps = "Wraps(inner: draw.element(\"inner\", of: [Spread(), AtZero()]))"

  private static let situations = [
    Situation(
      name: "random", words: ["check", file, "AtZero"], rule: "PLACE-05",
      has: ["check 'My layouts/it'\\''s \"one\".swift' AtZero --select PLACE-05", "--cases 1000"]),
    Situation(
      name: "few cases", words: ["check", file, "AtZero", "--cases", "20"], rule: "PLACE-05",
      has: ["--cases 20"]),
    Situation(
      name: "many cases", words: ["check", file, "Traps", "--cases", "5000", "--select", "RUN-01"],
      rule: "RUN-01", has: ["--cases 1000"]),
    Situation(
      name: "guided", words: ["check", file, "AtZero", "--guided", "--cases", "300"],
      rule: "PLACE-05", has: ["--guided", "--cases 128"]),
    Situation(
      name: "guided, some rules",
      words: ["check", file, "AtZero", "--guided", "--cases", "200", "--ignore", "AGREE,RUN-03"],
      rule: "PLACE-05", has: ["--guided", "--ignore RUN-03,AGREE-01"]),
    Situation(
      name: "guided trend",
      words: ["check", file, "Zeroed", "--guided", "--cases", "700", "--select", "SIZE-06"],
      rule: "SIZE-06", has: ["--guided", "--cases 700", "--strict"]),
    Situation(
      name: "exhaustive", words: ["check", file, "AtZero", "--exhaustive", "2"], rule: "PLACE-05",
      has: ["--exhaustive 2"]),
    Situation(
      name: "shard", words: ["check", file, "AtZero", "--shard", "2/3"], rule: "PLACE-05",
      has: ["--shard 2/3"]),
    Situation(
      name: "trend", words: ["check", file, "Zeroed", "--select", "SIZE-06"], rule: "SIZE-06",
      has: ["--cases 1000", "--strict"]),
    Situation(
      name: "strict", words: ["check", file, "Parks", "--strict", "--select", "PLACE-07"],
      rule: "PLACE-07", has: ["--strict"]),
    Situation(
      name: "warning", words: ["check", file, "Parks", "--select", "PLACE-07"], rule: "PLACE-07",
      has: ["--strict"]),
    Situation(
      name: "profile",
      words: ["check", file, "AtZero", "--profile", "stack", "--select", "SHAPE,PLACE-05"],
      rule: "PLACE-05", has: ["--profile stack"]),
    Situation(
      name: "count",
      words: ["check", file, "AtZero", "--count", "2...3", "--select", "PLACE-05"],
      rule: "PLACE-05", has: ["--select PLACE-05 --count 2...3"]),
    Situation(
      name: "a profile that is only seen",
      words: ["check", file, "AtZero", "--count", "2..."], rule: "PLACE-05",
      has: ["--count 2..."]),
    Situation(
      name: "make",
      words: ["check", file, "Spread", "--make", "Spread(gap: draw.length(\"gap\", in: 1...9))"],
      rule: "AGREE-01", has: ["--make 'Spread(gap: draw.length(\"gap\", in: 1...9))'"]),
    Situation(
      name: "prelude", words: ["check", "Needy.swift", "--prelude", "An app.swift"],
      rule: "PLACE-05", has: ["check Needy.swift --prelude 'An app.swift'"]),
    Situation(
      name: "dash", words: ["check", "--prelude", "-app.swift", "--", "-needy.swift"],
      rule: "PLACE-05", has: ["check ./-needy.swift --prelude ./-app.swift"]),
    Situation(
      name: "folder", words: ["check", "My layouts", "AtZero"], rule: "PLACE-05",
      has: ["'My layouts' AtZero"]),
    Situation(
      name: "compare", words: ["compare", file, "AtZero", "Spread", "--cases", "50"],
      rule: "PARITY-01", has: ["compare", "AtZero Spread", "--cases 50"]),
    Situation(
      name: "in process", words: ["check", file, "AtZero", "--in-process"], rule: "PLACE-05",
      has: ["--in-process"]),
    Situation(
      name: "saved", words: ["check", file, "AtZero", "--corpus", "My cases"], rule: "PLACE-05",
      has: ["replay 'My cases/layouts/AtZero/place-05-"]),
    Situation(
      name: "saved before", words: ["check", file, "AtZero", "--corpus", "My cases"],
      rule: "PLACE-05", has: ["replay 'My cases/layouts/AtZero/place-05-"], isSecondRun: true),
    Situation(
      name: "saved from a folder", words: ["check", "My layouts", "AtZero", "--corpus", "Cases"],
      rule: "PLACE-05", has: ["replay Cases/layouts/AtZero/place-05-", " 'My layouts' "],
      isSecondRun: true),
    Situation(
      name: "saved, with a layout as its parameter",
      words: ["check", file, "Wraps", "--make", wraps, "--corpus", "Cases", "--select", "PLACE"],
      rule: "PLACE-05", has: ["replay Cases/layouts/Wraps/place-05-"], isSecondRun: true),
    Situation(
      name: "saved, strict",
      words: ["check", file, "Parks", "--select", "PLACE-07", "--corpus", "Cases"],
      rule: "PLACE-07", isSecondRun: true),
    Situation(
      name: "saved hang",
      words: [
        "check", file, "Hangs", "--select", "RUN", "--timeout", "200ms", "--cases", "50",
        "--corpus", "Cases",
      ], rule: "RUN-02", has: ["--timeout 200ms"]),
    Situation(
      name: "saved hoard",
      words: [
        "check", file, "Hoards", "--select", "RUN", "--memory", "512M", "--cases", "50",
        "--corpus", "Cases",
      ], rule: "RUN-04", has: ["--memory 512M"]),
    Situation(
      name: "hang",
      words: ["check", file, "Hangs", "--select", "RUN", "--timeout", "200ms", "--cases", "50"],
      rule: "RUN-02", has: ["--select RUN-02", "--timeout 200ms"]),
    Situation(
      name: "hoard",
      words: ["check", file, "Hoards", "--select", "RUN", "--memory", "512M", "--cases", "50"],
      rule: "RUN-04", has: ["--select RUN-04", "--memory 512M"]),
    Situation(
      name: "trap in an experiment", words: ["check", file, "Springs", "--select", "ANIM,RUN-01"],
      rule: "RUN-01", has: ["ANIM-01"]),
  ]

  /// What the tests have built so far.
  private static let cache = Result { try Scratch() }

  @Test(arguments: situations)
  func `a finding is shown again by the command that it prints`(_ situation: Situation) throws {
    let scratch = try Scratch()
    _ = try scratch.file(Self.file, ReproducedLayouts.source)
    for name in ["Needy.swift", "-needy.swift"] {
      _ = try scratch.file(name, ReproducedLayouts.needy)
    }
    for name in ["An app.swift", "-app.swift"] {
      _ = try scratch.file(name, ReproducedLayouts.app)
    }
    let flags = try situation.words.firstIndex(of: "--").map { index in
      var words = situation.words
      words.insert(
        contentsOf: ["--verbose", "--json", try Self.report(scratch)], at: index)
      return words
    }
    let words = try flags ?? situation.words + ["--verbose", "--json", Self.report(scratch)]
    var run = try Self.run(words, in: scratch)
    if situation.isSecondRun { run = try Self.run(words, in: scratch) }
    let finding = try #require(
      run.findings.first { $0["rule"] as? String == situation.rule }, "\(run.text)")
    let line = try #require(finding["reproduce"] as? String)
    for text in situation.has { #expect(line.contains(text), "\(line)") }
    #expect(run.text.contains("  Reproduce       \(line)\n"), "\(run.text)")
    try Self.expect(line, shows: situation.rule, in: scratch)
  }

  @Test func `in a package it is the check of the package, a saved case or not`() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Rows", targets: [.target(name: "Rows")])
      """)
    _ = try scratch.file("Sources/Rows/Needy.swift", ReproducedLayouts.needy)
    _ = try scratch.file("Sources/Rows/App.swift", ReproducedLayouts.app)
    for more in [[], ["--corpus", "Kept"], ["--corpus", "Kept"]] {
      let words =
        ["check", "--select", "PLACE-05", "--cases", "60", "--json", try Self.report(scratch)]
        + more
      let run = try Self.run(words, in: scratch)
      let line = try #require(run.findings.first?["reproduce"] as? String, "\(run.text)")
      #expect(line.hasPrefix("layout-conformance check --select PLACE-05 --seed "), "\(line)")
      #expect(!line.contains(".swift"))
      try Self.expect(line, shows: "PLACE-05", in: scratch)
    }
  }

  @Test func `a layout as a parameter is kept by its number, and the printed test draws it`() throws
  {
    let scratch = try Scratch()
    _ = try scratch.file(Self.file, ReproducedLayouts.source)
    let words = [
      "check", Self.file, "Wraps", "--make", Self.wraps, "--select", "PLACE", "-v", "--json",
      try Self.report(scratch),
    ]
    let run = try Self.run(words, in: scratch)
    let layoutCase = run.findings.first?["case"] as? [String: Any]
    #expect(layoutCase?["configuration"] as? [String: String] == ["inner": "#1"], "\(run.text)")
    #expect(run.text.contains("Subject(\"Wraps\") { draw in \(Self.wraps) }, to: \"PLACE-05\","))
    #expect(run.text.contains("configuration: [\"inner\": .text(\"#1\")]"))
  }

  @Test func `a saved case says what kind of case it comes from`() throws {
    let scratch = try Scratch()
    let cases = [
      [], ["--guided"], ["--exhaustive", "1"],
    ].map { more in ["check", Self.file, "AtZero", "--corpus", "C\(more.count)"] + more }
    _ = try scratch.file(Self.file, ReproducedLayouts.source)
    var found: [[String]] = []
    for words in cases {
      let run = try Self.run(words + ["--json", try Self.report(scratch)], in: scratch)
      let file = try #require(run.findings.first?["file"] as? String, "\(run.text)")
      let data = try Data(contentsOf: scratch.url.appending(path: file))
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      found.append((object?["found"] as? [String: Any])?.keys.sorted() ?? [])
    }
    #expect(
      found == [
        ["case", "kit", "seed", "shrunkFrom"], ["case", "guided", "kit", "seed", "shrunkFrom"],
        ["case", "kit", "scope", "shrunkFrom"],
      ])
  }

  private static func report(_ scratch: Scratch) throws -> String {
    scratch.url.appending(path: "run.jsonl").path
  }

  /// The findings of a run as JSON, and what it printed.
  private static func run(
    _ words: [String], in scratch: Scratch
  ) throws -> (findings: [[String: Any]], text: String) {
    let run = try CommandRun(words, in: scratch, cache: try cache.get())
    let url = scratch.url.appending(path: "run.jsonl")
    let lines = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let findings = try lines.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["kind"] as? String == "finding" ? object : nil
    }
    return (findings, run.output + run.errors)
  }

  private static func expect(_ line: String, shows rule: String, in scratch: Scratch) throws {
    let folder = try CommandRun.program().deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try CommandRun(
      ["-c", line], in: scratch, program: "/bin/sh", cache: try cache.get(),
      environment: ["PATH": "\(folder):\(path)"])
    #expect(run.exitCode == 1, "\(line)\n\(run.output)\(run.errors)")
    #expect(
      run.output.contains(try Regex("(?m)^✘ \(rule)  '")), "\(line)\n\(run.output)\(run.errors)")
  }
}

/// Layouts of files that break one rule each.
private enum ReproducedLayouts {
  /// Rows that are right but for one thing.
  static let source = """
    import SwiftUI

    nonisolated(unsafe) var sink = 0
    nonisolated(unsafe) var hoard: [[UInt8]] = []

    private func measured(_ subviews: LayoutSubviews) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\\.height).max() ?? 0)
    }

    private func place(_ subviews: LayoutSubviews, at origin: CGPoint, gap: CGFloat = 0) {
      var x = origin.x
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: origin.y), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + gap
      }
    }

    struct AtZero: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { measured(subviews) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: .zero) }
    }

    struct Spread: Layout {
      var gap: CGFloat = 3
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { measured(subviews) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: bounds.origin, gap: gap) }
    }

    struct Wraps: Layout {
      var inner: any Layout
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { measured(subviews) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: inner is AtZero ? .zero : bounds.origin) }
    }

    struct Parks: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { measured(subviews) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        place(subviews[0..<min(2, subviews.count)], at: bounds.origin)
        for subview in subviews.dropFirst(2) {
          subview.place(at: CGPoint(x: bounds.minX - 50_000, y: bounds.minY), proposal: .zero)
        }
      }
    }

    struct Zeroed: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let size = measured(subviews)
        return CGSize(width: min(proposal.width ?? 0, size.width), height: size.height)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: bounds.origin) }
    }

    struct Traps: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        if subviews.count == 3 { return subviews[3].sizeThatFits(proposal) }
        return measured(subviews)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: bounds.origin) }
    }

    struct Hangs: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        if subviews.count == 3 { while subviews.count == 3 { sink &+= 1 } }
        return measured(subviews)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: bounds.origin) }
    }

    struct Hoards: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        if subviews.count == 3 { hoard.append([UInt8](repeating: 1, count: 100_000_000)) }
        return measured(subviews)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: bounds.origin) }
    }

    struct Springs: Layout {
      var gap: CGFloat
      var animatableData: CGFloat {
        get { gap }
        set {
          precondition(newValue >= 0, "a spring overshoots")
          gap = newValue
        }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let size = measured(subviews)
        return CGSize(width: size.width + gap * CGFloat(subviews.count), height: size.height)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { place(subviews, at: bounds.origin, gap: gap) }
    }
    """

  /// A layout that names what another file has.
  static let needy = """
    import SwiftUI

    struct Needy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.first ?? CGSize(width: 0, height: 0)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { for subview in subviews { subview.place(at: corner, proposal: .unspecified) } }
    }
    """

  /// What an app would supply.
  static let app = "import SwiftUI\n\nlet corner = CGPoint.zero\n"
}
