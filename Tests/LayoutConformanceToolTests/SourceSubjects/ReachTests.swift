import Foundation
import Testing

@testable import LayoutConformanceTool

/// The folder `Reach`: layouts that break for rare parameters, numbers, words and fits, each beside one
/// that reads the same and is right.
@Suite struct ReachTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Reach")

  /// The rule by which each wrong layout of a file is found, by name.
  private static let files: [String: [String: String]] = [
    "Defaults": [
      "WrongColumns": "CACHE-03", "WrongAnimation": "ANIM-01", "WrongFlag": "AGREE-01",
      "WrongOptional": "AGREE-01", "WrongMode": "AGREE-01", "WrongAlignment": "AGREE-01",
      "WrongInitializer": "AGREE-01",
    ],
    "Numbers": [
      "WrongWidth": "PLACE-01", "WrongCount": "PLACE-01", "WrongValue": "PLACE-01",
      "WrongParameter": "PLACE-01", "WrongWord": "PLACE-01",
    ],
    "Values": [
      "WrongLift": "PLACE-01", "WrongOrder": "PLACE-01", "WrongFraction": "PLACE-01",
    ],
    "Fits": [
      "WrongAir": "PLACE-01", "WrongFixed": "PLACE-01", "WrongLiteral": "PLACE-01",
      "WrongSecond": "PLACE-01",
    ],
  ]

  @Test(arguments: files.keys.sorted())
  func `the wrong ones are found within a thousand cases, the right ones are not`(
    name: String
  ) throws {
    let run = try CommandRun(
      ["check", Self.folder.appending(path: "\(name).swift").path, "--json", "-"],
      in: try Scratch())
    #expect(run.errors == "")
    var found: [String: Set<String>] = [:]
    for line in try run.lines("finding") where line["status"] as? String != "warning" {
      let subject = try #require(line["subject"] as? String)
      let rules =
        [line["rule"] as? String].compactMap(\.self) + (line["alsoBreaks"] as? [String] ?? [])
      found[subject, default: []].formUnion(rules)
    }
    let expected = try #require(Self.files[name])
    #expect(Set(found.keys) == Set(expected.keys))
    for (subject, rule) in expected {
      #expect(found[subject]?.contains(rule) == true, "\(subject)")
    }
  }
}
