import LayoutAPI
import LayoutEngine

/// What a process does before it makes workers, so that not each of them has to do it again.
///
/// The Swift runtime finds out once a process what a type conforms to, and the loader where a function
/// is. In each worker that took as long as fifteen cases.
package enum WarmUp {
  /// Makes known what a process needs that is going to judge cases of any layout.
  ///
  /// The rules judge some cases of a layout that harms nobody, once a process.
  package static func prepare() {
    _ = rules
  }

  /// Makes known what a process needs that is going to judge cases of a subject.
  ///
  /// No code of the layout runs: it may do so in workers only.
  package static func prepare(for subject: Subject) {
    prepare()
    subject.warmUp()
  }

  private static let rules: Void = {
    let subject = Subject("Stack") { draw in
      HStackLayout(spacing: draw.length("spacing", in: 0...8))
    }
    _ = Checker(subject, rules: RuleCatalogue.byDefault).tallies(seed: 1, cases: 10)
  }()
}
