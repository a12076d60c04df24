import LayoutAPI
import LayoutEngine

/// The calls of a layout up to the one that ended its process, with what was placed until then.
package struct CrashTrace: Codable, Sendable {
  /// The calls that had begun, in order.
  package let calls: [Exhibit.Line]
  /// The position of the method that did not return; `nil` where all did.
  package let unreturned: Int?
  /// The region that subviews were being placed in.
  package let bounds: Exhibit.Frame?
  /// The frames of the subviews, NaN for those that were not placed.
  package let frames: [Exhibit.Frame]

  // A layout that goes on and on is known by its first calls.
  private static let most = 400

  /// Judges a case by a rule, and notes the trace at each call.
  package static func noting(
    _ rule: Rule, _ layoutCase: LayoutCase, of subject: Subject,
    _ note: @escaping @Sendable (CrashTrace) -> Void
  ) {
    CallLog.$witness.withValue({ calls in
      guard calls.count <= most else { return }
      note(CrashTrace(of: calls, in: layoutCase, subject))
    }) {
      _ = rule.judge(layoutCase, of: subject)
    }
  }

  private init(of calls: [Call], in layoutCase: LayoutCase, _ subject: Subject) {
    (self.calls, unreturned) = Exhibit.linesAndOpen(of: calls)
    let placement = Exhibit.placed(by: calls, in: layoutCase, of: subject)
    (bounds, frames) = (placement?.bounds, placement?.frames ?? [])
  }

  /// The method that did not return.
  package var method: String? {
    guard let unreturned, calls.indices.contains(unreturned) else { return nil }
    return calls[unreturned].text.split(separator: "(").first.map(String.init)
  }
}

extension Exhibit {
  /// What was placed by calls that did not come to their end: the frames so far, NaN for the others.
  ///
  /// - Returns: The bounds and the frames; `nil` where nothing was being placed, and where a subview is a
  ///   container, which would have to be asked.
  fileprivate static func placed(
    by calls: [Call], in layoutCase: LayoutCase, of subject: Subject
  ) -> (bounds: Frame, frames: [Frame])? {
    guard layoutCase.subviews.allSatisfy({ $0.leaf != nil }) else { return nil }
    var region: CGRect?
    var placements: [Placement?] = []
    for call in calls {
      switch call {
      case .placeSubviews(let bounds, _):
        region = bounds
        placements = layoutCase.subviews.map { _ in nil }
      case .placed(let subview, let placement) where placements.indices.contains(subview):
        placements[subview] = placement
      default: break
      }
    }
    guard let region else { return nil }
    let tree = SubviewTree(
      subject: subject, configuration: layoutCase.configuration, direction: layoutCase.direction)
    let frames = placements.frames(
      of: tree.nodes(layoutCase.subviews), in: region,
      proposal: layoutCase.proposal.proposedViewSize)
    return (
      Frame(region), zip(placements, frames).map { $0 == nil ? .unplaced : Frame($1) }
    )
  }
}

extension Exhibit.Frame {
  /// The frame of a subview that was not placed yet.
  static let unplaced = Self(x: .nan, y: .nan, width: .nan, height: .nan)

  /// Whether no number is there at all.
  package var isUnplaced: Bool { [x, y, width, height].allSatisfy(\.isNaN) }
}
