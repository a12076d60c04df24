import Foundation
import Testing

@testable import LayoutConformanceTool

/// `check` without an argument, in somebody's package.
@Suite struct PackageCheckTests {
  /// A package with layouts in some of its targets, and a dependency that nobody can reach.
  private func package(targets: [String], in scratch: Scratch) throws {
    _ = try scratch.file(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Flows", platforms: [.iOS(.v16)],
        dependencies: [.package(url: "https://layouts.invalid/flows.git", from: "1.0.0")],
        targets: [
          \(targets.joined(separator: ",\n    ")),
          .target(name: "Views", path: "Sources/My Views"),
          .testTarget(name: "FlowsTests", dependencies: ["Views"]),
        ])
      """)
    _ = try scratch.file(
      "Sources/My Views/View.swift",
      "import SwiftUI\n// placeSubviews\nstruct V: View { var body: some View { Text(\"a\") } }\n")
    _ = try scratch.file("Tests/FlowsTests/Tests.swift", "import XCTest\n")
  }

  @Test func `the target with layouts is checked as one module`() throws {
    let scratch = try Scratch()
    try package(targets: [#".target(name: "Flows", exclude: ["Old.swift"])"#], in: scratch)
    _ = try scratch.file("Sources/Flows/Row.swift", Sources.gaps)
    _ = try scratch.file(
      "Sources/Flows/Helper.swift", "import CoreGraphics\nlet gap: CGFloat = 8\n")
    _ = try scratch.file("Sources/Flows/Old.swift", Sources.gaps)
    let run = try CommandRun(
      ["check", "--make", "Gaps(gap: 0)", "--cases", "20", "--json", "-"], in: scratch)
    #expect(
      run.errors == """
        the package 'Flows':
          'Flows' is checked
          'FlowsTests' is skipped: a test target
          'Views' is skipped: nothing in it declares 'placeSubviews'

        """)
    #expect(try run.lines("subjectFinished").map { $0["subject"] as? String } == ["Gaps"])
    #expect(run.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: ".build").path))
  }

  @Test func `several targets are checked one after the other, and the gravest code counts`() throws
  {
    let scratch = try Scratch()
    try package(
      targets: [#".target(name: "Good")"#, #".target(name: "Wrong")"#, #".target(name: "Zero")"#],
      in: scratch)
    _ = try scratch.file("Sources/Good/Stairs.swift", Sources.stairs)
    _ = try scratch.file(
      "Sources/Wrong/Wrong.swift", Sources.stairs.replacing("bounds.origin", with: "bounds.origen"))
    _ = try scratch.file("Sources/Zero/AtZero.swift", Sources.rowAtZero)
    let run = try CommandRun(["check", "-q", "--cases", "50", "--json", "-"], in: scratch)
    #expect(
      try run.lines("subjectFinished").map { $0["subject"] as? String } == ["Stairs", "AtZero"])
    #expect(try run.findings == ["PLACE-05": "violation"])
    #expect(
      run.errors.hasPrefix("target 'Good':\ntarget 'Wrong':\nError: Sources/Wrong/Wrong.swift:14:"))
    #expect(run.exitCode == 65)
    let report = try CommandRun(["check", "--json", "run.json"], in: scratch)
    #expect(report.exitCode == 64)
    #expect(
      report.errors.contains(
        "'--json' writes one report, and there are layouts in 'Good', 'Wrong', 'Zero'; name the "
          + "folder of one: check Sources/Good --json …"))
  }

  @Test func `the targets that a target imports are compiled with it, and are no subjects`() throws
  {
    let scratch = try Scratch()
    try package(
      targets: [
        #".target(name: "Gaps-Core", dependencies: ["Base"])"#, #".target(name: "Base")"#,
        #".target(name: "Screens", dependencies: ["Gaps-Core"])"#,
      ], in: scratch)
    _ = try scratch.file(
      "Sources/Base/Base.swift", "import Foundation\npublic let unit: CGFloat = 2\n")
    _ = try scratch.file(
      "Sources/Gaps-Core/Core.swift",
      """
      import Base
      import Nowhere

      public func gap() -> CGFloat { unit * 2 }
      public func elsewhere() -> CGFloat { Nowhere.width }

      """ + Sources.stairs)
    _ = try scratch.file(
      "Sources/Screens/Row.swift",
      "import Gaps_Core\n\n"
        + Sources.stairs.replacing("Stairs", with: "Gaps")
        .replacing("corner.x + size.width", with: "corner.x + size.width + gap()"))
    let alone = try CommandRun(["check", "Sources/Screens", "-v", "--cases", "20"], in: scratch)
    // What the folder lacks is taken from the other targets.
    #expect(alone.exitCode == 1, "\(alone.errors)")
    for note in ["with 'gap' of Core.swift", "with 'unit' of Base.swift"] {
      #expect(alone.output.contains(note), "\(alone.output)")
    }
    let run = try CommandRun(["check", "--cases", "20", "--json", "-"], in: scratch)
    #expect(
      try run.lines("subjectFinished").map { $0["subject"] as? String } == ["Stairs", "Gaps"])
    #expect(run.exitCode == 1)
    let notes = try run.lines("subjectStarted").flatMap { $0["notes"] as? [String] ?? [] }
    for note in [
      "Sources/Screens/Row.swift:1: 'import Gaps_Core' is left out: the files of 'Gaps_Core' are "
        + "compiled together with these",
      "Sources/Gaps-Core/Core.swift:1: 'import Base' is left out: the files of 'Base' are compiled "
        + "together with these",
      "Sources/Gaps-Core/Core.swift:2: 'import Nowhere' is left out: no such module 'Nowhere'",
    ] {
      #expect(notes.contains { $0.contains(note) }, "\(notes)")
    }
  }

  @Test func `a package without layouts, and one that cannot be read, say so`() throws {
    let scratch = try Scratch()
    try package(targets: [], in: scratch)
    _ = try scratch.file(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "None", targets: [.target(name: "Views", path: "Sources/My Views")])
      """)
    let none = try CommandRun(["check"], in: scratch)
    #expect(none.exitCode == 69)
    #expect(none.errors.hasSuffix("Error: no target of this package has a layout to check\n"))
    _ = try scratch.file("Package.swift", "// swift-tools-version: 5.9\nlet package = 3\n")
    let wrong = try CommandRun(["check"], in: scratch)
    #expect(wrong.exitCode == 65)
    #expect(wrong.errors.hasPrefix("Error: Package.swift: "))
  }
}
