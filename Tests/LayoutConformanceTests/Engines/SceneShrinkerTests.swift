import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// The laws of the shrinker of scenes.
@Suite struct SceneShrinkerTests {
  @Test func `what is tried is smaller, and what is kept fails`() throws {
    for index in 0..<60 {
      let start = try #require(SceneGenerator(seed: 5).sceneCase(index))
      var tried = 0
      var last = SceneMeasure(start)
      let result = SceneShrinker(budget: 400).shrink(start) { candidate in
        tried += 1
        #expect(candidate.scene.root.flaw == nil)
        #expect(SceneMeasure(candidate) < last)
        guard candidate.scene.root.all.contains(where: { $0.kind.name == "leaf" }) else {
          return false
        }
        last = SceneMeasure(candidate)
        return true
      }
      #expect(SceneMeasure(result.sceneCase) == last)
      #expect(result.evaluations == tried)
      guard start.scene.root.all.contains(where: { $0.kind.name == "leaf" }) else { continue }
      #expect(result.sceneCase.scene.root.count == 1)
      #expect(result.sceneCase.edits == [])
      #expect(result.sceneCase.scene.direction == .leftToRight)
      #expect(result.sceneCase.scene.proposal == Proposal(width: 100, height: 100))
    }
  }

  @Test func `two of a kind are found wherever they stand`() throws {
    var count = 0
    for index in 0..<120 {
      let start = try #require(SceneGenerator(seed: 6).sceneCase(index))
      func fails(_ sceneCase: SceneCase) -> Bool {
        sceneCase.scene.root.all.filter { $0.kind.name == "hstack" }.count > 1
      }
      guard fails(start) else { continue }
      count += 1
      let result = SceneShrinker().shrink(start, while: fails)
      #expect(result.sceneCase.scene.root.count <= 3)
    }
    #expect(count > 5)
  }

  @Test func `a measure goes down by nodes, kinds, words and numbers in turn`() {
    func measure(_ kind: ViewNode.Kind, _ children: [ViewNode] = []) -> SceneMeasure {
      SceneMeasure(SceneCase(LayoutScene(ViewNode(kind, children))))
    }
    let ten = ViewNode.Kind.leaf(.rigid(CGSize(width: 10, height: 10)))
    #expect(measure(.leaf(.rigid(.zero))) < measure(ten))
    #expect(measure(ten) < measure(.leaf(.greedy(ideal: .zero))))
    #expect(
      measure(.leaf(.greedy(ideal: .zero)))
        < measure(.zstack(.center), [ViewNode(ten)]))
    #expect(measure(.zstack(.center)) < measure(.zstack(.topLeading)))
  }
}
