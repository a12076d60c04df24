public import LayoutAPI
import LayoutEngine

/// A layout to check, with what a check has to know of it.
public struct Subject: Sendable {
  /// The name in reports and in the corpus.
  public let name: String

  /// How many subviews the layout takes; `nil` lets the kit find out before it judges.
  public private(set) var counts: SubviewCounts?

  /// How many subviews the layout was seen to take; `nil` where nobody looked.
  private var observedCounts: SubviewCounts?

  /// The rules that the layout is known to break, each with the reason.
  public let exceptions: [String: String]

  /// The layout value keys that the layout reads.
  public private(set) var values: [LayoutValue]

  /// What kind of layout it means to be; `nil` for none that is known.
  public private(set) var profile: Profile?

  /// The distance between neighbours, where the name of a drawn parameter does not tell.
  public let spacing: Parameter?

  /// The distance between lines, where it is another one than that between neighbours.
  public let lineSpacing: Parameter?

  /// The number of columns, where the name of a drawn parameter does not tell.
  public let columns: Parameter?

  /// The name of the layout value that a weighted layout takes for the weight.
  public let weights: String?

  /// The numbers and words of its source, which cases try; none where the source is not known.
  public let constants: SourceConstants

  /// The layout that does the same along the other axis.
  var partner: Subject? { partners.transposed.first }

  /// The layout that does the same in another way.
  package var counterpart: Subject? { partners.equal.first }

  // A value cannot hold another of its own type but in an array.
  private var partners: (transposed: [Subject], equal: [Subject])
  private var factory: any LayoutFactory

  /// Names a layout that is made for each case, and again for each experiment where it has references:
  /// what its copies share does not outlive an experiment.
  ///
  /// - Parameters:
  ///   - name: The name in reports and in the corpus.
  ///   - counts: How many subviews the layout takes; found out where it is left out.
  ///   - exceptions: The rules that the layout is known to break, by ID, each with the reason.
  ///   - values: The layout value keys that the layout reads.
  ///   - profile: What kind of layout it means to be.
  ///   - spacing: The distance between neighbours: a number, or the name of a drawn parameter.
  ///   - lineSpacing: The distance between lines, if it is another one.
  ///   - columns: The number of columns: a number, or the name of a drawn parameter.
  ///   - weights: The name of the layout value that is the weight.
  ///   - constants: The numbers and words of its source, which cases try.
  ///   - partner: The layout that does the same along the other axis, for LAW-02.
  ///   - counterpart: The layout that gives the same sizes and frames, for PARITY-01.
  ///   - make: Makes the layout; what it draws is part of each case.
  public init<L: Layout>(
    _ name: String, count counts: SubviewCounts? = nil, exceptions: [String: String] = [:],
    values: [LayoutValue] = [], profile: Profile? = nil, spacing: Parameter? = nil,
    lineSpacing: Parameter? = nil, columns: Parameter? = nil, weights: String? = nil,
    constants: SourceConstants = SourceConstants(), partner: Subject? = nil,
    sameAs counterpart: Subject? = nil,
    _ make: @escaping @Sendable (inout Draw) -> L
  ) {
    self.name = name
    self.counts = counts
    self.exceptions = exceptions
    self.values = values
    self.profile = profile
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.columns = columns
    self.weights = weights
    self.constants = constants
    partners = (partner.map { [$0] } ?? [], counterpart.map { [$0] } ?? [])
    factory = Factory(make: make)
  }
}

extension Subject {
  /// The subject as one that was seen to take some numbers of subviews.
  package func observed(taking counts: SubviewCounts) -> Subject {
    var copy = self
    copy.observedCounts = counts
    return copy
  }

  /// Whether the layout takes that many subviews, as far as anybody knows.
  func takes(_ count: Int) -> Bool { (counts ?? observedCounts ?? .any).contains(count) }

  /// The subject as another kind of layout.
  package func with(profile: Profile) -> Subject {
    var copy = self
    copy.profile = profile
    return copy
  }

  /// The subject as a layout that takes some numbers of subviews.
  package func with(counts: SubviewCounts) -> Subject {
    var copy = self
    copy.counts = counts
    return copy
  }

