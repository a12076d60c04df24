/// Random cases that all have the same number of subviews, each a leaf, for measurements.
package struct SizedCases: CaseSource {
  /// There is no end to random cases.
  package var count: Int? { nil }

  private let generator: CaseGenerator
  private let subviews: Int

  /// Makes the cases of a seed.
  ///
  /// - Parameters:
  ///   - subject: The layout that the cases are for.
  ///   - subviews: The number of subviews of each case.
  ///   - seed: The seed.
  package init(for subject: Subject, subviews: Int, seed: UInt64) {
    generator = CaseGenerator(for: subject, counts: .any, seed: seed)
    self.subviews = subviews
  }

  /// Makes a case.
  package func layoutCase(_ index: Int) -> LayoutCase {
    generator.layoutCase(index, subviews: subviews)
  }
}
