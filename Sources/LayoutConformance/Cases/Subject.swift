public import LayoutAPI
import LayoutEngine

/// A layout to check, with what a check has to know of it.
public struct Subject: Sendable {
  /// The name in reports and in the corpus.
  public let name: String

  /// How many subviews the layout takes; `nil` lets the kit find out before it judges.
  public let arity: Arity?

  /// The rules that the layout is known to break, each with the reason.
  public let exceptions: [String: String]

  /// The layout value keys that the layout reads.
  public let values: [LayoutValue]

  private let factory: any LayoutFactory

  /// Names a layout that is made afresh for each experiment.
  ///
  /// - Parameters:
  ///   - name: The name in reports and in the corpus.
  ///   - arity: How many subviews the layout takes; found out where it is left out.
  ///   - exceptions: The rules that the layout is known to break, by ID, each with the reason.
  ///   - values: The layout value keys that the layout reads.
  ///   - make: Makes the layout; what it draws is part of each case.
  public init<L: Layout>(
    _ name: String, arity: Arity? = nil, exceptions: [String: String] = [:],
    values: [LayoutValue] = [], _ make: @escaping @Sendable (inout Draw) -> L
  ) {
    self.name = name
    self.arity = arity
    self.exceptions = exceptions
    self.values = values
    factory = Factory(make: make)
  }
}

extension Subject {
  /// Draws a configuration.
  func configuration(from source: RandomSource) -> Configuration {
    factory.configuration(of: Draw(from: source))
  }

  /// The configuration that the factory sees in a case: the case's, completed by simplest values.
  func completed(_ configuration: Configuration) -> Configuration {
    factory.configuration(of: Draw(replaying: configuration))
  }

  /// The configuration whose parameters stand at places of their ranges, by name and number.
  func configuration(
    at places: @escaping @Sendable (_ name: String, _ index: Int) -> Draw.Place
  ) -> Configuration {
    factory.configuration(of: Draw(at: places))
  }

  /// What a factory cannot use of a configuration: the names, each with what would be right.
  package func misfits(of configuration: Configuration) -> [String: String] {
    factory.misfits(of: Draw(replaying: configuration))
  }

  /// The names of the parameters that the factory draws for a configuration, in order.
  package func parameters(of configuration: Configuration) -> [String] {
    factory.parameters(of: Draw(replaying: configuration))
  }

  /// Makes the host of the layout in a configuration.
  func container(
    _ configuration: Configuration, children: [any Node], traits: Traits = Traits(),
    direction: LayoutDirection
  ) -> any Container {
    factory.container(configuration, children: children, traits: traits, direction: direction)
  }

  /// Makes the layout value of a configuration.
  func layout(_ configuration: Configuration) -> any Layout {
    factory.layout(configuration)
  }

  /// The layout on the way between two configurations, or `nil` if nothing of it is animatable.
  ///
  /// The way leads from 0, the first configuration, to 1, the second; springs overshoot.
  func layout(
    between first: Configuration, and second: Configuration, fraction: Double
  ) -> (any Layout)? {
    factory.layout(between: first, and: second, fraction: fraction)
  }
}

/// What makes the layouts of a subject, whatever their type is.
private protocol LayoutFactory: Sendable {
  func configuration(of draw: Draw) -> Configuration
  func misfits(of draw: Draw) -> [String: String]
  func parameters(of draw: Draw) -> [String]
  func layout(_ configuration: Configuration) -> any Layout
  func layout(
    between first: Configuration, and second: Configuration, fraction: Double
  ) -> (any Layout)?
  func container(
    _ configuration: Configuration, children: [any Node], traits: Traits,
    direction: LayoutDirection
  ) -> any Container
}

private struct Factory<L: Layout>: LayoutFactory {
  let make: @Sendable (inout Draw) -> L

  func configuration(of draw: Draw) -> Configuration {
    var draw = draw
    _ = make(&draw)
    return draw.configuration
  }

  func misfits(of draw: Draw) -> [String: String] {
    var draw = draw
    _ = make(&draw)
    return draw.misfits
  }

  func parameters(of draw: Draw) -> [String] {
    var draw = draw
    _ = make(&draw)
    return draw.names
  }

  func makeLayout(_ configuration: Configuration) -> L {
    var draw = Draw(replaying: configuration)
    return make(&draw)
  }

  func layout(_ configuration: Configuration) -> any Layout { makeLayout(configuration) }

  func layout(
    between first: Configuration, and second: Configuration, fraction: Double
  ) -> (any Layout)? {
    guard L.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let (start, end) = (makeLayout(first), makeLayout(second))
    // An animation starts from the new value: what is not animatable changes at once.
    var layout = end
    var data = start.animatableData
    var path = end.animatableData - data
    path.scale(by: fraction)
    data += path
    layout.animatableData = data
    return layout
  }

  func container(
    _ configuration: Configuration, children: [any Node], traits: Traits,
    direction: LayoutDirection
  ) -> any Container {
    ContainerNode(
      children: children, traits: traits, direction: direction, isMemoised: false
    ) { makeLayout(configuration) }
  }
}