  /// The subject with other layout values.
  func mapValues(_ transform: (LayoutValue) -> LayoutValue) -> Subject {
    var copy = self
    copy.values = values.map(transform)
    return copy
  }

  /// The subject with a layout that is to give the same sizes and frames.
  ///
  /// Cases draw the parameters and the layout values of both, matched by their names.
  ///
  /// - Parameters:
  ///   - other: The other layout.
  ///   - counts: The numbers of subviews that both take.
  /// - Returns: The subject, with PARITY-01 switched on.
  package func compared(with other: Subject, counts: SubviewCounts) -> Subject {
    var copy = self
    copy.counts = counts
    copy.partners.equal = [other]
    copy.values += other.values.filter { value in !values.contains { $0.name == value.name } }
    return copy
  }
}

extension Subject {
  /// A step of the making of a layout.
  package enum Making: Sendable {
    /// The factory is called.
    case begins
    /// It draws a value.
    case draws
    /// It returned.
    case ends
  }

  /// The subject as one that says how far the making of its layout has come.
  ///
  /// - Parameter note: Takes each step before it is done.
  /// - Returns: The same layout.
  package func notingMakes(_ note: @escaping @Sendable (Making) -> Void) -> Subject {
    var copy = self
    copy.factory = factory.notingMakes(note)
    copy.partners = (
      partners.transposed.map { $0.notingMakes(note) }, partners.equal.map { $0.notingMakes(note) }
    )
    return copy
  }

  /// Draws a configuration, with what the subjects beside it draw.
  package func configuration(from source: RandomSource) -> Configuration {
    drawn(Draw(from: source, constants: constants, keepsNotes: false)).configuration
  }

  /// The configuration that the factory sees in a case: the case's, completed by simplest values.
  package func completed(_ configuration: Configuration) -> Configuration {
    drawn(Draw(replaying: configuration, keepsNotes: false)).configuration
  }

  /// The configuration whose parameters stand at places of their ranges, by name and number.
  func configuration(
    at places: @escaping @Sendable (_ name: String, _ index: Int) -> Draw.Place
  ) -> Configuration {
    drawn(Draw(at: places)).configuration
  }

  /// What a factory cannot use of a configuration: the names, each with what would be right.
  func misfits(of configuration: Configuration) -> [String: String] {
    drawn(Draw(replaying: configuration)).misfits
  }

  /// What the layout cannot use of a case, with what would be right, in order.
  package func misfits(of layoutCase: LayoutCase) -> [(place: String, expected: String)] {
    var all: [(place: String, expected: String)] = []
    let earlier = layoutCase.states.enumerated().compactMap { number, state in
      let place = layoutCase.states.count == 1 ? "before" : "before[\(number)]"
      return state.configuration.map { ("\(place).configuration", $0) }
    }
    for (place, configuration) in [("configuration", layoutCase.configuration)] + earlier {
      for (name, expected) in misfits(of: configuration).sorted(by: { $0.key < $1.key }) {
        all.append(("\(place).\(name)", expected))
      }
    }
    for spec in layoutCase.subviews + layoutCase.states.flatMap({ $0.subviews ?? [] }) {
      all += misfits(of: spec)
    }
    return all
  }

  /// What no key can use of the layout values of a subview and of those inside.
  private func misfits(of spec: ViewNode) -> [(place: String, expected: String)] {
    var traits = Traits()
    let own = values.filter { value in
      spec.values[value.name].map { !value.set($0, on: &traits) } ?? false
    }
    return own.map { value in
      ("the layout value '\(value.name)' of a subview", value.expected)
    } + spec.children.flatMap(misfits)
  }

  /// The names of the parameters that the factory draws for a configuration, in order.
  package func parameters(of configuration: Configuration) -> [String] {
    played(configuration).names
  }

  /// The source of the values that the factory draws by a label, by name.
  package func sources(of configuration: Configuration) -> [String: String] {
    played(configuration).sources
  }

  private func played(_ configuration: Configuration) -> Draw {
    var draw = Draw(replaying: configuration)
    factory.play(&draw)
    return draw
  }

