extension Subject {
  /// The rules that are judged unless a flag says otherwise, in the order of the catalogue.
  public var rules: [Rule] {
    var on = Set(RuleCatalogue.byDefault.map(\.id))
    let isObserved = profile?.isObserved ?? false
    if !isObserved { on.subtract(profile?.switchesOff ?? []) }
    on.formUnion(profile?.switchesOn ?? [])
    if partner != nil { on.insert(LawRules.transposes.id) }
    if counterpart != nil { on.insert(ParityRules.isSame.id) }
    return RuleCatalogue.all.filter { on.contains($0.id) }.map { rule in
      isObserved && rule.isPromise ? rule.ofKind : rule
    }
  }

  /// What is wrong with how the subject is declared, each with what would be right.
  package var mistakes: [String] {
    let ids = (profile?.switchesOn ?? []) + (profile?.switchesOff ?? [])
    let unknown = ids.filter { id in
      !RuleCatalogue.all.contains { $0.id == id }
    }.map { id in
      "the profile '\(profile?.name ?? "")' of '\(name)' names '\(id)', which is no rule"
    }
    let exceptions = exceptions.keys.sorted().filter { id in
      !RuleCatalogue.all.contains { $0.id == id }
    }.map {
      "'\(name)' declares an exception for '\($0)', which is no rule"
    }
    return unknown + exceptions
  }
}
