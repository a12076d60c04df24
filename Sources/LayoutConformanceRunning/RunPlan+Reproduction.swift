package import LayoutConformance

extension RunPlan {
  /// Where the cases of the run come from.
  package var origin: CaseOrigin {
    if let scope { return .exhaustive(scope: scope) }
    return isGuided ? .guided(seed: seed) : .random(seed: seed)
  }

  /// How to see a finding of the run again.
  ///
  /// - Parameters:
  ///   - finding: The finding, with the file that keeps its case if there is one.
  ///   - subject: The layout.
  /// - Returns: The replay of the file; a check like this one where there is none, and in a package,
  ///   whose layouts only a check finds by itself.
  package func reproduction(of finding: Finding, _ subject: Subject) -> Reproduction {
    if let test { return reproduction(in: test, of: subject.name) }
    var result = Reproduction(.check, of: subject.name)
    result.sources = sources
    result.origin = origin
    if limits.timeout != Limits().timeout { result.timeout = limits.timeout }
    if limits.memory != Limits().memory { result.memory = limits.memory }
    // One that its case alone did not show hangs on what ran before it.
    let isAlone = finding.shrinking != nil || finding.caseIndex == nil || !finding.hasCase
    if let file = finding.file, !sources.isPackage, isAlone {
      result.command = .replay(file: file)
      return result
    }
    result.cases = cases(through: finding)
    if shard != .whole { result.shard = shard.description }
    if isComparison, let other = subject.counterpart {
      result.command = .compare(with: other.name)
      return result
    }
    // A crash in an experiment is RUN-01's, and the other rule has to ask for it again.
    result.rules = [finding.rule.id] + (finding.experiment.map { [$0] } ?? [])
    if isGuided || !isAlone {
      // What is learnt from a case, and what it leaves behind, depends on all rules that judge it.
      result.rules = RuleCatalogue.all.map(\.id).filter { selection.selected?.contains($0) == true }
      result.ignored = RuleCatalogue.all.map(\.id).filter(selection.ignored.contains)
    }
    result.profile = finding.setting.profile ?? selection.profile?.qualifiedName
    result.counts = selection.counts
    result.values = values
    if finding.file != nil, corpus != Self.usualCorpus { result.corpus = corpus }
    result.isStrict = finding.rule.level == .recommended && finding.hasCase
    result.isInProcess = limits.isInProcess && !Limits().isInProcess
    return result
  }

  private func reproduction(in test: TestCall, of subject: String) -> Reproduction {
    var result = Reproduction(.test(filter: test.filter), of: subject)
    result.origin = origin
    result.isSeedGiven = test.isSeedGiven
    result.isInProcess = limits.isInProcess && !Limits().isInProcess
    return result
  }

  /// How to see a finding of an engine again: the scene of its file, or the scene as it was drawn.
  package func reproduction(of finding: Finding, engine: String) -> Reproduction {
    if let test { return reproduction(in: test, of: engine) }
    var result = Reproduction(.engine, of: engine)
    result.sources = sources
    result.origin = origin
    if limits.timeout != Limits().timeout { result.timeout = limits.timeout }
    if let file = finding.file {
      result.command = .replay(file: file)
      return result
    }
    result.rules = [finding.rule.id]
    result.cases = finding.caseIndex.map { $0 + 1 } ?? cases
    return result
  }

  /// How many cases had run when a finding was told; `nil` where the origin has a number of its own.
  ///
  /// What a case shows may hang on those of its round: workers run them one after the other.
  private func cases(through finding: Finding) -> Int? {
    guard scope == nil else { return nil }
    let end = cases ?? .max
    guard let index = finding.caseIndex else { return cases ?? Self.roundSizes.lowerBound }
    let last = finding.rule.isTrend ? max(index, Rule.trendSample - 1) : index
    var reached = 0
    while reached <= last, reached < end {
      reached =
        isGuided
        ? min(end, reached + GuidedCases.roundSize) : round(from: reached, to: end).upperBound
    }
    return reached
  }
}
