import Foundation
import LayoutConformanceTesting
import Testing

@testable import LayoutConformanceTesting

/// Engines in a test of one's own.
@Suite struct EngineExpectationTests {
  /// An engine that answers as the reference engine does, and a little more.
  private struct Wide: EngineUnderTest {
    let name = "Wide"
    let lacks: Set<String> = ["grid"]

    func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
      var layout = try ReferenceEngine().layOut(scene)
      layout.size.width += 1
      return layout
    }
  }

  private static let facts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus/engine").path

  @Test func `an engine that is right leaves the test green`() {
    expectConforms(engine: ReferenceEngine(), cases: 100, facts: Self.facts)
    XCTAssertConforms(engine: ReferenceEngine(), to: "ENGINE-17", cases: 20)
  }

  @Test func `an engine that is wrong is an issue for each cause, with its scene and its file`() {
    withKnownIssue {
      expectConforms(engine: Wide(), to: ["ENGINE-11"], cases: 40)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("ENGINE-11  'Wide' put the root at 0, 0, ")
          && $0.rawValue.contains("Smallest scene  1 node   (found as scene ")
      }
    }
  }

  private func failures(
    _ engine: some EngineUnderTest = Wide(), _ rules: RuleNames? = nil, cases: Int = 5,
    facts: String? = nil, exceptions: [String: String] = [:]
  ) -> [CheckFailure] {
    EngineExpectation(engine, exceptions: exceptions)
      .failures(rules, seed: 1, cases: cases, facts: facts)
  }

  @Test func `facts, unknown rules and folders that are missing are issues`() {
    let wrong = failures(Wide(), ["ENGINE-16"], facts: Self.facts)
    #expect(
      wrong.contains {
        $0.message.hasPrefix("'Wide' answered 301 × 100; recorded is 300 × 100: ")
      })
    let unknown = failures(Wide(), ["SIZE-01"])
    #expect(
      unknown.map(\.message) == [
        "'SIZE-01' matches no rule for engines; 'layout-conformance rules' lists them"
      ])
    let missing = failures(Wide(), ["ENGINE-16"], facts: "/nowhere")
    #expect(missing.map(\.message) == ["/nowhere: no such file or folder"])
  }

  @Test func `what an exception names is a known issue, and one that nobody needs a failure`() {
    let rules: RuleNames = ["ENGINE-11", "ENGINE-13"]
    let known = failures(Wide(), rules, exceptions: ["ENGINE-11": "a border"])
    #expect(known.map(\.kind) == [.known])
    #expect(known[0].message.contains("Expected        a border"))
    let needless = failures(Wide(), rules, cases: 1000, exceptions: ["ENGINE-13": "old"])
    #expect(needless.map(\.kind) == [.failure, .failure])
    #expect(needless[1].message.contains("remove the exception 'old'"))
    let unknown = failures(Wide(), exceptions: ["SIZE-01": "no"])
    #expect(
      unknown.map(\.message) == ["an exception names 'SIZE-01', which is no rule for engines"])
  }

  @Test func `a saved scene of the engine is laid out, and those of others are not`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let scene = SceneCase(LayoutScene(ViewNode(.zstack(.center), id: "a")))
    for engine in ["Wide", "Narrow"] {
      let saved = SavedCase(
        subject: engine, rule: "ENGINE-11", expect: .pass, counterexample: .scene(scene))
      _ = try Corpus(path: folder).save(saved)
    }
    let failures = failures(Wide(), ["ENGINE-11"], cases: 1, facts: folder)
    #expect(failures.count == 2)
    #expect(failures[0].message.contains("  Scene           1 node\n"))
  }
}
