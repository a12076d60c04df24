package import LayoutAPI

/// A view of a tree under layout: it answers proposals, and takes the frame that it is given.
package protocol Node: ExplicitGuides {
  /// What the view carries for its container.
  ///
  /// To change them lets the containers around update their caches.
  var traits: Traits { get set }

  /// The container that arranges the view; it says so itself when it takes the view in, and takes
  /// itself away before it goes.
  var parent: (any Container)? { get set }

  /// Takes a container away as the parent, unless another one has taken the view in since.
  func leave(_ container: any Container)

  /// The nodes inside, in order; none in a view without subviews.
  var children: [any Node] { get }

  /// The frame of the last layout, in the coordinate space of the root, in points.
  var frame: CGRect { get }

  /// The view as a container, `nil` for one that arranges nothing.
  var container: (any Container)? { get }

  /// The leaf of a view whose answers depend on nothing but the proposal, `nil` for any other.
  var leaf: Leaf? { get }

  /// Whether the view can have explicit alignment guides at all.
  var hasGuides: Bool { get }

  /// Whether the view can have an explicit value for a guide.
  func canHave(_ guide: AlignmentKey) -> Bool

  /// The layout priority that the view's container sees.
  ///
  /// Of a spacer and of a container without subviews it is the least there is: negative infinity.
  /// Source: OpenSwiftUI's layout computers.
  var priority: Double { get }

  /// The layout value that the view's container sees for a key, `nil` if there is none.
  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value?

  /// Tells the view along which axis the stack around it runs, `nil` outside of stacks.
  ///
  /// A spacer grows along that axis only.
  func enter(stackAlong axis: Axis?)

  /// Answers a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Tells the distances that the view prefers to keep from its neighbours.
  func spacing() -> ViewSpacing

  /// Takes a frame that answers `proposal`, and lays out what is inside.
  func place(in frame: CGRect, proposal: ProposedViewSize)

  /// Forgets all that earlier calls left behind: caches, and what a layout shares with its copies.
  func reset()
}

extension ProposedViewSize {
  /// The proposal as a view reads it: a length that is no number is nil.
  ///
  /// Source: OpenSwiftUI, in which both are kept in the same way; Apple documents neither.
  package var asRead: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}

extension Node {
  /// There are no nodes inside.
  package var children: [any Node] { [] }

  /// The view answers for itself.
  package var leaf: Leaf? { nil }

  package func leave(_ container: any Container) {
    if parent === container { parent = nil }
  }

  /// The view arranges nothing.
  package var container: (any Container)? { nil }

  /// Answers a proposal, with the alignment guides.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      size: sizeThatFits(proposal), proposal: proposal, guides: hasGuides ? self : nil)
  }
}
