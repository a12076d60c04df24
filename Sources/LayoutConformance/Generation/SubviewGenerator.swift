import LayoutAPI
import LayoutEngine

/// The mix of subviews in a case: many rules look at rigid ones only.
enum Flavour {
  case rigid, equal, text, greedy, leaves, anything

  /// The mix without containers.
  var ofLeaves: Flavour { self == .anything ? .leaves : self }

  static func draw(from source: inout RandomSource) -> Flavour {
    switch source.int(in: 1...100) {
    case 1...38: .rigid
    case 39...48: .equal
    case 49...54: .text
    case 55...58: .greedy
    case 59...82: .leaves
    default: .anything
    }
  }
}

/// Draws the subviews of a case.
struct SubviewGenerator {
  var source: RandomSource
  let values: [LayoutValue]
  /// How many subviews a nested copy of the layout under test may have.
  let counts: SubviewCounts
  /// Whether the case has values that are drawn seldom; `nil` as long as no key asks.
  var hasSeldomValues: Bool?
  // What subviews of the case carry; all of it where nothing is known of the layout.
  private var carried = Carried()

  init(
    source: RandomSource, values: [LayoutValue], counts: SubviewCounts,
    reads: ObservedBehaviour.Reads? = nil
  ) {
    self.source = source
    self.values = values
    self.counts = counts
    guard let reads else { return }
    carried = Carried(
      priorities: reads.priorities || self.source.chance(Carried.percentOfUnread),
      spacing: reads.spacing || self.source.chance(Carried.percentOfUnread),
      guides: reads.guides || self.source.chance(Carried.percentOfUnread),
      unread: Set(
        values.map(\.name).filter { name in
          !reads.values.contains(name) && !self.source.chance(Carried.percentOfUnreadValues)
        }))
  }

  /// What the subviews of a case carry: what the layout reads, and now and then what it was not seen to
  /// read.
  ///
  /// A guide or a priority that nobody reads switches rules off and shows nothing.
  private struct Carried {
    var priorities = true
    var spacing = true
    var guides = true
    /// The layout values that no subview carries.
    var unread: Set<String> = []

    /// In how many of a hundred cases subviews carry a trait that the layout was not seen to read.
    static let percentOfUnread = 10

    /// In how many of a hundred cases subviews carry a value of a key that the layout was not seen to
    /// read: a layout declares keys to read them, if only now and then.
    static let percentOfUnreadValues = 50
  }

  /// Draws some subviews of a mix.
  mutating func subviews(_ count: Int, _ flavour: Flavour) -> [ViewNode] {
    let scale = Scale.draw(from: &source)
    let first = rigid(scale)
    // Layouts divide by the sum of the values, and ask for their extremes: all alike is special.
    let common = source.chance(25) ? drawnValues() : nil
    return (0..<count).map { _ in
      var spec: ViewNode
      switch flavour {
      case .rigid: spec = rigid(scale)
      case .equal: spec = first
      case .text: spec = text(scale)
      case .greedy: spec = greedy(scale)
      case .leaves: spec = leaf(scale)
      case .anything: spec = anything(scale, depth: 2)
      }
      addTraits(to: &spec)
      if let common { spec.values = common }
      return spec
    }
  }

  /// Changes some subviews a little: one more, one less, another size, another order or value.
  mutating func edited(
    _ subviews: [ViewNode], _ flavour: Flavour, within counts: SubviewCounts
  ) -> [ViewNode] {
    var result = subviews
    let more = self.subviews(1, flavour)
    switch source.int(in: 1...7) {
    case 1 where counts.contains(subviews.count + 1):
      result.insert(contentsOf: more, at: source.int(in: 0...subviews.count))
    case 2 where !subviews.isEmpty && counts.contains(subviews.count - 1):
      result.remove(at: source.int(in: 0...subviews.count - 1))
    case 3:
      result.reverse()
    case 4:
      return self.subviews(subviews.count, flavour)
    case 5 where !subviews.isEmpty:
      // What a cache that compares sizes does not see.
      let index = source.int(in: 0...subviews.count - 1)
      result[index].values = more[0].values
      result[index].priority = more[0].priority
    default:
      guard !subviews.isEmpty else { return result }
      result[source.int(in: 0...subviews.count - 1)] = more[0]
    }
    return result
  }
}

/// How large the lengths of a case are.
enum Scale {
  case tiny, small, ordinary, large

  static func draw(from source: inout RandomSource) -> Scale {
    switch source.int(in: 1...100) {
    case 1...20: .tiny
    case 21...55: .small
    case 56...92: .ordinary
    default: .large
    }
  }
}

extension RandomSource {
  /// Draws a length in points, a multiple of a quarter, mostly whole.
  mutating func length(_ scale: Scale) -> CGFloat {
    let limit =
      switch scale {
      case .tiny: 3
      case .small: 20
      case .ordinary: 100
      case .large: 512
      }
    if chance(8) { return 0 }
    if chance(20) { return CGFloat(int(in: 1...limit * 4)) / 4 }
    return CGFloat(int(in: 1...limit))
  }
}

