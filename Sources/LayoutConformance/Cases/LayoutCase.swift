public import LayoutAPI

/// Everything that decides what a layout is asked: plain values, nothing hidden in a seed.
public struct LayoutCase: Hashable, Sendable {
  /// The subviews that the layout arranges, in order.
  public var subviews: [ViewNode]

  /// What is offered to the layout.
  public var proposal: Proposal

  /// The origin of the bounds in points: whole numbers, negative ones too.
  public var origin: CGPoint

  /// The direction in which the tree reads.
  public var direction: LayoutDirection

  /// The history that comes before the measured calls, on the same cache.
  public var script: [ScriptStep]

  /// The values of the layout's drawn parameters.
  public var configuration: Configuration

  /// What the container held before an update, for the rules that ask about updates.
  public var before: Before?

  /// One call of a case's history.
  public enum ScriptStep: Hashable, Sendable {
    /// Asks for the size.
    case size(Proposal)
    /// Asks for the size, then places at an origin.
    case place(Proposal, origin: CGPoint)
    /// Asks for an explicit guide, by its name, in bounds at 0.
    case align(String, Proposal)
    /// Asks for the spacing.
    case spacing
  }

  /// The state of a container before an update; `nil` where it is the same as after.
  public struct Before: Hashable, Sendable {
    /// The subviews before the update.
    public var subviews: [ViewNode]?
    /// The parameters before the update.
    public var configuration: Configuration?

    /// Makes a state; what is `nil` does not change.
    public init(subviews: [ViewNode]? = nil, configuration: Configuration? = nil) {
      self.subviews = subviews
      self.configuration = configuration
    }
  }

  /// Makes a case; what is left out is the simplest value.
  public init(
    _ subviews: [ViewNode] = [], proposal: Proposal = .unspecified, origin: CGPoint = .zero,
    direction: LayoutDirection = .leftToRight, script: [ScriptStep] = [],
    configuration: Configuration = [:], before: Before? = nil
  ) {
    self.subviews = subviews
    self.proposal = proposal
    self.origin = origin
    self.direction = direction
    self.script = script
    self.configuration = configuration
    self.before = before
  }
}
