import LayoutAPI

/// The distances that may stand between the subviews of a layout, as far as its numbers are known.
///
/// Where the subviews and the distances between them fit exactly layouts break. What a number is called
/// says how likely it is such a distance, and not that it is none.
struct Gaps: Sendable {
  /// The number whose name is that of a distance, 8 where there is none: the default of many.
  let likely: CGFloat

  /// The other lengths, in order.
  private let others: [CGFloat]

  /// Collects the drawn parameters, the stored numbers and the constants of a layout.
  init(of subject: Subject, _ configuration: Configuration) {
    let likely = configuration.spacing ?? 8
    self.likely = likely
    var others = subject.storedLengths
    for case .number(let number) in configuration.values { others.append(CGFloat(number)) }
    others += subject.constants.numbers.map { CGFloat($0) }
    let isGap = { (length: CGFloat) in (0.25...512).contains(length) }
    // A dictionary has no order of its own.
    self.others = others.filter { isGap($0) && $0 != likely }.sorted()
  }

  /// Draws a distance: the likely one in three fifths of the draws.
  func gap(from source: inout RandomSource) -> CGFloat {
    guard !others.isEmpty, source.chance(40) else { return likely }
    return source.element(of: others) ?? likely
  }
}
