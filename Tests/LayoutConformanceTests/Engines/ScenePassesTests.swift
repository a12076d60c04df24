import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// The laws of the passes for scenes.
@Suite struct ScenePassesTests {
  @Test func `what is tried is smaller, and what is kept fails`() throws {
    for index in 0..<60 {
      let start = try #require(SceneGenerator(seed: 5).sceneCase(index))
      var tried = 0
      var last = SceneMeasure(start)
      let result = Search.descent(
        from: start, by: ScenePasses.all, budget: 400, allows: { $0.scene.root.flaw == nil }
      ) { candidate in
        tried += 1
        #expect(candidate.scene.root.flaw == nil)
        #expect(SceneMeasure(candidate) < last)
        guard candidate.scene.root.all.contains(where: { $0.kind.name == "leaf" }) else {
          return false
        }
        last = SceneMeasure(candidate)
        return true
      }
      #expect(SceneMeasure(result.smallest) == last)
      #expect(result.counts.reduce(0) { $0 + $1.tried } == tried)
      guard start.scene.root.all.contains(where: { $0.kind.name == "leaf" }) else { continue }
      #expect(result.smallest.scene.root.count == 1)
      #expect(result.smallest.edits == [])
      #expect(result.smallest.scene.direction == .leftToRight)
      #expect(result.smallest.scene.proposal == Proposal(width: 100, height: 100))
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
      let result = Search.descent(
        from: start, by: ScenePasses.all, budget: 1500, allows: { $0.scene.root.flaw == nil },
        while: fails)
      #expect(result.smallest.scene.root.count <= 3)
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
