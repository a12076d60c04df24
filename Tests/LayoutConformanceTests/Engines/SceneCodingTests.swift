import Foundation
import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// How scenes stand in files and go to engines.
@Suite struct SceneCodingTests {
  @Test func `what is written is read as it was`() throws {
    let generator = SceneGenerator(seed: 3)
    for index in 0..<600 {
      let scene = try #require(generator.sceneCase(index)).scene
      let json = try JSONValue(parsing: Data(scene.json.description.utf8))
      #expect(try LayoutScene(json: json) == scene, "scene \(index)")
    }
  }

  @Test func `a request and an answer are read as they were`() throws {
    let engine = ReferenceEngine()
    let generator = SceneGenerator(seed: 4)
    for index in 0..<200 {
      let scene = try #require(generator.sceneCase(index)).scene
      let request = EngineRequest.layOut(id: index, scene)
      let layout = try engine.layOut(scene)
      let answer = EngineAnswer.laidOut(id: index, layout)
      let requestJSON = try JSONValue(parsing: Data(request.json.description.utf8))
      let answerJSON = try JSONValue(parsing: Data(answer.json.description.utf8))
      #expect(try EngineRequest(json: requestJSON) == request)
      guard case .laidOut(index, let read) = try EngineAnswer(json: answerJSON) else {
        Issue.record("scene \(index): another answer")
        continue
      }
      #expect(read.difference(from: layout, "read", "written") == nil)
      #expect(read.frames.keys == layout.frames.keys)
      #expect(read.unreported == layout.unreported)
      #expect(read.calls == layout.calls)
    }
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try LayoutScene(json: try JSONValue(parsing: Data(text.utf8)))
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      (#"{ "proposal": [1, 1] }"#, "the key 'root' is missing"),
      (
        #"{ "root": { "leaf": { "rigid": [1, 1] } }, "proposal": [-1, 1] }"#,
        #"proposal[0]: expected null, a length of at least 0 or "inf", found -1"#
      ),
      (
        #"{ "root": { "leaf": { "rigid": [1, 1], "greedy": [1, 1] } }, "proposal": [1, 1] }"#,
        #"root.leaf: expected a leaf of one kind: rigid, greedy, flexible, text, area, aspect, found { "greedy": [1, 1], "rigid": [1, 1] }"#
      ),
      (
        #"{ "root": { "hstack": { "children": [], "gap": 1 } }, "proposal": [1, 1] }"#,
        "root.hstack.gap: unknown key; known here are alignment, children, spacing"
      ),
      (
        #"{ "root": { "frame": { "width": 1 } }, "proposal": [1, 1] }"#,
        "root.frame: the key 'child' is missing"
      ),
      (
        #"{ "root": { "hstack": { "alignment": "leading", "children": [] } }, "proposal": [1, 1] }"#,
        #"root.hstack.alignment: expected a guide of the vertical axis, found "leading""#
      ),
      (
        #"{ "root": { "hstack": { "children": [{ "gridRow": { "children": [] } }] } }, "proposal": [1, 1] }"#,
        "root: a gridRow stands in a grid only"
      ),
      (
        #"{ "root": { "padding": { "child": { "group": { "children": [] } } } }, "proposal": [1, 1] }"#,
        "root: a group stands among the children of a container only"
      ),
      (
        #"{ "root": { "id": "a", "hstack": { "children": [{ "id": "a", "spacer": {} }] } }, "proposal": [1, 1] }"#,
        "root: two nodes have the id 'a'"
      ),
    ])
  func `what is no scene says where and what would be right`(text: String, expected: String) {
    #expect(problem(text)?.hasPrefix(expected) == true, "\(problem(text) ?? "no error")")
  }

  @Test func `features name kinds, fields and values`() {
    let scene = LayoutScene(
      ViewNode(
        .aspectRatio(nil, .fill),
        [
          ViewNode(
            .frame(
              width: 1, height: nil, NodeAlignment(.leading, .custom("G", .vertical, fraction: 0))),
            [ViewNode(.leaf(.text(count: 1, unit: 1)))])
        ]), proposal: Proposal(width: nil, height: .infinity), direction: .rightToLeft)
    #expect(
      scene.features.sorted() == [
        "alignment.custom", "alignment.leading", "aspectRatio", "aspectRatio.fill",
        "aspectRatio.mode", "direction.rightToLeft", "frame", "frame.alignment", "frame.width",
        "leaf", "leaf.text", "proposal.inf", "proposal.nil",
      ])
  }

  @Test func `what an engine lacks is not drawn`() throws {
    let lacks: Set<String> = [
      "grid", "leaf.text", "flexFrame.idealWidth", "direction.rightToLeft", "custom.Radial",
      "alignment.custom", "proposal.inf", "update", "fractions",
    ]
    let generator = SceneGenerator(seed: 1, lacks: lacks)
    var drawn = 0
    for index in 0..<400 {
      guard let sceneCase = generator.sceneCase(index) else { continue }
      drawn += 1
      #expect(sceneCase.scene.features(in: lacks) == [])
      #expect(sceneCase.edits == [])
      let numbers = sceneCase.scene.root.all.filter { $0.kind.name != "gridCell" }
        .flatMap(\.kind.numbers).filter(\.isFinite)
      #expect(numbers.allSatisfy { $0 == $0.rounded() })
    }
    #expect(drawn > 380)
  }

  @Test func `the same seed makes the same scenes, and no flawed ones`() {
    for index in 0..<300 {
      let one = SceneGenerator(seed: 9).sceneCase(index)
      #expect(one == SceneGenerator(seed: 9).sceneCase(index))
      #expect(one?.scene.root.flaw == nil)
    }
    #expect(SceneGenerator(seed: 9).sceneCase(0) != SceneGenerator(seed: 10).sceneCase(0))
  }
}
