import LayoutAPI
import LayoutEngine

/// The rules on what a layout offers and how often it asks.
enum OfferRules {
  static let all = [isValid, isLinear, isShallow]

  static let isValid = Rule(
    "OFFER-01", .recommended,
    "Every proposal to a subview SHOULD have lengths that are nil or at least 0, never NaN.",
    reason: "A subview that divides by a negative offer answers with NaN.",
    source: "Apple's reference of ProposedViewSize; reported bug: swift-markdown-ui issue 289.",
    inSwiftUI: "The built-in stacks and padding never offer less than 0: they clamp (OpenSwiftUI). "
      + "What gets a negative offer from your layout is not prepared for it: "
      + "swift-markdown-ui issue 289 divides 0 by 0.",
    skippedWhen: "there are no subviews",
    checkFirst: ["`(width - (count - 1) * spacing) / count` without a `max(0, …)`"],
    premises: .soundCopies,
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let arrangement = trial.baseline
      for call in arrangement.calls {
        let (subview, proposal, verb): (Int, ProposedViewSize, String)
        switch call {
        case .measured(let index, let offer, _): (subview, proposal, verb) = (index, offer, "asked")
        case .placed(let index, let placement):
          (subview, proposal, verb) = (index, placement.proposal, "placed")
        default: continue
        }
        guard !((proposal.width ?? 0) >= 0) || !((proposal.height ?? 0) >= 0) else { continue }
        return .violated(
          Violation(
            "\(verb) subview \(subview) with \(proposal.text) for proposal "
              + "\(arrangement.proposal); an offer must be nil or at least 0",
            subview: subview, actual: arrangement))
      }
      return .holds
    })

  static let isLinear = Rule(
    "COST-01", .recommended,
    "Making the cache and measuring once SHOULD ask at most 16 times per subview and 8 times more, with "
      + "placing twice that, and no more than three times as often for twice the subviews.",
    reason: "In a list every pass pays for each question, and nested layouts multiply them.",
    source: "Follows from how often SwiftUI measures; the survey of 92 public layouts found 2 "
      + "questions a subview in the median and 6 at most. HStackLayout asks 4 times here where the "
      + "width is finite; two stacks fit in, each for two offers.",
    inSwiftUI:
      "SwiftUI remembers a subview's answers to a few proposals (three in OpenSwiftUI) and "
      + "pays for all others again, at each level of nesting.",
    skippedWhen: "there are fewer than 4 subviews",
    checkFirst: [
      "a loop over all subviews inside a loop over all subviews, in `makeCache` too",
      "a row measured again for each subview that is added to it",
      "the lengths of all subviews before each one added up again where it is placed",
    ],
    premises: .equalRuns,
    law: .each { trial in
      guard trial.count >= 4 else { return .skipped(.fewSubviews) }
      let first = questions(trial, times: 1)
      guard first.measuring <= 16 * trial.count + 8 else {
        return .violated(
          Violation(
            "asked its \(trial.count) subviews \(first.measuring) times to make its cache and measure "
              + "once; 16 times per subview and 8 more are plenty"))
      }
      let once = first.all
      guard once <= 32 * trial.count + 16 else {
        return .violated(
          Violation(
            "asked its \(trial.count) subviews \(once) times to make its cache, measure and place once; "
              + "32 times per subview and 16 more are plenty"))
      }
      // Twice, then four times the subviews: a single jump may come from a row that wraps.
      guard trial.count <= 16, trial.subject.takes(2 * trial.count),
        trial.subject.takes(4 * trial.count)
      else { return .holds }
      let twice = questions(trial, times: 2).all
      guard twice > 3 * once else { return .holds }
      let fourTimes = questions(trial, times: 4).all
      guard fourTimes > 3 * twice else { return .holds }
      return .violated(
        Violation(
          "asked \(once), \(twice) and \(fourTimes) times for \(trial.count), \(2 * trial.count) and "
            + "\(4 * trial.count) subviews; the number of questions must grow with the subviews"))
    })

  static let isShallow = Rule(
    "COST-02", .recommended,
    "Nested in itself the layout SHOULD ask the innermost view a number of times that grows with the "
      + "depth, and not with a power of it.",
    reason: "Three levels of six questions are 216, five are 7,776: a screen that stands still.",
    source:
      "Follows from how SwiftUI measures: each question to a container is one to what is in it.",
    inSwiftUI:
      "SwiftUI remembers a view's answers to a few proposals: a stack that asks for 0, for "
      + "infinity and for its own offer asks what is in it no more than that, however deep it is. What "
      + "asks for shares of its offer asks for new ones at each level.",
    skippedWhen:
      "the layout does not take one subview, or asks its first one less than three different "
      + "questions",
    checkFirst: [
      "a loop that tries several widths",
      "an offer made of the answer to another one, at each level",
    ],
    premises: .equalRuns,
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      guard trial.subject.takes(1) else { return .skipped(.untakenCount) }
      var proposals: [ProposedViewSize] = []
      for case .measured(0, let proposal, _) in trial.baseline.calls
      where !proposals.contains(proposal) {
        proposals.append(proposal)
      }
      guard proposals.count > 2 else { return .skipped(.fewQuestions) }
      let counts = (2...4).map { trial.questions(atDepth: $0) }
      // Linear growth from two levels to three, and to four, is by half and by a third.
      guard counts[0] > 0, zip(counts, counts.dropFirst()).allSatisfy({ 5 * $1 > 9 * $0 }) else {
        return .holds
      }
      return .violated(
        Violation(
          "nested in itself it asked the innermost view \(counts[0]), \(counts[1]) and \(counts[2]) "
            + "times at two, three and four levels; the number of questions must grow with the depth",
          subview: 0, actual: trial.baseline))
    })

  /// How often the layout asks its subviews to make the cache and to measure once, and with placing, with
  /// the subviews repeated.
  private static func questions(_ trial: Trial, times: Int) -> (measuring: Int, all: Int) {
    // The case as it stands has been measured and placed.
    let calls = times == 1 ? trial.baseline.calls : trial.callsOfRun(times: times)
    var measuring = 0
    calls.forEachMeasurement { _ in measuring += 1 }
    let all = calls.count { call in
      if case .measured = call { true } else { false }
    }
    return (measuring, all)
  }
}
