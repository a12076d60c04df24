import LayoutAPI
import LayoutConformance

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

extension RunEvent.SubjectSummary {
  /// What a report says of the observation beside the verdict; `nil` where nothing was observed.
  var observedText: String? {
    guard !isUnmade else { return nil }
    var text = behaviour.description
    if let profile, profile.isObserved {
      let name = profile.qualifiedName
      text +=
        ": its promises are warnings; --profile \(name) requires them, --profile none drops them"
    }
    return text
  }
}
