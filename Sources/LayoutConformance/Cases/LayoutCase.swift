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

  /// What the container held before each update, the oldest first, for the rules that ask about updates;
  /// the last update leads to the case.
  public var states: [Before]

  /// What the container held before the last update, `nil` where there is none.
  ///
  /// Set to `nil` it takes the last of `states` away.
  public var before: Before? {
    get { states.last }
    set {
      if !states.isEmpty { states.removeLast() }
      if let newValue { states.append(newValue) }
    }
  }

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

  /// The state of a container before an update; `nil` where it is that of the case.
  public struct Before: Hashable, Sendable {
    /// The subviews before the update.
    public var subviews: [ViewNode]?
    /// The parameters before the update.
    public var configuration: Configuration?

    /// Makes a state; what is `nil` is as in the case.
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
    states = before.map { [$0] } ?? []
  }

  /// Makes a case that several updates lead to; what is left out is the simplest value.
  public init(
    _ subviews: [ViewNode] = [], proposal: Proposal = .unspecified, origin: CGPoint = .zero,
    direction: LayoutDirection = .leftToRight, script: [ScriptStep] = [],
    configuration: Configuration = [:], before states: [Before]
  ) {
    self.init(
      subviews, proposal: proposal, origin: origin, direction: direction, script: script,
      configuration: configuration)
    self.states = states
  }
}
