package import LayoutConformance

/// Which rules of each subject are judged, and what is declared of it: the choice of the command line, as
/// a value.
package struct RuleSelection: Sendable {
  /// The IDs after `--select`, `nil` if the flag was not given.
  package var selected: Set<String>?
  /// The IDs after `--ignore`.
  package var ignored: Set<String> = []
  /// The profile after `--profile`, which takes the place of the subjects' own.
  package var profile: Profile?
  /// The numbers of subviews after `--count`, which take the place of those of the subjects.
  package var counts: SubviewCounts?

  /// The rule of a test's own, which is in no catalogue and takes the place of all others.
  package var own: Rule?
  /// Whether RUN-01 is judged beside what is selected: a layout must return, whatever else is asked.
  package var requiresReturn = false

  /// Makes a choice; what is left out chooses nothing.
  package init(
    selected: Set<String>? = nil, ignored: Set<String> = [], profile: Profile? = nil,
    counts: SubviewCounts? = nil
  ) {
    self.selected = selected
    self.ignored = ignored
    self.profile = profile
    self.counts = counts
  }

  /// Whether it says of subjects what they say themselves else.
  package var isDeclaration: Bool { profile != nil || counts != nil }

  /// The subject as it is judged: with the profile and the numbers of subviews that were asked for.
  package func subject(_ subject: Subject) -> Subject {
    var subject = subject
    if let profile { subject = subject.with(profile: profile) }
    if let counts { subject = subject.with(counts: counts) }
    return subject
  }

  /// The subject as it is judged: under its profile, or else that of the kind that it looks like.
  package func subject(_ subject: Subject, seenAs behaviour: ObservedBehaviour) -> Subject {
    // Only where nobody said what to judge.
    guard selected == nil, own == nil, profile == nil, subject.profile == nil,
      let kind = behaviour.kind
    else {
      return subject
    }
    return subject.with(profile: kind.profile.observed)
  }

  /// The rules to judge a subject by, in the order of the catalogue, each of the level that it has for
  /// what was observed.
  ///
  /// A rule that is selected is judged even if nothing switches it on, and as for any layout; but not if
  /// the subject's profile switches it off: the subject is not meant to keep it.
  ///
  /// - Parameters:
  ///   - subject: The subject as it is judged, `nil` for one that nothing is known of.
  ///   - behaviour: What was observed of it.
  ///   - asDeclared: Whether to judge no rule beyond those that the subject is known by.
  /// - Returns: The rules; none if the choice leaves none of the subject's.
  package func rules(
    of subject: Subject?, seenAs behaviour: ObservedBehaviour = ObservedBehaviour(),
    asDeclared: Bool = false
  ) -> [Rule] {
    if let own { return [RunRules.returns, own] }
    let usual = subject?.rules ?? RuleCatalogue.byDefault
    var rules = usual.filter { $0.applies(to: behaviour) }
    if let selected {
      let off = Set(subject?.profile?.switchesOff ?? [])
      rules = (asDeclared ? usual : RuleCatalogue.all).filter { selected.contains($0.id) }
      rules.removeAll { off.contains($0.id) }
      rules = rules.map(\.forAnyLayout)
    }
    rules.removeAll { ignored.contains($0.id) }
    if requiresReturn, !rules.isEmpty, !rules.contains(where: { $0.id == RunRules.returns.id }) {
      rules.insert(RunRules.returns, at: 0)
    }
    return rules.map { $0.at($0.level(for: behaviour)) }
  }
}
