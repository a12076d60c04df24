import LayoutAPI
import LayoutEngine

/// The rule on two layouts that are to be one another's replacement.
enum ParityRules {
  static let all = [isSame]

  static let isSame = Rule.declared(
    "PARITY-01",
    "Two layouts MUST give the same sizes and the same frames, and so the same reading "
      + "order.",
    reason: "A layout that replaces another changes nothing on any screen.",
    source: "Differential testing of an old path and its replacement.",
    inSwiftUI: "AnyLayout goes from one layout to another and keeps the subviews and their "
      + "state (Apple's reference of AnyLayout); what is seen of it is the difference "
      + "between the frames.",
    skippedWhen:
      "the subject names no other layout, or the other cannot take the case's parameters",
    checkFirst: ["the case: what it shows is a difference, not which of the two is right"],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    guard let other = trial.subject.counterpart else { throw .noCounterpart }
    guard other.misfits(of: trial.configuration).isEmpty else { throw .foreignConfiguration }
    var layoutCase = trial.layoutCase
    layoutCase.configuration = trial.configuration
    let (ours, theirs) = (trial.baseline, Trial(layoutCase, of: other).baseline)
    guard ours.size.agrees(with: theirs.size) else {
      return Violation(
        "answered \(ours.size.text) and '\(other.name)' \(theirs.size.text) to proposal "
          + "\(ours.proposal); the sizes must be the same",
        actual: ours)
    }
    for (index, frame) in ours.frames.enumerated() {
      let wanted = theirs.frames[index]
      guard !frame.size.agrees(with: wanted.size) || !frame.origin.agrees(with: wanted.origin)
      else { continue }
      return Violation(
        "put subview \(index) at \(frame.text) and '\(other.name)' at \(wanted.text) for proposal "
          + "\(ours.proposal)\(order(ours, theirs)); the frames must be the same",
        subview: index, actual: ours, expected: theirs.frames)
    }
    return nil
  }

  /// The difference in reading order, in words that follow those on a frame; empty for none.
  private static func order(_ ours: Arrangement, _ theirs: Arrangement) -> String {
    guard let mine = read(ours), let other = read(theirs), mine != other else { return "" }
    let words = [mine, other].map { $0.map(String.init).joined(separator: ", ") }
    return ", read as \(words[0]) and as \(words[1])"
  }

  /// The subviews row by row, each from its leading edge on.
  private static func read(_ arrangement: Arrangement) -> [Int]? {
    guard arrangement.frames.allSatisfy(\.isFinite),
      let rows = try? Rows(arrangement.frames, along: .horizontal).rows
    else { return nil }
    return rows.flatMap { row in
      row.sorted {
        (arrangement.frames[$0].origin.x, $0) < (arrangement.frames[$1].origin.x, $1)
      }
    }
  }
}
