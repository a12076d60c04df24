import LayoutAPI
import LayoutEngine

/// The mix of subviews in a case: many rules look at rigid ones only.
enum Flavour {
  case rigid, equal, text, greedy, leaves, everyday, anything

  /// The mix without containers.
  var ofLeaves: Flavour { [.anything, .everyday].contains(self) ? .leaves : self }

  /// The mix for very many subviews, which is to take no longer than it must.
  var simple: Flavour { self == .equal ? .equal : .rigid }

  static func draw(from source: inout RandomSource) -> Flavour {
    switch source.int(in: 1...100) {
    case 1...38: .rigid
    case 39...48: .equal
    case 49...54: .text
    case 55...58: .greedy
    case 59...75: .leaves
    case 76...84: .everyday
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
  /// The numbers and words that the layout's source mentions.
  let constants: SourceConstants
  /// Whether the case has values that are drawn seldom; `nil` as long as no key asks.
  var hasSeldomValues: Bool?
  // What subviews of the case carry; all of it where nothing is known of the layout.
  private var carried = Carried()

  init(
    source: RandomSource, subject: Subject, counts: SubviewCounts,
    reads: ObservedBehaviour.Reads? = nil
  ) {
    self.source = source
    values = subject.values
    constants = subject.constants
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
      case .everyday: spec = everyday(scale)
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
  /// Lengths that have no exact sum: text is as wide as its letters, and a pixel is a third of a point.
  case tenths, thirds

  static func draw(from source: inout RandomSource) -> Scale {
    switch source.int(in: 1...100) {
    case 1...20: .tiny
    case 21...55: .small
    case 56...92: .ordinary
    case 93...94: .tenths
    case 95...96: .thirds
    default: .large
    }
  }
}

extension RandomSource {
  /// Draws a length in points, mostly whole, and a multiple of a quarter unless the scale is finer.
  mutating func length(_ scale: Scale) -> CGFloat {
    let limit =
      switch scale {
      case .tiny: 3
      case .small: 20
      case .ordinary, .tenths, .thirds: 100
      case .large: 512
      }
    if chance(8) { return 0 }
    if scale == .tenths { return CGFloat(int(in: 1...limit * 10)) / 10 }
    if scale == .thirds { return CGFloat(int(in: 1...limit * 3)) / 3 }
    if chance(20) { return CGFloat(int(in: 1...limit * 4)) / 4 }
    return CGFloat(int(in: 1...limit))
  }
}

extension SubviewGenerator {
  /// Draws a length, now and then one that the layout's source mentions.
  private mutating func length(_ scale: Scale) -> CGFloat {
    constants.length(from: &source) ?? source.length(scale)
  }

  private mutating func rigid(_ scale: Scale) -> ViewNode {
    .rigid(length(scale), length(scale))
  }

  private mutating func text(_ scale: Scale) -> ViewNode {
    .text(source.int(in: 1...12), max(length(scale) / 4, 0.25).rounded(.up))
  }

  private mutating func greedy(_ scale: Scale) -> ViewNode {
    guard source.chance(40) else { return .color }
    return ViewNode(
      .greedy(ideal: CGSize(width: length(scale), height: length(scale))))
  }

  private mutating func flexible(_ scale: Scale) -> ViewNode {
    ViewNode(.flexible(width: flexibility(scale), height: flexibility(scale)))
  }

  private mutating func flexibility(_ scale: Scale) -> Leaf.Flexibility {
    let (a, b, c) = (length(scale), length(scale), length(scale))
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

  /// Draws a view as apps put it into a container: a divider, nothing at all, text that needs some width,
  /// an image, what scrolls, a row that takes the width.
  private mutating func everyday(_ scale: Scale) -> ViewNode {
    switch source.int(in: 1...10) {
    case 1:
      let length = Leaf.Flexibility(min: 0, ideal: 10, max: .infinity)
      let fixed = Leaf.Flexibility(min: 1, ideal: 1, max: 1)
      return source.chance(70)
        ? ViewNode(.flexible(width: length, height: fixed))
        : ViewNode(.flexible(width: fixed, height: length))
    case 2: return .rigid(0, 0)
    case 3...4:
      let text = ViewNode(.area(16 * length(scale), line: max(1, length(.tiny))))
      return ViewNode(
        .flexFrame(width: NodeLimits(min: length(.small)), height: NodeLimits(), .center), [text])
    case 5:
      let ratio = CGFloat(source.int(in: 1...8)) / 4
      return ViewNode(.aspectRatio(ratio, source.chance(70) ? .fit : .fill), [.color])
    case 6:
      // What scrolls takes the length on offer, and its content has all it wants.
      let isVertical = source.chance(60)
      let content = ViewNode(
        .fixedSize(horizontal: !isVertical, vertical: isVertical), [leaf(scale)])
      let all = NodeLimits(min: 0, max: .infinity)
      return ViewNode(
        .flexFrame(
          width: isVertical ? NodeLimits() : all, height: isVertical ? all : NodeLimits(), .center),
        [content])
    case 7:
      return ViewNode(
        .flexFrame(width: NodeLimits(max: .infinity), height: NodeLimits(), .center), [text(scale)])
    case 8: return ViewNode(.geometryReader, [leaf(scale)])
    case 9:
      return ViewNode(.viewThatFits([.horizontal]), [text(scale), rigid(scale)])
    default: return text(scale)
    }
  }

  private mutating func anything(_ scale: Scale, depth: Int) -> ViewNode {
    guard depth > 0, source.chance(40) else {
      switch source.int(in: 1...20) {
      case 1...2: return ViewNode(.aspect(ratio: CGFloat(source.int(in: 1...8)) / 4))
      case 3: return ViewNode(.spacer(minLength: length(.small)))
      case 4: return ViewNode(.area(16 * length(scale), line: length(.tiny)))
      default: return leaf(scale)
      }
    }
    switch source.int(in: 1...10) {
    case 1...3: return container(scale, depth)
    case 4...7: return modified(anything(scale, depth: depth - 1), scale, depth)
    default: return .layoutUnderTest(inner(scale, depth, within: counts))
    }
  }

  /// Draws a container of SwiftUI's own with views inside.
  private mutating func container(_ scale: Scale, _ depth: Int) -> ViewNode {
    switch source.int(in: 1...10) {
    case 1...5:
      let axis: Axis = source.chance(50) ? .horizontal : .vertical
      let spacing = source.chance(30) ? nil : length(.small)
      return ViewNode(
        .stack(axis, alignment: guide(axis.other), spacing: spacing),
        inner(scale, depth).map { guided($0, axis.other) })
    case 6: return ViewNode(.zstack(alignment()), inner(scale, depth))
    case 7: return grid(scale, depth)
    case 8:
      let axes: [Set<Axis>] = [[.horizontal, .vertical], [.horizontal], [.vertical]]
      return ViewNode(
        .viewThatFits(source.element(of: axes) ?? [.horizontal]), inner(scale, depth))
    case 9: return ViewNode(.geometryReader, inner(scale, depth))
    default:
      let pair = [anything(scale, depth: depth - 1), anything(scale, depth: depth - 1)]
      return ViewNode(source.chance(50) ? .overlay(alignment()) : .background(alignment()), pair)
    }
  }

  private mutating func grid(_ scale: Scale, _ depth: Int) -> ViewNode {
    let rows = (0..<source.int(in: 1...3)).map { _ -> ViewNode in
      let cells = inner(scale, depth).map { cell in
        source.chance(80)
          ? cell : ViewNode(.gridCell(columns: 2, anchor: nil, unsizedAxes: []), [cell])
      }
      return ViewNode(.gridRow(alignment: source.chance(25) ? .top : nil), cells)
    }
    return ViewNode(
      .grid(
        alignment(), horizontalSpacing: source.chance(30) ? nil : length(.small),
        verticalSpacing: source.chance(30) ? nil : length(.small)), rows)
  }

  /// Draws a modifier around a view.
  private mutating func modified(_ view: ViewNode, _ scale: Scale, _ depth: Int) -> ViewNode {
    switch source.int(in: 1...20) {
    case 1...4:
      let inset = length(.small)
      var insets = NodeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
      if source.chance(40) { insets.leading = length(.small) }
      if source.chance(40) { insets.bottom = length(.small) }
      return ViewNode(.padding(insets), [view])
    case 5...9:
      let width = source.chance(50) ? nil : length(scale)
      let height = source.chance(50) ? nil : length(scale)
      return ViewNode(.frame(width: width, height: height, alignment()), [view])
    case 10...13:
      return ViewNode(
        .flexFrame(width: limits(scale), height: limits(scale), alignment()), [view])
    case 14...16:
      return ViewNode(
        .fixedSize(horizontal: source.chance(50), vertical: source.chance(50)), [view])
    case 17...18:
      let ratio = source.chance(50) ? nil : CGFloat(source.int(in: 1...8)) / 4
      return ViewNode(.aspectRatio(ratio, source.chance(70) ? .fit : .fill), [view])
    case 19: return ViewNode(.offset(x: length(.small), y: length(.tiny)), [view])
    default: return ViewNode(.position(x: length(.small), y: length(.small)), [view])
    }
  }

  private mutating func limits(_ scale: Scale) -> NodeLimits {
    let (a, b, c) = (length(scale), length(scale), length(scale))
    var limits = NodeLimits()
    if source.chance(40) { limits.min = min(a, b, c) }
    if source.chance(20) { limits.ideal = max(min(a, b), min(max(a, b), c)) }
    if source.chance(60) { limits.max = source.chance(50) ? .infinity : max(a, b, c) }
    return limits
  }

  /// Draws a guide of an axis, mostly the middle.
  private mutating func guide(_ axis: Axis) -> NodeGuide {
    guard source.chance(30) else { return .center(axis) }
    let guides: [NodeGuide] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom, .firstTextBaseline]
    return source.element(of: guides) ?? .center(axis)
  }

  private mutating func alignment() -> NodeAlignment {
    NodeAlignment(guide(.horizontal), guide(.vertical))
  }

  /// A view that stands in a stack, now and then with an explicit guide across it.
  private mutating func guided(_ view: ViewNode, _ axis: Axis) -> ViewNode {
    guard source.chance(5) else { return view }
    return ViewNode(.alignmentGuide(.center(axis), .at(length(.small))), [view])
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
      drawn[value.name] = value.scalar(from: &source, constants)
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
        let distance = length(.small)
        if carried.spacing { spec.spacing[edge] = distance }
      }
    }
    if source.chance(40) {
      let guide = source.element(of: ["leading", "top", "firstTextBaseline", "horizontalCenter"])
      let position = length(.small)
      if carried.guides, let guide { spec.guides[guide] = position }
    }
  }
}
