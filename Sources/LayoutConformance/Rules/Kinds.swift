import LayoutAPI
import LayoutEngine

/// The kinds of subview of a case, for the rules that apply to some only.
struct Kinds: OptionSet {
  let rawValue: UInt8

  static let rigid = Kinds(rawValue: 1 << 0)
  static let text = Kinds(rawValue: 1 << 1)
  static let greedy = Kinds(rawValue: 1 << 2)
  static let flexible = Kinds(rawValue: 1 << 3)
  /// Leaves whose axes depend on each other in a way that no parent can foresee.
  static let coupled = Kinds(rawValue: 1 << 4)
  static let spacer = Kinds(rawValue: 1 << 5)
  static let container = Kinds(rawValue: 1 << 6)

  /// The leaves that the rules on agreement of size and placement know.
  static let plain: Kinds = [.rigid, .text, .greedy, .flexible]

  /// Every kind.
  static let all: Kinds = [.plain, .coupled, .spacer, .container]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(of subview: ViewNode) {
    self =
      switch subview.leaf {
      case .rigid?: .rigid
      case .text?: .text
      case .greedy?: .greedy
      case .flexible?: .flexible
      case .aspect?, .area?: .coupled
      case .spacer?: .spacer
      case nil: .container
      }
  }
}
