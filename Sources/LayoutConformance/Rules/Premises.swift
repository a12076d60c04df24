import LayoutAPI
import LayoutEngine

/// What a rule takes for granted: where it is not so, a violation is no fault under that rule.
///
/// Looked into only where a violation is about to be told, so that a layout that keeps its rules is
/// asked nothing more.
struct Premises: OptionSet {
  let rawValue: UInt8

  /// The nested copies of the layout answer with sizes that a view may have.
  static let soundCopies = Premises(rawValue: 1 << 0)

  /// The layout gives the same each time that it is asked the same; of a rule that compares runs.
  static let equalRuns = Premises(rawValue: 1 << 1)

  /// What is the case where the premise is not met, in words.
  var exception: String {
    self == .soundCopies
      ? "a nested copy of the layout answers NaN, a negative length, or infinity unasked"
      : "the layout differs from run to run"
  }

  /// What is the case where one of the premises is not met, in words.
  var exceptions: [String] {
    [Premises.soundCopies, .equalRuns].filter(contains).map(\.exception)
  }
}

extension Rule {
  /// What the rule says about a trial.
  ///
  /// - Parameters:
  ///   - trial: The trial.
  ///   - judge: The rule's law.
  /// - Returns: The verdict; a violation without the rule's premises is none.
  func verdict(on trial: Trial, by judge: (Trial) -> Verdict) -> Verdict {
    let verdict = judge(trial)
    guard case .violated(let violation) = verdict else { return verdict }
    if premises.contains(.soundCopies), trial.hasBrokenCopy(violation.actual) {
      return .skipped(.brokenCopy)
    }
    if premises.contains(.equalRuns), !trial.isEqualEachTime || !isRepeated(trial, by: judge) {
      return .skipped(.differsFromRunToRun)
    }
    return verdict
  }

  /// Whether a violation is there again each time that the case is judged: what varies seldom may
  /// show in none of some runs, and what led to a violation by luck does not do so over and over.
  private func isRepeated(_ trial: Trial, by judge: (Trial) -> Verdict) -> Bool {
    (0..<Trial.repetitions).allSatisfy { _ in
      let again = Trial(trial.layoutCase, of: trial.subject, for: .counting)
      if case .violated = judge(again) { return true }
      return false
    }
  }
}

extension Trial {
  /// Whether a nested copy of the layout answers with a size that no view may have.
  ///
  /// That size is the copy's fault, and what comes of it in the layout around is not that one's.
  ///
  /// - Parameter arrangement: What shows a violation: the copies are looked at in it, and in the case
  ///   as it stands.
  /// - Returns: Whether a copy is at fault.
  func hasBrokenCopy(_ arrangement: Arrangement?) -> Bool {
    guard kinds.contains(.container) else { return false }
    let copies = layoutCase.subviews.indices.filter { layoutCase.subviews[$0].holdsCopy }
    guard !copies.isEmpty else { return false }
    let measured = baseline.calls.contains { call in
      guard case .measured(let subview, let proposal, let size) = call else { return false }
      return copies.contains(subview) && size.isBroken(for: proposal)
    }
    return measured
      || [baseline, arrangement].compactMap(\.self).contains { arrangement in
        // Another arrangement than the case's own can be of other subviews.
        arrangement.frames.count == count
          && copies.contains { index in
            let proposal =
              arrangement.placements[index]?.proposal ?? arrangement.proposal.proposedViewSize
            return arrangement.frames[index].size.isBroken(for: proposal)
          }
      }
  }
}

extension ViewNode {
  /// Whether a copy of the layout under test stands in the subview.
  fileprivate var holdsCopy: Bool {
    if case .nested = kind { return true }
    return children.contains(where: \.holdsCopy)
  }
}

extension CGSize {
  /// Whether no view may answer a proposal so: a length is NaN or negative, or infinite unasked.
  fileprivate func isBroken(for proposal: ProposedViewSize) -> Bool {
    isInvalid || width == .infinity && proposal.width != .infinity
      || height == .infinity && proposal.height != .infinity
  }
}
