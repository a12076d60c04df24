import LayoutAPI
import LayoutEngine

/// The lengths and other numbers of a case, in one fixed order, for the passes that lower them.
///
/// The numbers of the subviews come first, then those of what was there before, the proposals, and
/// the parameters. Origins are not among them: they have a pass of their own.
extension LayoutCase {
  /// All numbers, in order.
  var numbers: [CGFloat] {
    var result: [CGFloat] = []
    var copy = self
    copy.mapNumbers { number in
      result.append(number)
      return number
    }
    return result
  }

  /// The case with some numbers replaced, by their positions in `numbers`.
  func replacingNumbers(_ replacements: [Int: CGFloat]) -> LayoutCase {
    var copy = self
    var index = -1
    copy.mapNumbers { number in
      index += 1
      return replacements[index] ?? number
    }
    return copy
  }

  /// Replaces each number by what a function makes of it; a length or an offer stays 0 at least.
  mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    subviews.mapNumbers(transform)
    for index in states.indices { states[index].subviews?.mapNumbers(transform) }
    proposal.mapNumbers(transform)
    for index in script.indices {
      script[index].mapNumbers(transform)
    }
    configuration.mapNumbers(transform)
    for index in states.indices { states[index].configuration?.mapNumbers(transform) }
  }
}

extension Proposal {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    width = width.map { max(0, transform($0)) }
    height = height.map { max(0, transform($0)) }
  }
}

extension LayoutCase.ScriptStep {
  fileprivate mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    guard var proposal else { return }
    proposal.mapNumbers(transform)
    self = replacing(proposal)
  }

  /// The step with another proposal; one that has none is as it was.
  func replacing(_ proposal: Proposal) -> Self {
    switch self {
    case .size: .size(proposal)
    case .place(_, let origin): .place(proposal, origin: origin)
    case .align(let guide, _): .align(guide, proposal)
    case .spacing: .spacing
    }
  }
}

extension Configuration {
  mutating func mapNumbers(_ transform: (CGFloat) -> CGFloat) {
    for name in keys.sorted() {
      guard case .number(let number)? = self[name] else { continue }
      self[name] = .number(Double(transform(CGFloat(number))))
    }
  }
}
