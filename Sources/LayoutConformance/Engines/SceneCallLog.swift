import LayoutAPI
import LayoutEngine

/// The calls of a layout of a scene, in the order in which they begin.
final class SceneCallLog {
  private var calls: [SceneCall] = []

  /// Gives the calls, and begins anew.
  func take() -> [SceneCall] {
    defer { calls = [] }
    return calls
  }

  /// Makes what listens to the layout of an element; `nil` for one without an id.
  func recorder(of element: SceneElement) -> (any Recorder)? {
    guard let id = element.ids.first else { return nil }
    return NodeRecorder(id: id, children: element.children.map(\.ids.first), log: self)
  }

  /// What listens to one layout.
  private final class NodeRecorder: Recorder {
    private let id: String
    private let children: [String?]
    private let log: SceneCallLog
    // The calls that have not returned yet, the last one last.
    private var open: [Int] = []

    init(id: String, children: [String?], log: SceneCallLog) {
      self.id = id
      self.children = children
      self.log = log
    }

    func record(_ call: Call) {
      switch call {
      case .makeCache: begin(SceneCall(id, .makeCache))
      case .updateCache: begin(SceneCall(id, .updateCache))
      case .spacing: begin(SceneCall(id, .spacing))
      case .sizeThatFits(let offer):
        begin(SceneCall(id, .sizeThatFits, proposal: Proposal(offer)))
      case .placeSubviews(let bounds, let offer):
        begin(SceneCall(id, .placeSubviews, proposal: Proposal(offer), bounds: bounds))
      case .explicitAlignment: begin(SceneCall(id, .explicitAlignment))
      case .returned(let size):
        guard let index = open.popLast(), log.calls.indices.contains(index) else { return }
        log.calls[index].answer = size
      case .placed(let subview, let placement):
        guard let child = children[subview] else { return }
        log.calls.append(SceneCall(child, .place, proposal: Proposal(placement.proposal)))
      case .measured, .misplaced, .placedForGuides: break
      }
    }

    private func begin(_ call: SceneCall) {
      open.append(log.calls.count)
      log.calls.append(call)
    }
  }
}