extension SubviewGenerator {
  private mutating func rigid(_ scale: Scale) -> ViewNode {
    .rigid(source.length(scale), source.length(scale))
  }

  private mutating func text(_ scale: Scale) -> ViewNode {
    .text(source.int(in: 1...12), max(source.length(scale) / 4, 0.25).rounded(.up))
  }

  private mutating func greedy(_ scale: Scale) -> ViewNode {
    guard source.chance(40) else { return .color }
    return ViewNode(
      .greedy(ideal: CGSize(width: source.length(scale), height: source.length(scale))))
  }

  private mutating func flexible(_ scale: Scale) -> ViewNode {
    ViewNode(.flexible(width: flexibility(scale), height: flexibility(scale)))
  }

  private mutating func flexibility(_ scale: Scale) -> Leaf.Flexibility {
    let (a, b, c) = (source.length(scale), source.length(scale), source.length(scale))
    let low = source.chance(40) ? 0 : min(a, b, c)
    let high = source.chance(40) ? CGFloat.infinity : max(a, b, c)
    return Leaf.Flexibility(min: low, ideal: max(min(a, b), min(max(a, b), c)), max: high)
  }

  private mutating func leaf(_ scale: Scale) -> ViewNode {
    switch source.int(in: 1...10) {
    case 1...4: rigid(scale)
    case 5...6: text(scale)
    case 7...8: greedy(scale)
    default: flexible(scale)
    }
  }

  private mutating func anything(_ scale: Scale, depth: Int) -> ViewNode {
    guard depth > 0, source.chance(40) else {
      switch source.int(in: 1...20) {
      case 1...2: return ViewNode(.aspect(ratio: CGFloat(source.int(in: 1...8)) / 4))
      case 3: return ViewNode(.spacer(minLength: source.length(.small)))
      case 4: return ViewNode(.area(16 * source.length(scale), line: source.length(.tiny)))
      default: return leaf(scale)
      }
    }
    switch source.int(in: 1...10) {
    case 1...3:
      let axis: Axis = source.chance(50) ? .horizontal : .vertical
      let spacing = source.chance(30) ? nil : source.length(.small)
      return ViewNode(.stack(axis, spacing: spacing, inner(scale, depth)))
    case 4:
      return ViewNode(.overlay(inner(scale, depth)))
    case 5:
      return ViewNode(.padding(source.length(.small), anything(scale, depth: depth - 1)))
    case 6...7:
      let width = source.chance(50) ? nil : source.length(scale)
      let height = source.chance(50) ? nil : source.length(scale)
      return ViewNode(
        .frame(width: width, height: height, anything(scale, depth: depth - 1)))
    case 8:
      return ViewNode(
        .fixedSize(
          horizontal: source.chance(50), vertical: source.chance(50),
          anything(scale, depth: depth - 1)))
    default:
      return ViewNode(.nested(inner(scale, depth, within: counts)))
    }
  }

  private mutating func inner(
    _ scale: Scale, _ depth: Int, within counts: SubviewCounts = .any
  ) -> [ViewNode] {
    (0..<counts.clamped(source.int(in: 0...3))).map { _ in
      var spec = anything(scale, depth: depth - 1)
      addTraits(to: &spec)
      return spec
    }
  }

  /// Draws values for most keys.
  private mutating func drawnValues() -> [String: Scalar] {
    var drawn: [String: Scalar] = [:]
    for value in values
    where !carried.unread.contains(value.name) && draws(value.frequency) && source.chance(80) {
      drawn[value.name] = source.element(of: value.choices)
    }
    return drawn
  }

  /// Whether the case has values of a frequency: those that are seldom come all together.
  private mutating func draws(_ frequency: LayoutValue.Frequency) -> Bool {
    guard frequency == .seldom else { return frequency == .often }
    let isDrawn = hasSeldomValues ?? source.chance(10)
    hasSeldomValues = isDrawn
    return isDrawn
  }

  private mutating func addTraits(to spec: inout ViewNode) {
    spec.values = drawnValues()
    guard source.chance(15) else { return }
    if source.chance(40) {
      let priority = Double(source.int(in: -1...2))
      if carried.priorities { spec.priority = priority }
    }
    if source.chance(40) {
      for edge in ViewNode.SpacingEdge.allCases where source.chance(50) {
        let distance = source.length(.small)
        if carried.spacing { spec.spacing[edge] = distance }
      }
    }
    if source.chance(40) {
      let guide = source.element(of: ["leading", "top", "firstTextBaseline", "horizontalCenter"])
      let position = source.length(.small)
      if carried.guides, let guide { spec.guides[guide] = position }
    }
  }
}
