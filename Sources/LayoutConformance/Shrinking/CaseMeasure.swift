import LayoutAPI
import LayoutEngine

/// How large a case is, in the one order that shrinking goes down.
///
/// Compared part by part, the first difference decides:
/// fewer subviews, those inside others counted; simpler kinds; fewer traits, layout values, and words of
/// a kind that are not its default; a
/// shorter history; fewer updates; no negative origin; smaller numbers; simpler proposals; an origin
/// nearer to 0, 0; left-to-right; and of two cases that are alike so far, the one with the smaller numbers first.
struct CaseMeasure: Comparable {
  private let parts: [Double]
  private let numbers: [Double]

  /// Measures a case.
  init(_ layoutCase: LayoutCase) {
    let states = layoutCase.states
    let all = layoutCase.subviews + states.flatMap { $0.subviews ?? [] }
    let numbers = layoutCase.numbers.map { Self.complexity($0) }
    let proposals = [layoutCase.proposal] + layoutCase.script.compactMap(\.proposal)
    parts = [
      Double(layoutCase.subviews.reduce(0) { $0 + $1.count }),
      Double(all.reduce(0) { $0 + $1.count }),
      all.reduce(0) { $0 + Self.kinds($1) },
      all.reduce(0) { $0 + Self.traits($1) },
      Double(layoutCase.script.count),
      layoutCase.script.reduce(0) { $0 + Self.complexity($1) },
      Double(states.count),
      states.reduce(0) {
        $0 + ($1.configuration == nil ? 0 : 1) + ($1.subviews == nil ? 0 : 0.5)
      },
      states.reduce(Self.words(layoutCase.configuration)) {
        $0 + Self.words($1.configuration ?? [:])
      },
      layoutCase.origin.x < 0 || layoutCase.origin.y < 0 ? 1 : 0,
      numbers.reduce(0, +),
      proposals.reduce(0) { $0 + Self.complexity($1.width) + Self.complexity($1.height) },
      Self.complexity(layoutCase.origin),
      layoutCase.script.reduce(0) { $0 + Self.complexity($1.origin ?? .zero) },
      layoutCase.direction == .leftToRight ? 0 : 1,
    ]
    self.numbers = numbers
  }

  static func < (left: CaseMeasure, right: CaseMeasure) -> Bool {
    for (a, b) in zip(left.parts, right.parts) where a != b { return a < b }
    return left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  /// Whole numbers before halves before quarters before the rest; small before large; 0 first.
  static func complexity(_ number: CGFloat) -> Double {
    let magnitude = Double(abs(number))
    guard magnitude.isFinite else { return 1e9 }
    let fraction: Double =
      switch magnitude.truncatingRemainder(dividingBy: 1) {
      case 0: 0
      case 0.5: 1e4
      case 0.25, 0.75: 2e4
      default: 3e4
      }
    return magnitude + fraction + (number < 0 ? 0.5 : 0)
  }

  /// No offer before 0 before any other length before infinity.
  private static func complexity(_ length: CGFloat?) -> Double {
    switch length {
    case nil: 0
    case 0?: 1
    case .infinity?: 3
    case _?: 2
    }
  }

  private static func complexity(_ step: LayoutCase.ScriptStep) -> Double {
    switch step {
    case .size: 0
    case .spacing: 1
    case .align: 2
    case .place: 3
    }
  }

  /// The distance from 0, 0; a step down counts for a little more than a step to the side.
  private static func complexity(_ origin: CGPoint) -> Double {
    complexity(origin.x) + 1.25 * complexity(origin.y)
  }

  private static func kinds(_ view: ViewNode) -> Double {
    let own: Double =
      switch view.kind {
      case .leaf(.rigid): 0
      case .leaf(.text): 1
      case .leaf(.flexible): 2
      case .leaf(.greedy): 3
      case .leaf(.aspect), .leaf(.area), .leaf(.spacer), .spacer: 4
      case .padding, .frame, .fixedSize: 5
      case .stack, .zstack: 6
      case .layoutUnderTest: 8
      default: 7
      }
    return view.children.reduce(own) { $0 + kinds($1) }
  }

  private static func traits(_ view: ViewNode) -> Double {
    var own = view.kind.wordCount
    if !view.carriesNothing {
      own += Double(
        (view.priority == 0 ? 0 : 1) + view.spacing.count + view.guides.count + view.values.count)
    }
    return view.children.reduce(own) { $0 + traits($1) }
  }

  /// What a configuration holds besides numbers: true is no simpler than false, a word than none
  /// or than a default.
  private static func words(_ configuration: Configuration) -> Double {
    configuration.values.reduce(0) { sum, value in
      switch value {
      case .null, .bool(false), .text("default"): sum
      case .bool(true), .text: sum + 1
      case .number: sum
      }
    }
  }
}

extension LayoutCase.ScriptStep {
  var proposal: Proposal? {
    switch self {
    case .size(let proposal), .place(let proposal, _), .align(_, let proposal): proposal
    case .spacing: nil
    }
  }

  var origin: CGPoint? {
    guard case .place(_, let origin) = self else { return nil }
    return origin
  }
}

extension LayoutCase: Shrinkable {
  var measure: CaseMeasure { CaseMeasure(self) }

  /// Whether the case comes before another one in the order that shrinking goes down.
  package func isSmaller(than other: LayoutCase) -> Bool {
    measure < other.measure
  }
}
