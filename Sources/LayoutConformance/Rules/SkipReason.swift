/// Why a rule was not judged in a trial.
package enum SkipReason: UInt8, Error, CaseIterable, Sendable {
  case noSubviews
  case fewSubviews
  case kinds
  case infiniteProposal
  case finiteProposal
  case infiniteSize
  case invalidSize
  case originAtZero
  case noScript
  case noEarlierSubviews
  case noDrawnParameter
  case oneUpdate
  case fewQuestions
  case notAnimatable
  case notMeasured
  case indistinct
  case noRoom
  case layoutTrapped
  case guides
  case outlyingGuides
  case priorities
  case outranked
  case ownSpacing
  case brokenPlacement
  case ambiguousRows
  case narrowOffer
  case noFiniteOffer
  case fineLengths
  case unknownSpacing
  case unknownWeights
  case lightSubview
  case noPartner
  case noCounterpart
  case foreignConfiguration
  case noScale
  case refusedParameters
  case layoutStuck
  case longCase
  case brokenCopy
  case differsFromRunToRun
  case ofOtherPurpose
  case untakenCount
  case noSubject
  case noCalls
  case noUpdates
  case unsoundFrames
  case rounded
  case contested
  case fractionalShare
  case lacking
  case noAnswer

  /// The reason in words.
  package var text: String {
    switch self {
    case .noSubviews: "there are no subviews"
    case .fewSubviews: "there are too few subviews"
    case .kinds: "the rule does not apply to a kind of subview in the case"
    case .infiniteProposal: "the proposal is infinite"
    case .finiteProposal: "the proposal is not infinite"
    case .infiniteSize: "the size is infinite"
    case .invalidSize: "the size is negative or not a number, which is another rule's"
    case .originAtZero: "the bounds start at 0, 0"
    case .noScript: "the case has no history"
    case .noEarlierSubviews: "the case changes no subviews"
    case .noDrawnParameter: "the layout has no drawn parameter that changes"
    case .oneUpdate: "one update alone is enough, which is another rule's"
    case .fewQuestions: "the first subview is asked less than three different questions"
    case .notAnimatable: "the layout has no animatable data"
    case .notMeasured: "the layout measured no such subview"
    case .indistinct: "the case cannot tell"
    case .noRoom: "the case leaves no room on an axis"
    case .guides: "a subview has an explicit guide"
    case .outlyingGuides:
      "an explicit guide lies outside of its view, or not all subviews are rigid"
    case .priorities: "the priorities of the subviews differ"
    case .outranked: "the size is that of the subviews of the highest priority alone"
    case .ownSpacing: "a subview has a spacing of its own"
    case .brokenPlacement:
      "a subview is not placed, or not near the bounds, which is another rule's"
    case .ambiguousRows: "a subview without height stands where two rows meet"
    case .narrowOffer: "a subview is larger than what it is offered"
    case .noFiniteOffer: "nothing finite is offered"
    case .fineLengths: "a length is no multiple of a quarter"
    case .unknownSpacing: "the spacing is not known: name it with 'spacing:'"
    case .unknownWeights: "the weights are not known: name their key with 'weights:'"
    case .lightSubview: "a subview has no weight"
    case .noPartner: "the subject names no layout for the other axis"
    case .noCounterpart: "the subject names no layout to compare with"
    case .foreignConfiguration: "the other layout cannot take the parameters of the case"
    case .noScale: "a scaled parameter is out of its range"
    case .longCase: "the lengths of the case add up to more than a screen is long"
    case .brokenCopy: "\(Premises.soundCopies.exception), which is SIZE-01's or SIZE-02's"
    case .differsFromRunToRun: "\(Premises.equalRuns.exception), which is PURE-01's"
    case .ofOtherPurpose:
      "the size is not made to hold the subviews, on the axis where one sticks out"
    case .untakenCount: "the layout takes no such number of subviews"
    case .noSubject: "the scene has nothing that the rule is about"
    case .noCalls: "the engine does not tell its calls"
    case .noUpdates: "the engine makes no updates"
    case .unsoundFrames: "a frame is not finite, or a length negative, which is ENGINE-13's"
    case .rounded: "the engine rounds, which is ENGINE-12's"
    case .contested: "sources about SwiftUI disagree"
    case .fractionalShare: "a share is no whole number of the engine's cells"
    case .lacking: "the engine does not support what the scene needs"
    case .noAnswer: "the engine gave no layout, which is ENGINE-18's"
    case .layoutTrapped: "the layout trapped in an experiment of the rule"
    case .refusedParameters: "the layout's initialiser does not take the parameters"
    case .layoutStuck: "the layout did not return soon, as in a case that is told"
    }
  }

  /// Whether the layout itself is the reason, and no other case would lead to a verdict.
  var isOfLayout: Bool {
    switch self {
    case .notAnimatable, .unknownSpacing, .unknownWeights, .noPartner, .noCounterpart,
      .ofOtherPurpose:
      true
    default: false
    }
  }

  /// The reason in a few words, for a list of rules that no case judged.
  package var brief: String {
    switch self {
    case .noSubviews: "no subviews"
    case .fewSubviews: "too few subviews"
    case .kinds: "not for subviews of these kinds"
    case .invalidSize: "the size is invalid"
    case .noScript, .noEarlierSubviews: "nothing is updated"
    case .noDrawnParameter: "no parameter is drawn"
    case .notAnimatable: "no animatable data"
    case .notMeasured: "no such subview is measured"
    case .indistinct: "nothing tells"
    case .noRoom: "no room"
    case .brokenPlacement: "subviews are not placed, or far outside"
    case .unknownSpacing: "the spacing is not known"
    case .unknownWeights: "the weights are not known"
    case .noPartner: "no layout for the other axis is named"
    case .noCounterpart: "no layout to compare with is named"
    case .brokenCopy: "a nested copy has no valid size"
    case .differsFromRunToRun: "answers differ from run to run"
    case .ofOtherPurpose: "the size is not made to hold the subviews"
    case .layoutTrapped: "the layout traps"
    case .layoutStuck: "the layout does not return soon"
    default: text
    }
  }
}
