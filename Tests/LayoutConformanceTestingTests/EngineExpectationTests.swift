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

  @Test func `an engine that is wrong is an issue for each rule`() {
    withKnownIssue {
      expectConforms(engine: Wide(), to: ["ENGINE-11"], cases: 40)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("'Wide' ") && $0.rawValue.contains("[ENGINE-11]\nsmallest scene")
      }
    }
  }

  @Test func `facts, unknown rules and folders that are missing are issues`() {
    let wrong = EngineCheck(Wide(), ["ENGINE-16"], seed: 1, cases: 5, facts: Self.facts).failures
    #expect(wrong.contains { $0.hasPrefix("'Wide' answered 301 × 100; recorded is 300 × 100: ") })
    let unknown = EngineCheck(Wide(), ["SIZE-01"], seed: 1, cases: 5, facts: nil).failures
    #expect(
      unknown == ["'SIZE-01' matches no rule for engines; 'layout-conformance rules' lists them"])
    let missing = EngineCheck(Wide(), ["ENGINE-16"], seed: 1, cases: 5, facts: "/nowhere").failures
    #expect(missing == ["/nowhere: no such file or folder"])
  }
}
