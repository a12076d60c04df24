public import LayoutAPI

/// A view without subviews: a pure map from proposals to sizes that keeps SwiftUI's contract.
///
/// The leaves stand in for the views that people put into a layout. Lengths are points.
public enum Leaf: Hashable, Sendable {
  /// A view of one size, whatever is offered: an image that is not resizable.
  case rigid(CGSize)

  /// Text of `count` characters, each a square of side `unit`.
  ///
  /// One line where the width is not limited; else as many characters a line as fit, at least one.
  case text(count: Int, unit: CGFloat)

  /// A view that takes what is offered, and `ideal` where nothing is: a colour, a shape.
  case greedy(ideal: CGSize)

  /// A view that keeps each axis within a range.
  case flexible(width: Flexibility, height: Flexibility)

  /// A view of a fixed ratio of width to height that fits the offer.
  case aspect(ratio: CGFloat)

  /// A view whose width and height have a product: `area / line` wide at its ideal, `line` high.
  case area(CGFloat, line: CGFloat)

  /// A spacer that is at least `minLength` long along its stack's axis, and nothing across it.
  case spacer(minLength: CGFloat)

  /// The range in which a length answers, in points.
  public struct Flexibility: Hashable, Sendable {
    /// The answer to 0.
    public var min: CGFloat
    /// The answer to `nil`.
    public var ideal: CGFloat
    /// The answer to infinity, which may be infinite.
    public var max: CGFloat

    /// Makes a range; the three lengths must not decrease.
    public init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    func length(for proposal: CGFloat?) -> CGFloat {
      Swift.min(Swift.max(proposal ?? ideal, min), max)
    }
  }

  /// Answers a proposal; `axis` is that of the stack around a spacer, `nil` outside of stacks.
  package func size(for offer: ProposedViewSize, in axis: Axis? = nil) -> CGSize {
    let proposal = offer.asRead
    return switch self {
    case .rigid(let size):
      size
    case .text(let count, let unit):
      textSize(count: count, unit: unit, width: proposal.width)
    case .greedy(let ideal):
      CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    case .flexible(let width, let height):
      CGSize(
        width: width.length(for: proposal.width), height: height.length(for: proposal.height))
    case .aspect(let ratio):
      aspectSize(ratio: ratio, proposal: proposal)
    case .area(let area, let line):
      areaSize(area, line: line, width: proposal.width)
    case .spacer(let minLength):
      spacerSize(minLength: minLength, proposal: proposal, axis: axis)
    }
  }
}

private func textSize(count: Int, unit: CGFloat, width: CGFloat?) -> CGSize {
  let all = CGFloat(count)
  var perLine = all
  if let width, width < all * unit, unit > 0 {
    perLine = max(1, (width / unit).rounded(.down))
  }
  guard count > 0 else { return .zero }
  return CGSize(width: perLine * unit, height: (all / perLine).rounded(.up) * unit)
}

private func aspectSize(ratio: CGFloat, proposal: ProposedViewSize) -> CGSize {
  switch (proposal.width, proposal.height) {
  case (nil, nil): CGSize(width: 10 * ratio, height: 10)
  case (let width?, nil): CGSize(width: width, height: width / ratio)
  case (nil, let height?): CGSize(width: height * ratio, height: height)
  case (let width?, let height?):
    width <= height * ratio
      ? CGSize(width: width, height: width / ratio)
      : CGSize(width: height * ratio, height: height)
  }
}

private func areaSize(_ area: CGFloat, line: CGFloat, width: CGFloat?) -> CGSize {
  guard let width, width.isFinite else {
    return CGSize(width: line > 0 ? area / line : 0, height: line)
  }
  return CGSize(width: width, height: max(area / max(width, 1), line))
}

private func spacerSize(minLength: CGFloat, proposal: ProposedViewSize, axis: Axis?) -> CGSize {
  let width = max(proposal.width ?? minLength, minLength)
  let height = max(proposal.height ?? minLength, minLength)
  return switch axis {
  case nil: CGSize(width: width, height: height)
  case .horizontal?: CGSize(width: width, height: 0)
  case .vertical?: CGSize(width: 0, height: height)
  }
}