  /// The names of the parameters that are lengths in points.
  func lengths(of configuration: Configuration) -> Set<String> {
    drawn(Draw(replaying: configuration)).lengths
  }

  /// The ranges that the numbers of a configuration are drawn from, by name.
  func ranges(of configuration: Configuration) -> [String: ClosedRange<Double>] {
    drawn(Draw(replaying: configuration)).ranges
  }

  /// The numbers that are known of the layout in a configuration, by name.
  ///
  /// A parameter that keeps its default is not drawn, but mostly is a stored property.
  func numbers(of configuration: Configuration) -> [String: CGFloat] {
    var numbers = Self.numbers(in: layout(configuration))
    for case (let name, .number(let value)) in configuration { numbers[name] = CGFloat(value) }
    return numbers
  }

  /// The stored numbers of a layout, by name.
  private static func numbers(in layout: any Layout) -> [String: CGFloat] {
    var numbers: [String: CGFloat] = [:]
    for child in Mirror(reflecting: layout).children {
      guard let name = child.label else { continue }
      if let value = child.value as? any BinaryFloatingPoint {
        numbers[name] = CGFloat(Double(value))
      } else if let value = child.value as? any BinaryInteger {
        numbers[name] = CGFloat(Double(value))
      }
    }
    return numbers
  }

  /// The draw after the factory, and those of the subjects beside it, took from it what they need.
  private func drawn(_ draw: Draw) -> Draw {
    var draw = draw
    factory.play(&draw)
    for other in partners.transposed { other.factory.play(&draw) }
    for other in partners.equal { other.factory.play(&draw) }
    return draw
  }

  /// Makes the host of the layout in a configuration.
  func container(
    _ configuration: Configuration, children: [any Node], traits: Traits = Traits(),
    direction: LayoutDirection, isMemoised: Bool = false, isVisitor: Bool = false,
    recorder: (any Recorder)? = nil
  ) -> any Container {
    factory.container(
      configuration, children: children, traits: traits, direction: direction,
      isMemoised: isMemoised, isVisitor: isVisitor, recorder: recorder)
  }

  /// Makes the layout with its simplest parameters, and asks for its properties: what runs of its code
  /// before any method is called.
  ///
  /// - Returns: Whether it has guides of its own.
  package func tryMaking() -> Bool {
    container([:], children: [], direction: .leftToRight).hasGuides
  }

  /// Lets the runtime find out what it has to know of the layout's type; no code of the layout runs.
  package func warmUp() { factory.warmUp() }

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
  func notingMakes(_ note: @escaping @Sendable (Subject.Making) -> Void) -> any LayoutFactory
  func warmUp()
  func play(_ draw: inout Draw)
  func layout(_ configuration: Configuration) -> any Layout
  func layout(
    between first: Configuration, and second: Configuration, fraction: Double
  ) -> (any Layout)?
  func container(
    _ configuration: Configuration, children: [any Node], traits: Traits,
    direction: LayoutDirection, isMemoised: Bool, isVisitor: Bool, recorder: (any Recorder)?
  ) -> any Container
}

private struct Factory<L: Layout>: LayoutFactory {
  let make: @Sendable (inout Draw) -> L

  func notingMakes(_ note: @escaping @Sendable (Subject.Making) -> Void) -> any LayoutFactory {
    let draws: @Sendable () -> Void = { note(.draws) }
    return Factory { [make] draw in
      note(.begins)
      defer { note(.ends) }
      draw.willDraw = draws
      return make(&draw)
    }
  }

  func warmUp() { ContainerNode<L>.warmUp() }

  func play(_ draw: inout Draw) { _ = make(&draw) }

  func makeLayout(_ configuration: Configuration) -> L {
    var draw = Draw(replaying: configuration, keepsNotes: false)
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
    direction: LayoutDirection, isMemoised: Bool, isVisitor: Bool, recorder: (any Recorder)?
  ) -> any Container {
    ContainerNode(
      children: children, traits: traits, direction: direction, isMemoised: isMemoised,
      isVisitor: isVisitor, recorder: recorder
    ) { makeLayout(configuration) }
  }
}
