package import LayoutConformance

/// Which rules of each subject are judged: the choice of the command line, as a value.
package struct RuleSelection: Sendable {
  /// The IDs after `--select`, `nil` if the flag was not given.
  package var selected: Set<String>?
  /// The IDs after `--ignore`.
  package var ignored: Set<String> = []
  /// The profile after `--profile`, which takes the place of the subjects' own.
  package var profile: Profile?

  /// Makes a choice; what is left out chooses nothing.
  package init(
    selected: Set<String>? = nil, ignored: Set<String> = [], profile: Profile? = nil
  ) {
    self.selected = selected
    self.ignored = ignored
    self.profile = profile
  }

  /// Whether subjects are judged by what they say of themselves, and by no choice of the user's.
  package var isGeneric: Bool { selected == nil && profile == nil }

  /// The subject as it is judged: under the profile that was asked for, if one was.
  package func subject(_ subject: Subject) -> Subject { profile.map(subject.with) ?? subject }

  /// The rules to judge a subject by, in the order of the catalogue.
  ///
  /// A rule that is selected is judged even if nothing switches it on, but not if the subject's
  /// profile switches it off: the subject is not meant to keep it.
  ///
  /// - Parameters:
  ///   - subject: The subject as it is judged, `nil` for one that nothing is known of.
  ///   - asDeclared: Whether to judge no rule beyond those that the subject is known by.
  /// - Returns: The rules; none if the choice leaves none of the subject's.
  package func rules(of subject: Subject?, asDeclared: Bool = false) -> [Rule] {
    let own = subject?.rules ?? RuleCatalogue.byDefault
    let off = Set(subject?.profile?.switchesOff ?? [])
    var rules = own
    if let selected {
      rules = (asDeclared ? own : RuleCatalogue.all).filter { selected.contains($0.id) }
      rules.removeAll { off.contains($0.id) }
    }
    rules.removeAll { ignored.contains($0.id) }
    return rules
  }
}
