public import LayoutAPI

/// Where an engine put the views of a scene.
public struct SceneLayout: Hashable, Sendable {
  /// The size that the root answered, in points.
  public var size: CGSize

  /// The frames in the root's space, y down, unrounded, by the ids of the nodes.
  public var frames: [String: CGRect]

  /// The ids whose frames the engine cannot tell.
  public var unreported: Set<String>

  /// The calls that the engine made, in order; `nil` if it does not tell.
  public var calls: [SceneCall]?

  /// Tells where views went.
  public init(
    size: CGSize, frames: [String: CGRect], unreported: Set<String> = [], calls: [SceneCall]? = nil
  ) {
    self.size = size
    self.frames = frames
    self.unreported = unreported
    self.calls = calls
  }
}

/// One call that an engine made to the layout of a node.
public struct SceneCall: Hashable, Sendable {
  /// The id of the node; for `place`, of the node that was placed.
  public var node: String
  /// The method.
  public var method: Method
  /// The offer, of the methods that have one.
  public var proposal: Proposal?
  /// The bounds, of the methods that have them.
  public var bounds: CGRect?
  /// What `sizeThatFits` answered.
  public var answer: CGSize?

  /// A method of a layout, or of a subview.
  public enum Method: String, CaseIterable, Sendable {
    /// `makeCache(subviews:)`.
    case makeCache
    /// `updateCache(_:subviews:)`.
    case updateCache
    /// `sizeThatFits(proposal:subviews:cache:)`.
    case sizeThatFits
    /// `placeSubviews(in:proposal:subviews:cache:)`.
    case placeSubviews
    /// `spacing(subviews:cache:)`.
    case spacing
    /// `explicitAlignment(of:in:proposal:subviews:cache:)`.
    case explicitAlignment
    /// `place(at:anchor:proposal:)` of a subview.
    case place
  }

  /// Tells of a call.
  public init(
    _ node: String, _ method: Method, proposal: Proposal? = nil, bounds: CGRect? = nil,
    answer: CGSize? = nil
  ) {
    self.node = node
    self.method = method
    self.proposal = proposal
    self.bounds = bounds
    self.answer = answer
  }
}

extension SceneLayout {
  /// The layout as it would stand in a mirror: every x from the other side of the root.
  ///
  /// - Parameter root: The id of the root, whose frame is the mirror's place.
  /// - Returns: The layout with all frames mirrored.
  func mirrored(in root: String?) -> SceneLayout {
    var result = self
    let bounds = root.flatMap { frames[$0] } ?? CGRect(origin: .zero, size: size)
    result.frames = frames.mapValues { frame in
      let x =
        2 * bounds.origin.x + bounds.size.width - (frame.origin.x + frame.size.width)
      return CGRect(origin: CGPoint(x: x, y: frame.origin.y), size: frame.size)
    }
    return result
  }
}
