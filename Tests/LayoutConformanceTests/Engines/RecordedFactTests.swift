import Foundation
import LayoutAPI
import Testing

@testable import LayoutConformance

/// What is recorded of SwiftUI, against the reference engine.
@Suite struct RecordedFactTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus/engine").path

  static let files = (try? Corpus.sceneFiles(at: [folder])) ?? []

  @Test(arguments: files)
  func `a sure fact is met, and a contested one says why`(_ file: String) throws {
    let saved = try SavedScene(file: file)
    #expect(!saved.source.isEmpty && !saved.note.isEmpty)
    let outcome = saved.outcome(in: ReferenceEngine(recordsCalls: false))
    if saved.isBinding {
      #expect(outcome == .agrees)
    } else if outcome != .agrees {
      #expect(saved.contested != nil)
    }
  }

  @Test func `all facts are there, and two are not followed`() throws {
    let facts = try Self.files.map { try SavedScene(file: $0) }
    #expect(facts.count == 92)
    #expect(facts.filter(\.isBinding).count == 74)
    let engine = ReferenceEngine(recordsCalls: false)
    let open = facts.filter { $0.outcome(in: engine) != .agrees }
    #expect(open.map(\.fact).sorted() == ["26", "45"])
  }

  @Test func `a fact is broken by an engine that is wrong`() throws {
    let engine = ReferenceEngine("shares equally") { kind in
      guard case .stack(.horizontal, _, _) = kind else { return nil }
      return NamedLayouts.layout("EqualWidth", NodeConfiguration())
    }
    let file = try #require(Self.files.first { $0.hasSuffix("/02-served-by-flexibility.json") })
    let outcome = try SavedScene(file: file).outcome(in: engine)
    #expect(outcome == .differs("answered 200 × 10; recorded is 175 × 100"))
  }

  @Test(
    arguments: [
      (#""fact": "1","#, #""fact": 1,"#, "fact: expected a text, found 1"),
      (#""grade": "A""#, #""grade": "E""#, #"grade: expected A, B, C, D, found "E""#),
      (#""a": [0"#, #""z": [0"#, "frames.z: no node of the scene has this id"),
      (#""proposal""#, #""offer""#, "offer: unknown key"),
    ])
  func `a file that is no fact says why`(part: String, other: String, expected: String) throws {
    let file = try #require(Self.files.first)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains(part))
    let error = #expect(throws: CaseError.self) {
      try SavedScene(parsing: Data(text.replacing(part, with: other).utf8))
    }
    #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "")")
  }
}
