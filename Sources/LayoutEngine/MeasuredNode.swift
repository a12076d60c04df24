package import LayoutAPI

/// The node of a view without subviews whose size a function tells.
package final class MeasuredNode: Node {
  package var traits: Traits {
    didSet { parent?.updateCache() }
  }
  @exclusivity(unchecked) package unowned(unsafe) var parent: (any Container)?
  package private(set) var frame: CGRect = .zero

  private let preferences: ViewSpacing
  private let guide: Guide?
  private let measure: Measure
  private var stackAxis: Axis?

  /// Answers a proposal; the axis is that of the stack around, `nil` outside of stacks.
  package typealias Measure = (_ proposal: ProposedViewSize, _ axis: Axis?) -> CGSize

  /// Gives the position of a guide that the view has by nature, as the baselines of text.
  package typealias Guide = (_ guide: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?

  /// Makes the node of a view.
  ///
  /// - Parameters:
  ///   - spacing: The distances that the view prefers; none in particular by default.
  ///   - traits: What the view carries for its container.
  ///   - guide: Gives the positions of the guides that the view has by nature.
  ///   - measure: Answers a proposal; the same answer for the same arguments.
  package init(
    spacing: ViewSpacing = ViewSpacing(), traits: Traits = Traits(), guide: Guide? = nil,
    measure: @escaping Measure
  ) {
    preferences = spacing
    self.traits = traits
    self.guide = guide
    self.measure = measure
  }

  package var priority: Double { traits.priority ?? 0 }

  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    traits.value(key)
  }

  package func enter(stackAlong axis: Axis?) {
    stackAxis = axis
  }

  package var hasGuides: Bool { guide != nil || !traits.guides.isEmpty }

  package func canHave(_ guide: AlignmentKey) -> Bool {
    self.guide != nil || traits.guides.contains(guide)
  }

  package func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let content = ViewDimensions(
      size: dimensions.size, proposal: dimensions.proposal, guides: nil)
    return traits.guides[guide]?(content) ?? self.guide?(guide, content)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(proposal.asRead, stackAxis)
  }

  package func spacing() -> ViewSpacing {
    traits.spacing ?? preferences
  }

  package func place(in frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
  }

  package func reset() {}
}

extension MeasuredNode {
  /// Makes the node of a divider: a line across its stack, horizontal outside of stacks.
  ///
  /// It is one point thick, where SwiftUI draws a line of one pixel in one point of layout.
  package static func divider() -> MeasuredNode {
    MeasuredNode { proposal, axis in
      axis == .horizontal
        ? CGSize(width: 1, height: proposal.height ?? 10)
        : CGSize(width: proposal.width ?? 10, height: 1)
    }
  }
}
