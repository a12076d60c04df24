extension Rule {
  /// Whether the rule says anything about a layout that was seen to behave in a way.
  ///
  /// A size that a parameter gives is none that was left from a first draft.
  package func applies(to behaviour: ObservedBehaviour) -> Bool {
    id != SizeRules.isNotConstant.id || !behaviour.sizeFollowsParameters
  }

  /// What a violation means of a layout that was seen to behave in a way; there is no other place that
  /// says so.
  ///
  /// - A layout of exactly one or two subviews mostly modifies or pairs them: that they stand inside is
  ///   recommended, not required, since a modifier around it may turn or scale them.
  /// - The promises of the kind that it looks like are recommended: nobody said that it makes them.
  /// - So is advice that was asked for.
  package func level(for behaviour: ObservedBehaviour) -> Level {
    if case .containment = law, behaviour.isOfFewSubviews, level == .required {
      return .recommended
    }
    return isAdvice && level == .declared ? .recommended : level
  }
}
