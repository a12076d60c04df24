import LayoutAPI
import LayoutConformance
import LayoutConformanceRunning

extension ObservedBehaviour {
  /// The observation as reports for machines have it: `observed`.
  var json: JSONValue {
    .object([
      "text": .string(description), "counts": .string(counts.description),
      "countBasis": .string(countBasis.rawValue), "width": width?.json, "height": height?.json,
      "reads": reads.map { reads in
        .object([
          "priorities": .bool(reads.priorities), "spacing": .bool(reads.spacing),
          "guides": .bool(reads.guides), "direction": .bool(reads.direction),
          "values": .array(reads.values.map { .string($0) }),
          "parameters": .array(reads.parameters.map { .string($0) }),
        ])
      },
      "kind": kind.map { .string($0.profile.qualifiedName) },
      "doubts": .array(doubts.map { .string($0) }),
    ])
  }
}

extension AxisBasis {
  fileprivate var json: JSONValue {
    .object([
      "followsSubviews": .bool(followsSubviews), "followsProposal": .bool(followsProposal),
    ])
  }
}

extension RunEvent.Observed {
  /// What was observed, as a line of a report has it beside the verdict; `nil` where it is nothing out of
  /// the ordinary.
  var notes: String? { behaviour?.notes(onKind: profile?.isObserved == true ? kindNote : nil) }

  /// All that was observed, in one line; `nil` for a layout that cannot be made.
  var text: String? { behaviour?.description }

  /// The answer to each question of the observation; none for a layout that cannot be made.
  var answers: [(question: String, words: String)] {
    guard let behaviour else { return [] }
    return ObservedBehaviour.Question.allCases.flatMap { question in
      var words = behaviour.answers.filter { $0.question == question }.map(\.words)
      switch question {
      case .looksLike:
        if words.isEmpty, behaviour.reads != nil { words = ["no kind that is known"] }
        if let kindNote { words = [words.joined() + " (\(kindNote))"] }
      case .width, .height, .reads: if words.isEmpty { words = ["not known"] }
      case .takes, .doubts: break
      }
      return words.map { (question.rawValue, $0) }
    }
  }

  /// What follows for the promises of a kind; `nil` where none are judged.
  private var kindNote: String? {
    guard let profile else { return nil }
    let name = profile.qualifiedName
    return profile.isObserved
      ? "warnings only; --profile \(name) requires its rules, --profile none drops them"
      : "declared: \(name)"
  }
}

extension RunEvent.SubjectSummary {
  /// The rules that no case judged, by reason: `CACHE-03 (no parameter is drawn); …`; `nil` where there is
  /// none, or no case.
  var notJudged: String? {
    guard cases > 0 else { return nil }
    var groups: [(reason: String, rules: [String])] = []
    for rule in rules where rule.checked == 0 && rule.failed == 0 {
      // That single cases cannot tell is in the nature of a trend.
      guard let reason = rule.reason,
        reason != .indistinct || RuleCatalogue.rule(rule.rule)?.isTrend != true
      else { continue }
      if let index = groups.firstIndex(where: { $0.reason == reason.brief }) {
        groups[index].rules.append(rule.rule)
      } else {
        groups.append((reason.brief, [rule.rule]))
      }
    }
    guard !groups.isEmpty else { return nil }
    return groups.map { "\($0.rules.joined(separator: ", ")) (\($0.reason))" }
      .joined(separator: "; ")
  }
}
