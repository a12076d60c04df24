import LayoutAPI
import LayoutEngine

/// The first difference between two arrangements that should be the same.
struct Difference {
  /// What differs, with both values: `placed subview 1 at 0, 10 …, at 10, 0 …`.
  let text: String
  /// The subview that differs, `nil` for the size.
  let subview: Int?

  /// Finds the first difference; NaN is the same as NaN.
  ///
  /// - Parameters:
  ///   - actual: What came of the experiment.
  ///   - reference: What came of a fresh one.
  ///   - condition: How the experiment differs from a fresh one: `after the script`.
  ///   - baseline: How the reference is called: `with a fresh cache`.
  ///   - isExact: Whether a rounding error is a difference.
  init?(
    _ actual: Arrangement, from reference: Arrangement, _ condition: @autoclosure () -> String,
    baseline: @autoclosure () -> String = "with a fresh cache", isExact: Bool = false
  ) {
    guard
      actual.size.isIdentical(to: reference.size)
        || !isExact && actual.size.agrees(with: reference.size)
    else {
      text =
        "answered \(actual.size.text) to proposal \(actual.proposal) \(condition()) and "
        + "\(reference.size.text) \(baseline())"
      subview = nil
      return
    }
    for index in reference.placements.indices {
      let (now, then) = (actual.placements[index], reference.placements[index])
      // Nearly all are the same to the last bit.
      guard !Self.isIdentical(now, then), isExact || !Self.agree(now, then) else { continue }
      let which = "subview \(index)"
      text =
        "\(Self.describe(now, which)) \(condition()) and \(Self.describe(then, "it")) \(baseline())"
      subview = index
      return
    }
    return nil
  }

  /// Finds the first difference between what a layout tells its parent in two runs.
  ///
  /// - Parameters:
  ///   - actual: What it told in the experiment.
  ///   - reference: What it told in a fresh one.
  ///   - condition: How the experiment differs from a fresh one.
  ///   - baseline: How the reference is called.
  ///   - isExact: Whether a rounding error is a difference.
  init?(
    _ actual: ParentAnswers, from reference: ParentAnswers, _ condition: @autoclosure () -> String,
    baseline: @autoclosure () -> String, isExact: Bool
  ) {
    subview = nil
    for (index, (now, then)) in zip(actual.guides, reference.guides).enumerated()
    where !LayoutConformance.same(now, then)
      && (isExact || !LayoutConformance.agree(now, then))
    {
      text =
        "put its guide \(AlignmentKey.builtIn[index].name) at \(now.text) \(condition()) and "
        + "at \(then.text) \(baseline())"
      return
    }
    for (now, then) in zip(actual.distances, reference.distances)
    where !LayoutConformance.same(now.distance, then.distance)
      && (isExact || !LayoutConformance.agree(now.distance, then.distance))
    {
      text =
        "wanted \(now.distance.text) points at its \(now.edge) edge \(condition()) and "
        + "\(then.distance.text) \(baseline())"
      return
    }
    return nil
  }

  private static func isIdentical(_ a: Placement?, _ b: Placement?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return same(a.position.x, b.position.x) && same(a.position.y, b.position.y)
      && same(a.anchor.x, b.anchor.x) && same(a.anchor.y, b.anchor.y)
      && same(a.proposal.width, b.proposal.width) && same(a.proposal.height, b.proposal.height)
  }

  private static func agree(_ a: Placement?, _ b: Placement?) -> Bool {
    guard let a, let b else { return false }
    return a.position.agrees(with: b.position)
      && LayoutConformance.agree(a.anchor.x, b.anchor.x)
      && LayoutConformance.agree(a.anchor.y, b.anchor.y) && a.proposal.agrees(with: b.proposal)
  }

  private static func describe(_ placement: Placement?, _ which: String) -> String {
    guard let placement else { return "did not place \(which)" }
    return "placed \(which) at \(placement.position.text) with \(placement.proposal.text)"
  }
}
