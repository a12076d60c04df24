extension Rule {
  /// The built-in profiles that switch the rule on.
  package var profiles: [Profile] { Profile.builtIn.filter { $0.switchesOn.contains(id) } }

  /// The built-in profiles that switch the rule off.
  package var profilesWithout: [Profile] { Profile.builtIn.filter { $0.switchesOff.contains(id) } }

  /// What switches on a declared rule that is in no built-in profile, in words.
  package var howToSwitchOn: String {
    switch id {
    case LawRules.transposes.id: "switched on by 'partner:', or --select"
    case ParityRules.isSame.id: "switched on by 'sameAs:', or by the command 'compare'"
    case OrderRules.isPrefixStable.id: "switched on by '.flow.topAligned', or --select"
    default: "switched on by a profile of one's own, or --select"
    }
  }
}
