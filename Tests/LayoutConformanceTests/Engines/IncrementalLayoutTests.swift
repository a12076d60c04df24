import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// Trees that are edited and laid out again, against trees that are laid out from scratch.
@Suite struct IncrementalLayoutTests {
  /// A thousand scripts in four parts, which run at the same time.
  @Test(arguments: 0..<4)
  func `ENGINE-14 scripts of thirty edits give the frames of a cold run`(_ part: Int) throws {
    let engine = ReferenceEngine(recordsCalls: false)
    var changes = 0
    for script in part * 250..<(part + 1) * 250 {
      let seed = UInt64(script)
      var scene = LayoutScene(
        SceneGenerator.tree(leaves: 3 + script % 8, seed: seed),
        proposal: Proposal(width: 300, height: 200),
        direction: script.isMultiple(of: 4) ? .rightToLeft : .leftToRight)
      let edits = SceneGenerator.edits(of: scene, count: 30, seed: seed)
      var instance = try engine.instance(of: scene)
      _ = instance.layOut(scene.proposal)
      for (index, edit) in edits.enumerated() {
        let edited = scene.applying(edit)
        if edited != scene { changes += 1 }
        scene = edited
        let warm = try instance.layOut(editedTo: scene)
        // All edits are laid out in the one tree, every fifth from scratch, too.
        guard index % 5 == 4 else { continue }
        let cold = try engine.layOut(scene)
        let difference = warm.difference(from: cold, "after edit \(index)", "from scratch")
        guard let difference else { continue }
        Issue.record("script \(script): \(difference.message) \(scene.json)")
        break
      }
    }
    // Most edits fit the tree that they are drawn for.
    #expect(changes > 5000)
  }

  @Test func `an edit leaves the caches of other views alone`() throws {
    func scene(_ width: CGFloat) -> LayoutScene {
      LayoutScene(
        ViewNode(
          .stack(.horizontal, alignment: .top, spacing: 0), id: "row",
          [
            ViewNode(.custom("Diagonal", .init()), id: "a", [rigid("b", 10)]),
            ViewNode(.custom("Diagonal", .init()), id: "c", [rigid("d", width)]),
          ]))
    }
    let layouts = try ReferenceEngine().layOut(scene(10), thenEditedTo: [scene(20), scene(20)])
    func calls(_ index: Int, _ node: String) -> [SceneCall.Method] {
      (layouts[index].calls ?? []).filter { $0.node == node }.map(\.method)
    }
    #expect(calls(0, "a").first == .makeCache)
    #expect(calls(1, "a") == [.place, .placeSubviews])
    #expect(calls(1, "c").first == .updateCache)
    #expect(calls(1, "row").first == .updateCache)
    #expect(calls(2, "c") == [.place, .placeSubviews])
    #expect(calls(2, "row") == [.placeSubviews])
    #expect(layouts[1].frames["d"] == CGRect(x: 10, y: 0, width: 20, height: 10))
  }

  private func rigid(_ id: String, _ width: CGFloat) -> ViewNode {
    ViewNode(.leaf(.rigid(CGSize(width: width, height: 10))), id: id)
  }
}
