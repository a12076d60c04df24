import LayoutConformance

extension FailureBlock {
  /// Sets up the block of a finding of the command.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - subject: The name of the layout.
  ///   - style: How the report looks.
  ///   - seed: The seed of the run; `nil` for a case from a file.
  ///   - scope: The scope whose cases all ran; `nil` for random cases.
  init(_ finding: Finding, subject: String, style: TextStyle, seed: UInt64?, scope: Int? = nil) {
    self.init(
      finding, subject: subject, style: style,
      reproduction: [finding.reproduction(of: subject, seed: seed, scope: scope)])
  }
}

extension Finding {
  /// The command line that shows the finding again.
  func reproduction(of subject: String, seed: UInt64?, scope: Int?) -> String {
    if let file {
      let sources = SourceCheck.files.map { " \($0)" }.joined()
      return "layout-conformance replay \(file)\(sources)"
    }
    let what = SourceCheck.files.isEmpty ? [subject] : SourceCheck.files
    let cases = caseIndex.map { " --cases \(max($0 + 1, 1000))" } ?? ""
    let seed = seed.map { " --seed \($0.hex)" } ?? ""
    let origin = scope.map { " --exhaustive \($0)" } ?? "\(seed)\(cases)"
    if let counterpart = setting.counterpart {
      let files = SourceCheck.files.map { "\($0) " }.joined()
      return "layout-conformance compare \(files)\(subject) \(counterpart)\(origin)"
    }
    let profile = setting.profile.map { " --profile \($0)" } ?? ""
    return "layout-conformance check \(what.joined(separator: " ")) --select \(rule.id)"
      + "\(profile)\(origin)"
  }
}
