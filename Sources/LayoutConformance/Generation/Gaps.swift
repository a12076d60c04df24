import LayoutAPI

/// The distances that may stand between the subviews of a layout, as far as its numbers are known.
///
/// Where the subviews and the distances between them fit exactly layouts break. What a number is called
/// says how likely it is such a distance, and not that it is none.
struct Gaps: Sendable {
  /// The number whose name is that of a distance, 8 where there is none: the default of many.
  let likely: CGFloat

  private let subject: Subject
  private let configuration: Configuration

  /// Notes what is known of a layout in a configuration.
  init(of subject: Subject, _ configuration: Configuration) {
    likely = configuration.spacing ?? 8
    self.subject = subject
    self.configuration = configuration
  }

  /// Draws a distance: the likely one in three fifths of the draws.
  func gap(from source: inout RandomSource) -> CGFloat {
    source.chance(40) ? source.element(of: others) ?? likely : likely
  }

  /// The other lengths, in order: the drawn parameters, the stored numbers and the constants.
  ///
  /// The layout is made for it, with what was drawn: the simplest parameters may be refused.
  private var others: [CGFloat] {
    let lengths =
      subject.numbers(of: configuration).values + subject.constants.numbers.map { CGFloat($0) }
    // A dictionary has no order of its own.
    return lengths.filter { (0.25...512).contains($0) && $0 != likely }.sorted()
  }
}
