import Foundation
import Testing

@testable import LayoutConformance

/// The reference engine behind the protocol, and the page that explains it.
@Suite struct EngineServerTests {
  static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "Sources/LayoutConformance/LayoutConformance.docc")

  private func page() throws -> String {
    try String(contentsOf: Self.catalogue.appending(path: "Writing-an-adapter.md"), encoding: .utf8)
  }

  private func withoutCalls(_ text: String) throws -> String {
    let answer = try EngineAnswer(json: try JSONValue(parsing: Data(text.utf8)))
    guard case .laidOut(let id, var layout) = answer else { return answer.json.description }
    layout.calls = nil
    return EngineAnswer.laidOut(id: id, layout).json.description
  }

  @Test func `the page's conversation is what the engine says`() throws {
    var server = EngineServer(version: "0.1.0")
    var question: String?
    var count = 0
    for line in try page().split(separator: "\n") {
      if line.hasPrefix("→ ") { question = String(line.dropFirst(2)) }
      guard line.hasPrefix("← "), let asked = question else { continue }
      let answer = try withoutCalls(server.answer(asked))
      #expect(answer == String(line.dropFirst(2)))
      count += 1
    }
    #expect(count == 6)
  }

  @Test func `the page shows the engine in Python as it is`() throws {
    let file = Self.catalogue.appending(path: "Resources/minimal_engine.py")
    let code = try String(contentsOf: file, encoding: .utf8)
    #expect(try page().contains("```python\n\(code)```"))
  }

  @Test func `the page names every kind and every custom layout`() throws {
    let page = try page()
    for name in ViewNode.Kind.names + NamedLayouts.names + NodeGuide.builtIn.map(\.name) {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }

  @Test(
    arguments: [
      ("no JSON", #"{ "error": "not JSON: "#),
      (
        #"{ "id": 7 }"#,
        #"{ "id": 7, "error": "expected 'hello', or 'id' with 'layOut' or 'update'" }"#
      ),
      (
        #"{ "id": 7, "update": { "scene": 3, "root": { "spacer": {} }, "proposal": [1, 1] } }"#,
        #"{ "id": 7, "error": "scene 3 is not the one that was laid out last" }"#
      ),
      (
        #"{ "id": 7, "layOut": { "root": { "spacer": {} }, "proposal": [1, 1], "x": 1 } }"#,
        #"{ "id": 7, "error": "layOut.x: unknown key; known here are direction, proposal, root" }"#
      ),
    ])
  func `a wrong request is answered with what is wrong`(line: String, expected: String) {
    var server = EngineServer(version: "0.1.0")
    #expect(server.answer(line).hasPrefix(expected))
  }
}
