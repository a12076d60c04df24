import LayoutAPI
import LayoutEngine

/// What listens to all layouts of a scene.
protocol SceneListener: AnyObject {
  /// Makes what listens to the layout of an element.
  func recorder(of element: ViewElement) -> any Recorder

  /// Tells what listens to a layout that it stands for another element now.
  func rename(_ recorder: (any Recorder)?, to element: ViewElement)
}

/// The calls of a layout of a scene, in the order in which they begin.
final class SceneCallLog: SceneListener {
  private var calls: [SceneCall] = []

  /// Gives the calls, and begins anew.
  func take() -> [SceneCall] {
    defer { calls = [] }
    return calls
  }

  func recorder(of element: ViewElement) -> any Recorder {
    NodeRecorder(element, log: self)
  }

  func rename(_ recorder: (any Recorder)?, to element: ViewElement) {
    (recorder as? NodeRecorder)?.stand(for: element)
  }

  /// What listens to one layout; it notes nothing of one without an id.
  private final class NodeRecorder: Recorder {
    private var id: String?
    private var children: [String?] = []
    private let log: SceneCallLog
    // The calls that have not returned yet, the last one last.
    private var open: [Int?] = []

    init(_ element: ViewElement, log: SceneCallLog) {
      self.log = log
      stand(for: element)
    }

    func stand(for element: ViewElement) {
      id = element.ids.first
      children = element.children.map(\.ids.first)
    }

    func record(_ call: Call) {
      switch call {
      case .makeCache: begin(.makeCache)
      case .updateCache: begin(.updateCache)
      case .spacing: begin(.spacing)
      case .sizeThatFits(let offer): begin(.sizeThatFits, Proposal(offer))
      case .placeSubviews(let bounds, let offer): begin(.placeSubviews, Proposal(offer), bounds)
      case .explicitAlignment: begin(.explicitAlignment)
      case .returned(let size):
        guard let index = open.popLast() ?? nil, log.calls.indices.contains(index) else { return }
        log.calls[index].answer = size
      case .placed(let subview, let placement):
        guard let child = children[subview] else { return }
        log.calls.append(SceneCall(child, .place, proposal: Proposal(placement.proposal)))
      case .measured, .misplaced, .placedForGuides: break
      }
    }

    private func begin(
      _ method: SceneCall.Method, _ offer: Proposal? = nil, _ bounds: CGRect? = nil
    ) {
      guard let id else {
        open.append(nil)
        return
      }
      open.append(log.calls.count)
      log.calls.append(SceneCall(id, method, proposal: offer, bounds: bounds))
    }
  }
}

/// What counts the calls of layouts and to subviews.
final class SceneCallCounter: SceneListener, Recorder {
  private(set) var count = 0

  func recorder(of element: ViewElement) -> any Recorder { self }

  func rename(_ recorder: (any Recorder)?, to element: ViewElement) {}

  func record(_ call: Call) {
    if case .returned = call { return }
    count += 1
  }
}
